import CoreGraphics
import Expectations
import Foundation
import RandomSupport
import Testing

@testable import TextLayout

private let lineHeight = 17 * FontDescription.systemLineHeight

@MainActor @Suite("Text layout: carets and selections")
struct CaretTests {
    @Test("At a soft break one offset has two positions")
    func affinity() {
        let lines = PlainText("some words that are broken", width: 100).lines
        let first = lines.line(at: TextPlace(0))
        let end = first.range.upperBound

        let (up, down) = (lines.caretRect(at: TextPlace(end, .upstream)), lines.caretRect(at: TextPlace(end)))

        expectTrue(first.isWrapped && up.minY == 0 && up.minX > 50)
        expectTrue(down.minX == 0 && abs(down.minY - lineHeight) < 0.001)
        expectEqual(lines.place(at: CGPoint(x: 1000, y: 5)), TextPlace(end, .upstream))
        expectEqual(lines.place(at: CGPoint(x: -10, y: lineHeight + 5)), TextPlace(end, .downstream))
    }

    @Test("Inside a character a caret is at its beginning")
    func insideCharacter() {
        let lines = PlainText("A😀e\u{301}B").lines

        expectEqual(lines.caretRect(at: TextPlace(2)), lines.caretRect(at: TextPlace(1)))
        expectEqual(lines.caretRect(at: TextPlace(4)), lines.caretRect(at: TextPlace(3)))
        #expect(lines.caretRect(at: TextPlace(5)).minX > lines.caretRect(at: TextPlace(3)).minX)
    }

    @Test("At a change of direction a caret is at the continuation in the line's direction")
    func strongCursor() {
        let lines = PlainText("abc שלום def", width: 400).lines
        let x = { @MainActor (offset: Int) in Double(lines.caretRect(at: TextPlace(offset)).minX) }

        // After "abc ", before the first right-to-left letter, which is at the right.
        let width = PlainText("abc ", width: 400).lines.line(at: TextPlace(0)).usedRect.width
        #expect(abs(x(4) - width) < 1)
        expectTrue(x(5) > x(6) && x(6) > x(7))
        // After the last one, before the space at the right of the word.
        expectTrue(x(8) > x(5) && x(9) > x(8))
    }

    @Test("Points are nearest to their carets", arguments: RandomSeeds.batches(40))
    func roundTrip(seeds: RandomSeeds) {
        for seed in seeds {
            var random = SeededGenerator(seed: UInt64(seed))
            let words = ["word ", "a", " ", "\n", "é", "e\u{301}", "漢字", "longerword", ", "]
            let string = (0..<random.below(40)).map { _ in random.pick(words) }.joined()
            let plain = PlainText(string, width: random.number(40, 200))
            var offset = 0
            while true {
                for affinity in [TextAffinity.upstream, .downstream] {
                    let rect = plain.lines.caretRect(at: TextPlace(offset, affinity))
                    let place = plain.lines.place(at: CGPoint(x: rect.midX, y: rect.midY))
                    let other = plain.lines.caretRect(at: place)
                    if abs(other.minX - rect.minX) > 0.001 || other.minY != rect.minY {
                        Issue.record("seed \(seed), offset \(offset): \(rect), \(place), \(other)")
                        return
                    }
                }
                if offset >= plain.text.length { break }
                offset = plain.text.characterBoundary(after: offset)
            }
        }
    }

    @Test("Up and down move to the nearest position of the next line")
    func vertical() throws {
        let lines = PlainText("first line\nx\nthird line").lines
        let x = Double(lines.caretRect(at: TextPlace(6)).minX)

        let second = try #require(lines.place(.below, TextPlace(6), x: x))
        let third = try #require(lines.place(.below, second, x: x))

        expectEqual(second.offset, 12)
        expectTrue(abs(lines.caretRect(at: third).minX - x) < 6 && third.offset > 15)
        expectNil(lines.place(.below, third, x: x))
        expectNil(lines.place(.above, TextPlace(3), x: x))
        expectEqual(lines.place(.above, second, x: x)?.offset, 6)
    }

    @Test("A selection of one line is as wide as its characters")
    func oneLine() throws {
        let lines = PlainText("some words").lines

        let rects = lines.selectionRects(for: 5..<10)

        let rect = try #require(rects.first)
        expectEqual(rects.count, 1)
        expectTrue(rect.containsStart)
        expectTrue(rect.containsEnd)
        expectFalse(rect.isRightToLeft)
        #expect(abs(rect.rect.minX - lines.caretRect(at: TextPlace(5)).minX) < 0.001)
        #expect(abs(rect.rect.maxX - lines.caretRect(at: TextPlace(10)).minX) < 0.001)
        expectEmpty(lines.selectionRects(for: 3..<3))
    }

    @Test("A selection of several lines leaves no gaps")
    func severalLines() {
        var style = ParagraphStyle()
        (style.lineSpacing, style.paragraphSpacing) = (4, 6)
        let lines = PlainText("first\n\nthird one that is broken into lines\nlast", width: 150, style: style).lines

        let rects = lines.selectionRects(for: 2..<44)

        #expect(rects.count >= 5)
        expectTrue(rects.filter(\.containsStart).count == 1 && rects[0].containsStart)
        expectTrue(rects.filter(\.containsEnd).count == 1 && rects[rects.count - 1].containsEnd)
        for (upper, lower) in zip(rects, rects.dropFirst()) { #expect(abs(upper.rect.maxY - lower.rect.minY) < 0.001) }
        expectTrue(rects.dropLast().allSatisfy { abs($0.rect.maxX - 150) < 0.001 })
        expectTrue(rects.dropFirst().allSatisfy { $0.rect.minX == 0 })
    }

    @Test("A break alone is selected to the end of its line")
    func breakAlone() {
        let lines = PlainText("ab\ncd", width: 100).lines

        let rects = lines.selectionRects(for: 2..<3)

        expectEqual(rects.count, 1)
        #expect(abs(rects[0].rect.minX - lines.caretRect(at: TextPlace(2)).minX) < 0.001)
        #expect(abs(rects[0].rect.maxX - 100) < 0.001)
    }

    @Test("In mixed directions a selection has several rectangles on a line")
    func mixed() {
        let lines = PlainText("abc שלום def", width: 400).lines

        let rects = lines.selectionRects(for: 1..<6)

        expectEqual(rects.count, 2)
        expectTrue(rects[0].containsStart && !rects[1].containsStart)
        expectTrue(rects[1].containsEnd && !rects[0].containsEnd)
        expectEqual(lines.rects(for: 1..<6).count, 2)
        #expect(lines.firstRect(for: 1..<6).width > rects[0].rect.width + rects[1].rect.width)
    }

    @Test("A selection in text from right to left continues to the left")
    func rightToLeft() {
        let lines = PlainText("שלום\nעולם", width: 100).lines

        let rects = lines.selectionRects(for: 1..<6)

        expectEqual(rects.count, 2)
        expectTrue(rects[0].rect.minX == 0 && abs(rects[0].rect.maxX - lines.caretRect(at: TextPlace(1)).minX) < 0.001)
        expectTrue(abs(rects[1].rect.maxX - 100) < 0.001 && rects.allSatisfy(\.isRightToLeft))
    }

    @Test("A selection of the whole text lays out only the visible part")
    func everything() {
        let plain = PlainText(String(repeating: "line\n", count: 50_000))
        plain.lines.layOut(from: 0, to: 300)
        _ = plain.takeLayouts()

        let rects = plain.lines.selectionRects(for: 0..<plain.text.length, visible: 0...300)

        expectTrue(plain.takeLayouts() < 5 && rects.count < 30)
        #expect(abs(rects[rects.count - 1].rect.maxY - plain.lines.height) < 2 * lineHeight)
    }

    @Test("Selections cover their characters, for any text", arguments: RandomSeeds.batches(30))
    func random(seeds: RandomSeeds) {
        for seed in seeds {
            var random = SeededGenerator(seed: UInt64(seed))
            let plain = PlainText(HostileText.make(&random, most: 30), width: random.number(30, 200))
            let low = random.below(plain.text.length + 1)
            let range = low..<low + random.below(plain.text.length - low + 1)
            let lines = plain.lines

            let rects = lines.selectionRects(for: range)

            for rect in lines.rects(for: range) where rect.width > 0 {
                let middle = CGPoint(x: rect.midX, y: rect.midY)
                if !rects.contains(where: { $0.rect.insetBy(dx: -0.1, dy: -0.1).contains(middle) }) {
                    Issue.record("seed \(seed), \(range): \(rect) is not in \(rects)")
                    return
                }
            }
            expectTrue(rects.isEmpty || rects.filter(\.containsStart).count == 1, "seed \(seed)")
            expectTrue(rects.isEmpty || rects.filter(\.containsEnd).count == 1, "seed \(seed)")
            let _ = lines.place(at: CGPoint(x: random.number(-50, 300), y: random.number(-50, 500)))
        }
    }

    @Test("Lines are drawn at their positions")
    func drawing() throws {
        let plain = PlainText("first\nsecond\nthird", size: 20)
        let bitmap = try #require(Bitmap(width: 200, height: 100, format: .argb32))
        let context = try #require(CGContext(bitmap: bitmap, scale: 1))

        plain.lines.draw(in: CGRect(x: 0, y: 30, width: 200, height: 10), of: context, at: CGPoint(x: 0, y: 0))

        let inked = (0..<100).filter { y in
            let row = (bitmap.data + y * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            return (0..<200).contains { row[$0] >> 24 > 8 }
        }
        let height = 20 * FontDescription.systemLineHeight
        let (first, last) = (try #require(inked.first), try #require(inked.last))
        expectTrue(Double(first) > height && Double(last) < 2 * height)
    }
}
