import Foundation

/// A rectangle in a view that takes part in layout but shows nothing.
///
/// Follows <https://developer.apple.com/documentation/uikit/uilayoutguide>.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutItem {
    package var layoutState: LayoutState?
    package var layoutContainer: UIView? { owningView }
    package var layoutView: UIView? { owningView }

    /// Makes a guide that belongs to no view yet.
    public override init() { super.init() }

    /// The view that the guide belongs to, set by adding it there.
    open internal(set) weak var owningView: UIView?

    /// A name for messages.
    open var identifier = ""

    /// The guide's rectangle in its view's space, as of the last layout.
    open var layoutFrame: CGRect {
        LayoutEngine.current.solveIfNeeded()
        return layoutState.map { LayoutEngine.current.rect(of: $0) } ?? .zero
    }

    /// The left side.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right side.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// Where reading begins.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// Where reading ends.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The middle across.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The top.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The bottom.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The middle from top to bottom.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

    /// Where the guide is, in the space of a view; `nil` unless both are in the same window. A popover that has the guide
    /// as its source points there.
    open func frame(in referenceView: UIView) -> CGRect? { frameAsSource(in: referenceView) }

    // MARK: Debugging layout guides

    /// Whether the constraints leave the guide's place or size ambiguous. `false` for a guide that no constraint
    /// mentions.
    open var hasAmbiguousLayout: Bool { layoutState.map { !LayoutEngine.current.isDetermined($0) } ?? false }

    /// The active constraints that determine the guide's place and size along an axis.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        LayoutEngine.current.constraints(affecting: self, axis)
    }
}
