import Expectations
import IrekoTesting
import StateArchive
import TestSupport
import Testing
import UIKit

/// A field and a text view, each with an identifier, whose texts are set by the program.
private final class TextsController: UIViewController {
    let field = UITextField(frame: CGRect(x: 10, y: 50, width: 200, height: 34))
    let note = UITextView(frame: CGRect(x: 10, y: 100, width: 200, height: 100))
    private let text: String

    init(_ text: String) {
        self.text = text
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "texts"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        (field.restorationIdentifier, note.restorationIdentifier) = ("field", "note")
        (field.text, note.text) = (text, text)
        view.addSubview(field)
        view.addSubview(note)
    }

    var selection: NSRange? {
        field.selectedTextRange.map {
            NSRange(
                location: field.offset(from: field.beginningOfDocument, to: $0.start),
                length: field.offset(from: $0.start, to: $0.end))
        }
    }
}

@MainActor
@Suite("Saved state of texts", .serialized)
struct TextStateTests {
    private func keep(_ stage: Stage, _ before: TextsController) {
        before.note.selectedRange = NSRange(location: 1, length: 3)
        before.note.isEditable = false
        if let start = before.field.position(from: before.field.beginningOfDocument, offset: 2),
            let end = before.field.position(from: start, offset: 2)
        {
            before.field.selectedTextRange = before.field.textRange(from: start, to: end)
        }
        stage.preserve()
    }

    @Test("The selection, and whether a text view is editable")
    func selection() throws {
        try Stage.run(root: TextsController("hello")) { stage, before in
            keep(stage, before)

            let after = TextsController("hello")
            try stage.restore(into: after) { _ in }
            stage.settle()

            expectEqual(after.selection, NSRange(location: 2, length: 2))
            expectEqual(after.note.selectedRange, NSRange(location: 1, length: 3))
            expectFalse(after.note.isEditable)
            expectEqual(after.note.text, "hello")
        }
    }

    @Test("The selection is empty in a text that is too short for it")
    func shortText() throws {
        try Stage.run(root: TextsController("hello")) { stage, before in
            keep(stage, before)

            let after = TextsController("a")
            try stage.restore(into: after) { _ in }
            stage.settle()

            expectEqual(after.selection?.length, 0)
            expectEqual(after.note.selectedRange.length, 0)
        }
    }

    /// Lines of different heights, so that the height of invisible lines is estimated wrongly.
    private static let long: String = (0..<400).map { index in
        index % 7 == 0 ? String(repeating: "word ", count: 60) : "Line \(index)"
    }.joined(separator: "\n")

    private func firstLine(_ view: UITextView) -> Int? {
        view.closestPosition(to: CGPoint(x: 6, y: view.contentOffset.y + 10)).map {
            view.offset(from: view.beginningOfDocument, to: $0)
        }
    }

    @Test("A text view is scrolled to its former line", arguments: [false, true])
    func scrolling(isFirstResponder: Bool) throws {
        try Stage.run(root: TextsController(Self.long)) { stage, before in
            if isFirstResponder { before.note.becomeFirstResponder() }
            before.note.scrollRangeToVisible(NSRange(location: 9000, length: 1))
            stage.settle()
            before.note.contentOffset.y += 3
            stage.settle()
            let (line, offset) = (firstLine(before.note), before.note.contentOffset.y)
            stage.preserve()

            let after = TextsController(Self.long)
            try stage.restore(into: after) { _ in }
            stage.settle()

            expectTrue(line != 0 && offset > 1000)
            expectEqual(firstLine(after.note), line)
            expectEqual(after.note.isFirstResponder, isFirstResponder)
            let rect = after.note.closestPosition(to: after.note.contentOffset).map(after.note.caretRect)
            let old = before.note.closestPosition(to: before.note.contentOffset).map(before.note.caretRect)
            let distances = [(rect, after.note), (old, before.note)].map { ($0.0?.minY ?? 0) - $0.1.contentOffset.y }
            #expect(abs(distances[0] - distances[1]) < 0.5)
        }
    }

    @Test("A text view is scrolled to its former line after a launch with a different width")
    func width() throws {
        try Stage.run(root: TextsController(Self.long)) { stage, before in
            before.note.scrollRangeToVisible(NSRange(location: 9000, length: 1))
            stage.settle()
            let line = firstLine(before.note)
            stage.preserve()

            for width in [377, 200] {
                let after = TextsController(Self.long)
                after.loadViewIfNeeded()
                after.note.frame.size.width = CGFloat(width)
                try stage.restore(into: after) { _ in }
                stage.settle()
                if width == 200 { expectEqual(firstLine(after.note), line) }
                stage.preserve()
            }
        }
    }

    @Test("A text that has become short is at its beginning, and layout ends")
    func shortened() throws {
        try Stage.run(root: TextsController(Self.long)) { stage, before in
            before.note.scrollRangeToVisible(NSRange(location: 9000, length: 1))
            stage.settle()
            stage.preserve()

            let after = TextsController("short")
            try stage.restore(into: after) { _ in }
            stage.settle()

            expectEqual(after.note.contentOffset.y, 0)
        }
    }

    @Test("The former first responder is first responder again, with its selection", arguments: [true, false])
    func firstResponder(isField: Bool) throws {
        try Stage.run(root: TextsController("hello")) { stage, before in
            before.note.isEditable = false
            if isField { before.field.becomeFirstResponder() } else { before.note.becomeFirstResponder() }
            keep(stage, before)

            let after = TextsController("hello")
            try stage.restore(into: after) { _ in }
            stage.settle()
            stage.type("x")

            expectEqual(after.field.isFirstResponder, isField)
            expectEqual(after.note.isFirstResponder, !isField)
            expectEqual(after.field.text, isField ? "hexo" : "hello")
        }
    }

    @Test("A first responder that the program sets stays first responder")
    func programChooses() throws {
        try Stage.run(root: TextsController("hello")) { stage, before in
            before.note.becomeFirstResponder()
            stage.preserve()

            let after = TextsController("hello")
            let delegate = LoggingDelegate()
            stage.window.rootViewController = after
            after.field.becomeFirstResponder()
            try stage.restore(into: after, delegate) { _ in }
            stage.settle()

            expectTrue(after.field.isFirstResponder)
        }
    }

    @Test("Without a former first responder no view becomes first responder")
    func nobody() throws {
        try Stage.run(root: TextsController("hello")) { stage, _ in
            stage.preserve()

            let after = TextsController("hello")
            try stage.restore(into: after) { _ in }
            stage.settle()

            expectFalse(after.field.isFirstResponder)
            expectFalse(after.note.isFirstResponder)
        }
    }
}
