import Expectations
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("Spaces around what is pasted and deleted", .serialized)
struct SmartSpacesTests {
    private func run(_ body: (Stage, UITextView) throws -> Void) throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let root = UIViewController()
        try Stage.run(rootViewController: root) { stage in
            stage.changesTypedText = true
            root.view.addSubview(view)
            view.font = .systemFont(ofSize: 17)
            view.becomeFirstResponder()
            try body(stage, view)
        }
    }

    /// The text with the caret as `|`, before and after a text is pasted there.
    private func paste(_ pasted: String, into text: String, _ view: UITextView) -> String {
        let parts = text.split(separator: "|", omittingEmptySubsequences: false)
        view.text = parts.joined()
        view.selectedRange = NSRange(location: parts[0].utf16.count, length: 0)
        UIPasteboard.general.string = pasted
        view.paste(nil)
        var result = view.text ?? ""
        result.insert("|", at: String.Index(utf16Offset: view.selectedRange.location, in: result))
        return result
    }

    @Test(
        "A word gets a space on the side of an adjacent word",
        arguments: [
            ("one|", "one two|"), ("one| three", "one two| three"), ("|three", "two |three"), ("(|)", "(two|)"),
            ("one |", "one two|"), ("one|, three", "one two|, three"), ("\"|\"", "\"two|\""), ("", "two|"),
            ("a\n|", "a\ntwo|"),
            ("[img]|[/img]", "[img] two|[/img]"), ("on|e", "ontwo|e"), ("日本|", "日本two|"),
        ])
    func pasting(text: String, expected: String) throws {
        try run { _, view in
            let text = text.isEmpty ? "|" : text

            expectEqual(paste("two", into: text, view), expected)
        }
    }

    @Test("Text that is not a word, or has its own spaces, is not changed")
    func others() throws {
        try run { _, view in
            expectEqual(paste(", and", into: "one|", view), "one, and|")
            expectEqual(paste(" two ", into: "one|three", view), "one two |three")
            expectEqual(paste("\n", into: "one|", view), "one\n|")
            expectEqual(paste("語", into: "one|", view), "one語|")
        }
    }

    @Test("It applies to prose, or if a text requests it")
    func types() throws {
        try run { stage, view in
            view.smartInsertDeleteType = .no
            expectEqual(paste("two", into: "one|", view), "onetwo|")
            view.smartInsertDeleteType = .default
            view.keyboardType = .URL
            expectEqual(paste("two", into: "one|", view), "onetwo|")
            view.smartInsertDeleteType = .yes
            expectEqual(paste("two", into: "one|", view), "one two|")
            view.isSecureTextEntry = true
            expectEqual(paste("two", into: "one|", view), "onetwo|")
            view.isSecureTextEntry = false
            stage.changesTypedText = false
            expectEqual(paste("two", into: "one|", view), "onetwo|")
        }
    }

    private final class Asked: NSObject, UITextViewDelegate {
        var ranges: [NSRange] = []
        var refuses = false

        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            ranges.append(range)
            return !refuses
        }
    }

    @Test("A word that was selected as a word is deleted with a space, without calling the delegate for it (recorded)")
    func deleting() throws {
        let asked = Asked()
        try run { _, view in
            view.delegate = asked
            view.text = "one two three"
            view.selectedRange = NSRange(location: 5, length: 0)
            view.select(nil)

            view.deleteBackward()

            expectEqual(view.text, "one three")
            expectEqual(view.selectedRange, NSRange(location: 3, length: 0))
            expectEqual(asked.ranges, [NSRange(location: 4, length: 3)])
            view.undoManager?.undo()
            expectEqual(view.text, "one two three")
        }
    }

    @Test(
        "Before a comma the preceding space is deleted, at the beginning the following; single characters go alone"
    )
    func sides() throws {
        try run { _, view in
            @MainActor func delete(_ text: String, _ offset: Int) -> String {
                view.text = text
                view.selectedRange = NSRange(location: offset, length: 0)
                view.select(nil)
                view.cut(nil)
                return view.text
            }
            expectEqual(delete("one two, three", 5), "one, three")
            expectEqual(delete("one two", 1), "two")
            expectEqual(delete("one two", 5), "one")
            expectEqual(delete("(one) two", 2), "() two")
            view.text = "one two three"
            view.selectedRange = NSRange(location: 4, length: 3)
            view.deleteBackward()
            expectEqual(view.text, "one  three")
        }
    }

    @Test("A delegate that refuses keeps the word, and text that the delegate sets is kept")
    func delegate() throws {
        final class Setting: NSObject, UITextViewDelegate {
            func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
                -> Bool
            {
                textView.text = "x"
                return true
            }
        }
        let (asked, setting) = (Asked(), Setting())
        asked.refuses = true
        try run { _, view in
            view.text = "one two three"
            view.selectedRange = NSRange(location: 5, length: 0)
            view.delegate = asked
            view.select(nil)
            view.deleteBackward()
            expectEqual(view.text, "one two three")
            view.delegate = setting
            view.deleteBackward()
            expectEqual(view.text, "x")
        }
    }
}
