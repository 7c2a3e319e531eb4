import IrekoTesting
import StateArchive
import TestSupport
import Testing
import UIKit

/// A field and a text view, each with an identifier, whose texts come from the program.
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
@Suite("What texts keep of themselves", .serialized)
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

    @Test("What is selected, and whether a text view can be edited")
    func selection() throws {
        try Stage.run(root: TextsController("hello")) { stage, before in
            keep(stage, before)

            let after = TextsController("hello")
            try stage.restore(into: after) { _ in }
            stage.settle()

            #expect(after.selection == NSRange(location: 2, length: 2))
            #expect(after.note.selectedRange == NSRange(location: 1, length: 3))
            #expect(!after.note.isEditable)
            #expect(after.note.text == "hello")
        }
    }

    @Test("Nothing is selected in a text that is too short for it")
    func shortText() throws {
        try Stage.run(root: TextsController("hello")) { stage, before in
            keep(stage, before)

            let after = TextsController("a")
            try stage.restore(into: after) { _ in }
            stage.settle()

            #expect(after.selection?.length == 0)
            #expect(after.note.selectedRange.length == 0)
        }
    }
}
