import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Placeholders in a table", .serialized)
struct TablePlaceholderTests {
    /// Drops row C of a different table as a placeholder before the second row, and returns its context.
    private func drop(
        _ stage: Stage, _ device: PointingDevice, _ source: DraggedTable, height: CGFloat = 60
    ) throws -> any UITableViewDropPlaceholderContext {
        var context: (any UITableViewDropPlaceholderContext)?
        source.perform = { coordinator in
            let placeholder = UITableViewDropPlaceholder(
                insertionIndexPath: IndexPath(row: 1, section: 0), reuseIdentifier: "cell", rowHeight: height)
            placeholder.cellUpdateHandler = { $0.textLabel?.text = "…" }
            context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
        }
        source.proposal = { _, _ in
            UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
        }
        stage.carry(device, from: CGPoint(x: 100, y: 110), to: CGPoint(x: 100, y: 66))
        stage.up(device, at: CGPoint(x: 100, y: 66))
        stage.advance(by: 1.5)
        return try #require(context)
    }

    private func placeholders(_ table: UITableView) -> [CGRect] {
        table.subviews.compactMap { $0 as? UITableViewCell }.filter { !$0.isHidden && $0.textLabel?.text == "…" }
            .map(\.frame)
    }

    @Test(
        "A placeholder is between rows that keep their paths, until its row is committed",
        arguments: PointingDevice.allCases)
    func commit(device: PointingDevice) throws {
        let source = DraggedTable([["A", "B", "C"]])
        try Stage.runDragged(source) { stage, table in
            let context = try drop(stage, device, source)
            let before = (placeholders(table), table.hasUncommittedUpdates, table.numberOfRows(inSection: 0))
            let paths = table.indexPathsForVisibleRows

            var given: IndexPath?
            let committed = context.commitInsertion { path in
                given = path
                source.texts[0].insert("new", at: path.row)
            }
            stage.advance(by: 1)

            expectEqual(before.0, [CGRect(x: 0, y: 44, width: 320, height: 60)])
            expectTrue(before.1)
            expectEqual(before.2, 3)
            expectEqual(paths, (0..<3).map { IndexPath(row: $0, section: 0) })
            expectTrue(committed)
            expectEqual(given, IndexPath(row: 1, section: 0))
            expectEqual(table.textsInSight, ["A", "new", "B", "C"])
            expectEmpty(placeholders(table))
            expectEqual(table.visibleCells.map(\.frame.minY), [0, 44, 88, 132])
            expectFalse(table.hasUncommittedUpdates)
            expectFalse(context.commitInsertion { _ in })
            expectFalse(context.deletePlaceholder())
        }
    }

    @Test("A placeholder is deleted", arguments: PointingDevice.allCases)
    func delete(device: PointingDevice) throws {
        let source = DraggedTable([["A", "B", "C"]])
        try Stage.runDragged(source) { stage, table in
            let context = try drop(stage, device, source)

            let deleted = context.deletePlaceholder()
            stage.advance(by: 1)

            expectTrue(deleted)
            expectEmpty(placeholders(table))
            expectEqual(table.visibleCells.map(\.frame.minY), [0, 44, 88])
            expectEqual(table.contentSize.height, 132)
        }
    }

    @Test("A placeholder moves with the insertions and deletions before it", arguments: PointingDevice.allCases)
    func updates(device: PointingDevice) throws {
        let source = DraggedTable([["A", "B", "C"]])
        try Stage.runDragged(source) { stage, table in
            let context = try drop(stage, device, source)

            source.texts[0].insert(contentsOf: ["X", "Y"], at: 0)
            table.insertRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .automatic)
            source.texts[0].remove(at: 2)
            table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
            stage.advance(by: 1)
            let frames = placeholders(table)
            var given: IndexPath?
            context.commitInsertion { path in
                given = path
                source.texts[0].insert("new", at: path.row)
            }
            stage.advance(by: 1)

            expectEqual(frames.map(\.minY), [88])
            expectEqual(given, IndexPath(row: 2, section: 0))
            expectEqual(table.textsInSight, ["X", "Y", "new", "B", "C"])
        }
    }

    @Test("Reloading the table removes placeholders", arguments: [false, true], PointingDevice.allCases)
    func reload(otherSource: Bool, device: PointingDevice) throws {
        let source = DraggedTable([["A", "B", "C"]])
        let other = DraggedTable([["D"]])
        try Stage.runDragged(source) { stage, table in
            let context = try drop(stage, device, source)

            if otherSource { table.dataSource = other } else { table.reloadData() }
            stage.advance(by: 1)

            expectEmpty(placeholders(table))
            expectEqual(table.textsInSight, otherSource ? ["D"] : ["A", "B", "C"])
            expectFalse(context.commitInsertion { _ in source.texts[0].append("never") })
            expectFalse(context.deletePlaceholder())
            expectEqual(source.texts, [["A", "B", "C"]])
        }
    }

    @Test("A placeholder is removed with its section", arguments: PointingDevice.allCases)
    func sectionGoes(device: PointingDevice) throws {
        let source = DraggedTable([["A", "B", "C"], ["D"]])
        try Stage.runDragged(source) { stage, table in
            let context = try drop(stage, device, source)

            source.texts.removeFirst()
            table.deleteSections([0], with: .automatic)
            stage.advance(by: 1)

            expectEmpty(placeholders(table))
            expectFalse(context.deletePlaceholder())
            expectEqual(table.textsInSight, ["D"])
        }
    }

    @Test("A tap on a placeholder selects no row", arguments: PointingDevice.allCases)
    func tapped(device: PointingDevice) throws {
        let source = DraggedTable([["A", "B", "C"]])
        try Stage.runDragged(source) { stage, table in
            let context = try drop(stage, device, source)

            stage.tap(device, at: CGPoint(x: 100, y: 74))
            stage.tap(device, at: CGPoint(x: 100, y: 110))

            expectEqual(table.indexPathForSelectedRow, IndexPath(row: 1, section: 0))
            context.deletePlaceholder()
        }
    }
}
