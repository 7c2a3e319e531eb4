import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// The notifications of a text view's delegate, as they were recorded on iOS 26.1. The view is not first
/// responder.
@MainActor @Suite("Reports of text views as recorded")
struct RecordedReportTests {
    private final class Log: NSObject, UITextViewDelegate {
        var lines: [String] = []
        private var observer: (any NSObjectProtocol)?

        func observe(_ view: UITextView) {
            view.delegate = self
            observer = NotificationCenter.default.addObserver(
                forName: UITextView.textDidChangeNotification, object: view, queue: nil
            ) { [weak self] _ in MainActor.assumeIsolated { self?.lines.append("posted") } }
        }

        func during(_ body: () throws -> Void) rethrows -> [String] {
            lines = []
            try body()
            return lines
        }

        func textViewDidChangeSelection(_ textView: UITextView) { lines.append("selection") }
        func textViewDidChange(_ textView: UITextView) { lines.append("change") }
    }

    private static let everything = ["selection", "change", "posted"]

    private func run(_ text: String, _ body: (UITextView, Log) throws -> Void) throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let view = UITextView(frame: CGRect(x: 20, y: 60, width: 300, height: 200))
            stage.window.rootViewController?.view.addSubview(view)
            let log = Log()
            view.text = text
            log.observe(view)
            try body(view, log)
        }
    }

    private func range(_ view: UITextView, _ start: Int, _ end: Int) throws -> UITextRange {
        let first = try #require(view.position(from: view.beginningOfDocument, offset: start))
        let last = try #require(view.position(from: view.beginningOfDocument, offset: end))
        return try #require(view.textRange(from: first, to: last))
    }

    @Test("A selection is reported when it changes (TX1, TX2)")
    func selection() throws {
        try run("") { view, log in
            expectEqual(log.during { view.text = "Hello world" }, ["selection"])
            expectEqual(view.selectedRange, NSRange(location: 11, length: 0))
            expectEqual(log.during { view.selectedRange = NSRange(location: 2, length: 3) }, ["selection"])
            expectEqual(log.during { view.selectedRange = NSRange(location: 2, length: 3) }, [])
        }
    }

    @Test("replace(_:withText:) reports selection, change and notification (TX4, TX8, TX9)")
    func replacing() throws {
        try run("Hello world") { view, log in
            try expectEqual(log.during { view.replace(try range(view, 0, 5), withText: "Howdy!") }, Self.everything)
            expectEqual(view.text, "Howdy! world")
            expectEqual(view.selectedRange, NSRange(location: 6, length: 0))

            let same = try log.during { view.replace(try range(view, 0, 6), withText: "Hello,") }
            expectEqual(same, ["change", "posted"])
            expectEqual(view.selectedRange.location, 6)

            try expectEqual(log.during { view.replace(try range(view, 3, 3), withText: "") }, Self.everything)
            expectEqual(view.selectedRange, NSRange(location: 3, length: 0))
            expectEqual(log.during { view.insertText("") }, ["change", "posted"])
        }
    }

    @Test("Typing over a selection reports the selection before the change (TX5, TX7)")
    func typing() throws {
        try run("Hello world") { view, log in
            view.selectedRange = NSRange(location: 0, length: 5)
            expectEqual(log.during { view.insertText("Bye") }, Self.everything)
            expectEqual(log.during { view.deleteBackward() }, Self.everything)
            expectEqual(view.text, "By world")
        }
    }

    @Test("Marked text: reports of setting, replacing, ending and removing it (TX10 to TX16)")
    func marked() throws {
        try run("ab") { view, log in
            expectEqual(log.during { view.unmarkText() }, [])
            expectEqual(
                log.during { view.setMarkedText("ka", selectedRange: NSRange(location: 2, length: 0)) },
                Self.everything)
            expectEqual(view.selectedRange, NSRange(location: 4, length: 0))
            view.setMarkedText("kan", selectedRange: NSRange(location: 0, length: 2))
            expectEqual(view.selectedRange, NSRange(location: 2, length: 2))

            expectEqual(log.during { view.unmarkText() }, ["selection"] + Self.everything)
            expectEqual(view.text, "abkan")
            expectEqual(view.selectedRange, NSRange(location: 2, length: 0))
            expectNil(view.markedTextRange)

            view.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
            expectEqual(
                log.during { view.setMarkedText(nil, selectedRange: NSRange()) }, Self.everything + Self.everything)
            expectEqual(view.text, "abkan")
            view.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
            view.insertText("y")
            expectEqual(view.text, "abykan")
            expectNil(view.markedTextRange)
        }
    }

    @Test("The same text again moves the caret to the end, and reports only that (TX17, TX23)")
    func sameText() throws {
        try run("abc") { view, log in
            view.selectedRange = NSRange(location: 1, length: 0)
            expectEqual(log.during { view.text = "abc" }, ["selection"])
            expectEqual(view.selectedRange, NSRange(location: 3, length: 0))
            expectEqual(log.during { view.text = "abc" }, [])
            expectEqual(log.during { view.attributedText = NSAttributedString(string: "abcd") }, ["selection"])
        }
    }
}
