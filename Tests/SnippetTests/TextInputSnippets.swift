import IrekoTesting
import Testing
import UIKit

private final class FormController: UIViewController {
    let note = UITextView()
    let button = UIButton(configuration: .filled())

    override func viewDidLoad() {
        super.viewDidLoad()
        for row in [note, button] {
            row.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(row)
        }
        NSLayoutConstraint.activate([
            note.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            note.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            note.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            note.bottomAnchor.constraint(equalTo: button.topAnchor),
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            button.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }
}

enum TextInputSnippets {
    @MainActor static func run() throws {
        let form = FormController()
        try Stage.run(device: .iPhone14, rootViewController: form) { stage in
            stage.keyboard = .onScreen
            form.note.becomeFirstResponder()
            stage.advance(by: 0.3)
            try check(form.button.frame.maxY <= 844 - 291)
            stage.type("Bread")
            form.note.resignFirstResponder()
            stage.advance(by: 0.5)
            try check(form.note.text == "Bread" && form.button.frame.maxY > 844 - 291)
        }
    }
}

@Suite("Snippets of TextInput.md") @MainActor
struct TextInputSnippetTests {
    @Test("The button stays above the keyboard")
    func avoidance() throws {
        let form = FormController()
        try Stage.run(device: .iPhone14, rootViewController: form) { stage in
            stage.keyboard = .onScreen
            form.note.becomeFirstResponder()
            stage.advance(by: 0.3)

            #expect(form.button.frame.maxY <= 844 - 291)
        }
    }
}
