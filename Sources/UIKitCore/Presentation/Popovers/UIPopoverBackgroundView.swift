import CoreGraphics
import Foundation

/// The base of a popover's background that a program draws itself: body, arrow and shadow.
///
/// A subclass overrides the three class methods and both properties, and draws the arrow where these say; those of this
/// class raise. A popover is shown with it by `UIPopoverPresentationController.popoverBackgroundViewClass`, and makes
/// it with `init(frame:)`. The view fills all of the popover, the arrow included.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipopoverbackgroundview>.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    /// Makes a background.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    /// Makes a background from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
    }

    // MARK: Accessing the arrow metrics

    /// From the middle of the side that the arrow is on to the middle of the arrow, in points: negative to the left or
    /// upwards. Set in an animation block, before the popover is shown and when the arrow moves.
    open var arrowOffset: CGFloat {
        get {
            mustOverride("arrowOffset")
            return 0
        }
        set { mustOverride("arrowOffset") }
    }

    /// Where the arrow points; empty for a popover without an arrow. Set in an animation block, before the popover is
    /// shown and when the arrow moves.
    open var arrowDirection: UIPopoverArrowDirection {
        get {
            mustOverride("arrowDirection")
            return .unknown
        }
        set { mustOverride("arrowDirection") }
    }

    /// How wide the arrow is where it leaves the body, in points.
    open class func arrowBase() -> CGFloat {
        mustOverride("arrowBase()")
        return 0
    }

    /// How far the arrow's tip is from the body, in points.
    open class func arrowHeight() -> CGFloat {
        mustOverride("arrowHeight()")
        return 0
    }

    /// How far the body's edges are from the content, in points. The arrow is not counted.
    open class func contentViewInsets() -> UIEdgeInsets {
        mustOverride("contentViewInsets()")
        return .zero
    }

    // MARK: Specifying the default content appearance

    /// Whether the content is shown in round corners. The default is `true`.
    open class var wantsDefaultContentAppearance: Bool { true }

    private func mustOverride(_ member: String) { Self.mustOverride(member) }

    /// UIKit's sentence is not recorded.
    private class func mustOverride(_ member: String) {
        Diagnostics.raise(
            .presentation,
            "\(self) must override \(member), which the popover that it is the background of needs to know.")
    }
}
