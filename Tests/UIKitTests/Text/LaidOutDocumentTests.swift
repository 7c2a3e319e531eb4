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

    @Test("An edit changes the text and its lines")
    func edits() {
        let layout = LaidOutDocument(TextDocument("one two", attributes: [.font: small]), width: 300)

        let undone = layout.apply(layout.store.insertion(of: "\nthree"))

        expectEqual(layout.store.document.string, "one two\nthree")
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

    @Test("Marked text is underlined until it is unmarked")
    func marks() throws {
        let layout = LaidOutDocument(TextDocument("mm mm", attributes: [.font: large]), width: 300)
        let height = Int(large.lineHeight.rounded(.up)) + 10
        func inkHeight() -> CGFloat {
            UIImage.drawing(CGSize(width: 300, height: height)) {
                guard let context = UIGraphicsGetCurrentContext() else { return }
                layout.lines.draw(in: CGRect(x: 0, y: 0, width: 300, height: height), of: context, at: .zero)
            }.ink.height
        }
        let plain = inkHeight()
        layout.store.select(TextSelection(0..<2))

        layout.apply(try #require(layout.store.marking("mm", selectedRange: 0..<0)))
        expectTrue(inkHeight() > plain && layout.store.markedRange == 0..<2)
        layout.markStyle = [:]
        expectEqual(inkHeight(), plain)
        layout.markStyle = nil
        expectTrue(inkHeight() > plain)
        layout.unmark()
        expectEqual(inkHeight(), plain)
    }

    @Test("A mark moves with the text before it, and ends when the text is typed")
    func movedMark() throws {
        let layout = LaidOutDocument(TextDocument("one\ntwo", attributes: [.font: small]), width: 300)
        layout.markStyle = [.font: large]
        func heights() -> [CGFloat] { layout.lines.lines(from: 0, to: 1000).map { $0.usedRect.height.rounded() } }
        let plain = heights()

        layout.apply(try #require(layout.store.marking("x", selectedRange: 1..<1)))
        let marked = heights()
        layout.apply(layout.store.replacement(of: 0..<0, with: "zero\n"))
        expectTrue(marked[0] == plain[0] && marked[1] > plain[1])
        expectEqual(heights(), [plain[0]] + marked)
        layout.apply(TextEdit(range: 0..<4, replacement: TextDocument("0", attributes: [.font: small])))
        expectEqual(heights(), [plain[0]] + plain)
    }

    @Test("Secure text shows a dot for each character, with the offsets of the text")
    func secrets() {
        var layout = LaidOutDocument(TextDocument("a😀", attributes: [.font: large]), width: 300)
        layout.isSecure = true

        expectEqual(layout.lines.text.string(in: 0..<9), "••\u{2060}")
        layout.apply(layout.store.insertion(of: "e"))
        layout.apply(layout.store.insertion(of: "\u{301}\n"))
        expectEqual(layout.lines.text.string(in: 0..<9), "••\u{2060}•\u{2060}•")
        expectEqual(layout.lines.lines(from: 0, to: 1000).map(\.range), [0..<6])
        #expect(abs(layout.lines.height - layout.defaults.font.lineHeight) < 0.01)
        layout.isSecure = false
        expectEqual(layout.lines.lines(from: 0, to: 1000).map(\.range), [0..<5, 6..<6])
    }

    @Test("Other attributes of the same characters are laid out")
    func attributes() {
        let layout = LaidOutDocument(TextDocument("one\ntwo", attributes: [.font: small]), width: 300)
        let before = layout.lines.lines(from: 0, to: 1000)

        layout.changeAttributes(in: 4..<5) { $0[.font] = large }

        let lines = layout.lines.lines(from: 0, to: 1000)
        expectEqual(lines[0], before[0])
        #expect(abs(lines[1].usedRect.height - large.lineHeight) < 0.01)
    }

    @Test("Any sequence of edits and marks gives the lines of the text", arguments: RandomSeeds.batches(20))
    func random(seeds: RandomSeeds) {
        for seed in seeds {
            var random = SeededGenerator(seed: UInt64(seed))
            var layout = LaidOutDocument(width: 150)
            layout.isSecure = random.below(4) == 0
            layout.markStyle = random.pick([nil, [.font: large]])
            let store = layout.store
            for step in 0..<25 {
                let low = random.below(store.length + 1)
                store.select(TextSelection(low..<min(store.length, low + random.below(5))))
                let new = random.pick(["a", "word ", "\n", "", "long line of words\n", "😀"])
                let attributes: TextDocument.Attributes = [.font: random.pick([small, large])]
                switch random.below(8) {
                case 0: store.marking(new, selectedRange: 0..<0, attributes: attributes).map { _ = layout.apply($0) }
                case 1: layout.apply(layout.apply(store.insertion(of: new, attributes: attributes)))
                case 2: layout.changeAttributes(in: store.selection.range) { $0 = attributes }
                case 3: layout.unmark()
                default: layout.apply(store.insertion(of: new, attributes: attributes))
                }
                if random.below(3) == 0 { layout.lines.layOut(from: 0, to: 100) }
                expectNil(store.violatedInvariant ?? layout.lines.violatedInvariant, "seed \(seed), step \(step)")
            }
            let fresh = layout.lines(width: 150)

            let (lines, expected) = (layout.lines.lines(from: 0, to: .infinity), fresh.lines(from: 0, to: .infinity))

            expectEqual(lines.map(\.range), expected.map(\.range), "seed \(seed)")
            expectEqual(lines.map { $0.rect.integral }, expected.map { $0.rect.integral }, "seed \(seed)")
            #expect(abs(layout.lines.height - fresh.height) < 0.001, "seed \(seed)")
        }
    }
}
