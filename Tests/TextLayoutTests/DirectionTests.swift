import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import TextLayout

@MainActor @Suite("Text layout: direction")
struct DirectionTests {
    let hebrew = "שלום עולם"

    @Test("Text that runs from right to left is at the right")
    func rightToLeft() {
        let frame = Typesetter.layout(text(hebrew), width: 300)

        expectTrue(frame.lines[0].isRightToLeft)
        #expect(abs(frame.lines[0].rect.maxX - 300) < 0.001)
    }

    @Test("Carets of text that runs from right to left move to the left")
    func carets() throws {
        let frame = Typesetter.layout(text(hebrew), width: 300)
        let carets = try (0...9).map { try #require(frame.caretRect(at: $0)).minX }

        expectEqual(carets, carets.sorted(by: >))
        #expect(abs(carets[0] - 300) < 0.01)
    }

    @Test("Left means left for either direction")
    func leftAlignment() {
        var style = text(hebrew)
        style.style.alignment = .left

        expectEqual(Typesetter.layout(style, width: 300).lines[0].rect.minX, 0)
        style.style.alignment = .right
        #expect(abs(Typesetter.layout(style, width: 300).lines[0].rect.maxX - 300) < 0.001)
    }

    @Test("The base direction decides for text that runs from left to right")
    func baseDirection() {
        var style = text("left to right")
        style.style.baseDirection = .rightToLeft
        let frame = Typesetter.layout(style, width: 300)

        expectTrue(frame.lines[0].isRightToLeft)
        #expect(abs(frame.lines[0].rect.maxX - 300) < 0.001)
    }

    @Test("Mixed directions give several rectangles")
    func mixed() {
        // The selection is "bc שלו", which has two rectangles in the line.
        let frame = Typesetter.layout(text("abc שלום def"), width: 300)
        let rects = frame.rects(for: 1..<7)

        expectFalse(frame.lines[0].isRightToLeft)
        expectEqual(rects.count, 2)
        expectEqual(frame.rects(for: 0..<12).count, 1)
    }

    @Test("Offsets are in UTF-16")
    func offsets() throws {
        let frame = Typesetter.layout(text("a😀b"), width: 300)
        let carets = try [0, 1, 3, 4].map { try #require(frame.caretRect(at: $0)).minX }

        expectEqual(frame.lines[0].range, 0..<4)
        expectEqual(carets, carets.sorted())
        expectEqual(Set(carets).count, 4)
        expectEqual(frame.insertionIndex(at: CGPoint(x: carets[2] + 0.5, y: 5)), 3)
        expectEqual(frame.insertionIndex(at: CGPoint(x: 1000, y: 5)), 4)
        expectEqual(frame.characterIndex(at: CGPoint(x: (carets[1] + carets[2]) / 2, y: 5)), 1)
        expectNil(frame.characterIndex(at: CGPoint(x: 250, y: 5)))
    }

    @Test("Caret and hit testing agree on every line")
    func caretAndHitTest() throws {
        let frame = Typesetter.layout(text("one two three four five six"), width: 80)

        for offset in 0...27 {
            let caret = try #require(frame.caretRect(at: offset))
            expectEqual(frame.insertionIndex(at: CGPoint(x: caret.minX + 0.1, y: caret.midY)), offset)
        }
    }

    @Test("Rectangles of a range cover its lines")
    func rectangles() {
        let frame = Typesetter.layout(text("one two three four five six"), width: 80)
        let all = frame.rects(for: 0..<27)

        expectEqual(all.count, frame.lineCount)
        for (rect, line) in zip(all, frame.lines) {
            #expect(abs(rect.minX - line.rect.minX) < 0.01)
            expectEqual(rect.minY, line.rect.minY)
        }
        expectEmpty(frame.rects(for: 5..<5))
        expectEmpty(frame.rects(for: 100..<200))
    }

    @Test("A long paragraph keeps the direction that it begins with")
    func longParagraph() {
        let frame = Typesetter.layout(text("שלום " + String(repeating: "latin words ", count: 500)), width: 300)

        #expect(frame.lineCount > 100)
        expectTrue(frame.lines.allSatisfy { $0.isRightToLeft })
    }

    @Test("Justified lines are as wide as the layout, except for the last")
    func justified() {
        var justified = text("one two three four five six seven eight nine")
        justified.style.alignment = .justified
        let lines = Typesetter.layout(justified, width: 100).lines

        #expect(lines.count > 2)
        expectTrue(lines.dropLast().allSatisfy { abs($0.rect.width - 100) < 0.1 })
        #expect(lines[lines.count - 1].rect.width < 99)
    }
}
