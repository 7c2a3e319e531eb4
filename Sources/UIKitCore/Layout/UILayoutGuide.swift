import Foundation

/// A rectangle in a view that takes part in layout but is not drawn.
///
/// Follows <https://developer.apple.com/documentation/uikit/uilayoutguide>.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutItem {
    package var layoutState: LayoutState?
    package var layoutContainer: UIView? { owningView }
    package var layoutView: UIView? { owningView }

    /// Creates a guide without a view.
    public override init() { super.init() }

    /// The view that owns the guide, set when the guide is added.
    open internal(set) weak var owningView: UIView? {
        get { owner.wrappedValue }
        set { owner.wrappedValue = newValue }
    }
    private var owner = SharedWeak<UIView>()

    /// An identifier for messages.
    open var identifier = ""

    /// The guide's rectangle in its view's coordinate space, from the last layout.
    open var layoutFrame: CGRect {
        LayoutEngine.current.solveIfNeeded()
        return layoutState.map { LayoutEngine.current.rect(of: $0) } ?? .zero
    }

    /// The anchor of the left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The anchor of the right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The anchor of the leading edge.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The anchor of the trailing edge.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The anchor of the horizontal center.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The anchor of the top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The anchor of the bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The anchor of the vertical center.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The anchor of the width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The anchor of the height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

    /// Returns the guide's frame in the coordinate space of a view; `nil` unless both are in the same window. A
    /// popover with the guide as its source points to this rectangle.
    open func frame(in referenceView: UIView) -> CGRect? { frameAsSource(in: referenceView) }

    // MARK: Debugging layout guides

    /// Whether the constraints leave the guide's position or size ambiguous. `false` for a guide without constraints.
    open var hasAmbiguousLayout: Bool { layoutState.map { !LayoutEngine.current.isDetermined($0) } ?? false }

    /// Returns the active constraints that determine the guide's position and size along an axis.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        LayoutEngine.current.constraints(affecting: self, axis)
    }
}
