import CoreGraphics
import Expectations
import Foundation
import RandomSupport
import Testing
import TextLayout
import UIFoundation
import UIKit

@MainActor @Suite("Laid-out documents")
struct LaidOutDocumentTests {
    private let small = UIFont.systemFont(ofSize: 10)
    private let large = UIFont.systemFont(ofSize: 40)

    @Test("An edit of editable text is the same edit of its lines")
    func edits() {
        var text = EditableText(TextDocument("one two", attributes: [.font: small]))
        let layout = LaidOutDocument(text.document, width: 300)

        let edit = text.insertion(of: "\nthree")
        let undone = text.apply(edit)
        layout.apply(edit)

        expectEqual(layout.document.string, "one two\nthree")
        expectEqual(layout.lines.lines(from: 0, to: 1000).map(\.range), [0..<7, 8..<13])
        layout.apply(undone)
        #expect(abs(layout.lines.height - small.lineHeight) < 0.01)
    }

    @Test("Each paragraph has its own fonts and style")
    func styles() {
        let right = NSMutableParagraphStyle()
        right.alignment = .right
        var document = TextDocument("small\n", attributes: [.font: small])
        document.replace(6..<6, with: "large", attributes: [.font: large, .paragraphStyle: right])

        let lines = LaidOutDocument(document, width: 300).lines.lines(from: 0, to: 1000)

        expectTrue(abs(lines[0].usedRect.height - small.lineHeight) < 0.01 && lines[0].usedRect.minX == 0)
        expectTrue(abs(lines[1].usedRect.height - large.lineHeight) < 0.01 && abs(lines[1].usedRect.maxX - 300) < 0.01)
    }

    @Test("An empty last line is as high as the typing attributes")
    func typingAttributes() {
        let layout = LaidOutDocument(TextDocument("a\n", attributes: [.font: small]), width: 300)
        #expect(abs(layout.lines.caretRect(at: TextPlace(2)).height - small.lineHeight) < 0.01)

        layout.typingAttributes = [.font: large]

        #expect(abs(layout.lines.caretRect(at: TextPlace(2)).height - large.lineHeight) < 0.01)
        #expect(abs(layout.lines.caretRect(at: TextPlace(0)).height - small.lineHeight) < 0.01)
    }

    @Test("Marked text is underlined until it is unmarked")
    func marks() {
        let layout = LaidOutDocument(TextDocument("mm mm", attributes: [.font: large]), width: 300)
        let height = Int(large.lineHeight.rounded(.up)) + 10
        func inkHeight() -> CGFloat {
            UIImage.drawing(CGSize(width: 300, height: height)) {
                guard let context = UIGraphicsGetCurrentContext() else { return }
                layout.lines.draw(in: CGRect(x: 0, y: 0, width: 300, height: height), of: context, at: .zero)
            }.ink.height
        }
        let plain = inkHeight()

        layout.setMarked(0..<2)
        expectTrue(inkHeight() > plain && layout.markedRange == 0..<2)
        layout.setMarked(nil)
        expectEqual(inkHeight(), plain)
        expectNil(layout.markedRange)
        layout.setMarked(0..<2, style: [:])
        expectEqual(inkHeight(), plain)
    }

    @Test("Other attributes of the same characters are laid out")
    func attributes() {
        var text = EditableText(TextDocument("one\ntwo", attributes: [.font: small]))
        let layout = LaidOutDocument(text.document, width: 300)
        let before = layout.lines.lines(from: 0, to: 1000)

        text.changeAttributes(in: 4..<5) { $0[.font] = large }
        layout.takeAttributes(of: text.document, in: 4..<5)

        let lines = layout.lines.lines(from: 0, to: 1000)
        expectEqual(lines[0], before[0])
        #expect(abs(lines[1].usedRect.height - large.lineHeight) < 0.01)
    }

    @Test("Any sequence of edits gives the lines of the text", arguments: RandomSeeds.batches(20))
    func random(seeds: RandomSeeds) {
        for seed in seeds {
            var random = SeededGenerator(seed: UInt64(seed))
            var text = EditableText()
            let layout = LaidOutDocument(width: 150)
            for _ in 0..<25 {
                let low = random.below(text.length + 1)
                text.select(low..<min(text.length, low + random.below(5)))
                let new = random.pick(["a", "word ", "\n", "", "long line of words\n", "😀"])
                let edit = text.insertion(of: new, attributes: [.font: random.pick([small, large])])
                text.apply(edit)
                layout.apply(edit)
                if random.below(3) == 0 { layout.lines.layOut(from: 0, to: 100) }
            }
            let fresh = LaidOutDocument(text.document, width: 150)

            let (lines, expected) = (
                layout.lines.lines(from: 0, to: .infinity), fresh.lines.lines(from: 0, to: .infinity)
            )

            expectEqual(layout.document.string, text.document.string, "seed \(seed)")
            expectEqual(lines.map(\.range), expected.map(\.range), "seed \(seed)")
            #expect(abs(layout.lines.height - fresh.lines.height) < 0.001, "seed \(seed)")
        }
    }
}
