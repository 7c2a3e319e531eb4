import Foundation

/// An attribute of a view or guide from which constraints are made, of one kind: across, down, or a length.
///
/// Follows <https://developer.apple.com/documentation/uikit/nslayoutanchor>.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    weak var item: (any LayoutItem)?
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
    }

    func make(
        _ relation: NSLayoutConstraint.Relation, _ other: (any LayoutItem)?,
        _ otherAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat, _ multiplier: CGFloat = 1
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            first: item, attribute, relation, second: other, otherAttribute, multiplier: multiplier, constant: constant)
    }

    /// This one is where the other is, plus a constant.
    open func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { make(.equal, anchor.item, anchor.attribute, c) }

    /// This one is at least where the other is, plus a constant.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor.item, anchor.attribute, c) }

    /// This one is at most where the other is, plus a constant.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor.item, anchor.attribute, c) }
}

/// A vertical line of a view or guide.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// This one stands after the other by a number of the system's spaces of 8 points.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: 8 * multiplier) }

    /// The distance between two lines.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: self, to: otherAnchor)
    }
}

/// A horizontal line of a view or guide.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// This one stands below the other by a number of the system's spaces of 8 points.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: 8 * multiplier) }

    /// The distance between two lines.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: self, to: otherAnchor)
    }
}

/// A length of a view or guide.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Keeps the guide that spans a distance between two lines, for a length made of these.
    private var span: UILayoutGuide?

    override init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) { super.init(item, attribute) }

    /// A distance is the length of a guide that spans it.
    convenience init<Anchor>(from first: NSLayoutAnchor<Anchor>, to second: NSLayoutAnchor<Anchor>) {
        let guide = UILayoutGuide()
        let isHorizontal = first.attribute.axis == .horizontal
        self.init(guide, isHorizontal ? .width : .height)
        span = guide
        var view = first.item?.layoutView
        while let candidate = view, let other = second.item?.layoutView, !other.isDescendant(of: candidate) {
            view = candidate.superview
        }
        view?.addLayoutGuide(guide)
        NSLayoutConstraint(
            first: guide, isHorizontal ? .left : .top, .equal, second: first.item, first.attribute, multiplier: 1,
            constant: 0
        ).isActive = true
        NSLayoutConstraint(
            first: guide, isHorizontal ? .right : .bottom, .equal, second: second.item, second.attribute, multiplier: 1,
            constant: 0
        ).isActive = true
    }

    /// The length is a number of points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { make(.equal, nil, .notAnAttribute, c) }

    /// The length is at least a number of points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, nil, .notAnAttribute, c)
    }

    /// The length is at most a number of points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        make(.lessThanOrEqual, nil, .notAnAttribute, c)
    }

    /// The length is a multiple of another, plus a constant.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { make(.equal, anchor.item, anchor.attribute, c, m) }

    /// The length is at least a multiple of another, plus a constant.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor.item, anchor.attribute, c, m) }

    /// The length is at most a multiple of another, plus a constant.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor.item, anchor.attribute, c, m) }
}
