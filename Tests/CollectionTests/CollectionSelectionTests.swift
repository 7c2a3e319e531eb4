import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Selecting items")
struct CollectionSelectionTests {
    @Test(
        "A tap highlights, selects, performs the primary action, and unhighlights last",
        arguments: PointingDevice.allCases)
    func tap(device: PointingDevice) throws {
        let source = RecordedCollection([20])
        try Stage.runCollection(RowLayout(), source: source) { stage, collection in
            source.log = []

            stage.tap(device, at: CGPoint(x: 100, y: 60))

            expectEqual(
                source.take(),
                [
                    "shouldHighlight 0.1", "didHighlight 0.1", "shouldSelect 0.1", "didSelect 0.1", "primaryAction 0.1",
                    "didUnhighlight 0.1",
                ])
            expectEqual(collection.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
            expectEqual(collection.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected, true)

            stage.tap(device, at: CGPoint(x: 100, y: 100))

            expectEqual(
                source.take(),
                [
                    "shouldHighlight 0.2", "didHighlight 0.2", "shouldSelect 0.2", "didDeselect 0.1", "didSelect 0.2",
                    "primaryAction 0.2", "didUnhighlight 0.2",
                ])
        }
    }

    @Test("If several items can be selected, a second tap deselects", arguments: SelectingDevice.allCases)
    func several(device: SelectingDevice) throws {
        let source = RecordedCollection([20])
        try Stage.runCollection(RowLayout(), source: source) { stage, collection in
            var focused: Int?
            collection.allowsMultipleSelection = true
            collection.allowsFocus = true
            stage.select(row: 0, rowHeight: 40, in: collection, focused: &focused, with: device)
            stage.select(row: 1, rowHeight: 40, in: collection, focused: &focused, with: device)
            expectEqual(collection.indexPathsForSelectedItems?.map(\.item), [0, 1])
            source.log = []

            stage.select(row: 0, rowHeight: 40, in: collection, focused: &focused, with: device)

            let selection = source.take().filter { $0.contains("elect") }
            expectEqual(selection, ["shouldDeselect 0.0", "didDeselect 0.0"])
            expectEqual(collection.indexPathsForSelectedItems?.map(\.item), [1])
        }
    }

    @Test("The program selects without the delegate; a reload clears the selection")
    func program() throws {
        let source = RecordedCollection([50])
        try Stage.runCollection(RowLayout(), source: source) { stage, collection in
            source.log = []

            collection.selectItem(at: IndexPath(item: 40, section: 0), animated: false, scrollPosition: .top)
            stage.settle()

            expectEqual(collection.contentOffset.y, 1600)
            expectEqual(collection.indexPathsForSelectedItems, [IndexPath(item: 40, section: 0)])
            expectFalse(source.log.contains { $0.contains("elect") })
            collection.reloadData()
            expectNil(collection.indexPathsForSelectedItems)
        }
    }

    @Test("Two positions along the same axis are an error, and so is an unknown item")
    func positions() throws {
        try Stage.runCollection(RowLayout(), source: RecordedCollection([50])) { stage, collection in
            collection.scrollToItem(at: IndexPath(item: 1, section: 0), at: [.top, .bottom], animated: false)
            expectEqual(stage.diagnostics.count, 1)

            collection.scrollToItem(at: IndexPath(item: 50, section: 0), at: .top, animated: false)

            let message = try #require(stage.diagnostics.last?.message)
            expectTrue(
                message.hasPrefix(
                    "Attempted to scroll the collection view to an out-of-bounds item (50) when there are only 50 items in section 0."
                ))
            expectEqual(collection.contentOffset, .zero)
        }
    }

    @Test("The item at a point is the cell in front there, also at edges that are aligned to pixels")
    func itemAtEdge() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 25.36, height: 24.18)
        layout.minimumLineSpacing = 0
        try Stage.runCollection(layout, source: RecordedCollection([40, 30])) { _, collection in
            for cell in collection.visibleCells {
                for y in [cell.frame.minY + 0.02, cell.frame.maxY - 0.02] {
                    let point = CGPoint(x: cell.frame.midX, y: y)
                    guard collection.bounds.contains(point) else { continue }
                    var hit = collection.hitTest(point, with: nil)
                    while let view = hit, !(view is UICollectionViewCell) { hit = view.superview }
                    let front = try #require(hit as? UICollectionViewCell)

                    expectEqual(collection.indexPathForItem(at: point), collection.indexPath(for: front), "\(point)")
                }
            }
        }
    }
}
