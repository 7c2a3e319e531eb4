import Expectations
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("Text views", .serialized)
struct TextViewTests {
    /// A text view of 200 × 100 points, on a stage, with a delegate.
    private func run(_ body: (Stage, UITextView, TextLog) throws -> Void) throws {
        let log = TextLog()
        try Stage.run(rootViewController: UIViewController()) { stage in
            let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
            view.delegate = log
            log.observe(view)
            stage.window.rootViewController?.view.addSubview(view)
            stage.settle()
            try body(stage, view, log)
        }
    }

    @Test("A fresh text view")
    func defaults() {
        let view = UITextView()
        expectEqual(view.text, "")
        expectTrue(view.isEditable)
        expectTrue(view.isSelectable)
        expectTrue(view.clipsToBounds)
        expectEqual(view.textContainerInset, UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
        expectEqual(view.textContainer.lineFragmentPadding, 5)
        expectFalse(view.typingAttributes.isEmpty)
        view.text = "abc"
        view.selectAll(nil)
        expectEqual(view.selectedRange, NSRange(location: 0, length: 3))
    }

    @Test("Beginning, typing, returns and ending, in this order")
    func order() throws {
        try run { stage, view, log in
            expectEqual(log.during { view.becomeFirstResponder() }, ["should begin", "did begin", "posted begin"])
            expectEqual(
                log.during { stage.type("a") },
                [
                    "should change 0,0 to \"a\"", "selection", "did change", "posted change",
                ])
            expectEqual(
                log.during { stage.press(.keyboardReturnOrEnter) },
                [
                    "should change 1,0 to \"\n\"", "selection", "did change", "posted change",
                ])
            expectEqual(view.text, "a\n")
            expectEqual(log.during { view.resignFirstResponder() }, ["should end", "did end", "posted end"])
        }
    }

    @Test("Selecting calls the delegate once, at once, also without a window; the range is clamped to the text")
    func selecting() {
        let (view, log) = (UITextView(), TextLog())
        view.delegate = log
        expectEqual(log.during { view.text = "Hello" }, ["selection"])

        expectEqual(log.during { view.selectedRange = NSRange(location: 1, length: 2) }, ["selection"])
        expectEqual(log.during { view.selectedRange = NSRange(location: 3, length: 99) }, ["selection"])
        expectEqual(view.selectedRange, NSRange(location: 3, length: 2))
        view.selectedRange = NSRange(location: NSNotFound, length: 0)
        expectEqual(view.selectedRange, NSRange(location: 5, length: 0))
    }

    @Test("Its content is as high as its lines; typing out of the visible area scrolls to the caret")
    func scrolling() throws {
        try run { stage, view, _ in
            view.text = (1...3).map { "Line \($0)" }.joined(separator: "\n")
            stage.settle()
            let line = UIFont.systemFont(ofSize: 12).lineHeight
            expectEqual(view.contentSize, CGSize(width: 200, height: 16 + 3 * line))
            view.becomeFirstResponder()

            for _ in 0..<10 { stage.press(.keyboardReturnOrEnter) }
            stage.settle()

            expectEqual(view.contentSize.height, 16 + 13 * line)
            expectEqual(view.contentOffset.y, view.contentSize.height - 100)
            let caret = view.caretRect(for: view.endOfDocument)
            #expect(view.bounds.contains(caret))
        }
    }

    @Test("Without scrolling it is as high as its text, also in Auto Layout")
    func selfSizing() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController?.view)
            let view = UITextView()
            view.isScrollEnabled = false
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.widthAnchor.constraint(equalToConstant: 120),
            ])
            view.text = "one"
            stage.settle()
            let one = view.frame.height

            view.text = "one two three four five six seven eight nine ten"
            stage.settle()

            #expect(view.frame.height > one * 1.5)
            expectEqual(
                view.frame.height,
                view.sizeThatFits(CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)).height)
            view.becomeFirstResponder()
            for _ in 0..<3 { stage.press(.keyboardReturnOrEnter) }
            stage.settle()
            let line = view.caretRect(for: view.beginningOfDocument).height
            #expect(
                abs(
                    view.frame.height - one - (3 * line + (view.caretRect(for: view.endOfDocument).minY - 3 * line - 8))
                ) < 1)
        }
    }

    @Test("Not editable: keys have no effect, text is selected and copied, a link is tapped")
    func reading() throws {
        try run { stage, view, log in
            view.isEditable = false
            let text = NSMutableAttributedString(string: "See here.")
            text.addAttribute(
                .link, value: try #require(URL(string: "https://example.org")), range: NSRange(location: 4, length: 4))
            view.attributedText = text
            stage.settle()
            let word = view.convert(view.firstRect(for: try range(view, 4, 8)), to: nil)

            stage.tap(at: CGPoint(x: word.midX, y: word.midY))
            stage.advance(by: 1)

            expectEqual(stage.openedURLs.map(\.absoluteString), ["https://example.org"])
            view.becomeFirstResponder()
            stage.type("x")
            expectEqual(view.text, "See here.")
            view.selectAll(nil)
            view.copy(nil)
            expectEqual(UIPasteboard.general.string, "See here.")
        }
    }

    private func range(_ view: UITextView, _ start: Int, _ end: Int) throws -> UITextRange {
        let start = try #require(view.position(from: view.beginningOfDocument, offset: start))
        let end = try #require(view.position(from: view.beginningOfDocument, offset: end))
        return try #require(view.textRange(from: start, to: end))
    }

    @Test("Composed text is marked, and committed text replaces it")
    func composing() throws {
        try run { stage, view, log in
            view.text = "ab"
            view.selectedRange = NSRange(location: 1, length: 0)
            view.becomeFirstResponder()

            stage.compose("にほ")
            expectEqual(view.text, "aにほb")
            expectEqual(view.markedTextRange.flatMap(view.text(in:)), "にほ")
            stage.type("日本")

            expectEqual(view.text, "a日本b")
            expectNil(view.markedTextRange)
            expectEqual(view.selectedRange, NSRange(location: 3, length: 0))
            view.undoManager?.undo()
            expectEqual(view.text, "ab")
        }
    }

    @Test("A storage that a program changes changes the text, and the text the storage")
    func textKit() throws {
        try run { stage, view, log in
            view.text = "Hello"
            let storage = view.textStorage
            expectEqual(storage.string, "Hello")

            let lines = log.during { storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "J") }
            expectEqual(view.text, "Jello")
            expectEmpty(lines)
            storage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 5, length: 0)
            stage.type("!")

            expectEqual(storage.string, "Jello!")
            expectEqual(view.layoutManager.numberOfGlyphs, 6)
            view.replace(try range(view, 0, 1), withText: "C")
            expectEqual(storage.string, "Cello!")
            view.undoManager?.undo()
            expectEqual(storage.string, "Jello!")
            expectEqual(view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor, .red)
        }
    }

    @Test("Arrows move by character, word and line, and extend with shift")
    func keys() throws {
        try run { stage, view, _ in
            view.text = "one two\nthree"
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 0, length: 0)

            stage.press(.keyboardRightArrow)
            expectEqual(view.selectedRange, NSRange(location: 1, length: 0))
            stage.press(.keyboardRightArrow, modifiers: [.alternate])
            expectEqual(view.selectedRange, NSRange(location: 3, length: 0))
            stage.press(.keyboardDownArrow)
            #expect(view.selectedRange.location > 8)
            stage.press(.keyboardHome)
            expectEqual(view.selectedRange, NSRange(location: 8, length: 0))
            stage.press(.keyboardEnd, modifiers: [.shift])
            expectEqual(view.selectedRange, NSRange(location: 8, length: 5))
            stage.press(.keyboardDeleteOrBackspace)
            expectEqual(view.text, "one two\n")
        }
    }

    @Test("Attributes are pasted if permitted; otherwise text has the surrounding attributes")
    func attributes() throws {
        try run { stage, view, _ in
            view.attributedText = NSAttributedString(
                string: "red", attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 12)])
            view.becomeFirstResponder()
            view.selectAll(nil)
            view.copy(nil)
            expectEqual(UIPasteboard.general.string, "red")
            for permits in [true, false] {
                view.attributedText = NSAttributedString(string: "", attributes: [:])
                view.allowsEditingTextAttributes = permits

                view.paste(nil)

                let color = view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
                expectEqual(view.text, "red")
                expectEqual((color == .red), permits)
            }
        }
    }

    @Test("Secure text is shown as dots, and not copied")
    func secret() throws {
        try run { stage, view, _ in
            view.text = "secret"
            view.isSecureTextEntry = true
            view.becomeFirstResponder()
            view.selectAll(nil)

            view.copy(nil)

            expectNil(UIPasteboard.general.string)
            expectEqual(view.text, "secret")
            expectFalse(view.canPerformAction("copy:", withSender: nil))
        }
    }

    /// Colors digits, like source code editors.
    private final class DigitColors: NSTextStorageDelegate {
        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range: NSRange,
            changeInLength delta: Int
        ) {
            for (offset, unit) in textStorage.string.utf16.enumerated() where 0x30...0x39 ~= unit {
                textStorage.addAttribute(
                    .foregroundColor, value: UIColor.red, range: NSRange(location: offset, length: 1))
            }
        }
    }

    @Test("Attributes that the storage's delegate adds belong to the text; typing continues and can be undone")
    func storageDelegate() throws {
        try run { stage, view, _ in
            let colors = DigitColors()
            view.textStorage.delegate = colors
            view.becomeFirstResponder()

            for letter in "a1b" { stage.type(String(letter)) }

            expectEqual(view.text, "a1b")
            expectEqual(view.selectedRange, NSRange(location: 3, length: 0))
            let color = view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor
            expectEqual(color, .red)
            view.undoManager?.undo()
            expectEqual(view.text, "")
            expectEqual(view.textStorage.string, "")
        }
    }
}
