import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Rows of names that can be deleted and moved.
@MainActor
private final class NamesSource: RecordedSource {
    var names: [String]

    init(_ names: [String]) {
        self.names = names
        super.init([names.count])
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }
}

/// A data source that implements all editing methods.
@MainActor
private final class EditableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var names: [String]
    var log: [String] = []
    var style = UITableViewCell.EditingStyle.delete
    var trailing: UISwipeActionsConfiguration?

    init(_ count: Int) { names = (0..<count).map { "row \($0)" } }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        log.append("commit \(editingStyle == .delete ? "delete" : "insert") \(indexPath.row)")
        if editingStyle == .delete {
            names.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        } else {
            names.insert("new", at: indexPath.row)
            tableView.insertRows(at: [indexPath], with: .automatic)
        }
    }

    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        log.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
        names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { style }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        log.append("willBeginEditing \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        log.append("didEndEditing \(indexPath.map { "\($0.row)" } ?? "nil")")
    }
}

@MainActor @Suite("Editing a table")
struct TableEditingTests {
    private func run(
        _ count: Int = 20, _ body: (Stage, UITableView, EditableSource) throws -> Void
    ) throws {
        try Stage.run(root: UIViewController(), size: CGSize(width: 320, height: 440)) { stage, root in
            let source = EditableSource(count)
            let table = UITableView(frame: root.view.bounds)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = source
            table.delegate = source
            root.view.addSubview(table)
            stage.settle()
            try body(stage, table, source)
        }
    }

    @Test("Editing shows controls; a minus shows its action, which commits")
    func deleting() throws {
        try run { stage, table, source in
            table.setEditing(true, animated: true)
            stage.advance(by: 0.5)
            let cell = table.visibleCells[1]
            expectTrue(cell.isEditing)
            expectEqual(cell.editingStyle, .delete)
            expectTrue(cell.showsReorderControl)
            expectEqual(cell.contentView.frame, CGRect(x: 38, y: 0, width: 320 - 38 - 38, height: 44))

            stage.tap(at: CGPoint(x: 27, y: 66))
            stage.advance(by: 0.5)
            expectTrue(cell.showingDeleteConfirmation)
            expectEmpty(source.log)
            stage.tap(at: CGPoint(x: 300, y: 66))
            stage.advance(by: 0.5)

            expectEqual(source.log, ["commit delete 1"])
            expectEqual(table.textsInSight.prefix(3), ["row 0", "row 2", "row 3"])

            table.isEditing = false
            stage.settle()
            expectTrue(table.visibleCells.allSatisfy { !$0.isEditing && $0.contentView.frame.minX == 0 })
        }
    }

    @Test("A plus inserts at once")
    func inserting() throws {
        try run { stage, table, source in
            source.style = .insert
            table.isEditing = true
            stage.settle()

            stage.tap(at: CGPoint(x: 27, y: 66))
            stage.advance(by: 0.5)

            expectEqual(source.log, ["commit insert 1"])
            expectEqual(table.textsInSight[1], "new")
        }
    }

    @Test("A row is dragged by its control to a new place, and the data source is called once")
    func reordering() throws {
        try run { stage, table, source in
            table.isEditing = true
            stage.settle()

            stage.drag(from: CGPoint(x: 293, y: 66), to: CGPoint(x: 293, y: 200))
            stage.advance(by: 0.5)

            expectEqual(source.log, ["move 1 to 4"])
            expectEqual(table.textsInSight.prefix(6), ["row 0", "row 2", "row 3", "row 4", "row 1", "row 5"])
            expectEqual(table.visibleCells.map(\.frame.minY), (0..<10).map { CGFloat($0) * 44 })
            expectEqual(table.contentOffset.y, 0)
        }
    }

    @Test(
        "Swiping a row shows an action that deletes it; a touch elsewhere closes it without other effects",
        arguments: PointingDevice.allCases)
    func swiping(device: PointingDevice) throws {
        try run { stage, table, source in
            stage.drag(device, from: CGPoint(x: 300, y: 66), to: CGPoint(x: 180, y: 66))
            stage.advance(by: 0.5)
            let cell = table.visibleCells[1]
            expectTrue(cell.frame.minX < -70 && cell.frame.minX > -100)
            expectEqual(source.log, ["willBeginEditing 1"])

            stage.tap(device, at: CGPoint(x: 100, y: 200))
            stage.advance(by: 0.5)
            expectEqual(cell.frame.minX, 0)
            expectEqual(source.log, ["willBeginEditing 1", "didEndEditing 1"])
            expectNil(table.indexPathForSelectedRow)

            stage.drag(device, from: CGPoint(x: 300, y: 66), to: CGPoint(x: 180, y: 66))
            stage.advance(by: 0.5)
            stage.tap(device, at: CGPoint(x: 300, y: 66))
            stage.advance(by: 0.5)

            #expect(source.log.contains("commit delete 1"))
            expectEqual(table.textsInSight[1], "row 2")
        }
    }

    @Test(
        "A full swipe performs the first action, unless the configuration disables it",
        arguments: PointingDevice.allCases)
    func fullSwipe(device: PointingDevice) throws {
        try run { stage, table, source in
            var done: [String] = []
            @MainActor func action(_ title: String) -> UIContextualAction {
                UIContextualAction(style: .normal, title: title) { _, _, completion in
                    done.append(title)
                    completion(true)
                }
            }
            let configuration = UISwipeActionsConfiguration(actions: [action("first"), action("second")])
            source.trailing = configuration

            stage.drag(device, from: CGPoint(x: 285, y: 66), to: CGPoint(x: 5, y: 66))
            stage.advance(by: 0.5)
            expectEqual(done, ["first"])
            expectEqual(table.visibleCells[1].frame.minX, 0)

            configuration.performsFirstActionWithFullSwipe = false
            stage.drag(device, from: CGPoint(x: 285, y: 66), to: CGPoint(x: 5, y: 66))
            stage.advance(by: 0.5)
            expectEqual(done, ["first"])
            // Two buttons of at least 74 points.
            expectTrue(table.visibleCells[1].frame.minX <= -148 && table.visibleCells[1].frame.minX > -170)
        }
    }

    @Test("Without a method that deletes, rows are not swiped", arguments: PointingDevice.allCases)
    func readOnly(device: PointingDevice) throws {
        let source = NamesSource(["a", "b", "c"])
        try Stage.runTable(source: source) { stage, table in
            stage.drag(device, from: CGPoint(x: 300, y: 66), to: CGPoint(x: 150, y: 66))
            stage.advance(by: 0.5)

            expectTrue(table.visibleCells.allSatisfy { $0.frame.minX == 0 })

            table.isEditing = true
            stage.settle()
            expectTrue(table.visibleCells.allSatisfy { !$0.showsReorderControl })
        }
    }

    @Test("Checkmarks select several rows in editing mode", arguments: PointingDevice.allCases)
    func checkmarks(device: PointingDevice) throws {
        try run { stage, table, _ in
            table.allowsMultipleSelectionDuringEditing = true
            table.isEditing = true
            stage.settle()

            stage.tap(device, at: CGPoint(x: 27, y: 66))
            stage.tap(device, at: CGPoint(x: 150, y: 110))

            expectEqual(table.indexPathsForSelectedRows?.map(\.row), [1, 2])
            table.isEditing = false
            stage.settle()
            expectNil(table.indexPathsForSelectedRows)
        }
    }

    @Test("A table controller's refresh control is its table's, and does not load the view")
    func refreshControl() throws {
        let (early, late) = (UIRefreshControl(), UIRefreshControl())
        let controller = UITableViewController(style: .plain)

        controller.refreshControl = early
        let isLoaded = controller.isViewLoaded
        let table = try #require(controller.tableView)

        expectFalse(isLoaded)
        expectIdentical(controller.refreshControl, early)
        expectIdentical(table.refreshControl, early)

        controller.refreshControl = late

        expectIdentical(table.refreshControl, late)
        expectNil(early.superview)
    }

    @Test(
        "A table controller's rows are deleted by swiping only if its class implements it",
        arguments: PointingDevice.allCases)
    func controllers(device: PointingDevice) throws {
        final class Plain: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        }
        final class Deleting: UITableViewController {
            var deleted = 0
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 - deleted }
            override func tableView(
                _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
                forRowAt indexPath: IndexPath
            ) {
                deleted += 1
                tableView.deleteRows(at: [indexPath], with: .fade)
            }
        }
        try Stage.run(root: Plain(), size: CGSize(width: 320, height: 440)) { stage, controller in
            stage.drag(device, from: CGPoint(x: 300, y: 66), to: CGPoint(x: 150, y: 66))
            stage.advance(by: 0.5)
            expectTrue(controller.tableView.visibleCells.allSatisfy { $0.frame.minX == 0 })
        }
        try Stage.run(root: Deleting(), size: CGSize(width: 320, height: 440)) { stage, controller in
            stage.drag(device, from: CGPoint(x: 285, y: 66), to: CGPoint(x: 5, y: 66))
            stage.advance(by: 0.5)
            expectEqual(controller.deleted, 1)
            expectEqual(controller.tableView.visibleCells.count, 2)
        }
    }

    /// The view with the actions beside a swiped row.
    private func actions(_ list: UIScrollView) -> UIView? {
        list.subviews.first { "\(type(of: $0))".contains("SwipeActionsView") }
    }

    @Test("A row that a full swipe deletes keeps its offset, and its action closes with it")
    func deletedByFullSwipe() throws {
        try run { stage, table, source in
            stage.drag(from: CGPoint(x: 310, y: 66), to: CGPoint(x: 5, y: 66))
            let cell = try #require(table.subviews.first { ($0 as? UITableViewCell)?.textLabel?.text == "row 1" })
            for _ in 0..<10 {
                stage.advance(by: 1.0 / 60)
                let frame = try #require(actions(table)?.layer.presentation()?.frame)
                let below = try #require(
                    table.cellForRow(at: IndexPath(row: 1, section: 0))?.layer.presentation()?.frame.minY)
                expectEqual(frame.maxX, 320)
                expectEqual(frame.minY, 44)
                #expect(abs(frame.maxY - below) <= 0.51, "the row below follows the lower edge: \(frame) \(below)")
                #expect(cell.layer.presentation()?.frame.minX ?? 0 <= -frame.width + 1)
            }
            stage.advance(by: 0.5)

            #expect(source.log.contains("commit delete 1"))
            expectNil(actions(table))
            expectEqual(table.textsInSight.prefix(3), ["row 0", "row 2", "row 3"])
            expectTrue(table.visibleCells.allSatisfy { $0.frame.minX == 0 && $0.alpha == 1 })
        }
    }

    @Test("A row that is deleted after its action has called the completion closes in the same way")
    func deletedAfterCompletion() throws {
        try run { stage, table, source in
            source.trailing = UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Bin") { _, _, completion in
                    completion(true)
                    source.names.remove(at: 1)
                    table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
                }
            ])
            stage.drag(from: CGPoint(x: 310, y: 66), to: CGPoint(x: 5, y: 66))
            stage.advance(by: 0.1)
            let frame = try #require(actions(table)?.layer.presentation()?.frame)
            expectTrue(frame.maxX == 320 && frame.width > 300 && frame.height < 44)
            stage.advance(by: 0.5)
            expectNil(actions(table))
            expectEqual(table.textsInSight.prefix(2), ["row 0", "row 2"])
        }
    }

    @Test("A horizontal wheel or two fingers on a trackpad swipe a row open and closed", arguments: [false, true])
    func wheel(isContinuous: Bool) throws {
        try run { stage, table, source in
            let cell = table.visibleCells[1]
            for _ in 0..<4 { stage.scroll(-25, 0, at: CGPoint(x: 200, y: 66), isContinuous: isContinuous) }
            #expect(cell.frame.minX < -60)
            stage.advance(by: 1)
            let open = cell.frame.minX
            expectTrue(open < -70 && open > -100 && source.log == ["willBeginEditing 1"])

            for _ in 0..<4 { stage.scroll(25, 0, at: CGPoint(x: 200, y: 66), isContinuous: isContinuous) }
            stage.advance(by: 1)
            expectEqual(cell.frame.minX, 0)

            stage.scroll(0, -50, at: CGPoint(x: 200, y: 66), isContinuous: isContinuous)
            stage.advance(by: 1)
            expectTrue(table.contentOffset.y > 0 && table.visibleCells.allSatisfy { $0.frame.minX == 0 })
        }
    }

    @Test("Accessories fade at their places when editing begins and ends", arguments: [false, true])
    func accessories(isRightToLeft: Bool) throws {
        try run { stage, table, _ in
            if isRightToLeft { table.semanticContentAttribute = .forceRightToLeft }
            let cell = table.visibleCells[1]
            let own = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
            own.alpha = 0.5
            cell.editingAccessoryView = own
            cell.accessoryType = .checkmark
            stage.settle()
            let usual = cell.subviews.map(ObjectIdentifier.init)
            let check = try #require(cell.subviews.last)

            table.setEditing(true, animated: true)
            stage.advance(by: 0.1)
            try expectFading(own)
            expectTrue(check.superview === cell)
            stage.advance(by: 1)
            expectEqual(own.layer.presentation()?.opacity, 0.5)
            expectNil(check.superview)

            table.setEditing(false, animated: true)
            let control = try #require(
                cell.subviews.first { $0 is UIControl && ($0.frame.maxX <= 0 || $0.frame.minX >= cell.bounds.maxX) })
            let returned = try #require(cell.subviews.first { $0 !== own && $0.frame == check.frame })
            stage.advance(by: 0.1)
            try expectFading(returned)
            try expectFading(control, moves: true)
            stage.advance(by: 1)
            expectEqual(returned.layer.presentation()?.opacity, 1)
            expectNil(control.superview)
            expectNil(own.superview)
            expectEqual(own.alpha, 0.5)
            expectEqual(cell.subviews.count, usual.count)

            for editing in [true, false, true] {
                table.setEditing(editing, animated: true)
                stage.advance(by: 0.1)
            }
            stage.advance(by: 1)
            let minus = try #require(cell.subviews.first { $0 is UIControl && $0.frame.width == 22 })
            expectEqual(minus.alpha, 1)
            expectEqual(own.alpha, 0.5)
            expectIdentical(own.superview, cell)
        }
    }

    private func expectFading(_ view: UIView, moves: Bool = false) throws {
        let shown = try #require(view.layer.presentation())
        #expect(shown.opacity > 0.01 && shown.opacity < 0.99 && (shown.opacity < 0.49 || view.alpha != 0.5))
        if !moves { expectEqual(shown.frame, view.frame) }
    }
}
