import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("Replacements of typed characters")
struct TypedTextTests {
    private func run(_ body: (Stage, UITextView) throws -> Void) throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let root = UIViewController()
        try Stage.run(rootViewController: root) { stage in
            stage.changesTypedText = true
            root.view.addSubview(view)
            view.autocapitalizationType = .none
            view.becomeFirstResponder()
            try body(stage, view)
        }
    }

    @Test(
        "Straight quotes become the locale's quotes; within a word an apostrophe",
        arguments: [
            ("say \"hello\" (\"x\")", "say “hello” (“x”)"), ("don't 'stop' 90's", "don’t ‘stop’ 90’s"),
            ("\"", "“"), ("\"\"", "“”"), ("\"'a'\"", "“‘a’”"), ("a\"", "a”"), ("--\"", "—“"),
        ])
    func quotes(typed: String, expected: String) throws {
        try run { stage, view in
            stage.type(typed)

            expectEqual(view.text, expected)
        }
    }

    @Test("Two hyphens become a dash, and a third stays; a space after a word and a space becomes a full stop")
    func dashes() throws {
        try run { stage, view in
            stage.type("a--b---c  d?  e")

            expectEqual(view.text, "a—b—-c. d?  e")
        }
    }

    @Test("After a replacement in the middle of a text, the caret is behind it")
    func caret() throws {
        try run { stage, view in
            view.text = "a- z"
            view.selectedRange = NSRange(location: 2, length: 0)

            stage.type("-b")

            expectEqual(view.text, "a—b z")
            expectEqual(view.selectedRange, NSRange(location: 3, length: 0))
        }
    }

    @Test("A letter at the beginning of a sentence is capitalized, according to the traits")
    func capitals() throws {
        try run { stage, view in
            view.autocapitalizationType = .sentences
            stage.type("one two. three\nfour  five")
            let sentences = view.text
            view.text = ""
            view.autocapitalizationType = .words
            stage.type("one two")
            let words = view.text
            view.text = ""
            view.autocapitalizationType = .allCharacters
            stage.type("one")

            expectEqual(sentences, "One two. Three\nFour. Five")
            expectEqual(words, "One Two")
            expectEqual(view.text, "ONE")
        }
    }

    @Test("Undoing once restores the typed text, and once more removes it; redoing does the same in reverse")
    func undoing() throws {
        try run { stage, view in
            stage.type("ab  ")
            expectEqual(view.text, "ab. ")

            view.undoManager?.undo()
            let typed = view.text
            view.undoManager?.undo()
            let nothing = view.text
            view.undoManager?.redo()
            view.undoManager?.redo()

            expectEqual(typed, "ab  ")
            expectEqual(nothing, "")
            expectEqual(view.text, "ab. ")
        }
    }

    @Test("A quote over a selection: undoing restores the straight quote, then the selection")
    func overSelection() throws {
        try run { stage, view in
            view.text = "one two"
            view.selectedRange = NSRange(location: 4, length: 3)

            stage.type("\"")
            let quoted = view.text
            view.undoManager?.undo()
            let typed = view.text
            view.undoManager?.undo()

            expectEqual(quoted, "one “")
            expectEqual(typed, "one \"")
            expectEqual(view.text, "one two")
        }
    }

    @Test("Fields for addresses, names and passwords keep typed text unless enabled; so do all texts on a stage")
    func fields() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        let root = UIViewController()
        try Stage.run(rootViewController: root) { stage in
            root.view.addSubview(field)
            field.becomeFirstResponder()
            let typed = "it's \"a\"--b  c"
            @MainActor func text(_ change: () -> Void) -> String? {
                field.text = ""
                change()
                stage.type(typed)
                return field.text
            }

            expectEqual(text {}, typed)
            stage.changesTypedText = true
            expectEqual(text {}, "It’s “a”—b. C")
            expectEqual(text { field.keyboardType = .URL }, typed)
            expectEqual(text { field.smartQuotesType = .yes }, "it’s “a”--b  c")
            field.keyboardType = .default
            expectEqual(text { field.textContentType = .username }, "it’s “a”--b  c")
            expectEqual(text { field.isSecureTextEntry = true }, typed)
        }
    }

    @Test("The delegate is called for the inserted text, and can refuse it")
    func delegate() throws {
        let log = Refusing()
        try run { stage, view in
            view.delegate = log

            stage.type("a--")
            log.refuses = true
            stage.type("\"")

            expectEqual(log.asked, ["0+0 a", "1+0 -", "1+1 —", "2+0 “"])
            expectEqual(view.text, "a—")
        }
    }

    @Test("A custom view gets it by its own methods, and an overridden insertText(_:) is called")
    func overriding() throws {
        let root = UIViewController()
        let view = Noting(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        try Stage.run(rootViewController: root) { stage in
            stage.changesTypedText = true
            root.view.addSubview(view)
            view.becomeFirstResponder()

            stage.type("a--")

            expectEqual(view.inserted, ["A", "-", "—"])
            expectEqual(view.text, "A—")
        }
    }

    @Test("If an overridden insertText(_:) removes the text first, the replacement is inserted as typed text")
    func removedText() throws {
        let root = UIViewController()
        let view = Removing(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        try Stage.run(rootViewController: root) { stage in
            stage.changesTypedText = true
            root.view.addSubview(view)
            view.becomeFirstResponder()

            stage.type("a--b")

            expectEqual(view.text, "—b")
            view.undoManager?.undo()
            expectEqual(view.text, "")
        }
    }

    private final class Refusing: NSObject, UITextViewDelegate {
        var asked: [String] = []
        var refuses = false

        func textView(
            _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool {
            asked.append("\(range.location)+\(range.length) \(text)")
            return !refuses
        }
    }

    private final class Removing: UITextView {
        override func insertText(_ text: String) {
            if text == "—" { self.text = "" }
            super.insertText(text)
        }
    }

    private final class Noting: UITextView {
        var inserted: [String] = []

        override func insertText(_ text: String) {
            inserted.append(text)
            super.insertText(text)
        }
    }
}
