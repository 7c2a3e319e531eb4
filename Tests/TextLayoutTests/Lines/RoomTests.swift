import CoreGraphics
import Expectations
import Foundation
import RandomSupport
import Testing

@testable import TextLayout

private let lineHeight = 17 * FontDescription.systemLineHeight

/// Rectangles that exclude text, as a room for lines.
private final class Blocks: LineRoom {
    let rects: [CGRect]
    let width: Double
    private(set) var questions = 0

    init(_ rects: [CGRect], width: Double = 200) { (self.rects, self.width) = (rects, width) }

    var end: Double { rects.reduce(0) { max($0, Double($1.maxY)) } }

    func row(at top: Double, height: Double, offset: Int, isRightToLeft: Bool) -> LineRow? {
        questions += 1
        var (parts, left): ([ClosedRange<Double>], Double) = ([], 0)
        let met = rects.filter { $0.minY < top + height - 0.001 && $0.maxY > top + 0.001 }
        for rect in met.sorted(by: { $0.minX < $1.minX }) {
            if Double(rect.minX) > left { parts.append(left...Double(rect.minX)) }
            left = max(left, Double(rect.maxX))
        }
        if left < width { parts.append(left...width) }
        return LineRow(top: top, parts: isRightToLeft ? parts.reversed() : parts)
    }

    func change(below top: Double) -> Double {
        rects.flatMap { [Double($0.minY), Double($0.maxY)] }.filter { $0 > top + 0.001 }.min() ?? .infinity
    }
}

@MainActor @Suite("Text layout: lines around shapes")
struct RoomTests {
    private let words = String(repeating: "ab cd ", count: 60)

    private func text(_ string: String, _ rects: [CGRect], style: ParagraphStyle = ParagraphStyle()) -> PlainText {
        let plain = PlainText(string, style: style)
        plain.lines.room = Blocks(rects)
        return plain
    }

    private func rects(_ plain: PlainText) -> [CGRect] { plain.lines.lines(from: 0, to: .infinity).map(\.rect) }

    @Test("Rows beside a shape are narrower, those above and below are as wide as the text")
    func beside() {
        let plain = text(words, [CGRect(x: 120, y: lineHeight, width: 80, height: 2 * lineHeight)])

        let found = rects(plain)

        let widths = found.prefix(4).map { Double($0.width) }
        expectEqual(widths, [200, 120, 120, 200])
        let tops = found.prefix(4).map { Double($0.minY) }
        expectTrue(zip(tops, 0...).allSatisfy { abs($0 - Double($1) * lineHeight) < 0.001 })
    }

    @Test("A row continues after a shape, with one baseline")
    func around() {
        let plain = text(words, [CGRect(x: 80, y: 0, width: 40, height: lineHeight)])

        let lines = plain.lines.lines(from: 0, to: .infinity)

        expectEqual(lines[0].rect, CGRect(x: 0, y: 0, width: 80, height: lineHeight))
        expectEqual(lines[1].rect, CGRect(x: 120, y: 0, width: 80, height: lineHeight))
        expectTrue(lines[0].range.upperBound == lines[1].range.lowerBound && lines[0].baseline == lines[1].baseline)
        expectTrue(lines[1].usedRect.minX == 120 && abs(lines[2].rect.minY - lineHeight) < 0.001)
    }

    @Test("Text that runs from right to left begins at the right of a shape")
    func rightToLeft() {
        let hebrew = String(repeating: "אב גד ", count: 30)
        let plain = text(hebrew, [CGRect(x: 80, y: 0, width: 40, height: lineHeight)])

        let lines = plain.lines.lines(from: 0, to: .infinity)

        expectTrue(lines[0].rect.minX == 120 && lines[1].rect.minX == 0)
        expectTrue(abs(lines[0].usedRect.maxX - 200) < 0.01 && abs(lines[1].usedRect.maxX - 80) < 0.01)
        let caret = plain.lines.caretRect(at: TextPlace(0))
        #expect(abs(caret.minX - 200) < 0.01)
    }

    @Test("If no word fits, text continues below, and its area does not reach up there")
    func below() {
        let plain = text("wide words", [CGRect(x: 10, y: 0, width: 180, height: 50)])

        let line = plain.lines.lines(from: 0, to: .infinity)[0]

        expectTrue(abs(line.rect.minY - 50) < 0.001 && line.rect.width == 200)
        #expect(abs(plain.lines.height - 50 - lineHeight) < 0.001)
        expectEqual(plain.lines.selectionRects(for: 0..<4)[0].rect.minY, line.rect.minY)
    }

    @Test("A long word is broken in a column, and left whole beside a narrow gap")
    func longWords() {
        let word = String(repeating: "w", count: 30)
        let column = text(word, [CGRect(x: 100, y: 0, width: 100, height: 500)])
        let gap = text(word, [CGRect(x: 40, y: 0, width: 160, height: 100)])

        expectTrue(rects(column).allSatisfy { $0.width == 100 } && rects(column).count > 3)
        #expect(abs(rects(gap)[0].minY - 100) < 0.001)
    }

    @Test("A point is mapped to the nearest part of its row, and the caret is placed there")
    func points() {
        let plain = text(words, [CGRect(x: 80, y: 0, width: 40, height: lineHeight)])
        let lines = plain.lines.lines(from: 0, to: .infinity)

        let inSecond = plain.lines.place(at: CGPoint(x: 121, y: 5))
        let beforeShape = plain.lines.place(at: CGPoint(x: 90, y: 5))
        let inShape = plain.lines.characterIndex(at: CGPoint(x: 100, y: 5))

        expectEqual(inSecond, TextPlace(lines[1].range.lowerBound))
        expectEqual(beforeShape, TextPlace(lines[0].range.upperBound, .upstream))
        expectNil(inShape)
        expectEqual(plain.lines.caretRect(at: inSecond).minX, 120)
        #expect(plain.lines.caretRect(at: beforeShape).minX <= 80)
        expectEqual(plain.lines.characterIndex(at: CGPoint(x: 125, y: 5)), lines[1].range.lowerBound)
    }

    @Test("The arrows up and down keep the column, in every part")
    func vertical() {
        let plain = text(words, [CGRect(x: 80, y: 0, width: 40, height: lineHeight)])
        let lines = plain.lines.lines(from: 0, to: .infinity)

        let below = plain.lines.place(.below, TextPlace(lines[0].range.lowerBound), x: 150)
        let above = plain.lines.place(.above, TextPlace(lines[2].range.lowerBound), x: 150)

        expectEqual(below.map { lines[2].range.contains($0.offset) }, true)
        expectEqual(above.map { lines[1].range.contains($0.offset) }, true)
        expectNil(plain.lines.place(.above, TextPlace(lines[1].range.lowerBound + 1), x: 150))
    }

    @Test("A selection excludes the shape")
    func selection() {
        let shape = CGRect(x: 80, y: 0, width: 40, height: 3 * lineHeight)
        let plain = text(words, [shape])

        let selected = plain.lines.selectionRects(for: 0..<plain.text.length)

        let overlaps = selected.map { $0.rect.intersection(shape) }.filter { $0.width > 0.01 && $0.height > 0.01 }
        expectTrue(selected.count > 6 && overlaps.isEmpty)
        expectEqual(selected.first?.containsStart, true)
        expectEqual(selected.last?.containsEnd, true)
    }

    @Test("Indents are measured from the text's sides, and alignment is within each part")
    func indents() {
        var style = ParagraphStyle(alignment: .right)
        (style.firstLineHeadIndent, style.tailIndent) = (30, -10)
        let plain = text(words, [CGRect(x: 80, y: 0, width: 40, height: lineHeight)], style: style)

        let lines = plain.lines.lines(from: 0, to: .infinity)

        expectTrue(lines[0].rect.minX == 0 && lines[0].usedRect.minX >= 30)
        expectTrue(abs(lines[0].usedRect.maxX - 80) < 0.01 && abs(lines[1].usedRect.maxX - 190) < 0.01)
    }

    @Test("Without a shape the room is not called, and below all shapes each paragraph is laid out alone")
    func costs() {
        let plain = PlainText(String(repeating: "A paragraph.\n", count: 50_000))
        let blocks = Blocks([CGRect(x: 0, y: 0, width: 50, height: 100)])
        plain.lines.room = blocks

        plain.lines.layOut(from: 300_000, to: 300_500)
        let (layouts, questions) = (plain.takeLayouts(), blocks.questions)
        plain.replace(200_000..<200_000, with: "x")
        plain.lines.layOut(from: 300_000, to: 300_500)

        expectTrue(layouts < 40 && questions < 20)
        expectTrue(plain.takeLayouts() < 40 && blocks.questions == questions)
    }

    @Test("A key beside a shape lays out its paragraph, and if it grows, the paragraphs down to the shape's end")
    func keys() {
        let plain = text(
            String(repeating: "Some.\n", count: 1000), [CGRect(x: 100, y: 0, width: 100, height: 20 * lineHeight)])
        plain.lines.layOut(from: 0, to: 1000)
        _ = plain.takeLayouts()

        plain.replace(14..<14, with: "x")
        plain.lines.layOut(from: 0, to: 1000)
        expectEqual(plain.takeLayouts(), 1)
        plain.replace(14..<14, with: "\n")
        plain.lines.layOut(from: 0, to: 1000)
        #expect((15...25).contains(plain.takeLayouts()))
    }

    @Test("The number of lines counts rows, and the last row ends with an ellipsis")
    func limits() {
        let plain = text(words, [CGRect(x: 80, y: 0, width: 40, height: 3 * lineHeight)])

        plain.lines.limit = TextLimit(lines: 2, lastLineMode: .truncateTail)

        let lines = plain.lines.lines(from: 0, to: .infinity)
        expectEqual(lines.map(\.isEllipsized), [false, false, false, true])
        expectTrue(abs(plain.lines.height - 2 * lineHeight) < 0.001 && plain.lines.isTruncated)
        #expect(Double(lines[3].usedRect.maxX) <= 200.01)
    }

    @Test("Text that continues from elsewhere begins there, also inside of a paragraph")
    func start() {
        let plain = PlainText("one two three four\nfive")
        plain.lines.start = 8

        let lines = plain.lines.lines(from: 0, to: .infinity)

        expectTrue(lines.map(\.range) == [8..<18, 19..<23] && lines[0].rect.minY == 0)
        expectEqual(plain.lines.caretRect(at: TextPlace(3)), plain.lines.caretRect(at: TextPlace(8)))
        expectEqual(plain.lines.place(at: CGPoint(x: -5, y: 5)).offset, 8)
        expectEqual(plain.lines.selectionRects(for: 0..<10).first?.containsStart, true)
        plain.replace(0..<0, with: "x")
        expectEqual(plain.lines.lines(from: 0, to: .infinity).map(\.range), [8..<19, 20..<24])
    }

    @Test("A part of a right-to-left paragraph is right-to-left, too, whatever its first character")
    func startOfRightToLeft() {
        let plain = PlainText("אבגד one two")

        plain.lines.start = 5

        expectTrue(plain.lines.lines(from: 0, to: .infinity)[0].isRightToLeft)
    }

    @Test("Random edits equal a layout from scratch", arguments: RandomSeeds.batches(60))
    func random(seeds: RandomSeeds) {
        for seed in seeds { edit(seed) }
    }

    private func edit(_ seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let rects: [CGRect] = (0...random.below(4)).map { _ in
            CGRect(
                x: random.number(0, 160), y: random.number(0, 300), width: random.number(5, 150),
                height: random.number(1, 120))
        }
        let plain = text(String(repeating: "one two three\n", count: random.below(30)), rects)
        let words = [
            "", "x", "word ", "\n", "a b c d e f g h i j k l m n o p q r s\n", "\n\n\n", "אב ", "wwwwwwwwwwwwwwww",
        ]
        for _ in 0..<30 {
            let start = random.below(plain.text.length + 1)
            let end = min(plain.text.length, start + random.below(20))
            plain.replace(start..<end, with: random.pick(words))
            if random.below(3) == 0 { plain.lines.layOut(from: random.number(0, 300), to: 500) }
            expectNil(plain.lines.violatedInvariant, "seed \(seed)")
            if random.below(4) == 0 { compare(plain, rects, seed) }
        }
        compare(plain, rects, seed)
    }

    private func compare(_ plain: PlainText, _ rects: [CGRect], _ seed: Int) {
        let fresh = text(plain.text.string(in: 0..<plain.text.length), rects)
        fresh.lines.layOutAll()
        plain.lines.layOutAll()
        let (old, new) = (plain.lines.lines(from: 0, to: .infinity), fresh.lines.lines(from: 0, to: .infinity))
        #expect(abs(fresh.lines.height - plain.lines.height) < 0.001, "seed \(seed)")
        expectEqual(old.map(\.range), new.map(\.range), "seed \(seed)")
        let areSame = zip(old, new).allSatisfy { first, second in
            abs(first.rect.minY - second.rect.minY) < 0.001 && first.usedRect.minX == second.usedRect.minX
        }
        expectTrue(areSame, "seed \(seed)")
    }
}
