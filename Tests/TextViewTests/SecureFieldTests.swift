import Expectations
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("The first change of a secure field", .serialized)
struct SecureFieldTests {
    /// Logs the questions for changes and the changes of the selection.
    private final class Delegate: NSObject, UITextFieldDelegate {
        var lines: [String] = []
        var permits = true

        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            lines.append("should \(range.location),\(range.length) \(string) in \(textField.text?.count ?? 0)")
            return permits
        }

        func textFieldDidChangeSelection(_ textField: UITextField) { lines.append("selection") }
    }

    private func run(_ body: (Stage, UITextField, Delegate) -> Void) throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let (field, delegate) = (UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34)), Delegate())
            field.isSecureTextEntry = true
            field.text = "secret"
            stage.window.rootViewController?.view.addSubview(field)
            field.becomeFirstResponder()
            stage.settle()
            field.delegate = delegate
            body(stage, field, delegate)
        }
    }

    @Test("The delegate is called with the typed character and the selection, and then the text is cleared")
    func typing() throws {
        try run { stage, field, delegate in
            stage.type("x")
            expectEqual(field.text, "x")
            expectEqual(delegate.lines, ["should 6,0 x in 6", "selection"])

            delegate.lines = []
            stage.type("y")
            expectEqual(field.text, "xy")
            expectEqual(delegate.lines, ["should 1,0 y in 1", "selection"])
        }
    }

    @Test("The delegate is called for the deleted character, and then the text is cleared")
    func deleting() throws {
        try run { stage, field, delegate in
            stage.press(.keyboardDeleteOrBackspace)
            expectEqual(field.text, "")
            expectEqual(delegate.lines, ["should 5,1  in 6", "selection"])
        }
    }

    @Test("A delegate that refuses keeps the text")
    func refusing() throws {
        try run { stage, field, delegate in
            delegate.permits = false
            stage.type("x")
            expectEqual(field.text, "secret")

            delegate.permits = true
            field.text = "secretx"
            stage.type("y")
            expectEqual(field.text, "secretxy")
        }
    }
}
