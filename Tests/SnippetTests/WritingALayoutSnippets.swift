import IrekoTesting
import UIKit

enum WritingALayoutSnippets {
    private final class WaterfallLayout: UICollectionViewLayout {
        private let minimumColumnWidth: CGFloat = 110
        private let spacing: CGFloat = 8
        private let height: (IndexPath, CGFloat) -> CGFloat = { path, _ in CGFloat(40 + path.item % 3 * 20) }
        private var attributes: [UICollectionViewLayoutAttributes] = []
        private var contentHeight: CGFloat = 0

        /// Places all items.
        override func prepare() {
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

        private var width: CGFloat { collectionView?.bounds.width ?? 0 }

        override var collectionViewContentSize: CGSize { CGSize(width: width, height: contentHeight) }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            attributes.filter { $0.frame.intersects(rect) }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            attributes.indices.contains(indexPath.item) ? attributes[indexPath.item] : nil
        }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            newBounds.width != collectionView?.bounds.width
        }
    }

    private final class TilesController: UICollectionViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
        }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            30
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        }
    }

    @MainActor static func run() throws {
        let tiles = TilesController(collectionViewLayout: WaterfallLayout())
        try Stage.run(rootViewController: tiles) { stage in
            stage.advance(by: 0)
            let width = tiles.collectionView.cellForItem(at: [0, 0])?.frame.width ?? 0
            try check(tiles.collectionView.cellForItem(at: [0, 3])?.frame.minY == 56 && width.rounded() == 119)
            stage.resize(to: CGSize(width: 200, height: 844))
            stage.advance(by: 1)
            try check(tiles.collectionView.cellForItem(at: [0, 0])?.frame.width ?? 0 > width)
        }
    }
}
