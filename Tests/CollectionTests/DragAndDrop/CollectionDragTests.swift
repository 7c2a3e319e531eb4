import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Items that are dragged and dropped", .serialized)
struct CollectionDragTests {
    /// The middle of a place in the grid.
    private static func place(_ index: Int) -> CGPoint {
        CGPoint(x: CGFloat(index % 3) * 110 + 50, y: CGFloat(index / 3) * 110 + 50)
    }

    @Test("The delegates are called in order when an item is moved", arguments: PointingDevice.allCases)
    func order(device: PointingDevice) throws {
        let source = DraggedCollection([["A", "B", "C", "D", "E"]])
        try Stage.runDragged(source) { stage, collection in
            stage.carry(device, from: Self.place(0), to: Self.place(2))
            let states = (collection.hasActiveDrag, collection.hasActiveDrop, collection.hasUncommittedUpdates)
            stage.up(device, at: Self.place(2))
            stage.advance(by: 1.5)

            #expect(states == (true, true, true))
            expectEqual(
                source.log,
                [
                    "items 0.0", "parameters 0.0", "begin", "can handle", "enter", "update 0.0", "update 0.1",
                    "update 0.2", "perform 0.2", "drag end", "drop end",
                ])
            expectEqual(source.texts, [["B", "C", "A", "D", "E"]])
            expectEqual(collection.textsInSight, ["B", "C", "A", "D", "E"])
            expectEqual(collection.visibleCells.map(\.center), (0..<5).map(Self.place))
            expectEqual(collection.visibleCells.map(\.alpha), [1, 1, 1, 1, 1])
            expectFalse(collection.hasActiveDrag)
            expectFalse(collection.hasActiveDrop)
            expectFalse(collection.hasUncommittedUpdates)
        }
    }

    @Test("Items make space for the dragged item, and keep their paths", arguments: PointingDevice.allCases)
    func gap(device: PointingDevice) throws {
        let source = DraggedCollection([["A", "B", "C", "D"]])
        try Stage.runDragged(source) { stage, collection in
            let cells = collection.visibleCells

            stage.carry(device, from: Self.place(0), to: Self.place(2))
            stage.advance(by: 0.5)

            expectEqual(cells.map(\.center), [2, 0, 1, 3].map(Self.place))
            expectEqual(cells.map(\.alpha), [0, 1, 1, 1])
            expectEqual(cells.map(collection.indexPath), (0..<4).map { IndexPath(item: $0, section: 0) })
            expectEqual((0..<4).map { collection.cellForItem(at: IndexPath(item: $0, section: 0)) }, cells)
            expectEqual(collection.indexPathForItem(at: Self.place(1)), IndexPath(item: 2, section: 0))
            expectEqual(collection.numberOfItems(inSection: 0), 4)
            stage.up(device, at: Self.place(2))
            stage.advance(by: 1.5)
        }
    }

    @Test("States of the cells")
    func states() throws {
        let source = DraggedCollection([["A", "B"]])
        try Stage.runDragged(source) { stage, collection in
            let cell = try #require(collection.visibleCells[0] as? TextCell)
            stage.touchDown(at: Self.place(0))
            stage.advance(by: 0.4)
            let lifted = cell.configurationState.cellDragState
            stage.carry(on: Self.place(0), to: CGPoint(x: 60, y: 60))
            let dragged = cell.configurationState
            stage.press(.keyboardEscape)
            stage.advance(by: 1.5)
            stage.touchUp(at: Self.place(0))

            expectEqual(lifted, .lifting)
            expectEqual(dragged.cellDragState, .dragging)
            expectEqual(dragged.cellDropState, .notTargeted)
            expectEqual(cell.states, [.lifting, .dragging, .none])
            expectEqual(cell.configurationState.cellDropState, .none)
        }
    }

    @Test("A cancelled lift does not end a drag", arguments: [0.4, 1.5])
    func liftOnly(time: Double) throws {
        let source = DraggedCollection([["A", "B"]])
        try Stage.runDragged(source) { stage, collection in
            stage.touchDown(at: Self.place(0))
            stage.advance(by: time)
            let isActive = collection.hasActiveDrag
            stage.touchUp(at: Self.place(0))
            stage.advance(by: 1)

            expectTrue(isActive)
            expectFalse(collection.hasActiveDrag)
            expectEqual(source.log, ["items 0.0", "parameters 0.0"])
        }
    }

    @Test("From right to left")
    func mirrored() throws {
        let source = DraggedCollection([["A", "B", "C", "D"]])
        try Stage.runDragged(source) { stage, collection in
            stage.window.traitOverrides.layoutDirection = .rightToLeft
            stage.advance(by: 0.1)
            stage.find("A").drag(to: stage.find("C"))
            stage.advance(by: 1.5)

            expectEqual(source.texts, [["B", "C", "A", "D"]])
            expectEqual(collection.textsInSight, ["B", "C", "A", "D"])
        }
    }

    @Test(
        "Beside the last item, and into a section without items, below its header", arguments: PointingDevice.allCases)
    func ends(device: PointingDevice) throws {
        let source = DraggedCollection([["A", "B"], []])
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 320, height: 30)
        try Stage.runDragged(source, layout: layout) { stage, collection in
            let start = CGPoint(x: 50, y: 80)
            stage.carry(device, from: start, to: CGPoint(x: 280, y: 90))
            stage.up(device, at: CGPoint(x: 280, y: 90))
            stage.advance(by: 1.5)
            let first = source.texts
            stage.carry(device, from: start, to: CGPoint(x: 100, y: 300))
            stage.up(device, at: CGPoint(x: 100, y: 300))
            stage.advance(by: 1.5)

            expectEqual(first, [["B", "A"], []])
            expectEqual(source.texts, [["A"], ["B"]])
            expectEqual(collection.textsInSight, ["A", "B"])
        }
    }

    @Test("Several items of one cell open a gap beside it, and a tap adds the items of a second cell")
    func several() throws {
        let source = DraggedCollection([["A", "B", "C", "D"]])
        try Stage.runDragged(source) { stage, collection in
            stage.carry(from: Self.place(0), to: CGPoint(x: 160, y: 300))
            stage.touchDown(at: Self.place(1), finger: 2)
            stage.touchUp(at: Self.place(1), finger: 2)
            stage.carry(on: CGPoint(x: 160, y: 300), to: Self.place(3))
            stage.advance(by: 0.5)
            let alphas = collection.visibleCells.map(\.alpha)
            stage.touchUp(at: Self.place(3))
            stage.advance(by: 1.5)

            #expect(source.log.contains("add 0.2"))
            expectEqual(alphas, [1, 1, 1, 1])
            expectEqual(Set(source.texts[0]), ["A", "B", "C", "D"])
            expectEqual(collection.textsInSight, source.texts[0])
            expectEqual(collection.visibleCells.map(\.center), (0..<4).map(Self.place))
        }
    }

    @Test(
        "A gap waits for the finger to rest, according to the cadence", arguments: [(1, 0.15), (2, 0.5)],
        PointingDevice.allCases)
    func cadence(cadence: (raw: Int, delay: Double), device: PointingDevice) throws {
        let source = DraggedCollection([["A", "B", "C", "D"]])
        try Stage.runDragged(source) { stage, collection in
            collection.reorderingCadence = try #require(UICollectionView.ReorderingCadence(rawValue: cadence.raw))
            stage.down(device, at: Self.place(0))
            stage.advance(by: 0.4)
            stage.move(device, to: Self.place(2))

            stage.advance(by: cadence.delay - 0.02)
            let before = collection.hasUncommittedUpdates
            stage.advance(by: 0.04)

            expectFalse(before)
            expectTrue(collection.hasUncommittedUpdates)
            stage.up(device, at: Self.place(2))
            stage.advance(by: 1.5)
            expectEqual(source.texts, [["B", "C", "A", "D"]])
        }
    }

    @Test("Drags can be disabled")
    func disabled() throws {
        let source = DraggedCollection([["A", "B"]])
        try Stage.runDragged(source) { stage, collection in
            expectTrue(collection.dragInteractionEnabled)
            collection.dragInteractionEnabled = false
            stage.find("A").drag(to: stage.find("B"))

            expectEmpty(source.log)
        }
    }

    @Test("Items are dropped into an item, a placeholder and a target", arguments: PointingDevice.allCases)
    func landings(device: PointingDevice) throws {
        let source = DraggedCollection([["A", "B", "C", "D"]])
        source.itemsPerCell = 3
        var context: (any UICollectionViewDropPlaceholderContext)?
        var sizes: [CGSize] = []
        try Stage.runDragged(source) { stage, collection in
            source.perform = { coordinator in
                let items = coordinator.items.map(\.dragItem)
                sizes = coordinator.items.map(\.previewSize)
                coordinator.drop(
                    items[0], intoItemAt: IndexPath(item: 1, section: 0),
                    rect: CGRect(x: 0, y: 0, width: 50, height: 50)
                ).addCompletion { _ in source.log.append("into") }
                let placeholder = UICollectionViewDropPlaceholder(
                    insertionIndexPath: IndexPath(item: 1, section: 0), reuseIdentifier: "text")
                placeholder.cellUpdateHandler = { ($0 as? TextCell)?.label.text = "…" }
                context = coordinator.drop(items[1], to: placeholder)
                coordinator.drop(
                    items[2],
                    to: UIDragPreviewTarget(container: collection, center: CGPoint(x: 20, y: 300))
                ).addCompletion { _ in source.log.append("target") }
            }
            stage.carry(device, from: Self.place(0), to: Self.place(3))
            stage.up(device, at: Self.place(3))
            stage.advance(by: 1.5)
            let shown = collection.visibleCells.map { ($0 as? TextCell)?.label.text }
            let paths = collection.indexPathsForVisibleItems
            let placeholder = collection.subviews.compactMap { $0 as? TextCell }.first { $0.label.text == "…" }
            let committed = context?.commitInsertion { source.texts[0].insert("new", at: $0.item) }
            stage.advance(by: 1)

            expectEqual(sizes, Array(repeating: CGSize(width: 100, height: 100), count: 3))
            expectEqual(shown, ["A", "…", "B", "C", "D"])
            expectEqual(paths, (0..<4).map { IndexPath(item: $0, section: 0) })
            expectEqual(placeholder?.center, Self.place(1))
            #expect(source.log.contains("into"))
            #expect(source.log.contains("target"))
            expectEqual(source.log.suffix(2), ["drag end", "drop end"])
            expectEqual(committed, true)
            expectEqual(collection.textsInSight, ["A", "new", "B", "C", "D"])
            expectTrue(source.sized.allSatisfy { $0.item < 5 })
            expectEqual(collection.visibleCells.map(\.center), (0..<5).map(Self.place))
        }
    }
}
