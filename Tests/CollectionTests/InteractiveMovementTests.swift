import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Interactive movement of items")
struct InteractiveMovementTests {
    private static func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    @Test("The data source moves the item once, at the end, to the place where the cells are already shown")
    func end() throws {
        let source = MovableCollection([4])
        try Stage.runCollection(RowLayout(), source: source) { stage, collection in
            let cell = collection.cellForItem(at: Self.path(0))
            source.log = []

            let begins = collection.beginInteractiveMovementForItem(at: Self.path(0))
            collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 100))
            stage.advance(by: 0.5)
            let during = (cell?.center, collection.cellForItem(at: Self.path(0))?.frame.minY)
            collection.endInteractiveMovement()
            stage.advance(by: 0.5)

            expectTrue(begins)
            expectEqual(during.0, CGPoint(x: 160, y: 100))
            expectEqual(during.1, 0)
            expectEqual(source.take(), ["canMove 0.0", "target 0.0 0.0 0.2", "move 0.0 0.2"])
            expectIdentical(collection.cellForItem(at: Self.path(2)), cell)
            expectEqual(cell?.frame.minY, 80)
        }
    }

    @Test("A cancelled movement returns the item to its place, without calling the data source")
    func cancel() throws {
        let source = MovableCollection([4])
        try Stage.runCollection(UICollectionViewFlowLayout(), source: source) { stage, collection in
            let cells = (0..<4).map { collection.cellForItem(at: Self.path($0)) }
            let last = try #require(cells[3]).center

            _ = collection.beginInteractiveMovementForItem(at: Self.path(0))
            collection.updateInteractiveMovementTargetPosition(last)
            stage.advance(by: 0.5)
            collection.cancelInteractiveMovement()
            stage.advance(by: 0.5)

            expectEqual(source.take().contains { $0.hasPrefix("move ") }, false)
            expectEqual((0..<4).map { collection.cellForItem(at: Self.path($0)) }, cells)
            expectEqual(cells[3]?.center, last)
        }
    }

    @Test("An item is moved to a different section, and a batch cancels a movement")
    func sectionsAndUpdates() throws {
        let source = MovableCollection([2, 2])
        try Stage.runCollection(RowLayout(), source: source) { stage, collection in
            _ = collection.beginInteractiveMovementForItem(at: Self.path(0))
            collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 100))
            let counts = (0..<2).map { collection.numberOfItems(inSection: $0) }

            source.counts = [2, 3]
            collection.insertItems(at: [Self.path(2, 1)])
            stage.advance(by: 0.5)

            expectEqual(counts, [1, 3])
            expectEqual((0..<2).map { collection.numberOfItems(inSection: $0) }, [2, 3])
            expectEqual(collection.visibleCells.map(\.frame.minY), [0, 40, 80, 120, 160])
        }
    }

    @Test("No item is moved if the data source does not move items")
    func notImplemented() throws {
        let source = RecordedCollection([4])
        try Stage.runCollection(RowLayout(), source: source) { _, collection in
            expectFalse(collection.beginInteractiveMovementForItem(at: Self.path(0)))
        }
    }
}

/// A data source with movable items, which logs the calls for them.
@MainActor
private final class MovableCollection: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var counts: [Int]
    var log: [String] = []

    init(_ counts: [Int]) { self.counts = counts }

    nonisolated deinit {}

    private func name(_ path: IndexPath) -> String { RecordedCollection.name(path) }

    func take() -> [String] {
        defer { log = [] }
        return log
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        log.append("canMove \(name(indexPath))")
        return true
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { log.append("move \(name(sourceIndexPath)) \(name(destinationIndexPath))") }

    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        log.append("target \(name(originalIndexPath)) \(name(currentIndexPath)) \(name(proposedIndexPath))")
        return proposedIndexPath
    }
}
