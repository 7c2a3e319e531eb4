import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import TextLayout

@MainActor @Suite("Text layout: truncation")
struct TruncationTests {
    let long = "The quick brown fox jumps over the lazy dog and runs away"

    @Test("The last line has an ellipsis", arguments: [LineBreakMode.truncateTail, .truncateHead, .truncateMiddle])
    func ellipsis(_ mode: LineBreakMode) {
        for limit in [1, 2] {
            let frame = Typesetter.layout(text(long, mode), width: 120, lineLimit: limit)

            expectEqual(frame.lineCount, limit)
            expectTrue(frame.isTruncated)
            expectEqual(frame.lines.map(\.isEllipsized), Array(repeating: false, count: limit - 1) + [true])
            #expect(frame.size.width <= 120)
        }
    }

    @Test(
        "Text that fits is whole",
        arguments: [LineBreakMode.truncateTail, .truncateHead, .truncateMiddle, .wordWrap, .charWrap, .clip])
    func fitting(_ mode: LineBreakMode) {
        let frame = Typesetter.layout(text("short", mode), width: 200, lineLimit: 1)

        expectFalse(frame.isTruncated)
        expectEqual(frame.lines.map(\.isEllipsized), [false])
        expectEqual(frame.lines.map(\.range), [0..<5])
    }

    @Test("Wrapped text is cut without an ellipsis")
    func wrapped() {
        let whole = Typesetter.layout(text(long), width: 120)
        let cut = Typesetter.layout(text(long), width: 120, lineLimit: 2)

        expectEqual(cut.lineCount, 2)
        expectTrue(cut.isTruncated)
        expectEqual(cut.lines, Array(whole.lines.prefix(2)))
    }

    @Test("Clipped text continues beyond the width")
    func clipped() {
        let one = Typesetter.layout(text(long, .clip), width: 120, lineLimit: 1)
        let two = Typesetter.layout(text(long, .clip), width: 120, lineLimit: 2)

        expectEqual(one.lineCount, 1)
        #expect(one.size.width > 300)
        expectEqual(two.lineCount, 2)
        #expect(two.lines[0].rect.width <= 120)
        #expect(two.lines[1].rect.width > 120)
    }

    @Test("Paragraphs that do not fit leave an ellipsis after a short line")
    func paragraphs() {
        let frame = Typesetter.layout(text("one\ntwo", .truncateTail), width: 200, lineLimit: 1)
        let alone = Typesetter.layout(text("one", .truncateTail), width: 200, lineLimit: 1)

        expectTrue(frame.isTruncated)
        #expect(frame.size.width > alone.size.width + 3)
        expectEqual(frame.lines[0].range, 0..<3)
    }

    @Test("Without a limit no text is truncated")
    func noLimit() {
        let frame = Typesetter.layout(text(long, .truncateTail), width: 120)

        expectFalse(frame.isTruncated)
        #expect(frame.lineCount > 2)
    }
}
