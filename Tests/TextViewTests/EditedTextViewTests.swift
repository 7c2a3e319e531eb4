import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Taps, fonts and attachments of text views, and text views that cannot be edited.
@MainActor
@Suite("Edited text views")
struct EditedTextViewTests {
    @MainActor
    private final class Log: NSObject, UITextViewDelegate {
        var events: [String] = []
        nonisolated override init() {}
        func textViewDidBeginEditing(_ textView: UITextView) { events.append("begin") }
        func textViewDidEndEditing(_ textView: UITextView) { events.append("end") }
    }

    private func run(_ body: (Stage, UITextView, Log) throws -> Void) throws {
        let log = Log()
        try Stage.run(rootViewController: UIViewController()) { stage in
            stage.keyboard = .onScreen
            let view = UITextView(frame: CGRect(x: 20, y: 60, width: 300, height: 300))
            view.delegate = log
            try #require(stage.window.rootViewController).view.addSubview(view)
            stage.settle()
            try body(stage, view, log)
        }
    }

    private func keyboardTop(_ stage: Stage) -> CGFloat {
        stage.window.rootViewController?.view.keyboardLayoutGuide.layoutFrame.minY ?? 0
    }

    @Test("A tap into a text whose caret is at its invisible end does not scroll the text")
    func tap() throws {
        try run { stage, view, _ in
            view.text = (0..<60).map { "line \($0)" }.joined(separator: "\n")
            view.contentOffset = .zero
            stage.settle()

            stage.tap(at: CGPoint(x: 80, y: 200))
            stage.advance(by: 1)

            expectTrue(view.isFirstResponder)
            expectEqual(view.contentOffset, .zero)
            expectTrue(view.selectedRange.location < 100)
        }
    }

    @Test("A font replaces the fonts of the text, also after the text storage was read", arguments: [false, true])
    func font(readsStorage: Bool) throws {
        try run { _, view, _ in
            view.attributedText = NSAttributedString(string: "text", attributes: [.font: UIFont.systemFont(ofSize: 17)])
            if readsStorage { _ = view.textStorage }

            view.font = .systemFont(ofSize: 22)

            let font = view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
            expectEqual(font?.pointSize, 22)
        }
    }

    @Test("Text that is typed after an attachment does not get the attachment")
    func attachment() throws {
        try run { stage, view, _ in
            view.attributedText = NSAttributedString(attachment: NSTextAttachment())
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 1, length: 0)

            let typing = view.typingAttributes[.attachment]
            stage.type("xy")

            expectTrue(typing == nil)
            expectEqual(view.text.utf16.count, 3)
            expectTrue(view.attributedText.attribute(.attachment, at: 0, effectiveRange: nil) is NSTextAttachment)
            expectTrue(view.attributedText.attribute(.attachment, at: 1, effectiveRange: nil) == nil)
        }
    }

    @Test("Editing ends if a text view can no longer be edited")
    func notEditable() throws {
        try run { stage, view, log in
            view.text = "some text"
            view.becomeFirstResponder()
            stage.advance(by: 1)
            let top = keyboardTop(stage)

            view.isEditable = false
            stage.advance(by: 1)

            expectEqual(log.events, ["begin", "end"])
            expectFalse(view.isFirstResponder)
            expectTrue(keyboardTop(stage) > top)
        }
    }

    @Test("The keyboard is not displayed for a text that cannot be edited")
    func selectedOnly() throws {
        try run { stage, view, log in
            let top = keyboardTop(stage)
            view.text = "some text"
            view.isEditable = false

            expectTrue(view.becomeFirstResponder())
            stage.advance(by: 1)
            expectEqual(keyboardTop(stage), top)
            expectEqual(log.events, [])

            view.isEditable = true
            stage.advance(by: 1)
            expectTrue(keyboardTop(stage) < top)
            expectEqual(log.events, ["begin"])
        }
    }

    @Test("Return belongs to a field that has the focus and is edited")
    func returnInFocusedField() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            var events: [String] = []
            for (event, name) in [
                (UIControl.Event.primaryActionTriggered, "primary"), (.touchUpInside, "touch"),
                (.editingDidEndOnExit, "exit"),
            ] {
                field.addAction(UIAction { _ in events.append(name) }, for: event)
            }
            try #require(stage.window.rootViewController).view.addSubview(field)
            stage.settle()
            stage.press(.keyboardTab)
            stage.advance(by: 0.2)
            expectTrue(field.isFirstResponder)

            stage.press(.keyboardSpacebar)
            stage.press(.keyboardReturnOrEnter)
            stage.advance(by: 0.2)

            expectFalse(events.contains("touch"))
            expectTrue(events.contains("primary"))
        }
    }
}
