import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// The movement of the Tab key from an edited text.
@MainActor
@Suite("The Tab key and an edited text", .serialized)
struct EditedTextFocusTests {
    private final class Form: UIViewController, UITextFieldDelegate {
        let fields = (0..<4).map { _ in UITextField() }

        override func viewDidLoad() {
            super.viewDidLoad()
            for (index, field) in fields.enumerated() {
                field.frame = CGRect(x: 20, y: 100 + 50 * Double(index), width: 200, height: 34)
                field.placeholder = "\(index)"
                field.delegate = self
                view.addSubview(field)
            }
        }

        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            guard let index = fields.firstIndex(of: textField), index < 3 else { return true }
            return fields[index + 1].becomeFirstResponder()
        }

        var edited: Int? { fields.firstIndex(where: \.isFirstResponder) }
    }

    @Test("It continues from a field that the program made first responder after a touch")
    func byProgram() throws {
        let form = Form()
        try Stage.run(root: form) { stage, _ in
            stage.tap(form.fields[0])
            stage.press(.keyboardReturnOrEnter)
            stage.advance(by: 0.3)
            expectEqual(form.edited, 1)
            stage.press(.keyboardTab)
            stage.advance(by: 0.3)
            expectEqual(form.edited, 2)

            stage.tap(form.fields[0])
            form.fields[2].becomeFirstResponder()
            stage.press(.keyboardTab)
            stage.advance(by: 0.3)
            expectEqual(form.edited, 3)

            stage.tap(form.fields[3])
            form.fields[0].becomeFirstResponder()
            stage.press(.keyboardTab)
            stage.advance(by: 0.3)
            expectEqual(form.edited, 1)
        }
    }

    @Test("It continues from the touched field, and from a button that was touched while a field is edited")
    func byTouch() throws {
        let form = Form()
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        button.frame = CGRect(x: 20, y: 260, width: 200, height: 30)
        try Stage.run(root: form) { stage, _ in
            form.view.insertSubview(button, at: 0)
            form.fields[3].frame.origin.y = 320
            stage.advance(by: 0.1)
            stage.tap(form.fields[2])
            stage.press(.keyboardTab, modifiers: .shift)
            stage.advance(by: 0.3)
            expectEqual(form.edited, 1)

            stage.tap(button)
            stage.press(.keyboardTab)
            stage.advance(by: 0.3)
            expectEqual(form.edited, 3)
        }
    }

    /// Runs a test with a field above a button, and edits the field by the Tab key.
    private func edit(_ field: UITextField, _ body: (Stage, UIButton) throws -> Void) throws {
        let button = UIButton(type: .system)
        field.text = "text"
        field.frame = CGRect(x: 20, y: 40, width: 200, height: 34)
        button.setTitle("Next", for: .normal)
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
        try Stage.run(root: UIViewController()) { stage, page in
            page.view.addSubview(field)
            page.view.addSubview(button)
            stage.advance(by: 0.3)
            stage.press(.keyboardTab)
            expectTrue(field.isFirstResponder)
            try body(stage, button)
        }
    }

    @Test("It skips the clear button of a field")
    func clearButton() throws {
        let field = UITextField()
        field.clearButtonMode = .whileEditing
        try edit(field) { stage, button in
            stage.press(.keyboardTab)
            stage.advance(by: 0.3)

            expectTrue(button.isFocused)
            expectFalse(field.isFirstResponder)
        }
    }

    @Test("It reaches the button of a field that is visible while the field is edited, and keys press it")
    func accessory() throws {
        var presses = 0
        let field = UITextField()
        let eye = UIButton(type: .system, primaryAction: UIAction(title: "Eye") { _ in presses += 1 })
        eye.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
        (field.rightView, field.rightViewMode) = (eye, .whileEditing)
        try edit(field) { stage, button in
            stage.press(.keyboardTab)
            stage.advance(by: 0.3)
            expectTrue(eye.isFocused && field.isFirstResponder)
            stage.press(.keyboardSpacebar)
            expectEqual(presses, 1)
            expectEqual(field.text, "text")

            stage.press(.keyboardTab)
            stage.advance(by: 0.3)
            expectTrue(button.isFocused)
            expectFalse(field.isFirstResponder)
        }
    }

    @Test("It moves from the field of the find panel to the buttons of the panel")
    func findPanel() throws {
        let page = UIViewController()
        let text = UITextView(frame: CGRect(x: 0, y: 60, width: 300, height: 200))
        (text.text, text.isFindInteractionEnabled) = ("a needle and a needle", true)
        try Stage.run(root: page) { stage, _ in
            page.view.addSubview(text)
            stage.advance(by: 0.3)
            stage.tap(at: CGPoint(x: 150, y: 150))
            stage.press("f", modifiers: .command)
            stage.type("needle")
            stage.advance(by: 0.5)

            stage.press(.keyboardTab)
            stage.advance(by: 0.3)

            let focused = stage.window.windowScene?.focusSystem?.focusedItem as? UIButton
            expectEqual(focused?.accessibilityLabel, "Previous")
        }
    }
}
