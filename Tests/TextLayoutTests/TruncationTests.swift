import CoreGraphics
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

            #expect(frame.lineCount == limit)
            #expect(frame.isTruncated)
            #expect(frame.lines.map(\.isEllipsized) == Array(repeating: false, count: limit - 1) + [true])
            #expect(frame.size.width <= 120)
        }
    }

    @Test(
        "Text that fits is whole",
        arguments: [LineBreakMode.truncateTail, .truncateHead, .truncateMiddle, .wordWrap, .charWrap, .clip])
    func fitting(_ mode: LineBreakMode) {
        let frame = Typesetter.layout(text("short", mode), width: 200, lineLimit: 1)

        #expect(!frame.isTruncated)
        #expect(frame.lines.map(\.isEllipsized) == [false])
        #expect(frame.lines.map(\.range) == [0..<5])
    }

    @Test("Wrapped text is cut without an ellipsis")
    func wrapped() {
        let whole = Typesetter.layout(text(long), width: 120)
        let cut = Typesetter.layout(text(long), width: 120, lineLimit: 2)

        #expect(cut.lineCount == 2)
        #expect(cut.isTruncated)
        #expect(cut.lines == Array(whole.lines.prefix(2)))
    }

    @Test("Clipped text goes on beyond the width")
    func clipped() {
        let one = Typesetter.layout(text(long, .clip), width: 120, lineLimit: 1)
        let two = Typesetter.layout(text(long, .clip), width: 120, lineLimit: 2)

        #expect(one.lineCount == 1)
        #expect(one.size.width > 300)
        #expect(two.lineCount == 2)
        #expect(two.lines[0].rect.width <= 120)
        #expect(two.lines[1].rect.width > 120)
    }

    @Test("Paragraphs that do not fit leave an ellipsis behind a short line")
    func paragraphs() {
        let frame = Typesetter.layout(text("one\ntwo", .truncateTail), width: 200, lineLimit: 1)
        let alone = Typesetter.layout(text("one", .truncateTail), width: 200, lineLimit: 1)

        #expect(frame.isTruncated)
        #expect(frame.size.width > alone.size.width + 3)
        #expect(frame.lines[0].range == 0..<3)
    }

    @Test("Without a limit nothing is truncated")
    func noLimit() {
        let frame = Typesetter.layout(text(long, .truncateTail), width: 120)

        #expect(!frame.isTruncated)
        #expect(frame.lineCount > 2)
    }
}
