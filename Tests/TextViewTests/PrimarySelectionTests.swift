import Expectations
import Foundation
import IrekoTesting
import RenderServer
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("The primary selection", .serialized)
struct PrimarySelectionTests {
    private func stage(_ body: (Stage, UITextField, UITextView) throws -> Void) throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
            let view = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 200))
            for text in [field, view] as [UIView] { stage.window.rootViewController?.view.addSubview(text) }
            field.text = "one two"
            view.text = "three four five"
            stage.advance(by: 0.1)
            try body(stage, field, view)
        }
    }

    private func selection(_ stage: Stage) -> (any DisplayClipboard) { stage.window.screen.display.primarySelection }

    private func middle(of text: any UITextInput & UIView, at offset: Int) throws -> CGPoint {
        let position = try #require(text.position(from: text.beginningOfDocument, offset: offset))
        let caret = text.caretRect(for: position)
        return text.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
    }

    @Test("A selection by mouse, by keys or by the program becomes the primary selection; an empty selection does not")
    func giving() throws {
        try stage { stage, field, view in
            let word = try middle(of: view, at: 8)
            stage.click(1, at: word)
            stage.click(1, at: word)
            expectEqual(view.selectedRange, NSRange(location: 6, length: 4))
            expectEqual(selection(stage).text(), "four")

            stage.press(.keyboardRightArrow)
            stage.advance(by: 0.1)
            expectEqual(view.selectedRange.length, 0)
            expectEqual(selection(stage).text(), "four")
            stage.press(.keyboardRightArrow, modifiers: .shift)
            stage.press(.keyboardRightArrow, modifiers: .shift)
            stage.advance(by: 0.1)
            expectEqual(selection(stage).text(), " f")

            field.becomeFirstResponder()
            field.selectAll(nil)
            stage.advance(by: 0.1)
            expectEqual(selection(stage).text(), "one two")
            // The clipboard does not change.
            expectNotEqual(UIPasteboard.general.string, "one two")
        }
    }

    @Test("Text of a secure field is not used")
    func secret() throws {
        try stage { stage, field, _ in
            selection(stage).setText("before")
            field.isSecureTextEntry = true
            field.becomeFirstResponder()
            field.selectAll(nil)
            stage.advance(by: 0.1)
            expectEqual(selection(stage).text(), "before")

            field.isSecureTextEntry = false
            stage.advance(by: 0.1)
            field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
            field.selectAll(nil)
            stage.advance(by: 0.1)
            expectEqual(selection(stage).text(), "one two")
        }
    }

    @Test("The middle button pastes it, and not the clipboard, at the pointer, as one step that can be undone")
    func pasting() throws {
        try stage { stage, field, view in
            UIPasteboard.general.string = "clipboard"
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 6, length: 4)
            stage.advance(by: 0.1)

            stage.click(2, at: try middle(of: field, at: 3))

            expectTrue(field.isFirstResponder)
            expectEqual(field.text, "onefour two")
            expectEqual(field.offset(from: field.beginningOfDocument, to: try #require(field.selectedTextRange).end), 7)
            expectEqual(view.text, "three four five")
            field.undoManager?.undo()
            expectEqual(field.text, "one two")
        }
    }

    @Test("Line breaks become spaces in a field, the delegate decides, and a text that is not editable does not change")
    func restrictions() throws {
        final class Delegate: NSObject, UITextFieldDelegate {
            var asked: [String] = []
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool {
                asked.append(string)
                return asked.count > 1
            }
        }
        let delegate = Delegate()
        try stage { stage, field, view in
            selection(stage).setText("a\nb")
            field.delegate = delegate
            stage.click(2, at: try middle(of: field, at: 7))
            expectEqual(field.text, "one two")
            expectEqual(delegate.asked, ["a b"])
            stage.click(2, at: try middle(of: field, at: 7))
            expectEqual(field.text, "one twoa b")

            view.isEditable = false
            stage.click(2, at: try middle(of: view, at: 5))
            expectEqual(view.text, "three four five")
            view.isEditable = true
            selection(stage).setText("")
            stage.click(2, at: try middle(of: view, at: 5))
            expectEqual(view.text, "three four five")

            // A press that moves too far is not a click.
            selection(stage).setText("x")
            stage.mouse(.began, try middle(of: view, at: 5), button: 2)
            stage.mouse(.moved, CGPoint(x: 300, y: 380), button: 2)
            stage.mouse(.ended, CGPoint(x: 300, y: 380), button: 2)
            expectEqual(view.text, "three four five")
        }
    }
}
