import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Rows that are dragged and dropped", .serialized)
struct TableDragTests {
    private static let row = { (row: Int) in CGPoint(x: 100, y: CGFloat(row) * 44 + 22) }

    @Test("The delegates are called in order when a row is moved", arguments: PointingDevice.allCases)
    func order(device: PointingDevice) throws {
        let source = DraggedTable([["A", "B", "C", "D", "E"]])
        try Stage.runDragged(source) { stage, table in
            stage.carry(device, from: Self.row(0), to: Self.row(2))
            let states = (table.hasActiveDrag, table.hasActiveDrop, table.hasUncommittedUpdates)
            stage.up(device, at: Self.row(2))
            stage.advance(by: 1.5)

            #expect(states == (true, true, true))
            expectEqual(
                source.log,
                [
                    "items 0.0", "parameters 0.0", "allows move", "begin", "can handle", "enter", "update 0.0",
                    "update 0.1", "update 0.2", "perform 0.2", "drag end", "drop end",
                ])
            expectEqual(source.texts, [["B", "C", "A", "D", "E"]])
            expectEqual(table.textsInSight, ["B", "C", "A", "D", "E"])
            expectEqual(table.visibleCells.map(\.frame.minY), [0, 44, 88, 132, 176])
            expectEqual(table.visibleCells.map(\.alpha), [1, 1, 1, 1, 1])
            expectFalse(table.hasActiveDrag)
            expectFalse(table.hasActiveDrop)
            expectFalse(table.hasUncommittedUpdates)
        }
    }

    @Test(
        "Rows make space for the dragged row, which is not visible at its own place",
        arguments: PointingDevice.allCases)
    func gap(device: PointingDevice) throws {
        let source = DraggedTable([["A", "B", "C", "D"]])
        try Stage.runDragged(source) { stage, table in
            let cells = table.visibleCells

            stage.carry(device, from: Self.row(0), to: Self.row(2))
            stage.advance(by: 0.5)

            expectEqual(cells.dropFirst().map(\.frame.minY), [0, 44, 132])
            expectEqual(cells[0].alpha, 0)
            expectEqual(table.contentSize.height, 176)
            expectEqual(table.rectForRow(at: IndexPath(row: 3, section: 0)).minY, 132)
            stage.up(device, at: Self.row(2))
            stage.advance(by: 1.5)
        }
    }

    @Test(
        "A row that the data source moves is moved without a drop delegate", arguments: [(0, 3), (3, 0), (1, 2)],
        PointingDevice.allCases)
    func reordered(rows: (old: Int, new: Int), device: PointingDevice) throws {
        let (old, new) = rows
        let source = ReorderedTable([["A", "B", "C", "D"]])
        try Stage.runDragged(source) { stage, table in
            stage.carry(device, from: Self.row(old), to: Self.row(new))
            stage.up(device, at: Self.row(new))
            stage.advance(by: 1.5)

            var expected = ["A", "B", "C", "D"]
            expected.insert(expected.remove(at: old), at: new)
            expectEqual(source.moves, ["0.\(old) to 0.\(new)"])
            expectEqual(source.texts, [expected])
            expectEqual(table.textsInSight, expected)
            expectEqual(table.visibleCells.map(\.frame.minY), [0, 44, 88, 132])
        }
    }

    @Test("A row that may not be moved, and a row whose target the delegate keeps")
    func notReordered() throws {
        let source = ReorderedTable([["A", "B", "C", "D"]])
        try Stage.runDragged(source) { stage, table in
            source.fixed = IndexPath(row: 0, section: 0)
            stage.find("A").drag(to: stage.find("C"))
            stage.advance(by: 1.5)
            let afterFixed = source.moves
            source.target = { _ in IndexPath(row: 1, section: 0) }
            stage.find("D").drag(to: stage.find("A"))
            stage.advance(by: 1.5)

            expectEmpty(afterFixed)
            expectEqual(source.moves, ["0.3 to 0.1"])
            expectEqual(table.textsInSight, ["A", "D", "B", "C"])
        }
    }

    @Test("Escape moves the row back, and the data does not change", arguments: PointingDevice.allCases)
    func cancelled(device: PointingDevice) throws {
        let source = DraggedTable([["A", "B", "C", "D"]])
        try Stage.runDragged(source) { stage, table in
            stage.carry(device, from: Self.row(0), to: Self.row(2))

            stage.press(.keyboardEscape)
            stage.advance(by: 1.5)
            stage.up(device, at: Self.row(2))

            expectEqual(source.log.suffix(3), ["exit", "drag end", "drop end"])
            expectEqual(source.texts, [["A", "B", "C", "D"]])
            expectEqual(table.textsInSight, ["A", "B", "C", "D"])
            expectEqual(table.visibleCells.map(\.frame.minY), [0, 44, 88, 132])
            expectEqual(table.visibleCells.map(\.alpha), [1, 1, 1, 1])
        }
    }

    @Test(
        "Into a row, which is highlighted; the middle of a row with an automatic intent", arguments: [false, true],
        PointingDevice.allCases)
    func into(isAutomatic: Bool, device: PointingDevice) throws {
        let source = DraggedTable([["A", "B", "C", "D"]])
        source.proposal = { _, _ in
            UITableViewDropProposal(
                operation: .move, intent: isAutomatic ? .automatic : .insertIntoDestinationIndexPath)
        }
        var dropped: (IndexPath?, Int)?
        source.perform = { coordinator in
            dropped = (coordinator.destinationIndexPath, coordinator.proposal.intent.rawValue)
            coordinator.drop(
                coordinator.items[0].dragItem, intoRowAt: IndexPath(row: 2, section: 0),
                rect: CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        try Stage.runDragged(source) { stage, table in
            stage.carry(device, from: Self.row(0), to: Self.row(2))
            let target = table.cellForRow(at: IndexPath(row: 2, section: 0))
            let state = target?.configurationState
            stage.up(device, at: Self.row(2))
            stage.advance(by: 1.5)

            expectEqual(state?.cellDropState, .targeted)
            expectEqual(state?.isHighlighted, true)
            expectEqual(dropped?.0, IndexPath(row: 2, section: 0))
            expectEqual(dropped?.1, UITableViewDropProposal.Intent.insertIntoDestinationIndexPath.rawValue)
            expectEqual(target?.configurationState.cellDropState, UICellConfigurationState.DropState.none)
            expectEqual(target?.isHighlighted, false)
        }
    }

    @Test("An automatic intent opens a gap between two rows", arguments: PointingDevice.allCases)
    func between(device: PointingDevice) throws {
        let source = DraggedTable([["A", "B", "C", "D"]])
        source.proposal = { _, _ in UITableViewDropProposal(operation: .move, intent: .automatic) }
        try Stage.runDragged(source) { stage, table in
            stage.carry(device, from: Self.row(0), to: CGPoint(x: 100, y: 90))
            stage.up(device, at: CGPoint(x: 100, y: 90))
            stage.advance(by: 1.5)

            #expect(source.log.contains("perform 0.1"))
            expectEqual(table.textsInSight, ["B", "A", "C", "D"])
        }
    }

    @Test("A section without rows takes a row", arguments: PointingDevice.allCases)
    func emptySection(device: PointingDevice) throws {
        let source = DraggedTable([["A", "B"], []])
        try Stage.runDragged(source) { stage, table in
            stage.carry(device, from: Self.row(0), to: CGPoint(x: 100, y: 300))
            stage.up(device, at: CGPoint(x: 100, y: 300))
            stage.advance(by: 1.5)

            #expect(source.log.contains("perform 1.0"))
            expectEqual(source.texts, [["B"], ["A"]])
            expectEqual(table.textsInSight, ["B", "A"])
        }
    }

    @Test(
        "The table scrolls while a row is held near its lower edge, and a row that is far away takes it",
        arguments: PointingDevice.allCases)
    func edge(device: PointingDevice) throws {
        let source = ReorderedTable([(0..<30).map { "\($0)" }])
        try Stage.runDragged(source) { stage, table in
            let end = CGPoint(x: 100, y: 430)
            stage.carry(device, from: Self.row(0), to: end)
            stage.advance(by: 4)
            let offset = table.contentOffset.y
            stage.up(device, at: end)
            stage.advance(by: 1.5)

            expectEqual(offset, CGFloat(880))
            expectEqual(source.moves, ["0.0 to 0.29"])
            expectEqual(source.texts[0].last, "0")
            expectEqual(table.textsInSight, Array(source.texts[0].suffix(10)))
            expectTrue(table.visibleCells.allSatisfy { $0.alpha == 1 })
        }
    }

    @Test(
        "A dragged row receives no touches, unless its cell permits it", arguments: [false, true],
        PointingDevice.allCases)
    func touches(isEnabled: Bool, device: PointingDevice) throws {
        let source = DraggedTable([["A", "B", "C", "D"]])
        source.proposal = { _, _ in UITableViewDropProposal(operation: .copy) }
        try Stage.runDragged(source) { stage, table in
            let cell = try #require(table.visibleCells.first)
            cell.userInteractionEnabledWhileDragging = isEnabled
            stage.carry(device, from: Self.row(0), to: Self.row(3))
            let hit = table.hitTest(CGPoint(x: 50, y: 22), with: nil)
            stage.press(.keyboardEscape)
            stage.advance(by: 1)
            let after = table.hitTest(CGPoint(x: 50, y: 22), with: nil)
            stage.up(device, at: Self.row(3))

            expectEqual((hit === table), !isEnabled)
            expectEqual(after?.isDescendant(of: cell), true)
        }
    }

    @Test("A row that was lifted and not carried is in no drag", arguments: [0.4, 1.5], [false, true])
    func liftOnly(time: Double, reloads: Bool) throws {
        let source = DraggedTable([["A", "B", "C"]])
        try Stage.runDragged(source) { stage, table in
            stage.touchDown(at: Self.row(1))
            stage.advance(by: time)
            let isActive = table.hasActiveDrag
            if reloads { table.reloadData() }
            stage.advance(by: 0.1)
            stage.touchUp(at: Self.row(1))
            stage.advance(by: 1)

            expectTrue(isActive)
            expectFalse(table.hasActiveDrag)
            expectEqual(table.visibleCells.map(\.configurationState.cellDragState), [.none, .none, .none])
            expectEqual(source.log, ["items 0.1", "parameters 0.1"])
        }
    }

    @Test("A row of a spring-loaded table is selected when a drag rests over it", arguments: PointingDevice.allCases)
    func springLoaded(device: PointingDevice) throws {
        let source = DraggedTable([["A", "B", "C", "D"]])
        source.proposal = { _, _ in UITableViewDropProposal(operation: .copy) }
        try Stage.runDragged(source) { stage, table in
            table.isSpringLoaded = true
            stage.carry(device, from: Self.row(0), to: Self.row(2))
            stage.advance(by: 1)
            let selected = table.indexPathForSelectedRow
            stage.press(.keyboardEscape)
            stage.advance(by: 1)
            stage.up(device, at: Self.row(2))

            expectEqual(selected, IndexPath(row: 2, section: 0))
        }
    }

    @Test("A pointer that moves far in one event drags a row; a row without items scrolls", arguments: [true, false])
    func fastPointer(hasItems: Bool) throws {
        let source = ReorderedTable([(0..<30).map { "\($0)" }])
        source.hasItems = hasItems
        try Stage.runDragged(source) { stage, table in
            stage.mouse(.began, Self.row(4))
            stage.mouse(.moved, Self.row(2))
            stage.advance(by: 0.1)
            let (isDragged, offset) = (table.hasActiveDrag, table.contentOffset.y)
            stage.mouse(.moved, Self.row(1))
            stage.advance(by: 0.5)
            stage.mouse(.ended, Self.row(1))
            stage.advance(by: 2)

            expectEqual(isDragged, hasItems)
            expectTrue(hasItems ? offset == 0 : offset > 70)
            expectEqual(source.moves, hasItems ? ["0.4 to 0.1"] : [])
        }
    }

    @Test("A table in editing mode is dragged from beside its reorder controls", arguments: PointingDevice.allCases)
    func edited(device: PointingDevice) throws {
        let source = ReorderedTable([["A", "B", "C", "D"]])
        try Stage.runDragged(source) { stage, table in
            table.isEditing = true
            stage.advance(by: 0.5)
            stage.carry(device, from: Self.row(3), to: Self.row(1))
            stage.up(device, at: Self.row(1))
            stage.advance(by: 1.5)

            expectEqual(source.moves, ["0.3 to 0.1"])
            expectEqual(table.textsInSight, ["A", "D", "B", "C"])
        }
    }
}

@MainActor
@Suite("Rows of diffable data that are dragged", .serialized)
struct DiffableTableDragTests {
    /// Data that drops change with snapshots.
    @MainActor
    private final class Drops: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
        let source: UITableViewDiffableDataSource<Int, String>

        init(_ source: UITableViewDiffableDataSource<Int, String>) { self.source = source }

        nonisolated deinit {}

        func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
            -> [UIDragItem]
        { source.itemIdentifier(for: indexPath).map { [DraggedTable.item($0)] } ?? [] }

        func tableView(
            _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal {
            UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        }

        func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
            guard let from = coordinator.items.first?.sourceIndexPath, let to = coordinator.destinationIndexPath,
                let item = source.itemIdentifier(for: from), let other = source.itemIdentifier(for: to)
            else { return }
            var snapshot = source.snapshot()
            if from < to {
                snapshot.moveItem(item, afterItem: other)
            } else if from > to {
                snapshot.moveItem(item, beforeItem: other)
            }
            source.apply(snapshot)
            coordinator.drop(coordinator.items[0].dragItem, toRowAt: to)
        }
    }

    @Test("A snapshot that is applied in the drop moves the row", arguments: [(0, 2), (3, 1)])
    func moved(old: Int, new: Int) throws {
        try Stage.run(root: UITableViewController(), size: CGSize(width: 320, height: 440)) { stage, root in
            let table = try #require(root.tableView)
            table.rowHeight = 44
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, text in
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
                cell.textLabel?.text = text
                return cell
            }
            let drops = Drops(source)
            (table.dragDelegate, table.dropDelegate) = (drops, drops)
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(["A", "B", "C", "D"])
            source.apply(snapshot, animatingDifferences: false)
            stage.advance(by: 0.1)
            let cell = table.cellForRow(at: IndexPath(row: old, section: 0))

            stage.find(snapshot.itemIdentifiers[old]).drag(to: stage.find(snapshot.itemIdentifiers[new]))
            stage.advance(by: 1.5)

            var expected = ["A", "B", "C", "D"]
            expected.insert(expected.remove(at: old), at: new)
            expectEqual(source.snapshot().itemIdentifiers, expected)
            expectEqual(table.textsInSight, expected)
            expectEqual(table.visibleCells.map(\.frame.minY), [0, 44, 88, 132])
            expectIdentical(table.cellForRow(at: IndexPath(row: new, section: 0)), cell)
            expectEqual(cell?.alpha, 1)
        }
    }

    @Test(
        "In an inset group the outermost visible rows have its corners while the last row is dragged",
        arguments: PointingDevice.allCases)
    func corners(device: PointingDevice) throws {
        let source = DraggedTable([["A", "B", "C", "D"]])
        try Stage.runDragged(source, style: .insetGrouped) { stage, table in
            let cells = table.visibleCells
            let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            let (last, second) = (cells[3].center, cells[1].center)
            expectEqual(cells.map { $0.layer.cornerRadius }, [10, 0, 0, 10])

            stage.carry(device, from: last, to: second)
            stage.advance(by: 0.5)
            expectTrue(cells[3].alpha == 0 && cells.map { $0.layer.cornerRadius }.dropLast() == [10, 0, 10])
            expectEqual(cells[2].layer.maskedCorners, bottom)

            stage.up(device, at: second)
            stage.advance(by: 1.5)
            expectEqual(table.visibleCells.map { $0.layer.cornerRadius }, [10, 0, 0, 10])
        }
    }
}
