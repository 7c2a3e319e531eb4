import Expectations
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("Bold, italic and underlined by keys", .serialized)
struct TextStyleKeyTests {
    private func run(_ body: (Stage, UITextView) throws -> Void) throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let root = UIViewController()
        try Stage.run(rootViewController: root) { stage in
            root.view.addSubview(view)
            view.font = .systemFont(ofSize: 17)
            view.text = "one two"
            view.allowsEditingTextAttributes = true
            view.becomeFirstResponder()
            try body(stage, view)
        }
    }

    private func isBold(_ view: UITextView, _ index: Int) -> Bool {
        let font = view.attributedText.attribute(.font, at: index, effectiveRange: nil) as? UIFont
        return font?.fontDescriptor.symbolicTraits.contains(.traitBold) == true
    }

    private func isUnderlined(_ view: UITextView, _ index: Int) -> Bool {
        view.attributedText.attribute(.underlineStyle, at: index, effectiveRange: nil) as? Int == 1
    }

    @Test("The key makes the selection bold, or regular if it is bold already; it can be undone, with delegate calls")
    func selection() throws {
        final class Log: NSObject, UITextViewDelegate {
            var lines: [String] = []

            func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
                -> Bool
            {
                lines.append("should")
                return true
            }

            func textViewDidChange(_ textView: UITextView) { lines.append("did") }
        }
        let log = Log()
        try run { stage, view in
            view.delegate = log
            view.selectedRange = NSRange(location: 0, length: 3)
            stage.press("b", modifiers: .command)
            expectTrue(isBold(view, 0))
            expectTrue(isBold(view, 2))
            expectFalse(isBold(view, 4))
            expectEqual(log.lines, ["did"])
            expectEqual(view.selectedRange, NSRange(location: 0, length: 3))
            expectEqual(view.text, "one two")

            view.selectedRange = NSRange(location: 0, length: 7)
            view.toggleBoldface(nil)
            expectTrue(isBold(view, 0))
            expectTrue(isBold(view, 6))
            stage.settle()
            view.toggleBoldface(nil)
            expectFalse(isBold(view, 0))
            expectFalse(isBold(view, 6))
            view.undoManager?.undo()
            expectTrue(isBold(view, 0))
            expectTrue(isBold(view, 6))
        }
    }

    @Test("Without a selection it applies to the next typed text")
    func typing() throws {
        try run { stage, view in
            view.selectedRange = NSRange(location: 7, length: 0)
            stage.press("u", modifiers: .command)
            stage.type("x")
            stage.type("y")
            expectFalse(isUnderlined(view, 6))
            expectTrue(isUnderlined(view, 7))
            expectTrue(isUnderlined(view, 8))
            view.toggleUnderline(nil)
            stage.type("z")
            expectFalse(isUnderlined(view, 9))
        }
    }

    @Test("If attributes cannot be edited the keys have no effect")
    func notAllowed() throws {
        try run { stage, view in
            view.allowsEditingTextAttributes = false
            view.selectedRange = NSRange(location: 0, length: 3)

            stage.press("b", modifiers: .command)
            view.toggleBoldface(nil)

            expectFalse(isBold(view, 0))
            expectFalse(view.canPerformAction("toggleBoldface:", withSender: nil))
            view.allowsEditingTextAttributes = true
            view.isEditable = false
            view.toggleItalics(nil)
            expectFalse(view.canPerformAction("toggleItalics:", withSender: nil))
        }
    }
}
