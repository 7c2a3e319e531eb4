import Foundation
import Testing

@testable import TextLayout

@MainActor @Suite("Text layout: what long texts cost")
struct TextCostTests {
    private static let paragraph = String(repeating: "some words of a paragraph ", count: 6) + "\n"

    /// The processor time of a hundred keys in the middle of a text, each laid out, and its caret asked for.
    private func cost(ofKeysIn count: Int) -> Double {
        let string = String(repeating: Self.paragraph, count: count)
        let plain = PlainText(string, width: 390)
        var text = EditableText(TextDocument(string))
        let middle = text.text.paragraphStart(at: text.length / 2) + 20
        text.select(middle..<middle)
        func key() {
            let edit = text.insertion(of: "x")
            text.apply(edit)
            plain.replace(edit.range, with: "x")
            plain.lines.layOut(edit.range)
            _ = plain.lines.caretRect(at: text.selection.place(of: .end))
        }
        key()
        return (0..<5).map { _ in
            let start = clock()
            for _ in 0..<20 { key() }
            return Double(clock() - start)
        }.min() ?? 0
    }

    @Test("A key in a megabyte costs about what it costs in ten kilobytes")
    func growth() {
        let (short, long) = (cost(ofKeysIn: 64), cost(ofKeysIn: 6400))

        #expect(long < 3 * short, "\(long / short)")
    }

    @Test("A key costs little more than the layout of its paragraph")
    func key() {
        let text = StyledText(Self.paragraph, attributes: TextAttributes(font: FontDescription(size: 17)))
        _ = Typesetter.paragraph(text, width: 390)
        let layout =
            (0..<5).map { _ in
                let start = clock()
                for _ in 0..<20 { _ = Typesetter.paragraph(text, width: 390) }
                return Double(clock() - start)
            }.min() ?? 0

        #expect(cost(ofKeysIn: 6400) < 6 * layout, "\(cost(ofKeysIn: 6400) / layout)")
    }

    @Test("Ten megabytes are opened in less than twenty times the time of a tenth of one")
    func opening() {
        func cost(_ count: Int) -> Double {
            let string = String(repeating: Self.paragraph, count: count)
            return (0..<3).map { _ in
                let start = clock()
                _ = TextDocument(string)
                let plain = PlainText(string, width: 390)
                plain.lines.layOut(from: 0, to: 844)
                return Double(clock() - start)
            }.min() ?? 0
        }

        let (short, long) = (cost(640), cost(64_000))

        #expect(long < 20 * short, "\(long / short)")
    }
}
