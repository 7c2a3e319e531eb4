import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// The first responder and the keyboard's focus during a presentation, and after it.
@MainActor
@Suite("First responder and focus with presentations")
struct ReturningFocusTests {
    private final class Field: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    /// Has two buttons, or no buttons, and records presses.
    private final class Page: UIViewController {
        private(set) var buttons: [UIButton] = []
        private(set) var pressed: [String] = []

        convenience init(_ title: String, buttons count: Int = 2) {
            self.init(nibName: nil, bundle: nil)
            self.title = title
            view.backgroundColor = .white
            for index in 0..<count {
                let button = UIButton(type: .system)
                button.setTitle("\(title) \(index)", for: .normal)
                button.frame = CGRect(x: 20, y: 40 + 60 * CGFloat(index), width: 120, height: 44)
                button.addAction(
                    UIAction { [weak self] _ in self?.pressed.append("\(title) \(index)") },
                    for: .primaryActionTriggered)
                view.addSubview(button)
                buttons.append(button)
            }
        }
    }

    private func style(_ page: UIViewController, _ style: UIModalPresentationStyle, from root: Page) {
        page.modalPresentationStyle = style
        page.popoverPresentationController?.sourceView = root.buttons.first
        page.preferredContentSize = CGSize(width: 300, height: 300)
    }

    private func onPad(_ body: (Stage, Page) throws -> Void) throws {
        try Stage.run(root: Page("Root"), size: CGSize(width: 1024, height: 768), body)
    }

    // MARK: First responder

    @Test(
        "Content behind the presenter resigns and becomes first responder again, unless it stays usable",
        arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen])
    func behindUndimmedSheet(style: UIModalPresentationStyle) throws {
        try Stage.run(root: Page("Root"), size: CGSize(width: 390, height: 844)) { stage, root in
            let field = Field(frame: CGRect(x: 0, y: 60, width: 100, height: 40))
            root.view.addSubview(field)
            let (sheet, modal) = (Page("Sheet"), Page("Modal"))
            sheet.sheetPresentationController?.detents = [.medium()]
            sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
            root.present(sheet, animated: true)
            stage.advance(by: 1)
            field.becomeFirstResponder()
            expectTrue(field.isFirstResponder)

            modal.modalPresentationStyle = style
            sheet.present(modal, animated: true)
            stage.advance(by: 1)
            expectFalse(field.isFirstResponder)

            modal.dismiss(animated: true)
            stage.advance(by: 1)
            expectTrue(field.isFirstResponder)
        }
    }

    @Test("A search field resigns for a presentation by its search controller", arguments: [true, false])
    func searchField(isAlert: Bool) throws {
        let (list, search) = (UITableViewController(), UISearchController())
        list.navigationItem.searchController = search
        list.navigationItem.hidesSearchBarWhenScrolling = false
        list.definesPresentationContext = true
        let root = UINavigationController(rootViewController: list)
        try Stage.run(root: root, size: CGSize(width: 390, height: 844)) { stage, _ in
            stage.excludeFromLeakCheck(search)
            stage.advance(by: 1)
            let field = search.searchBar.searchTextField
            field.becomeFirstResponder()
            stage.advance(by: 1)
            expectTrue(search.isActive)
            let modal = isAlert ? UIAlertController(title: "A", message: nil, preferredStyle: .alert) : Page("Modal")
            if !isAlert { modal.modalPresentationStyle = .fullScreen }

            search.present(modal, animated: true)
            stage.advance(by: 1)
            stage.type("z")
            expectFalse(field.isFirstResponder)
            expectEqual(search.searchBar.text, "")

            modal.dismiss(animated: true)
            stage.advance(by: 1)
            expectTrue(field.isFirstResponder)
        }
    }

    @Test(
        "The first responder behind resigns, and becomes first responder again",
        arguments: [UIModalPresentationStyle.popover, .overFullScreen, .formSheet, .fullScreen])
    func firstResponder(style: UIModalPresentationStyle) throws {
        try onPad { stage, root in
            let (field, page) = (Field(), Page("Page"))
            root.view.addSubview(field)
            field.becomeFirstResponder()
            self.style(page, style, from: root)

            root.present(page, animated: true)
            stage.advance(by: 1)
            expectFalse(field.isFirstResponder)
            root.dismiss(animated: true)
            stage.advance(by: 1)

            expectTrue(field.isFirstResponder)
        }
    }

    @Test("The same behind an alert, when an action is chosen")
    func alert() throws {
        try onPad { stage, root in
            let field = Field()
            root.view.addSubview(field)
            field.becomeFirstResponder()
            let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))

            root.present(alert, animated: true)
            stage.advance(by: 1)
            expectFalse(field.isFirstResponder)
            stage.find("OK").tap()
            stage.advance(by: 1)

            expectTrue(field.isFirstResponder)
        }
    }

    // It was reported that the keyboard stays until a view in the sheet takes it.
    @Test("Behind an undimmed sheet it stays, until a view in the sheet becomes first responder")
    func undimmed() throws {
        try Stage.run(root: Page("Root")) { stage, root in
            let (field, inside, sheet) = (Field(), Field(), Page("Sheet"))
            root.view.addSubview(field)
            sheet.view.addSubview(inside)
            field.becomeFirstResponder()
            sheet.modalPresentationStyle = .pageSheet
            sheet.sheetPresentationController?.detents = [.medium()]
            sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium

            root.present(sheet, animated: true)
            stage.advance(by: 1)
            expectTrue(field.isFirstResponder)
            inside.becomeFirstResponder()
            expectFalse(field.isFirstResponder)
            expectTrue(inside.isFirstResponder)
            root.dismiss(animated: true)
            stage.advance(by: 1)
            expectFalse(inside.isFirstResponder)
        }
    }

    @Test("A keyboard that a form sheet keeps for a removed field is hidden with the sheet", arguments: [false, true])
    func keptKeyboard(replacesRoot: Bool) throws {
        final class TextField: UIView, UIKeyInput {
            var hasText: Bool { false }
            override var canBecomeFirstResponder: Bool { true }
            func insertText(_ text: String) {}
            func deleteBackward() {}
        }
        try onPad { stage, root in
            stage.keyboard = .onScreen
            let (field, sheet) = (TextField(), Page("Sheet"))
            sheet.view.addSubview(field)
            sheet.modalPresentationStyle = .formSheet
            root.present(sheet, animated: true)
            stage.advance(by: 1)
            field.becomeFirstResponder()
            stage.advance(by: 1)

            let log = KeyboardLog()
            field.removeFromSuperview()
            stage.advance(by: 1)
            expectEmpty(log.takeNames())
            root.dismiss(animated: false)
            if replacesRoot { stage.window.rootViewController = UIViewController() }
            stage.advance(by: 1)

            expectEqual(log.takeNames(), ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
        }
    }

    // MARK: Focus

    @Test(
        "A visible focus moves into the presentation, and returns to its former view",
        arguments: [UIModalPresentationStyle.popover, .overFullScreen, .formSheet, .fullScreen])
    func focus(style: UIModalPresentationStyle) throws {
        try onPad { stage, root in
            let page = Page("Page")
            self.style(page, style, from: root)
            stage.press(.keyboardTab)
            stage.press(.keyboardTab)
            expectTrue(root.buttons[1].isFocused)

            root.present(page, animated: true)
            stage.advance(by: 1)
            expectTrue(page.buttons[0].isFocused && !root.buttons[1].isFocused)
            stage.press(.keyboardSpacebar)
            expectEqual(page.pressed, ["Page 0"])
            expectEmpty(root.pressed)
            root.dismiss(animated: true)
            stage.advance(by: 1)

            expectTrue(root.buttons[1].isFocused)
            stage.press(.keyboardSpacebar)
            expectEqual(root.pressed, ["Root 1"])
        }
    }

    @Test("If no presented view can be focused, no view is focused meanwhile: space presses no button behind")
    func nothingInside() throws {
        try onPad { stage, root in
            let page = Page("Page", buttons: 0)
            style(page, .formSheet, from: root)
            stage.press(.keyboardTab)

            root.present(page, animated: true)
            stage.advance(by: 1)
            stage.press(.keyboardSpacebar)
            expectFalse(root.buttons[0].isFocused)
            expectEmpty(root.pressed)
            root.dismiss(animated: true)
            stage.advance(by: 1)

            expectTrue(root.buttons[0].isFocused)
        }
    }

    @Test("A controller that does not restore the focus gets it at its preferred item")
    func notRestored() throws {
        try onPad { stage, root in
            let page = Page("Page")
            style(page, .fullScreen, from: root)
            expectTrue(root.restoresFocusAfterTransition)
            root.restoresFocusAfterTransition = false
            stage.press(.keyboardTab)
            stage.press(.keyboardTab)
            expectTrue(root.buttons[1].isFocused)

            root.present(page, animated: true)
            stage.advance(by: 1)
            root.dismiss(animated: true)
            stage.advance(by: 1)

            expectTrue(root.buttons[0].isFocused)
        }
    }

    @Test("If the user has touched the screen meanwhile, the focus is not restored")
    func touched() throws {
        try onPad { stage, root in
            let page = Page("Page")
            style(page, .formSheet, from: root)
            stage.press(.keyboardTab)
            root.present(page, animated: true)
            stage.advance(by: 1)

            stage.find("Page 1").tap()
            root.dismiss(animated: true)
            stage.advance(by: 1)

            expectTrue(page.pressed == ["Page 1"] && !root.buttons[0].isFocused)
        }
    }

    @Test("A focused text is edited again only if it was edited before", arguments: [true, false])
    func focusedText(isEdited: Bool) throws {
        try onPad { stage, root in
            let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
            root.view.addSubview(field)
            for _ in 0..<3 { stage.press(.keyboardTab) }
            expectTrue(field.isFocused && field.isFirstResponder)
            if !isEdited { root.view.endEditing(true) }
            let page = Page("Page")
            style(page, .formSheet, from: root)

            root.present(page, animated: true)
            stage.advance(by: 1)
            root.dismiss(animated: true)
            stage.advance(by: 1)

            expectTrue(field.isFocused)
            expectEqual(field.isFirstResponder, isEdited)
        }
    }
}
