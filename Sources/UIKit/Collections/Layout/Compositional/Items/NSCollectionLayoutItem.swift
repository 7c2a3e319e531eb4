import Foundation

/// An item of a compositional layout: one cell, with its size and what is attached to it.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutitem>.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, NSCopying {
    private let size: NSCollectionLayoutSize
    private let supplements: [NSCollectionLayoutSupplementaryItem]

    /// Makes an item of a size.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Makes an item of a size with views attached to it, such as badges.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        (size, supplements) = (layoutSize, supplementaryItems)
    }

    nonisolated deinit {}

    /// Distances between the item's place and its cell. They do not count on an axis that is estimated.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// Distances outside of the item's place; `nil`, the default, for none.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// The item's size.
    open var layoutSize: NSCollectionLayoutSize { size }

    /// The views that are attached to it.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { supplements }

    /// A copy.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        @MainActor func copied() -> Any { copy(layoutSize: size) }
        return MainActor.assumeUnchecked(copied)
    }

    /// A copy of another size.
    func copy(layoutSize: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplements)
        copy.takeEdges(of: self)
        return copy
    }

    final func takeEdges(of other: NSCollectionLayoutItem) {
        (contentInsets, edgeSpacing) = (other.contentInsets, other.edgeSpacing)
    }

    /// Whether another object is the same item.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        @MainActor func isSame() -> Bool {
            (object as? NSCollectionLayoutItem).map { type(of: $0) == type(of: self) && $0.box() == box() } == true
        }
        return MainActor.assumeUnchecked(isSame)
    }

    /// Equal items have equal numbers.
    open nonisolated override var hash: Int {
        @MainActor func hash() -> Int { size.hash }
        return MainActor.assumeUnchecked(hash)
    }

    /// The item's class, size and what is in it, as UIKit's messages have it.
    open nonisolated override var description: String {
        @MainActor func text() -> String { describe(indentation: 0) }
        return MainActor.assumeUnchecked(text)
    }

    func describe(indentation: Int) -> String {
        String(repeating: "\t", count: indentation) + Diagnostics.name(self).dropLast() + "; size=\(size)>"
    }

    // MARK: As values

    /// What the solver takes.
    func box() -> Box {
        Box(
            size: size.boxSize, insets: contentInsets.resolved(isRightToLeft: false),
            edges: edgeSpacing?.edges ?? BoxEdges(),
            supplements: supplements.map { $0.supplement() })
    }
}

/// A view that is attached to an item or group at a point of it, such as a badge.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem>.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    private final let kind: String
    private final let anchors: (container: NSCollectionLayoutAnchor, item: NSCollectionLayoutAnchor?)

    /// Makes a view whose point at the same edges lies at a point of what it is attached to.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize: layoutSize, elementKind, containerAnchor, nil)
    }

    /// Makes a view a point of which lies at a point of what it is attached to.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize: layoutSize, elementKind, containerAnchor, itemAnchor)
    }

    init(
        layoutSize: NSCollectionLayoutSize, _ kind: String, _ container: NSCollectionLayoutAnchor,
        _ item: NSCollectionLayoutAnchor?
    ) {
        (self.kind, anchors) = (kind, (container, item))
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// What lies in front: the element of the larger number. The default is 1.
    open var zIndex = 1

    /// The kind of the view.
    open var elementKind: String { kind }

    /// The point of what it is attached to.
    open var containerAnchor: NSCollectionLayoutAnchor { anchors.container }

    /// The point of the view that lies there; `nil` for the one at the same edges.
    open var itemAnchor: NSCollectionLayoutAnchor? { anchors.item }

    override func copy(layoutSize: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutSupplementaryItem(layoutSize: layoutSize, kind, anchors.container, anchors.item)
        copy.takeEdges(of: self)
        copy.zIndex = zIndex
        return copy
    }

    func supplement() -> BoxSupplement {
        var result = BoxSupplement(
            kind: kind, size: layoutSize.boxSize, zIndex: zIndex, containerPoint: anchors.container.unitPoint,
            itemPoint: (anchors.item ?? anchors.container).unitPoint)
        for anchor in [anchors.container, anchors.item].compactMap({ $0 }) {
            if anchor.isFractionalOffset {
                result.fractionalOffset.x += anchor.offset.x
                result.fractionalOffset.y += anchor.offset.y
            } else {
                result.offset.x += anchor.offset.x
                result.offset.y += anchor.offset.y
            }
        }
        return result
    }
}

/// A view at an edge of a section, or of the whole layout: a header or footer.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem>.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    private final let place: (alignment: NSRectAlignment, offset: CGPoint)

    /// Makes a view at an edge or corner.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Makes a view with a distance from an edge or corner, in points.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        place = (alignment, absoluteOffset)
        super.init(layoutSize: layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
    }

    /// Whether it lies outside of the content, for which the section becomes longer. The default is `true`.
    open var extendsBoundary = true

    /// Whether it stays in sight as long as its section is. The default is `false`.
    open var pinToVisibleBounds = false

    /// Where it lies.
    open var alignment: NSRectAlignment { place.alignment }

    /// How far it lies from there, in points.
    open var offset: CGPoint { place.offset }

    override func copy(layoutSize: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: layoutSize, elementKind: elementKind, alignment: place.alignment, absoluteOffset: place.offset)
        copy.takeEdges(of: self)
        copy.zIndex = zIndex
        (copy.extendsBoundary, copy.pinToVisibleBounds) = (extendsBoundary, pinToVisibleBounds)
        return copy
    }

    func boundary() -> SectionBoundary {
        SectionBoundary(
            kind: elementKind, size: layoutSize.boxSize, alignment: place.alignment, offset: place.offset,
            extends: extendsBoundary, pins: pinToVisibleBounds, zIndex: zIndex)
    }
}

/// A view behind a whole section, which the layout makes.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutdecorationitem>.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    private final let kind: String

    init(kind: String) {
        self.kind = kind
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        super.init(layoutSize: whole, supplementaryItems: [])
    }

    /// Makes a background of a kind, whose class or nib is registered with the layout. It is as large as the section less its
    /// own `contentInsets`.
    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(kind: elementKind)
    }

    /// What lies in front: the element of the larger number. The default is 0; the cells of a section with a background have 1.
    open var zIndex = 0

    /// The kind of the view.
    open var elementKind: String { kind }

    override func copy(layoutSize: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutDecorationItem(kind: kind)
        copy.takeEdges(of: self)
        copy.zIndex = zIndex
        return copy
    }
}
