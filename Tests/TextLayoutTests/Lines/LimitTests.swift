import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import TextLayout

private let lineHeight = 17 * FontDescription.systemLineHeight

@MainActor @Suite("Text layout: limits of long text")
struct LimitTests {
    private let string = "one\ntwo\nthree is long enough for several lines of text\nfour"

    @Test("At most the limited number of lines is shown")
    func lines() {
        let plain = PlainText(string, width: 150)

        plain.lines.limit = TextLimit(lines: 2)

        expectTrue(plain.lines.isTruncated && abs(plain.lines.height - 2 * lineHeight) < 0.001)
        expectEqual(plain.lines.lines(from: 0, to: .infinity).map(\.range), [0..<3, 4..<7])
        expectEqual(plain.lines.shownLength, 7)
        plain.lines.limit = TextLimit(lines: 100)
        expectFalse(plain.lines.isTruncated)
        expectEqual(plain.lines.shownLength, plain.text.length)
    }

    @Test("The last line ends with an ellipsis if the mode truncates, also before a further paragraph")
    func ellipsis() {
        let plain = PlainText(string, width: 150)

        plain.lines.limit = TextLimit(lines: 3, lastLineMode: .truncateTail)
        expectEqual(plain.lines.lines(from: 0, to: .infinity).map(\.isEllipsized), [false, false, true])
        plain.lines.limit = TextLimit(lines: 1, lastLineMode: .truncateTail)
        expectEqual(plain.lines.lines(from: 0, to: .infinity).count, 1)
        expectTrue(plain.lines.isTruncated)
        plain.lines.limit = TextLimit(lines: 3)
        expectEqual(plain.lines.lines(from: 0, to: .infinity).map(\.isEllipsized), [false, false, false])
    }

    @Test("Lines that would end below the limit are not shown, except for the first")
    func height() {
        let plain = PlainText(string, width: 150)

        plain.lines.limit = TextLimit(height: 2.5 * lineHeight)
        #expect(abs(plain.lines.height - 2 * lineHeight) < 0.001)
        plain.lines.limit = TextLimit(height: 1)
        #expect(abs(plain.lines.height - lineHeight) < 0.001)
        plain.lines.limit = nil
        #expect(plain.lines.lines(from: 0, to: .infinity).count > 4)
    }

    @Test("Positions that are not shown are at the end of the visible text")
    func hidden() {
        let plain = PlainText(string, width: 150)

        plain.lines.limit = TextLimit(lines: 1)

        expectEqual(plain.lines.caretRect(at: TextPlace(20)), plain.lines.caretRect(at: TextPlace(3)))
        expectEqual(plain.lines.place(at: CGPoint(x: 500, y: 500)).offset, 3)
        expectNil(plain.lines.place(.below, TextPlace(1), x: 0))
        expectEqual(plain.lines.selectionRects(for: 0..<plain.text.length).count, 1)
    }

    @Test("Edits are shown within the limit")
    func edits() {
        let plain = PlainText(string, width: 150)
        plain.lines.limit = TextLimit(lines: 2)

        plain.replace(0..<0, with: "zero\n")
        expectEqual(plain.lines.lines(from: 0, to: .infinity).map(\.range), [0..<4, 5..<8])
        plain.replace(4..<plain.text.length, with: "")
        expectEqual(plain.lines.lines(from: 0, to: .infinity).map(\.range), [0..<4])
        expectFalse(plain.lines.isTruncated)
    }

    @Test("Of a megabyte of text with a limit, only the visible part is laid out")
    func long() {
        let plain = PlainText(String(repeating: "A paragraph.\n", count: 80_000))

        plain.lines.limit = TextLimit(lines: 3, lastLineMode: .truncateTail)
        _ = plain.lines.lines(from: 0, to: .infinity)

        #expect(plain.takeLayouts() < 8)
    }

    @Test("Attachments are drawn at their positions")
    func attachments() throws {
        nonisolated(unsafe) var drawn: [CGRect] = []
        var attributes = TextAttributes(font: FontDescription(size: 17))
        attributes.attachmentBounds = CGRect(x: 0, y: -5, width: 40, height: 60)
        attributes.attachment = TextAttachment { _, rect in drawn.append(rect) }
        let frame = Typesetter.layout(StyledText(runs: [("x\u{FFFC}\u{FFFC}y", attributes)]))
        let bitmap = try #require(Bitmap(width: 200, height: 100, format: .argb32))
        let context = try #require(CGContext(bitmap: bitmap, scale: 1))

        frame.draw(in: context, at: CGPoint(x: 10, y: 5))

        try #require(drawn.count == 2)
        expectTrue(drawn.allSatisfy { abs($0.minY - 5) < 0.01 && $0.size == CGSize(width: 40, height: 60) })
        expectTrue(abs(drawn[1].minX - drawn[0].minX - 40) < 0.5 && drawn[0].minX > 15)
    }
}
