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
        #expect(view.text == "" && view.isEditable && view.isSelectable && view.clipsToBounds)
        #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
        #expect(view.textContainer.lineFragmentPadding == 5 && !view.typingAttributes.isEmpty)
        view.text = "abc"
        view.selectAll(nil)
        #expect(view.selectedRange == NSRange(location: 0, length: 3))
    }

    @Test("Beginning, typing, returns and ending, in this order")
    func order() throws {
        try run { stage, view, log in
            #expect(log.during { view.becomeFirstResponder() } == ["should begin", "did begin", "posted begin"])
            #expect(
                log.during { stage.type("a") } == [
                    "should change 0,0 to \"a\"", "selection", "did change", "posted change",
                ])
            #expect(
                log.during { stage.press(.keyboardReturnOrEnter) } == [
                    "should change 1,0 to \"\n\"", "selection", "did change", "posted change",
                ])
            #expect(view.text == "a\n")
            #expect(log.during { view.resignFirstResponder() } == ["should end", "did end", "posted end"])
        }
    }

    @Test("Selecting calls the delegate once, at once, also without a window; beyond the text it is clamped")
    func selecting() {
        let (view, log) = (UITextView(), TextLog())
        view.delegate = log
        #expect(log.during { view.text = "Hello" } == ["selection"])

        #expect(log.during { view.selectedRange = NSRange(location: 1, length: 2) } == ["selection"])
        #expect(log.during { view.selectedRange = NSRange(location: 3, length: 99) } == ["selection"])
        #expect(view.selectedRange == NSRange(location: 3, length: 2))
        view.selectedRange = NSRange(location: NSNotFound, length: 0)
        #expect(view.selectedRange == NSRange(location: 5, length: 0))
    }

    @Test("Its content is as high as its lines; a caret that is typed out of sight is scrolled to")
    func scrolling() throws {
        try run { stage, view, _ in
            view.text = (1...3).map { "Line \($0)" }.joined(separator: "\n")
            stage.settle()
            let line = view.caretRect(for: view.beginningOfDocument).height
            #expect(view.contentSize == CGSize(width: 200, height: 16 + 3 * line))
            view.becomeFirstResponder()

            for _ in 0..<10 { stage.press(.keyboardReturnOrEnter) }
            stage.settle()

            #expect(view.contentSize.height == 16 + 13 * line)
            #expect(view.contentOffset.y == view.contentSize.height - 100)
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
            #expect(
                view.frame.height
                    == view.sizeThatFits(CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)).height)
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

    @Test("Only to be read: keys do nothing, text is selected and copied, a link is tapped")
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

            #expect(stage.openedURLs.map(\.absoluteString) == ["https://example.org"])
            view.becomeFirstResponder()
            stage.type("x")
            #expect(view.text == "See here.")
            view.selectAll(nil)
            view.copy(nil)
            #expect(UIPasteboard.general.string == "See here.")
        }
    }

    private func range(_ view: UITextView, _ start: Int, _ end: Int) throws -> UITextRange {
        let start = try #require(view.position(from: view.beginningOfDocument, offset: start))
        let end = try #require(view.position(from: view.beginningOfDocument, offset: end))
        return try #require(view.textRange(from: start, to: end))
    }

    @Test("What an input method composes is marked, and what it commits takes its place")
    func composing() throws {
        try run { stage, view, log in
            view.text = "ab"
            view.selectedRange = NSRange(location: 1, length: 0)
            view.becomeFirstResponder()

            stage.compose("にほ")
            #expect(view.text == "aにほb" && view.markedTextRange.flatMap(view.text(in:)) == "にほ")
            stage.type("日本")

            #expect(view.text == "a日本b" && view.markedTextRange == nil)
            #expect(view.selectedRange == NSRange(location: 3, length: 0))
            view.undoManager?.undo()
            #expect(view.text == "ab")
        }
    }

    @Test("A storage that a program changes changes the text, and the text the storage")
    func textKit() throws {
        try run { stage, view, log in
            view.text = "Hello"
            let storage = view.textStorage
            #expect(storage.string == "Hello")

            let lines = log.during { storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "J") }
            #expect(view.text == "Jello" && lines.isEmpty)
            storage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 5, length: 0)
            stage.type("!")

            #expect(storage.string == "Jello!" && view.layoutManager.numberOfGlyphs == 6)
            view.replace(try range(view, 0, 1), withText: "C")
            #expect(storage.string == "Cello!")
            view.undoManager?.undo()
            #expect(storage.string == "Jello!")
            #expect(view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
        }
    }

    @Test("Arrows move by character, word and line, and extend with shift")
    func keys() throws {
        try run { stage, view, _ in
            view.text = "one two\nthree"
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 0, length: 0)

            stage.press(.keyboardRightArrow)
            #expect(view.selectedRange == NSRange(location: 1, length: 0))
            stage.press(.keyboardRightArrow, modifiers: [.alternate])
            #expect(view.selectedRange == NSRange(location: 3, length: 0))
            stage.press(.keyboardDownArrow)
            #expect(view.selectedRange.location > 8)
            stage.press(.keyboardHome)
            #expect(view.selectedRange == NSRange(location: 8, length: 0))
            stage.press(.keyboardEnd, modifiers: [.shift])
            #expect(view.selectedRange == NSRange(location: 8, length: 5))
            stage.press(.keyboardDeleteOrBackspace)
            #expect(view.text == "one two\n")
        }
    }

    @Test("Attributes are pasted where they are permitted; otherwise text has those around it")
    func attributes() throws {
        try run { stage, view, _ in
            view.attributedText = NSAttributedString(
                string: "red", attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 12)])
            view.becomeFirstResponder()
            view.selectAll(nil)
            view.copy(nil)
            #expect(UIPasteboard.general.string == "red")
            for permits in [true, false] {
                view.attributedText = NSAttributedString(string: "", attributes: [:])
                view.allowsEditingTextAttributes = permits

                view.paste(nil)

                let color = view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
                #expect(view.text == "red" && (color == .red) == permits)
            }
        }
    }

    @Test("A secret is shown as dots, and not copied")
    func secret() throws {
        try run { stage, view, _ in
            view.text = "secret"
            view.isSecureTextEntry = true
            view.becomeFirstResponder()
            view.selectAll(nil)

            view.copy(nil)

            #expect(UIPasteboard.general.string == nil && view.text == "secret")
            #expect(!view.canPerformAction("copy:", withSender: nil))
        }
    }

    /// Colours digits, as editors of source text do.
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

    @Test("What the storage's delegate adds to a change is the text's; typing goes on and can be undone")
    func storageDelegate() throws {
        try run { stage, view, _ in
            let colors = DigitColors()
            view.textStorage.delegate = colors
            view.becomeFirstResponder()

            for letter in "a1b" { stage.type(String(letter)) }

            #expect(view.text == "a1b" && view.selectedRange == NSRange(location: 3, length: 0))
            let color = view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor
            #expect(color == .red)
            view.undoManager?.undo()
            #expect(view.text == "" && view.textStorage.string == "")
        }
    }
}
