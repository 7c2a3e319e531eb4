import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Updates of a collection view")
struct CollectionUpdateTests {
    private static func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    @Test("A batch invalidates, prepares, requests elements, and then their initial and final attributes")
    func order() throws {
        let source = RecordedCollection([3])
        let layout = RowLayout()
        try Stage.runCollection(layout, source: source) { stage, collection in
            (layout.log, source.log) = ([], [])

            collection.performBatchUpdates {
                source.counts = [3]
                collection.deleteItems(at: [Self.path(0)])
                collection.insertItems(at: [Self.path(2)])
            }

            expectEqual(
                layout.log.prefix(7),
                [
                    "invalidate counts", "prepare", "elements", "updates 2", "final 0.0", "final 0.1", "final 0.2",
                ])
            expectEqual(layout.log.last, "finalize")
            #expect(layout.log.contains("initial 0.2"))
            stage.advance(by: 0.5)
            expectEqual(
                source.take().filter { !$0.hasPrefix("should") },
                [
                    "cellForItem 0.2", "willDisplay 0.2", "didEndDisplaying 0.0",
                ])
            expectEqual(collection.visibleCells.map(\.frame.minY), [0, 40, 80])
        }
    }

    @Test("Moved items keep their cells, inserted items get new cells, and the completion is called at the end")
    func moves() throws {
        let source = RecordedCollection([4])
        try Stage.runCollection(UICollectionViewFlowLayout(), source: source) { stage, collection in
            let cells = (0..<4).map { collection.cellForItem(at: Self.path($0)) }
            var ends: [Bool] = []

            collection.performBatchUpdates({
                source.counts = [4]
                collection.moveItem(at: Self.path(0), to: Self.path(3))
            }) { ends.append($0) }

            expectEmpty(ends)
            stage.advance(by: 0.5)
            expectEqual(ends, [true])
            expectEqual(
                (0..<4).map { collection.cellForItem(at: Self.path($0)) }, [cells[1], cells[2], cells[3], cells[0]])
        }
    }

    @Test("The closure of a batch is nonescaping: it needs no self, and can be a nonescaping parameter")
    func closures() throws {
        @MainActor final class Items {
            let source = RecordedCollection([3])
            var finished: [Bool] = []

            func add(to collection: UICollectionView) {
                collection.performBatchUpdates {
                    source.counts[0] += 1
                    collection.insertItems(at: [CollectionUpdateTests.path(0)])
                }
            }

            func change(_ collection: UICollectionView, _ updates: () -> Void) {
                collection.performBatchUpdates(updates) { [self] in finished.append($0) }
            }
        }
        let items = Items()
        try Stage.runCollection(UICollectionViewFlowLayout(), source: items.source) { stage, collection in
            items.add(to: collection)
            items.change(collection) {
                items.source.counts[0] -= 1
                collection.deleteItems(at: [Self.path(1)])
            }
            collection.performBatchUpdates(nil)
            stage.advance(by: 1)

            expectEqual(collection.numberOfItems(inSection: 0), 3)
            expectEqual(items.finished, [true])
        }
    }

    @Test("Counts that contradict the updates are an error in UIKit's words, and the data is reloaded")
    func inconsistent() throws {
        let source = RecordedCollection([3])
        try Stage.runCollection(RowLayout(), source: source) { stage, collection in
            source.counts = [5]

            collection.insertItems(at: [Self.path(0)])

            expectEqual(
                stage.diagnostics.last?.message,
                "Invalid update: invalid number of items in section 0.  The number of items contained in an existing section after the update (5) must be equal to the number of items contained in that section before the update (3), plus or minus the number of items inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of items moved into or out of that section (0 moved in, 0 moved out)."
            )
            stage.advance(by: 0.5)
            expectEqual(collection.visibleCells.count, 5)

            collection.deleteItems(at: [Self.path(7)])

            expectEqual(
                stage.diagnostics.last?.message,
                "attempt to delete item 7 from section 0 which only contains 5 items before the update")
            stage.advance(by: 0.5)
            source.counts = [5, 1]

            collection.performBatchUpdates {}

            expectEqual(
                stage.diagnostics.last?.message,
                "Invalid update: invalid number of sections. The number of sections contained in the collection view after the update (2) must be equal to the number of sections contained in the collection view before the update (1), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted)."
            )
        }
    }

    @Test("A reloaded item gets a new cell, a reconfigured item keeps its cell")
    func reloads() throws {
        let source = RecordedCollection([3])
        try Stage.runCollection(RowLayout(), source: source) { stage, collection in
            let cell = collection.cellForItem(at: Self.path(1))
            source.log = []

            collection.reconfigureItems(at: [Self.path(1)])
            stage.advance(by: 0.5)

            expectEqual(source.take(), ["cellForItem 0.1"])
            expectIdentical(collection.cellForItem(at: Self.path(1)), cell)

            collection.reloadItems(at: [Self.path(1)])
            stage.advance(by: 0.5)

            expectEqual(source.take(), ["cellForItem 0.1", "willDisplay 0.1", "didEndDisplaying 0.1"])
            expectNotIdentical(collection.cellForItem(at: Self.path(1)), cell)
        }
    }

    @Test("The selection moves with its item")
    func selection() throws {
        let source = RecordedCollection([5])
        try Stage.runCollection(RowLayout(), source: source) { _, collection in
            collection.selectItem(at: Self.path(3), animated: false, scrollPosition: [])

            collection.performBatchUpdates {
                source.counts = [4]
                collection.deleteItems(at: [Self.path(0)])
            }

            expectEqual(collection.indexPathsForSelectedItems, [Self.path(2)])
        }
    }

    @Test("Between two layouts cells are placed by the progress; finishing and cancelling end it")
    func interactive() throws {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 100, height: 100)
        let rows = RowLayout()
        try Stage.runCollection(rows, source: RecordedCollection([6])) { stage, collection in
            var ends: [[Bool]] = []
            let transition = collection.startInteractiveTransition(to: flow) { ends.append([$0, $1]) }
            expectIdentical(collection.collectionViewLayout, transition)

            transition.transitionProgress = 0.5
            transition.invalidateLayout()
            stage.settle()

            // Row 4 is at 160 in the first layout and at 110 in the second.
            expectEqual(collection.cellForItem(at: Self.path(4))?.frame.height, 70)
            expectEqual(collection.cellForItem(at: Self.path(4))?.center.y, 170)

            collection.cancelInteractiveTransition()
            stage.advance(by: 0.5)

            expectEqual(ends, [[false, true]])
            expectIdentical(collection.collectionViewLayout, rows)
            expectEqual(collection.cellForItem(at: Self.path(4))?.frame.minY, 160)
            _ = collection.startInteractiveTransition(to: flow) { ends.append([$0, $1]) }
            collection.finishInteractiveTransition()
            stage.advance(by: 0.5)
            expectEqual(ends.last, [true, true])
            expectIdentical(collection.collectionViewLayout, flow)
            expectIdentical(flow.collectionView, collection)
            expectNil(rows.collectionView)
        }
    }

    @Test("A new layout moves the existing cells")
    func layouts() throws {
        let source = RecordedCollection([6])
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 100, height: 100)
        try Stage.runCollection(RowLayout(), source: source) { stage, collection in
            let cell = try #require(collection.cellForItem(at: Self.path(4)))
            var ends: [Bool] = []
            source.log = []

            collection.setCollectionViewLayout(flow, animated: true) { ends.append($0) }
            stage.advance(by: 0.5)

            expectEqual(ends, [true])
            expectEmpty(source.log)
            expectIdentical(collection.cellForItem(at: Self.path(4)), cell)
            expectEqual(cell.frame, CGRect(x: 110, y: 110, width: 100, height: 100))
            expectIdentical(collection.collectionViewLayout, flow)
        }
    }
}
