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

extension Stage {
    /// Moves the focus from the first to the second row of a list, opens its swipe actions, and performs the first.
    func flagSecondRow() {
        press(.keyboardDownArrow)
        press(.keyboardRightArrow)
        advance(by: 0.5)
        expectTrue(find("Flag").exists)
        press(.keyboardRightArrow)
        press(.keyboardReturnOrEnter)
        advance(by: 0.5)
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
            stage.flagSecondRow()
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

    private func runPage(_ body: (Stage, UIView) throws -> Void) throws {
        let controller = UIViewController()
        try Stage.run(rootViewController: controller) { stage in try body(stage, controller.view) }
    }

    @Test("The menu key, or shift with F10, opens the context menu of the focused row, and Return chooses an action")
    func contextMenuOfRow() throws {
        final class Menus: UITableViewController {
            var calls: [String] = []
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell { UITableViewCell() }
            override func tableView(
                _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(actionProvider: { [weak self] _ in
                    UIMenu(children: [UIAction(title: "Copy") { _ in self?.calls.append("copied \(indexPath.row)") }])
                })
            }
        }
        let menus = Menus(style: .plain)
        try Stage.run(rootViewController: menus) { stage in
            menus.tableView.allowsFocus = true
            stage.advance(by: 0.1)
            stage.press(.keyboardTab)
            stage.press(.keyboardDownArrow)
            let keys: [(UIKeyboardHIDUsage, UIKeyModifierFlags)] = [(.keyboardApplication, []), (.keyboardF10, .shift)]
            for (key, modifiers) in keys {
                stage.press(key, modifiers: modifiers)
                stage.advance(by: 0.5)
                let focused = stage.accessibilityTree.elements.filter { $0.isFocused && $0.role == .menuItem }
                expectEqual(focused.map(\.label), ["Copy"])
                stage.press(.keyboardReturnOrEnter)
                stage.advance(by: 0.5)
                expectFalse(stage.find("Copy").exists)
            }
            expectEqual(menus.calls, ["copied 1", "copied 1"])
        }
    }

    @Test("The menu key opens the context menu of a view around the focused control, and has no effect without a menu")
    func contextMenuOfView() throws {
        final class Provider: NSObject, UIContextMenuInteractionDelegate {
            var locations: [CGPoint] = []
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                locations.append(location)
                return UIContextMenuConfiguration(actionProvider: { _ in
                    UIMenu(children: [UIAction(title: "Share") { _ in }])
                })
            }
        }
        try runPage { stage, view in
            let provider = Provider()
            let card = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
            let button = UIButton(frame: CGRect(x: 50, y: 30, width: 100, height: 40))
            let other = UIButton(frame: CGRect(x: 20, y: 300, width: 100, height: 40))
            card.addInteraction(UIContextMenuInteraction(delegate: provider))
            card.addSubview(button)
            view.addSubview(card)
            view.addSubview(other)
            stage.press(.keyboardApplication)
            expectEmpty(provider.locations)
            stage.press(.keyboardTab)
            stage.press(.keyboardApplication)
            stage.advance(by: 0.5)
            expectEqual(provider.locations, [CGPoint(x: 100, y: 50)])
            expectTrue(stage.find("Share").exists)
            stage.press(.keyboardEscape)
            stage.advance(by: 0.5)
            stage.press(.keyboardTab)
            stage.press(.keyboardApplication)
            expectTrue(other.isFocused)
            expectEqual(provider.locations.count, 1)
        }
    }

    @Test("A text that a button makes first responder receives Return, and the focus follows it")
    func textOfButton() throws {
        try runPage { stage, view in
            let textView = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 100))
            var presses = 0
            let button = UIButton(
                frame: CGRect(x: 20, y: 100, width: 100, height: 40),
                primaryAction: UIAction { _ in
                    presses += 1
                    textView.becomeFirstResponder()
                })
            view.addSubview(button)
            view.addSubview(textView)
            stage.press(.keyboardTab)
            expectTrue(button.isFocused)

            stage.press(.keyboardSpacebar)
            stage.type("a")
            stage.press(.keyboardReturnOrEnter)
            stage.type(" b")

            expectEqual(presses, 1)
            expectEqual(textView.text, "a\n b")
            expectTrue(textView.isFocused)
            expectEqual(stage.accessibilityTree.elements.filter(\.isFocused).map(\.role), [.textView])
        }
    }

    @Test("Return is typed in a text that cannot be focused while a button has the focus")
    func textWithoutFocus() throws {
        final class Input: UIView, UIKeyInput {
            var text = ""
            var hasText: Bool { !text.isEmpty }
            override var canBecomeFirstResponder: Bool { true }
            func insertText(_ text: String) { self.text += text }
            func deleteBackward() { text = "" }
        }
        try runPage { stage, view in
            let input = Input(frame: CGRect(x: 20, y: 200, width: 200, height: 100))
            var presses = 0
            let button = UIButton(
                frame: CGRect(x: 20, y: 100, width: 100, height: 40), primaryAction: UIAction { _ in presses += 1 })
            view.addSubview(button)
            view.addSubview(input)
            stage.press(.keyboardTab)
            input.becomeFirstResponder()
            stage.press(.keyboardReturnOrEnter)
            expectEqual(presses, 0)
            expectEqual(input.text, "\n")
        }
    }

    @Test("The tab key moves into an editable text view, and control or shift with tab out of it")
    func textView() throws {
        try runPage { stage, view in
            let textView = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 100))
            let note = UITextView(frame: CGRect(x: 20, y: 350, width: 200, height: 50))
            note.isEditable = false
            let buttons = [100, 500].map { UIButton(frame: CGRect(x: 20, y: $0, width: 100, height: 40)) }
            for part in buttons + [textView, note] { view.addSubview(part) }
            stage.press(.keyboardTab)
            stage.press(.keyboardTab)
            expectTrue(textView.isFirstResponder)
            stage.press(.keyboardTab)
            expectEqual(textView.text, "\t")
            stage.press(.keyboardTab, modifiers: .control)
            expectTrue(buttons[1].isFocused)
            expectFalse(textView.isFirstResponder)
            stage.press(.keyboardTab, modifiers: [.control, .shift])
            expectTrue(textView.isFirstResponder)
            stage.press(.keyboardTab, modifiers: .shift)
            expectTrue(buttons[0].isFocused)
        }
    }

    @Test("Controls inside a view without a height that clips are not focused")
    func clipped() throws {
        try runPage { stage, view in
            let shelf = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 0))
            shelf.clipsToBounds = true
            shelf.addSubview(UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
            let button = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 40))
            view.addSubview(shelf)
            view.addSubview(button)
            stage.press(.keyboardTab)
            expectTrue(button.isFocused)
            shelf.clipsToBounds = false
            stage.press(.keyboardTab)
            expectFalse(button.isFocused)
        }
    }

    @Test("Arrow keys change sliders, steppers, page controls, segments and picker wheels")
    func adjusting() throws {
        final class Words: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
            func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
                "Row \(row)"
            }
        }
        try runPage { stage, view in
            let slider = UISlider(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
            let stepper = UIStepper(frame: CGRect(x: 20, y: 120, width: 94, height: 32))
            let pages = UIPageControl(frame: CGRect(x: 20, y: 180, width: 200, height: 30))
            pages.numberOfPages = 3
            let segments = UISegmentedControl(items: ["A", "B"])
            segments.frame = CGRect(x: 20, y: 240, width: 200, height: 32)
            segments.selectedSegmentIndex = 0
            let words = Words()
            let picker = UIPickerView(frame: CGRect(x: 20, y: 300, width: 200, height: 160))
            picker.dataSource = words
            picker.delegate = words
            for part in [slider, stepper, pages, segments, picker] { view.addSubview(part) }
            stage.advance(by: 0.1)
            for _ in 0..<4 {
                stage.press(.keyboardTab)
                stage.press(.keyboardRightArrow)
            }
            stage.press(.keyboardTab)
            stage.press(.keyboardDownArrow)
            stage.advance(by: 1)
            #expect(slider.value > 0)
            expectEqual(stepper.value, 1)
            expectEqual(pages.currentPage, 1)
            expectEqual(segments.selectedSegmentIndex, 1)
            expectEqual(picker.selectedRow(inComponent: 0), 1)
        }
    }

    @Test("The label of a focused control that is not an element has the focus in the tree")
    func plainControl() throws {
        try runPage { stage, view in
            let control = UIControl(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            for (index, text) in ["Start", "now"].enumerated() {
                let label = UILabel(frame: CGRect(x: CGFloat(index) * 100, y: 0, width: 90, height: 40))
                label.text = text
                control.addSubview(label)
            }
            view.addSubview(control)
            stage.press(.keyboardTab)
            expectEqual(stage.accessibilityTree.elements.filter(\.isFocused).map(\.label), ["Start"])
        }
    }
}
