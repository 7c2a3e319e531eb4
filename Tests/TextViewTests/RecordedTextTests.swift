import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// Text views, fields and attributed text as they were recorded on iOS 26.1.
@MainActor @Suite("Text as recorded")
struct RecordedTextTests {
    private func run(_ text: String, _ body: (Stage, UITextView) throws -> Void) throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let view = UITextView(frame: CGRect(x: 20, y: 60, width: 300, height: 200))
            view.font = .systemFont(ofSize: 17)
            stage.window.rootViewController?.view.addSubview(view)
            view.text = text
            view.layoutIfNeeded()
            try body(stage, view)
        }
    }

    private func position(_ view: UITextView, _ offset: Int) -> UITextPosition? {
        view.position(from: view.beginningOfDocument, offset: offset)
    }

    @Test("selectedTextRange = nil selects the start, and reads nil until the next selection (TX3)")
    func noSelection() throws {
        try run("Hello") { _, view in
            view.selectedRange = NSRange(location: 2, length: 2)

            view.selectedTextRange = nil

            expectEqual(view.selectedRange, NSRange(location: 0, length: 0))
            expectNil(view.selectedTextRange)
            view.insertText("x")
            expectEqual(view.text, "xHello")
            expectNotNil(view.selectedTextRange)

            view.selectedTextRange = nil
            view.selectedRange = NSRange(location: 0, length: 0)
            expectNotNil(view.selectedTextRange)
        }
    }

    @Test("A selection at the start keeps the marked text (TX16)")
    func markedText() throws {
        try run("") { _, view in
            view.becomeFirstResponder()
            view.setMarkedText("ab", selectedRange: NSRange(location: 2, length: 0))

            view.selectedRange = NSRange(location: 0, length: 0)

            expectNotNil(view.markedTextRange)
            expectEqual(view.text, "ab")
        }
    }

    private final class Log: NSObject, UITextViewDelegate, UITextFieldDelegate {
        var lines: [String] = []
        private var observers: [any NSObjectProtocol] = []

        func observe(_ names: [Notification.Name: String], of object: AnyObject) {
            observers = names.map { name, line in
                NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { [weak self] _ in
                    MainActor.assumeIsolated { self?.lines.append(line) }
                }
            }
        }

        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
            lines.append("shouldBegin")
            return true
        }
        func textViewDidBeginEditing(_ textView: UITextView) { lines.append("didBegin") }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
            lines.append("shouldEnd")
            return true
        }
        func textViewDidEndEditing(_ textView: UITextView) { lines.append("didEnd") }
        func textViewDidChangeSelection(_ textView: UITextView) { lines.append("selection") }
    }

    @Test("Begin and end of editing: the delegate, then the notification; the caret stays (TX6, TX24)")
    func beginAndEnd() throws {
        try run("Hello") { _, view in
            let log = Log()
            view.delegate = log
            log.observe(
                [
                    UITextView.textDidBeginEditingNotification: "begun",
                    UITextView.textDidEndEditingNotification: "ended",
                ], of: view)
            view.selectedRange = NSRange(location: 2, length: 0)
            log.lines = []

            view.becomeFirstResponder()
            expectEqual(log.lines, ["shouldBegin", "didBegin", "begun"])
            expectEqual(view.selectedRange, NSRange(location: 2, length: 0))

            log.lines = []
            view.resignFirstResponder()
            expectEqual(log.lines, ["shouldEnd", "didEnd", "ended"])
        }
    }

    @Test("Positions, ranges and selections inside a surrogate pair (TX18, TX19, TX20, TX21)")
    func surrogates() throws {
        try run("a😀b") { _, view in
            let inside = try #require(position(view, 2))
            expectEqual(view.offset(from: view.beginningOfDocument, to: inside), 2)
            expectNil(position(view, -1))
            expectNil(position(view, 5))

            let (third, first) = (try #require(position(view, 3)), try #require(position(view, 1)))
            let range = try #require(view.textRange(from: third, to: first))
            expectEqual(view.offset(from: view.beginningOfDocument, to: range.start), 1)
            expectEqual(view.offset(from: view.beginningOfDocument, to: range.end), 3)
            let half = try #require(view.textRange(from: view.beginningOfDocument, to: inside))
            expectEqual(view.text(in: half), "a\u{fffd}")

            view.selectedRange = NSRange(location: 2, length: 0)
            expectEqual(view.selectedRange, NSRange(location: 2, length: 0))
            view.selectedRange = NSRange(location: 3, length: 0)
            view.deleteBackward()
            expectEqual(view.text, "ab")
        }
    }

    @Test("The caret is one point left of and above the character, and higher than the line (TX25, TX26)")
    func caret() throws {
        for (size, height, line) in [(17, 22, 20.33), (12, 16, 14.33)] as [(CGFloat, CGFloat, CGFloat)] {
            try run("Hello\nworld") { _, view in
                view.font = .systemFont(ofSize: size)
                view.layoutIfNeeded()
                let first = view.caretRect(for: view.beginningOfDocument)
                expectEqual(first, CGRect(x: 4, y: 7, width: 2, height: height))
                let empty = try #require(view.textRange(from: view.beginningOfDocument, to: view.beginningOfDocument))
                let rect = view.firstRect(for: empty)
                expectEqual(rect.origin, CGPoint(x: 5, y: 8))
                expectEqual(rect.width, 0)
                expectTrue(abs(rect.height - line) < 0.1)
                let second = view.caretRect(for: try #require(position(view, 6)))
                expectTrue(abs(second.minY - (7 + line)) < 0.1)
            }
        }
    }

    @Test("scrollRangeToVisible scrolls in the next turn (TX27)")
    func scrollRange() throws {
        try run(String(repeating: "line\n", count: 100)) { stage, view in
            let end = NSRange(location: view.text.utf16.count, length: 0)
            view.contentOffset = .zero

            view.scrollRangeToVisible(end)
            expectEqual(view.contentOffset.y, 0)
            stage.settle()
            expectTrue(view.contentOffset.y > 1000)
        }
    }

    @Test("A text view without a text has an empty one (TX28)")
    func nilText() throws {
        try run("Hello") { _, view in
            view.text = nil
            expectEqual(view.text, "")
        }
    }

    @Test("clearsOnBeginEditing empties a field that becomes first responder (TX33)")
    func clears() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
            stage.window.rootViewController?.view.addSubview(field)
            field.text = "Hello"
            field.clearsOnBeginEditing = true

            field.becomeFirstResponder()

            expectEqual(field.text, "")
        }
    }

    @Test("Defaults of paragraph styles and labels (TX38)")
    func paragraphStyle() {
        let style = NSParagraphStyle.default
        expectEqual(style.alignment, .natural)
        expectEqual(style.tabStops.map(\.location), (1...12).map { CGFloat($0 * 28) })
        expectTrue(
            [
                style.lineSpacing, style.paragraphSpacing, style.firstLineHeadIndent, style.headIndent,
                style.tailIndent, style.minimumLineHeight, style.maximumLineHeight, style.lineHeightMultiple,
                style.paragraphSpacingBefore, style.defaultTabInterval,
            ].allSatisfy { $0 == 0 })
        let label = UILabel()
        expectEqual(label.textAlignment, .natural)
        expectEqual(label.lineBreakMode, .byTruncatingTail)
    }

    // Used by the main thread only.
    private final class StorageLog: NSObject, NSTextStorageDelegate, @unchecked Sendable {
        var lines: [String] = []
        var edits: [String] = []
        private var observers: [any NSObjectProtocol] = []

        func observe(_ storage: NSTextStorage) {
            storage.delegate = self
            let names = [
                NSTextStorage.willProcessEditingNotification: "will posted",
                NSTextStorage.didProcessEditingNotification: "did posted",
            ]
            observers = names.map { name, line in
                NotificationCenter.default.addObserver(forName: name, object: storage, queue: nil) { [weak self] _ in
                    MainActor.assumeIsolated { self?.lines.append(line) }
                }
            }
        }

        private func note(_ name: String, _ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int) {
            lines.append(name)
            edits.append("\(mask.rawValue) \(range.location) \(range.length) \(delta)")
        }

        func textStorage(
            _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) { note("will", editedMask, editedRange, delta) }

        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) { note("did", editedMask, editedRange, delta) }
    }

    private static let everything = ["will posted", "will", "did posted", "did"]

    @Test("A storage posts each notification before it calls its delegate (TX39)")
    func storage() {
        let (storage, log) = (NSTextStorage(string: "Hello"), StorageLog())
        log.observe(storage)

        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "J")

        expectEqual(log.lines, Self.everything)
        expectEqual(storage.editedMask, [])
        expectEqual(storage.changeInLength, 0)
        expectEqual(storage.editedRange.location, NSNotFound)
    }

    @Test("A group without edits does nothing; processEditing() sends everything (TX40)")
    func emptyGroup() {
        let (storage, log) = (NSTextStorage(string: "Hello"), StorageLog())
        log.observe(storage)

        storage.beginEditing()
        storage.endEditing()
        storage.addAttribute(.kern, value: 1, range: NSRange(location: 2, length: 0))
        expectEqual(log.lines, [])

        storage.processEditing()
        expectEqual(log.lines, Self.everything)
        expectTrue(log.edits.allSatisfy { $0.hasPrefix("0 ") })
    }

    @Test("The edits of a group are joined (TX41)")
    func group() {
        let (storage, log) = (NSTextStorage(string: "abcd"), StorageLog())
        log.observe(storage)

        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "x")
        expectEqual(storage.editedRange, NSRange(location: 0, length: 1))
        expectEqual(storage.changeInLength, 1)
        storage.addAttribute(.kern, value: 1, range: NSRange(location: 3, length: 2))
        expectEqual(storage.editedRange, NSRange(location: 0, length: 5))
        storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "")
        expectEqual(storage.editedRange, NSRange(location: 0, length: 4))
        storage.endEditing()

        expectEqual(log.edits, ["3 0 4 0", "3 0 4 0"])
    }

    @Test("The attributes of inserted and replaced characters (TX42)")
    func inherited() {
        func kern(_ change: (NSMutableAttributedString) -> Void, at location: Int) -> Int? {
            let text = NSMutableAttributedString(string: "a", attributes: [.kern: 1])
            text.append(NSAttributedString(string: "b", attributes: [.kern: 2]))
            change(text)
            return text.attribute(.kern, at: location, effectiveRange: nil) as? Int
        }
        func insert(_ location: Int, _ length: Int = 0) -> (NSMutableAttributedString) -> Void {
            { $0.replaceCharacters(in: NSRange(location: location, length: length), with: "x") }
        }
        expectEqual(kern(insert(0), at: 0), 1)
        expectEqual(kern(insert(1), at: 1), 1)
        expectEqual(kern(insert(2), at: 2), 2)
        expectEqual(kern(insert(1, 1), at: 1), 2)
        let empty = NSMutableAttributedString(string: "")
        empty.replaceCharacters(in: NSRange(), with: "x")
        expectTrue(empty.attributes(at: 0, effectiveRange: nil).isEmpty)
    }

    @Test("A font with an unknown name is nil (TX44)")
    func unknownFont() { expectNil(UIFont(name: "No such font", size: 12)) }

    @Test("The height of one line at 16 points (TX45)")
    func lineHeight() {
        let size = ("Loading" as NSString).boundingRect(
            with: CGSize(width: 1000, height: 1000), options: .usesLineFragmentOrigin,
            attributes: [.font: UIFont.systemFont(ofSize: 16)], context: nil)
        expectTrue(abs(size.height - 19.094) < 0.05)
    }
}
