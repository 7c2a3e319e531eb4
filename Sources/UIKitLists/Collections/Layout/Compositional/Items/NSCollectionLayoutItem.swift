import Foundation

/// An item of a compositional layout: one cell, with its size and its attached views.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutitem>.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, NSCopying {
    private let size: NSCollectionLayoutSize
    private let supplements: [NSCollectionLayoutSupplementaryItem]

    /// Creates an item of a size.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Creates an item of a size with attached views, such as badges.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        (size, supplements) = (layoutSize, supplementaryItems)
    }

    nonisolated deinit {}

    /// The insets of the cell in the item's slot, in points. They are ignored on an estimated axis.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The spacing outside the item's slot; `nil`, the default, for no spacing.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// The item's size.
    open var layoutSize: NSCollectionLayoutSize { size }

    /// The views that are attached to the item.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { supplements }

    /// Returns a copy of the item.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        @MainActor func copied() -> Any { copy(layoutSize: size) }
        return MainActor.assumeUnchecked(copied)
    }

    /// Returns a copy with a different size.
    func copy(layoutSize: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplements)
        copy.takeEdges(of: self)
        return copy
    }

    final func takeEdges(of other: NSCollectionLayoutItem) {
        (contentInsets, edgeSpacing) = (other.contentInsets, other.edgeSpacing)
    }

    /// Returns whether an object is an equal item.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        @MainActor func isSame() -> Bool {
            (object as? NSCollectionLayoutItem).map { type(of: $0) == type(of: self) && $0.box() == box() } == true
        }
        return MainActor.assumeUnchecked(isSame)
    }

    /// The hash value, which is the same for equal items.
    open nonisolated override var hash: Int {
        @MainActor func hash() -> Int { size.hash }
        return MainActor.assumeUnchecked(hash)
    }

    /// The class, size and content of the item in the form of UIKit's messages.
    open nonisolated override var description: String {
        @MainActor func text() -> String { describe(indentation: 0) }
        return MainActor.assumeUnchecked(text)
    }

    func describe(indentation: Int) -> String {
        String(repeating: "\t", count: indentation) + Diagnostics.name(self).dropLast() + "; size=\(size)>"
    }

    // MARK: Copying and comparing

    /// Returns the box for the solver.
    func box() -> Box {
        Box(
            size: size.boxSize, insets: contentInsets.resolved(isRightToLeft: false),
            edges: edgeSpacing?.edges ?? BoxEdges(),
            supplements: supplements.map { $0.supplement() })
    }
}

/// A view that is attached to an item or group at an anchor, such as a badge.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem>.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    private final let kind: String
    private final let anchors: (container: NSCollectionLayoutAnchor, item: NSCollectionLayoutAnchor?)

    /// Creates an attached view. An anchor of its container coincides with the anchor of the view at the same edges.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize: layoutSize, elementKind, containerAnchor, nil)
    }

    /// Creates an attached view. An anchor of its container coincides with an anchor of the view.
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

    /// The z-index. Elements with a larger z-index are in front. The default is 1.
    open var zIndex = 1

    /// The kind of the view.
    open var elementKind: String { kind }

    /// The anchor of the item or group that the view is attached to.
    open var containerAnchor: NSCollectionLayoutAnchor { anchors.container }

    /// The anchor of the view; `nil` for the anchor at the same edges.
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

/// A view at an edge of a section or of the whole layout: a header or footer.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem>.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    private final let place: (alignment: NSRectAlignment, offset: CGPoint)

    /// Creates a view at an edge or corner.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Creates a view with an offset from an edge or corner, in points.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        place = (alignment, absoluteOffset)
        super.init(layoutSize: layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
    }

    /// Whether the view is outside the content and extends the section by its length. The default is `true`.
    open var extendsBoundary = true

    /// Whether the view stays visible as long as its section is visible. The default is `false`.
    open var pinToVisibleBounds = false

    /// The edge or corner of the view.
    open var alignment: NSRectAlignment { place.alignment }

    /// The offset from the edge or corner, in points.
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

/// A view behind a whole section, which the layout provides.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutdecorationitem>.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    private final let kind: String

    init(kind: String) {
        self.kind = kind
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        super.init(layoutSize: whole, supplementaryItems: [])
    }

    /// Creates a background of a kind. A class or nib for the kind must be registered with the layout. The frame of
    /// the background is the section inset by `contentInsets`.
    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(kind: elementKind)
    }

    /// The z-index. Elements with a larger z-index are in front. The default is 0. In a section with a background, the
    /// z-index of cells is 1.
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
