import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Rows that are dragged to a different page by spring loading.
@MainActor
@Suite("Rows that are dragged to a different page", .serialized)
struct TableDragNavigationTests {
    private static let row = { (row: Int) in CGPoint(x: 100, y: CGFloat(row) * 44 + 22) }

    /// A list of rows, each of which pushes a page with an inner list when it is selected.
    private final class Folders: NSObject, UITableViewDelegate {
        let outer = DraggedTable([["A", "B", "C", "D"]])
        let inner = DraggedTable([["X", "Y"]])
        private(set) lazy var stack = UINavigationController(rootViewController: Self.page(outer))
        var table: UITableView? { (stack.topViewController as? UITableViewController)?.tableView }

        override init() {
            super.init()
            outer.proposal = { _, _ in
                UITableViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
            }
            inner.proposal = { _, _ in
                UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
            }
            stack.isNavigationBarHidden = true
            table?.delegate = self
        }

        nonisolated deinit {}

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            outer.note("select \(indexPath.row)")
            stack.pushViewController(Self.page(inner), animated: true)
        }

        private static func page(_ source: DraggedTable) -> UITableViewController {
            let page = UITableViewController()
            page.tableView.rowHeight = 44
            page.tableView.isSpringLoaded = true
            page.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            page.tableView.dataSource = source
            (page.tableView.dragDelegate, page.tableView.dropDelegate) = (source, source)
            return page
        }
    }

    private func run(_ body: (Stage, Folders, UITableView) throws -> Void) throws {
        let folders = Folders()
        try Stage.run(root: folders.stack, size: CGSize(width: 320, height: 440)) { stage, _ in
            stage.advance(by: 0.1)
            try body(stage, folders, #require(folders.table))
        }
    }

    @Test("A row opens a page, and the dragged row is dropped into its table", arguments: PointingDevice.allCases)
    func drops(device: PointingDevice) throws {
        try run { stage, folders, outer in
            stage.carry(device, from: Self.row(0), to: Self.row(2))
            stage.advance(by: 2)
            let inner = try #require(folders.table)
            let log = folders.outer.take()
            let isDragged = outer.hasActiveDrag
            stage.move(device, to: Self.row(1))
            stage.advance(by: 0.5)
            stage.up(device, at: Self.row(1))
            stage.advance(by: 1.5)

            expectEqual(folders.stack.viewControllers.count, 2)
            #expect(log.contains("select 2"))
            #expect(!log.contains("drag end"))
            expectTrue(isDragged)
            expectEqual(folders.inner.texts, [["X", "A", "Y"]])
            expectEqual(inner.textsInSight, ["X", "A", "Y"])
            expectEqual(folders.outer.log, ["drag end", "drop end"])
            expectFalse(outer.hasActiveDrag || outer.hasActiveDrop || inner.hasActiveDrag || inner.hasActiveDrop)

            folders.stack.popViewController(animated: false)
            stage.advance(by: 0.5)
            expectEqual(outer.textsInSight, ["A", "B", "C", "D"])
            expectEqual(outer.visibleCells.map(\.alpha), [1, 1, 1, 1])
            expectEqual(outer.visibleCells.map(\.frame.minY), [0, 44, 88, 132])
            expectEqual(stage.window.subviews.count, 1)
        }
    }

    @Test("The drag is cancelled on the new page, and the first list is unchanged", arguments: PointingDevice.allCases)
    func cancels(device: PointingDevice) throws {
        try run { stage, folders, outer in
            stage.carry(device, from: Self.row(0), to: Self.row(2))
            stage.advance(by: 2)
            stage.press(.keyboardEscape)
            stage.advance(by: 1)
            stage.up(device, at: Self.row(2))
            folders.stack.popViewController(animated: false)
            stage.advance(by: 0.5)

            expectEqual(folders.outer.log.suffix(2), ["drag end", "drop end"])
            expectEqual(folders.outer.texts, [["A", "B", "C", "D"]])
            expectEqual(outer.textsInSight, ["A", "B", "C", "D"])
            expectEqual(outer.visibleCells.map(\.alpha), [1, 1, 1, 1])
            expectFalse(outer.hasActiveDrag || outer.hasActiveDrop)
            expectEqual(stage.window.subviews.count, 1)
        }
    }

    @Test("A row that is moved by its control has a place when the page of the list leaves")
    func reorders() throws {
        let source = ReorderedTable([["A", "B", "C", "D"]])
        try Stage.runDragged(source) { stage, table in
            let parent = try #require(table.superview)
            table.isEditing = true
            stage.settle()
            stage.touchDown(at: CGPoint(x: 293, y: 22))
            stage.advance(by: 0.3)
            for y in stride(from: 22.0, through: 110, by: 11) { stage.touchMove(to: CGPoint(x: 293, y: y)) }
            stage.advance(by: 0.5)

            table.removeFromSuperview()
            stage.advance(by: 0.5)
            stage.touchMove(to: CGPoint(x: 293, y: 112))
            stage.touchUp(at: CGPoint(x: 293, y: 112))
            stage.advance(by: 0.5)
            parent.addSubview(table)
            stage.advance(by: 0.5)

            expectEqual(table.textsInSight, source.texts[0])
            expectEqual(table.visibleCells.map(\.frame.minY), [0, 44, 88, 132])
            expectEqual(table.visibleCells.map(\.alpha), [1, 1, 1, 1])
            expectFalse(table.hasUncommittedUpdates)
        }
    }
}
