import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// A million items, with a count of the calls about them.
@MainActor
private final class Million: NSObject, UICollectionViewDataSource {
    static let count = 1_000_000
    /// The height of cells that their layout measures.
    static var height: CGFloat = 44
    var cells = 0
    var numbers = 0
    var separators = 0

    nonisolated deinit {}

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        numbers += 1
        return Self.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        cells += 1
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

/// A cell of a fixed height, which counts its measurements and its instances.
private final class CountedCell: UICollectionViewListCell {
    static var measures = 0
    static var made = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        Self.made += 1
    }

    required init?(coder: NSCoder) { nil }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        Self.measures += 1
        layoutAttributes.size.height = Million.height
        return layoutAttributes
    }
}

@MainActor @Suite("A million items", .serialized)
struct MillionItemsTests {
    private enum Kind: CaseIterable {
        case flow, flowOfEstimates, grid, rows, list, listOfOtherHeights, sideways
    }

    private func layout(_ kind: Kind, _ source: Million) -> UICollectionViewLayout {
        typealias Size = NSCollectionLayoutSize
        func compositional(_ size: Size, _ group: Size, isRow: Bool = false) -> UICollectionViewLayout {
            let section = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: group, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            if isRow { section.orthogonalScrollingBehavior = .continuous }
            return UICollectionViewCompositionalLayout(section: section)
        }
        switch kind {
        case .flow: return UICollectionViewFlowLayout()
        case .flowOfEstimates:
            let layout = UICollectionViewFlowLayout()
            layout.estimatedItemSize = CGSize(width: 100, height: 40)
            return layout
        case .grid:
            return compositional(
                Size(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)),
                Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)))
        case .rows:
            let size = Size(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
            return compositional(size, size)
        case .sideways:
            let size = Size(widthDimension: .absolute(80), heightDimension: .absolute(60))
            return compositional(size, size, isRow: true)
        case .list, .listOfOtherHeights:
            var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            configuration.itemSeparatorHandler = { _, separators in
                source.separators += 1
                return separators
            }
            return UICollectionViewCompositionalLayout.list(using: configuration)
        }
    }

    @Test(
        "At the beginning, in the middle and at the end only shown items are requested and kept",
        arguments: Kind.allCases)
    private func million(kind: Kind) throws {
        (CountedCell.measures, CountedCell.made) = (0, 0)
        Million.height = kind == .list ? 44 : 57
        let source = Million()
        try Stage.run(root: UIViewController(), size: CGSize(width: 320, height: 480)) { stage, root in
            let collection = UICollectionView(frame: root.view.bounds, collectionViewLayout: layout(kind, source))
            collection.register(CountedCell.self, forCellWithReuseIdentifier: "cell")
            collection.dataSource = source
            root.view.addSubview(collection)
            stage.settle()
            var seen = collection.visibleCells.count
            var most = seen
            for item in [Million.count / 2, Million.count - 1, 0] {
                let path = IndexPath(item: item, section: 0)
                collection.scrollToItem(at: path, at: [.centeredVertically, .centeredHorizontally], animated: false)
                stage.settle()
                seen += collection.visibleCells.count
                most = max(most, collection.visibleCells.count)
                expectNotNil(collection.cellForItem(at: path))
            }
            collection.performBatchUpdates(nil)
            stage.advance(by: 1)

            // A cell with a different preferred size causes the cells after it to be laid out again.
            #expect(source.cells <= 3 * seen, "\(source.cells) cells for \(seen) in sight")
            #expect(source.numbers <= 8)
            #expect(CountedCell.made <= 2 * most + 10)
            #expect(CountedCell.measures <= 12 * seen)
            #expect(source.separators <= 40 * seen)
            expectEmpty(stage.diagnostics)
        }
    }
}
