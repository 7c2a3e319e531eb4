import CoreGraphics
import Foundation
import QuartzCore

extension UIViewController.Transition {
    /// The appearance of a zoom transition, and the conditions of its dismissal gestures.
    ///
    /// Follows <https://developer.apple.com/documentation/uikit/uiviewcontroller/transition/zoomoptions>.
    @preconcurrency @MainActor
    open class ZoomOptions: NSObject, NSCopying {
        /// Creates options with default values.
        public override init() { super.init() }

        nonisolated deinit {}

        /// Returns the part of the page that is aligned with the source view, in the coordinate space of the
        /// controller's view.
        ///
        /// An example is the frame of a large image whose thumbnail is the source view. Called at the start of each
        /// transition. If it returns `nil`, an empty rectangle, or a rectangle outside the page, the whole page is
        /// aligned.
        open var alignmentRectProvider: (@MainActor (AlignmentRectContext) -> CGRect?)?

        /// Returns whether a gesture may begin to dismiss the page. The result overrides the system's decision
        /// (`willBegin`), which applies if this is `nil`.
        open var interactiveDismissShouldBegin: (@MainActor (InteractionContext) -> Bool)?

        /// The color that dims the content behind the page. With `nil`, the color is clear if a visual effect is set or
        /// the controller is a sheet, which has its own dimming; otherwise it is a black like that around sheets.
        open var dimmingColor: UIColor?

        /// The blur of the content behind the page, below the dimming color; `nil` by default.
        open var dimmingVisualEffect: UIBlurEffect?

        /// Returns an independent copy of the options.
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
