import Foundation
import IrekoTesting
import Testing
import UIKit

/// The controller of the tests in IrekoTesting.docc/TypingText.md, which are these.
final class NameController: UIViewController, UITextFieldDelegate {
    let field = UITextField()
    let greeting = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        field.borderStyle = .roundedRect
        field.placeholder = "Name"
        field.accessibilityIdentifier = "name"
        field.delegate = self
        greeting.text = " "
        for subview in [field, greeting] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            field.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            greeting.leadingAnchor.constraint(equalTo: field.leadingAnchor),
            greeting.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -12),
        ])
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        let text = ((textField.text ?? "") as NSString).replacingCharacters(in: range, with: string)
        if text.count > 8 { textField.text = String(text.prefix(8)) }
        return text.count <= 8
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        greeting.text = "Good morning, \(textField.text ?? "")"
        textField.text = ""
        return false
    }
}

@MainActor
@Suite("The examples of the page on testing typing")
struct TypingExampleTests {
    @Test("A name has at most eight letters, and return sends it")
    func typing() throws {
        let form = NameController()
        try Stage.run(rootViewController: form) { stage in
            stage.find(identifier: "name").tap()
            stage.type("Maximiliane")
            stage.press(.keyboardReturnOrEnter)

            #expect(form.field.text == "")
            #expect(stage.find("Good morning, Maximili").exists)
        }
    }

    @Test("Nothing is sent while an input method composes")
    func composing() throws {
        let form = NameController()
        try Stage.run(rootViewController: form) { stage in
            form.field.becomeFirstResponder()
            stage.compose("n")
            stage.compose("ni")
            let marked = form.field.markedTextRange.flatMap(form.field.text(in:))
            stage.type("你")

            #expect(marked == "ni")
            #expect(form.field.text == "你" && form.field.markedTextRange == nil)
        }
    }

    @Test("The greeting stays above the keyboard")
    func keyboard() throws {
        let form = NameController()
        try Stage.run(device: .iPhone14, rootViewController: form) { stage in
            stage.keyboard = .onScreen
            form.field.becomeFirstResponder()
            stage.advance(by: 0.5)

            #expect(form.greeting.frame.maxY <= form.view.keyboardLayoutGuide.layoutFrame.minY)
            #expect(form.view.keyboardLayoutGuide.layoutFrame.height > 200)
        }
    }

    @Test("What is copied can be pasted twice")
    func pasting() throws {
        let form = NameController()
        try Stage.run(rootViewController: form) { stage in
            form.field.becomeFirstResponder()
            stage.type("abc")
            stage.press("a", modifiers: .control)
            stage.press("c", modifiers: .control)
            stage.press(.keyboardRightArrow)
            stage.press("v", modifiers: .control)

            #expect(form.field.text == "abcabc" && UIPasteboard.general.string == "abc")
        }
    }
}
