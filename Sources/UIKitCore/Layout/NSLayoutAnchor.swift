import Foundation

/// An attribute of a view or guide, for creating constraints. Its subclasses represent vertical lines, horizontal
/// lines and lengths.
///
/// Anchors are properties of views and guides (`leadingAnchor`, `widthAnchor`) and do not retain their item. Two
/// anchors with the same attribute of the same item are equal.
///
/// Follows <https://developer.apple.com/documentation/uikit/nslayoutanchor>.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, LayoutAnchor {
    // Unsafe only because Swift cannot verify that the item is not changed by other threads. Compared values may be
    // read on any thread.
    nonisolated(unsafe) private final let reference: WeakLayoutItem
    nonisolated final var item: (any LayoutItem)? { reference.item }
    nonisolated let attribute: NSLayoutConstraint.Attribute
    /// A distance between two lines belongs to no view, so its anchor retains it.
    let span: LayoutSpan?

    init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
        reference = WeakLayoutItem(item)
        self.attribute = attribute
        span = item as? LayoutSpan
    }

    func make(
        _ relation: NSLayoutConstraint.Relation, _ other: (any LayoutItem)?,
        _ otherAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat = 0, _ multiplier: CGFloat = 1
    ) -> NSLayoutConstraint {
        // The other item is omitted, as a library's test on iOS shows.
        if multiplier == 0 {
            return NSLayoutConstraint(
                first: item, attribute, relation, second: nil, .notAnAttribute, multiplier: 1, constant: constant)
        }
        return NSLayoutConstraint(
            first: item, attribute, relation, second: other, otherAttribute, multiplier: multiplier, constant: constant)
    }

    // MARK: Building constraints

    /// Constrains this anchor to equal a given anchor.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.equal, anchor.item, anchor.attribute)
    }

    /// Constrains this anchor to be at least a given anchor.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor.item, anchor.attribute)
    }

    /// Constrains this anchor to be at most a given anchor.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor.item, anchor.attribute)
    }

    /// Constrains this anchor to equal a given anchor plus a constant.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        make(.equal, anchor.item, anchor.attribute, c)
    }

    /// Constrains this anchor to be at least a given anchor plus a constant.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor.item, anchor.attribute, c) }

    /// Constrains this anchor to be at most a given anchor plus a constant.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor.item, anchor.attribute, c) }

    // MARK: Comparing and describing

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? any LayoutAnchor else { return false }
        guard let item, let otherItem = other.item else { return self === other }
        return item === otherItem && attribute == other.attribute
    }

    open override var hash: Int { attribute.hashValue }

    /// The type of the anchor, with its item and attribute: `<NSLayoutXAxisAnchor:0x… "UIView:0x….leading">`. Outside
    /// the main thread, only type and address.
    open override var description: String {
        guard MainThread.isCurrent else { return Diagnostics.name(self) }
        return MainActor.assumeIsolated {
            let kind =
                switch (attribute.kind, attribute.axis) {
                case (.size, _): "NSLayoutDimension"
                case (_, .horizontal): "NSLayoutXAxisAnchor"
                case (_, .vertical): "NSLayoutYAxisAnchor"
                }
            let name = item.map(ConstraintText.name) ?? "(null)"
            return "<\(kind):\(ConstraintText.address(of: self)) \"\(name).\(attribute)\">"
        }
    }
}

/// An anchor of any kind.
protocol LayoutAnchor: AnyObject {
    var item: (any LayoutItem)? { get }
    var attribute: NSLayoutConstraint.Attribute { get }
}
