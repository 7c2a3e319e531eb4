import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Diffable data sources of collection views")
struct CollectionDiffableTests {
    private typealias Source = UICollectionViewDiffableDataSource<String, Int>

    private func run(_ body: (Stage, UICollectionView, Source) throws -> Void) throws {
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
            cell.tag = item
        }
        try Stage.runCollection(RowLayout(), source: RecordedCollection([0])) { stage, collection in
            let source = Source(collectionView: collection) { collection, path, item in
                collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            try body(stage, collection, source)
        }
    }

    private func snapshot(_ sections: (String, [Int])...) -> NSDiffableDataSourceSnapshot<String, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    @Test("Items that stay keep their cells, also when they leave a deleted section for an inserted section")
    func moves() throws {
        try run { stage, collection, source in
            source.apply(snapshot(("a", [1, 2]), ("b", [3])))
            stage.advance(by: 0.5)
            let cells = collection.visibleCells
            expectEqual(cells.map(\.tag), [1, 2, 3])
            var ends = 0

            source.apply(snapshot(("c", [2]), ("b", [4, 1, 3]))) { ends += 1 }
            expectEqual(source.indexPath(for: 1), IndexPath(item: 1, section: 1))
            stage.advance(by: 0.5)

            expectEqual(ends, 1)
            expectEqual(collection.visibleCells.map(\.tag), [2, 4, 1, 3])
            expectIdentical(collection.visibleCells[0], cells[1])
            expectIdentical(collection.visibleCells[2], cells[0])
            expectIdentical(collection.visibleCells[3], cells[2])
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("Marked items are configured again in their cells, or get new cells")
    func marks() throws {
        try run { stage, collection, source in
            source.apply(snapshot(("a", [1, 2])))
            stage.advance(by: 0.5)
            let cells = collection.visibleCells
            var marked = source.snapshot()
            marked.reconfigureItems([1])
            marked.reloadItems([2])

            source.apply(marked)
            stage.advance(by: 0.5)

            expectIdentical(collection.visibleCells[0], cells[0])
            expectNotIdentical(collection.visibleCells[1], cells[1])
            expectEmpty(source.snapshot().reloadedItemIdentifiers)
        }
    }

    @Test("An outline shows the children of expanded items")
    func outline() throws {
        try run { stage, collection, source in
            var outline = NSDiffableDataSourceSectionSnapshot<Int>()
            outline.append([1, 2])
            outline.append([11, 12], to: 1)
            outline.append([111], to: 11)
            outline.expand([1])

            source.apply(outline, to: "a", animatingDifferences: false)
            stage.advance(by: 0.5)

            expectEqual(collection.visibleCells.map(\.tag), [1, 11, 12, 2])
            expectEqual(source.snapshot(for: "a").items, [1, 11, 111, 12, 2])

            outline.collapse([1])
            source.apply(outline, to: "a")
            stage.advance(by: 0.5)

            expectEqual(collection.visibleCells.map(\.tag), [1, 2])
            expectEqual(source.snapshot(for: "a").isExpanded(1), false)
        }
    }

    @Test("An outline has levels, parents and parts, and refuses existing items")
    func outlineParts() throws {
        try run { stage, _, _ in
            var outline = NSDiffableDataSourceSectionSnapshot<Int>()
            outline.append([1, 2])
            outline.append([11], to: 1)
            outline.insert([12], after: 11)
            outline.insert([10], before: 11)

            expectEqual(outline.items, [1, 10, 11, 12, 2])
            expectEqual(outline.level(of: 12), 1)
            expectEqual(outline.parent(of: 12), 1)
            expectEqual(outline.isVisible(12), false)
            expectEqual(outline.snapshot(of: 1).rootItems, [10, 11, 12])
            outline.delete([1])
            expectEqual(outline.items, [2])

            outline.append([2])

            expectEqual(
                stage.diagnostics.last?.message,
                "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(2)}")
            expectEqual(outline.items, [2])
        }
    }

    @Test("A cell provider without a cell is an error in UIKit's words")
    func providers() throws {
        try Stage.runCollection(RowLayout(), source: RecordedCollection([0])) { stage, collection in
            let source = Source(collectionView: collection) { _, _, _ in nil }

            source.apply(snapshot(("a", [7])))
            stage.advance(by: 0.5)

            let message = try #require(stage.diagnostics.first?.message)
            expectTrue(
                message.hasPrefix(
                    "UICollectionViewDiffableDataSource cell provider returned nil for index path {length = 2, path = 0 - 0} with item identifier '7', which is not allowed."
                ))
        }
    }
}
