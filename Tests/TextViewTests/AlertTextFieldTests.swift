import Expectations
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("Fields in alerts", .serialized)
struct AlertTextFieldTests {
    private func run(_ body: (Stage, UIAlertController, UIAlertAction) throws -> Void) throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let alert = UIAlertController(title: "Sign In", message: "Name and password", preferredStyle: .alert)
            let action = UIAlertAction(title: "OK", style: .default) { [weak alert] _ in
                stage.window.rootViewController?.title = alert?.textFields?.map { $0.text ?? "" }.joined(separator: "/")
            }
            alert.addTextField { $0.placeholder = "Name" }
            alert.addTextField {
                $0.placeholder = "Password"
                $0.isSecureTextEntry = true
            }
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            alert.addAction(action)
            alert.preferredAction = action
            stage.window.rootViewController?.present(alert, animated: true)
            stage.advance(by: 1)
            try body(stage, alert, action)
        }
    }

    @Test("The first field has the focus; return moves to the next, and in the last one chooses")
    func returns() throws {
        try run { stage, alert, _ in
            let fields = try #require(alert.textFields)
            expectTrue(fields.count == 2 && fields[0].isFirstResponder)

            stage.type("ana")
            stage.press(.keyboardReturnOrEnter)
            expectTrue(fields[1].isFirstResponder && fields[0].text == "ana")
            stage.type("secret")
            stage.press(.keyboardReturnOrEnter)
            stage.advance(by: 1)

            expectEqual(stage.window.rootViewController?.title, "ana/secret")
            expectNil(stage.window.rootViewController?.presentedViewController)
        }
    }

    @Test("An action can wait for text")
    func enabling() throws {
        try run { stage, alert, action in
            action.isEnabled = false
            alert.textFields?[0].addAction(
                UIAction { [weak action] in action?.isEnabled = ($0.sender as? UITextField)?.hasText == true },
                for: .editingChanged)

            stage.type("a")
            expectTrue(action.isEnabled)
            stage.press(.keyboardDeleteOrBackspace)
            expectFalse(action.isEnabled)
        }
    }

    @Test("Fields are below the message, one below the other, inside the card")
    func places() throws {
        try run { stage, alert, _ in
            let fields = try #require(alert.textFields)
            let frames = fields.map { $0.convert($0.bounds, to: nil) }
            expectTrue(frames.allSatisfy { $0.width == 230 && $0.height == 30 && $0.minX == 80 })
            expectEqual(frames[1].minY, frames[0].maxY)
            #expect(alert.view.convert(alert.view.bounds, to: nil).contains(frames[0].union(frames[1])))
        }
    }

    @Test("textFields is nil until a field is added")
    func noFields() {
        let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
        let before = alert.textFields

        alert.addTextField()

        expectNil(before)
        expectEqual(alert.textFields?.count, 1)
    }

    @Test("An action sheet cannot have fields, which is an error")
    func actionSheet() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let sheet = UIAlertController(title: "Sheet", message: nil, preferredStyle: .actionSheet)

            sheet.addTextField()

            expectNil(sheet.textFields)
            expectEqual(
                stage.diagnostics.map(\.message),
                [
                    "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
                ])
        }
    }
}
