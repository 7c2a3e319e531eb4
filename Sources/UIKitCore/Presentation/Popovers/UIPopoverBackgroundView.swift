import CoreGraphics
import Foundation

/// The base class of custom popover backgrounds, which draw body, arrow and shadow.
///
/// A subclass overrides the three class methods and both properties, and draws the arrow with the size, offset and
/// direction that they specify. Calling the implementations of this class is an error. Set the subclass as
/// `UIPopoverPresentationController.popoverBackgroundViewClass`. The popover creates it with `init(frame:)`. The view
/// fills the whole popover, including the arrow.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipopoverbackgroundview>.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    /// Creates a background view.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    /// Creates a background view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
    }

    // MARK: Accessing the arrow metrics

    /// The offset of the arrow from the middle of its side, in points; negative values are to the left or upward. The
    /// popover sets it in an animation block, before it is shown and when the arrow moves.
    open var arrowOffset: CGFloat {
        get {
            mustOverride("arrowOffset")
            return 0
        }
        set { mustOverride("arrowOffset") }
    }

    /// The direction of the arrow; empty for a popover without an arrow. The popover sets it in an animation block,
    /// before it is shown and when the arrow moves.
    open var arrowDirection: UIPopoverArrowDirection {
        get {
            mustOverride("arrowDirection")
            return .unknown
        }
        set { mustOverride("arrowDirection") }
    }

    /// Returns the width of the arrow at the body, in points.
    open class func arrowBase() -> CGFloat {
        mustOverride("arrowBase()")
        return 0
    }

    /// Returns the distance of the arrow's tip from the body, in points.
    open class func arrowHeight() -> CGFloat {
        mustOverride("arrowHeight()")
        return 0
    }

    /// Returns the insets of the content from the edges of the popover's body, in points. They do not include the
    /// arrow.
    open class func contentViewInsets() -> UIEdgeInsets {
        mustOverride("contentViewInsets()")
        return .zero
    }

    // MARK: Specifying the default content appearance

    /// Whether the content has round corners. The default is `true`.
    open class var wantsDefaultContentAppearance: Bool { true }

    private func mustOverride(_ member: String) { Self.mustOverride(member) }

    /// Raises for a member that was not overridden. UIKit's sentence is not recorded.
    private class func mustOverride(_ member: String) {
        Diagnostics.raise(
            .presentation,
            "\(self) must override \(member), because its popover uses the value.")
    }
}
