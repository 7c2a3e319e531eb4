import CoreGraphics
import Foundation
import QuartzCore

extension UIViewController.Transition {
    /// How a zoom looks, and when fingers may begin the way back.
    ///
    /// Follows <https://developer.apple.com/documentation/uikit/uiviewcontroller/transition/zoomoptions>.
    @preconcurrency @MainActor
    open class ZoomOptions: NSObject, NSCopying {
        /// Makes options with the defaults.
        public override init() { super.init() }

        nonisolated deinit {}

        /// Gives the part of the page that lies over the source view while that is seen, in the space of the
        /// controller's view, such as the place of the large image whose small one is the source. Called at the
        /// start of each transition.
        ///
        /// `nil`, and rectangles that are empty or outside of the page, stand for all of the page.
        open var alignmentRectProvider: (@MainActor (AlignmentRectContext) -> CGRect?)?

        /// Whether fingers may begin to take the page away. What it answers counts, also against what the system
        /// would do (`willBegin`); without it that counts.
        open var interactiveDismissShouldBegin: (@MainActor (InteractionContext) -> Bool)?

        /// The colour over what lies behind the page. `nil` for the system's: none where there is a visual effect,
        /// nor around a sheet, which darkens by itself; else a black like that around sheets (chosen).
        open var dimmingColor: UIColor?

        /// The blur of what lies behind the page, under the colour; none by default.
        open var dimmingVisualEffect: UIBlurEffect?

        /// A copy, which changes by itself.
        nonisolated open func copy(with zone: NSZone? = nil) -> Any {
            @MainActor func copy() -> ZoomOptions { copied() }
            return MainActor.assumeUnchecked(copy)
        }

        final func copied() -> ZoomOptions {
            let copy = ZoomOptions()
            copy.alignmentRectProvider = alignmentRectProvider
            copy.interactiveDismissShouldBegin = interactiveDismissShouldBegin
            copy.dimmingColor = dimmingColor
            copy.dimmingVisualEffect = dimmingVisualEffect
            return copy
        }
    }
}
