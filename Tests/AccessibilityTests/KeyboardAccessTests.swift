import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

private final class Tasks: UITableViewController {
    var tasks = ["One", "Two", "Three"]
    var calls: [String] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tasks.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = tasks[indexPath.row]
        return cell
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        tasks.insert(tasks.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
        calls.append("moved \(sourceIndexPath.row) to \(destinationIndexPath.row)")
    }
    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
                self?.calls.append("flagged \(indexPath.row)")
                done(true)
            }
        ])
    }
}

@MainActor @Suite("Full keyboard access")
struct KeyboardAccessTests {
    private func run(_ body: (Stage, Tasks) throws -> Void) throws {
        let tasks = Tasks(style: .plain)
        try Stage.run(rootViewController: tasks) { stage in
            tasks.tableView.allowsFocus = true
            tasks.tableView.allowsFocusDuringEditing = true
            stage.advance(by: 0.1)
            try body(stage, tasks)
        }
    }

    @Test("The right arrow key opens the swipe actions of the focused row, and Return performs the first")
    func swipeActions() throws {
        try run { stage, tasks in
            stage.press(.keyboardTab)
            stage.press(.keyboardDownArrow)
            stage.press(.keyboardRightArrow)
            stage.advance(by: 0.5)
            expectTrue(stage.find("Flag").exists)

            stage.press(.keyboardRightArrow)
            stage.press(.keyboardReturnOrEnter)
            stage.advance(by: 0.5)

            expectEqual(tasks.calls, ["flagged 1"])
        }
    }

    @Test("The row with the keyboard focus is focused in the tree")
    func focusedRow() throws {
        try run { stage, _ in
            stage.press(.keyboardTab)
            stage.press(.keyboardDownArrow)
            let focused = stage.accessibilityTree.elements.filter(\.isFocused).map(\.label)
            expectEqual(focused, ["Two"])
        }
    }

    @Test("A list without the focus is not focused in the tree, although it is the first responder")
    func firstResponder() throws {
        try run { stage, tasks in
            tasks.tableView.becomeFirstResponder()
            expectNil(stage.accessibilityTree.first { $0.isFocused }?.role)
        }
    }

    @Test("The left arrow key closes the row")
    func closing() throws {
        try run { stage, tasks in
            stage.press(.keyboardTab)
            stage.press(.keyboardRightArrow)
            stage.advance(by: 0.5)

            stage.press(.keyboardLeftArrow)
            stage.advance(by: 0.5)

            expectFalse(stage.find("Flag").exists)
            expectEmpty(tasks.calls)
        }
    }

    @Test("Option and an arrow key move the focused row of a table in editing mode")
    func reordering() throws {
        try run { stage, tasks in
            tasks.setEditing(true, animated: false)
            stage.advance(by: 0.5)
            stage.press(.keyboardTab)
            let first = tasks.tasks[0]

            stage.press(.keyboardDownArrow, modifiers: .alternate)
            stage.advance(by: 0.5)

            expectEqual(tasks.tasks, ["Two", first, "Three"])
            expectEqual(tasks.calls, ["moved 0 to 1"])
            stage.press(.keyboardUpArrow, modifiers: .alternate)
            expectEqual(tasks.tasks, ["One", "Two", "Three"])
        }
    }

    @Test("Option and an arrow key select the detents of a sheet")
    func detents() throws {
        let root = UIViewController()
        try Stage.run(rootViewController: root) { stage in
            let page = UIViewController()
            page.sheetPresentationController?.detents = [.medium(), .large()]
            root.present(page, animated: false)
            stage.advance(by: 0.5)
            let sheet = try #require(page.sheetPresentationController)
            let low = page.view.bounds.height

            stage.press(.keyboardUpArrow, modifiers: .alternate)
            stage.advance(by: 1)
            expectEqual(sheet.selectedDetentIdentifier, .large)
            #expect(page.view.bounds.height > low)

            stage.press(.keyboardDownArrow, modifiers: .alternate)
            stage.advance(by: 1)
            expectEqual(sheet.selectedDetentIdentifier, .medium)
            page.dismiss(animated: false)
            stage.advance(by: 0.1)
        }
    }
}
