import Expectations
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("Redrawing after an edit", .serialized)
struct RedrawnTextTests {
    /// An edit in the middle of twelve paragraphs, each of several lines.
    struct Edit: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var range: NSRange
        var string: String
    }

    nonisolated private static let text: String = (0..<12).map { number in
        String(repeating: "paragraph \(number) ", count: 9)
    }.joined(separator: "\n")

    nonisolated private static let edits: [Edit] = [
        Edit(testDescription: "a letter", range: NSRange(location: 300, length: 0), string: "x"),
        Edit(testDescription: "a line more", range: NSRange(location: 300, length: 0), string: "some more words in it"),
        Edit(testDescription: "a line less", range: NSRange(location: 300, length: 40), string: ""),
        Edit(testDescription: "a higher line", range: NSRange(location: 300, length: 0), string: "😀文"),
        Edit(testDescription: "a break more", range: NSRange(location: 300, length: 0), string: "\n"),
        Edit(testDescription: "over a break", range: NSRange(location: 400, length: 60), string: "x\ny"),
        Edit(testDescription: "a break for another one", range: NSRange(location: 116, length: 1), string: "\n"),
        Edit(testDescription: "from right to left", range: NSRange(location: 300, length: 4), string: "שלום"),
        Edit(testDescription: "at the end", range: NSRange(location: 1300, length: 0), string: "end"),
    ]

    @Test("The first drawing of lines above moves no visible line")
    func above() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            for offset in stride(from: CGFloat(300), to: 1500, by: 20) {
                let view = makeView(in: stage, offset: offset)
                view.layoutIfNeeded()
                let line = try firstLine(view)

                stage.render()

                try expectEqual(firstLine(view), line, "offset \(offset)")
                view.removeFromSuperview()
            }
        }
    }

    /// Adds a text view with a hundred paragraphs of different lengths, and scrolls it.
    private func makeView(in stage: Stage, offset: CGFloat) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 40, width: 130, height: 400))
        view.text = (0..<100).map { String(repeating: "word ", count: 1 + $0 * 7 % 30) }.joined(separator: "\n")
        stage.window.rootViewController?.view.addSubview(view)
        view.contentOffset.y = offset
        return view
    }

    /// The first visible character, and the distance of its line from the upper edge.
    private func firstLine(_ view: UITextView) throws -> [CGFloat] {
        let first = try #require(view.closestPosition(to: CGPoint(x: 5, y: view.contentOffset.y + 1)))
        let distance = view.caretRect(for: first).minY - view.contentOffset.y
        return [CGFloat(view.offset(from: view.beginningOfDocument, to: first)), distance]
    }

    @Test("The first drawing moves no visible line if a line above was measured before")
    func measuredAbove() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            for offset in stride(from: CGFloat(300), to: 2000, by: 20) {
                let view = makeView(in: stage, offset: offset)
                view.layoutIfNeeded()
                view.contentOffset.y += 1200
                let above = CGPoint(x: 5, y: view.contentOffset.y - 60)
                _ = try view.caretRect(for: #require(view.closestPosition(to: above)))
                let line = try firstLine(view)

                stage.render()

                try expectEqual(firstLine(view), line, "offset \(offset)")
                view.removeFromSuperview()
            }
        }
    }

    @Test("A different appearance moves no visible line")
    func appearance() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            for offset in stride(from: CGFloat(300), to: 1200, by: 100) {
                let view = makeView(in: stage, offset: offset)
                stage.render()
                let line = try firstLine(view)

                view.overrideUserInterfaceStyle = .dark
                stage.render()

                try expectEqual(firstLine(view), line, "offset \(offset)")
                view.removeFromSuperview()
            }
        }
    }

    /// The pixels of a text view, optionally after an edit.
    private func picture(of text: String, editing edit: Edit? = nil) throws -> Data? {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let view = UITextView(frame: CGRect(x: 0, y: 40, width: 390, height: 760))
            view.text = text
            stage.window.rootViewController?.view.addSubview(view)
            view.becomeFirstResponder()
            view.selectedRange = edit?.range ?? NSRange(location: 0, length: 0)
            stage.render()
            if let edit {
                if edit.string.isEmpty { view.deleteBackward() } else { view.insertText(edit.string) }
                stage.render()
            }
            view.resignFirstResponder()
            view.contentOffset = .zero
            view.isEditable = false
            stage.settle()
            return stage.snapshot().pngData()
        }
    }

    @Test("An edited text looks like a new text of the same characters", arguments: edits)
    func sameAsNew(edit: Edit) throws {
        let edited = (Self.text as NSString).replacingCharacters(in: edit.range, with: edit.string)

        let shown = try picture(of: Self.text, editing: edit)

        let expected = try picture(of: edited)
        expectNotNil(shown)
        expectEqual(shown, expected)
    }

    /// The pixels of a field whose width was changed, or that had the width from the beginning.
    private func picture(from first: CGFloat, to last: CGFloat, _ alignment: NSTextAlignment) throws -> Data? {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let field = UITextField(frame: CGRect(x: 16, y: 100, width: first, height: 34))
            field.borderStyle = .roundedRect
            field.text = "Text"
            field.textAlignment = alignment
            stage.window.rootViewController?.view.addSubview(field)
            stage.render()

            field.frame.size.width = last

            return stage.snapshot().pngData()
        }
    }

    @Test(
        "The text of a field is not scaled when the width changes",
        arguments: [NSTextAlignment.left, .center, .right])
    func width(alignment: NSTextAlignment) throws {
        for (first, last) in [(358, 218), (218, 358)] as [(CGFloat, CGFloat)] {
            let changed = try picture(from: first, to: last, alignment)

            let expected = try picture(from: last, to: last, alignment)
            expectNotNil(changed)
            expectTrue(changed == expected, "from \(first) to \(last)")
        }
    }
}
