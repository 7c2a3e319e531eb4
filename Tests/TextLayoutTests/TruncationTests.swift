import CoreGraphics
import Foundation
import Testing

@testable import TextLayout

@MainActor @Suite struct TruncationTests {
    let long = "The quick brown fox jumps over the lazy dog and runs away"

    @Test(arguments: [LineBreakMode.truncateTail, .truncateHead, .truncateMiddle])
    func `The last line has an ellipsis`(_ mode: LineBreakMode) {
        for limit in [1, 2] {
            let frame = Typesetter.layout(text(long, mode), width: 120, lineLimit: limit)

            #expect(frame.lineCount == limit)
            #expect(frame.isTruncated)
            #expect(frame.lines.map(\.isEllipsized) == Array(repeating: false, count: limit - 1) + [true])
            #expect(frame.size.width <= 120)
        }
    }

    @Test(arguments: [LineBreakMode.truncateTail, .truncateHead, .truncateMiddle, .wordWrap, .charWrap, .clip])
    func `Text that fits is whole`(_ mode: LineBreakMode) {
        let frame = Typesetter.layout(text("short", mode), width: 200, lineLimit: 1)

        #expect(!frame.isTruncated)
        #expect(frame.lines.map(\.isEllipsized) == [false])
        #expect(frame.lines.map(\.range) == [0..<5])
    }

    @Test func `Wrapped text is cut without an ellipsis`() {
        let whole = Typesetter.layout(text(long), width: 120)
        let cut = Typesetter.layout(text(long), width: 120, lineLimit: 2)

        #expect(cut.lineCount == 2)
        #expect(cut.isTruncated)
        #expect(cut.lines == Array(whole.lines.prefix(2)))
    }

    @Test func `Clipped text goes on beyond the width`() {
        let one = Typesetter.layout(text(long, .clip), width: 120, lineLimit: 1)
        let two = Typesetter.layout(text(long, .clip), width: 120, lineLimit: 2)

        #expect(one.lineCount == 1)
        #expect(one.size.width > 300)
        #expect(two.lineCount == 2)
        #expect(two.lines[0].rect.width <= 120)
        #expect(two.lines[1].rect.width > 120)
    }

    @Test func `Paragraphs that do not fit leave an ellipsis behind a short line`() {
        let frame = Typesetter.layout(text("one\ntwo", .truncateTail), width: 200, lineLimit: 1)
        let alone = Typesetter.layout(text("one", .truncateTail), width: 200, lineLimit: 1)

        #expect(frame.isTruncated)
        #expect(frame.size.width > alone.size.width + 3)
        #expect(frame.lines[0].range == 0..<3)
    }

    @Test func `Without a limit nothing is truncated`() {
        let frame = Typesetter.layout(text(long, .truncateTail), width: 120)

        #expect(!frame.isTruncated)
        #expect(frame.lineCount > 2)
    }
}
