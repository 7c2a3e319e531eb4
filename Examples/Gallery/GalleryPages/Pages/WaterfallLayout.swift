import UIKit

/// A layout of items in columns, with equal widths and individual heights: each item is added to the shortest column.
public final class WaterfallLayout: UICollectionViewLayout {
    /// The minimum width of a column. The number of columns is as large as possible.
    public var minimumColumnWidth: CGFloat = 110 { didSet { invalidateLayout() } }
    /// The spacing between items and around them.
    public var spacing: CGFloat = 8 { didSet { invalidateLayout() } }
    /// Returns the height of an item for a width.
    public var height: (IndexPath, CGFloat) -> CGFloat = { _, width in width }
    private var attributes: [UICollectionViewLayoutAttributes] = []
    private var contentHeight: CGFloat = 0

    /// Places all items.
    public override func prepare() {
        super.prepare()
        attributes = []
        contentHeight = 0
        guard let view = collectionView, view.numberOfSections > 0 else { return }
        let width = collectionViewContentSize.width
        let count = max(1, Int((width - spacing) / (minimumColumnWidth + spacing)))
        let columnWidth = (width - spacing) / CGFloat(count) - spacing
        guard columnWidth > 0 else { return }
        var bottoms = [CGFloat](repeating: spacing, count: count)
        for item in 0..<view.numberOfItems(inSection: 0) {
            let path = IndexPath(item: item, section: 0)
            let column = bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
            let new = UICollectionViewLayoutAttributes(forCellWith: path)
            new.frame = CGRect(
                x: spacing + CGFloat(column) * (columnWidth + spacing), y: bottoms[column], width: columnWidth,
                height: height(path, columnWidth))
            bottoms[column] = new.frame.maxY + spacing
            attributes.append(new)
        }
        contentHeight = bottoms.max() ?? 0
    }

    /// The width of the view, and the height of the longest column.
    public override var collectionViewContentSize: CGSize {
        guard let view = collectionView else { return .zero }
        return CGSize(
            width: view.bounds.width - view.adjustedContentInset.left - view.adjustedContentInset.right,
            height: contentHeight)
    }

    /// The items in a rectangle of the content.
    public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributes.filter { $0.frame.intersects(rect) }
    }

    /// The frame of an item.
    public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes.indices.contains(indexPath.item) ? attributes[indexPath.item] : nil
    }

    /// Only a change of the width invalidates the layout.
    public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView?.bounds.width
    }

    /// From right to left, the first column is at the right.
    public override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
