import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import TextLayout

@MainActor @Suite("Text layout: bad input")
struct BadInputTests {
    @Test("Widths that are negative or NaN are safe")
    func widths() {
        expectEqual(Typesetter.layout(text("abc def"), width: .nan).lineCount, 1)
        expectEqual(Typesetter.layout(text("abc def"), width: .infinity).lineCount, 1)
        #expect(Typesetter.layout(text("abc def"), width: -5).lineCount >= 2)
        #expect(Typesetter.layout(text("abc def"), width: 0).lineCount >= 2)
        expectEqual(Typesetter.layout(text("abc def"), width: 1e300).lineCount, 1)
        expectEqual(Typesetter.layout(text("abc def"), lineLimit: -1, heightLimit: .nan).lineCount, 1)
    }

    @Test("Nulls, lone surrogates and control characters are safe")
    func characters() {
        let surrogate = String(decoding: [0x61, 0xD800, 0x62] as [UInt16], as: UTF16.self)

        expectEqual(Typesetter.layout(text("a\0b")).lines[0].range, 0..<3)
        expectEqual(Typesetter.layout(text(surrogate)).lines[0].range, 0..<3)
        expectEqual(Typesetter.layout(text("\u{200F}\u{202E}\u{FFFF}\u{7}x")).lineCount, 1)
    }

    @Test("A megabyte without breaks takes moderate time")
    func megabyte() {
        let huge = text(String(repeating: "abcdefghij", count: 100_000), .truncateTail)

        expectEqual(Typesetter.layout(huge, width: 300, lineLimit: 3).lineCount, 3)
        expectTrue(Typesetter.layout(huge, width: 300, heightLimit: 100).isTruncated)
        let free = Typesetter.layout(huge)
        #expect(free.size.width > 100_000)
        expectEqual(free.lines.last?.range.upperBound, 1_000_000)
    }

    @Test("A long paragraph breaks in pieces as it would at once")
    func longParagraph() {
        let long = String(repeating: "lorem ipsum dolor ", count: 2000)
        let frame = Typesetter.layout(text(long), width: 300)

        expectEqual(frame.lines.first?.range.lowerBound, 0)
        expectEqual(frame.lines.last?.range.upperBound, 36_000)
        for (line, next) in zip(frame.lines, frame.lines.dropFirst()) {
            expectEqual(line.range.upperBound, next.range.lowerBound)
            // No line but the last is so short that the next word would have fitted.
            #expect(line.rect.width > 300 - 60)
        }
    }

    @Test("Attributes out of range are safe")
    func attributes() {
        var odd = TextAttributes(font: FontDescription(family: "No such font", size: 1e9))
        odd.kern = .nan
        odd.baselineOffset = .infinity
        odd.attachmentBounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: -1e300)
        var style = ParagraphStyle()
        style.lineSpacing = -.infinity
        style.lineHeightMultiple = .nan
        style.headIndent = 1e300
        style.tailIndent = -1e300

        let frame = Typesetter.layout(StyledText("x y", attributes: odd, style: style), width: 10)
        #expect(frame.lineCount >= 1)
        expectTrue(frame.size.height.isFinite)
    }

    @Test("An empty list of runs is empty text")
    func noRuns() {
        expectEqual(Typesetter.layout(StyledText(runs: [])).lineCount, 0)
    }
}
