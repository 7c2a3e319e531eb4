import UIKit

/// Items of the same width and heights of their own in columns: each goes into the column that is shortest so far.
public final class WaterfallLayout: UICollectionViewLayout {
    /// The least width of a column; as many as fit stand beside one another.
    public var minimumColumnWidth: CGFloat = 110 { didSet { invalidateLayout() } }
    /// The room between items and around them.
    public var spacing: CGFloat = 8 { didSet { invalidateLayout() } }
    /// The height of an item of a width.
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

    /// As wide as the view, and as high as the longest column.
    public override var collectionViewContentSize: CGSize {
        guard let view = collectionView else { return .zero }
        return CGSize(
            width: view.bounds.width - view.adjustedContentInset.left - view.adjustedContentInset.right,
            height: contentHeight)
    }

    /// The items in a part of the content.
    public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributes.filter { $0.frame.intersects(rect) }
    }

    /// The place of one item.
    public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes.indices.contains(indexPath.item) ? attributes[indexPath.item] : nil
    }

    /// Only another width changes the columns.
    public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView?.bounds.width
    }

    /// The first column is at the right where one reads from there.
    public override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
