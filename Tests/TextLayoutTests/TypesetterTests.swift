import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import TextLayout

@MainActor func text(_ string: String, size: Double = 17, _ mode: LineBreakMode = .wordWrap) -> StyledText {
    StyledText(
        string, attributes: TextAttributes(font: FontDescription(size: size)),
        style: ParagraphStyle(lineBreakMode: mode))
}

@MainActor @Suite("Text layout: fonts")
struct FontTests {
    @Test("The system font is Inter")
    func systemFont() {
        expectEqual(FontSystem.shared.resolvedFamily(of: FontDescription(size: 17)), "Inter")
        #expect(FontSystem.shared.familyNames.contains("Inter"))
    }

    @Test("Metrics grow with the size, without rounding")
    func metrics() {
        let (one, three) = (FontMetrics(FontDescription(size: 17)), FontMetrics(FontDescription(size: 51)))

        #expect(abs(three.ascender - one.ascender * 3) < 0.01)
        #expect(abs(one.lineHeight - 17 * 1.193359375) < 1e-9)
        expectEqual(one.lineHeight, one.ascender - one.descender)
        expectEqual(one.leading, 0)
    }

    @Test("Sizes that are not positive are treated as one point")
    func badSizes() {
        for size in [Double.nan, -3, 0, .infinity] {
            expectEqual(FontMetrics(FontDescription(size: size)), FontMetrics(FontDescription(size: 1)))
        }
    }

    @Test("Weights of UIFont become CSS weights")
    func weights() {
        expectEqual(FontDescription.weight(fromUIFontWeight: 0), 400)
        expectEqual(FontDescription.weight(fromUIFontWeight: 0.4), 700)
        expectEqual(FontDescription.weight(fromUIFontWeight: -2), 100)
        expectEqual(FontDescription.weight(fromUIFontWeight: 2), 900)
        expectEqual(FontDescription.weight(fromUIFontWeight: .nan), 400)
    }

    @Test("Bold text is wider than regular")
    func bold() {
        let regular = Typesetter.layout(text("Weights"))
        let bold = Typesetter.layout(
            StyledText("Weights", attributes: TextAttributes(font: FontDescription(size: 17, weight: 700))))

        #expect(bold.size.width > regular.size.width + 1)
    }

    @Test("Monospaced digits have one width")
    func monospacedDigits() {
        let attributes = TextAttributes(font: FontDescription(size: 17, features: "tnum"))
        let ones = Typesetter.layout(StyledText("1111", attributes: attributes))
        let eights = Typesetter.layout(StyledText("8888", attributes: attributes))

        #expect(abs(ones.size.width - eights.size.width) < 0.001)
        #expect(Typesetter.layout(text("1111")).size.width < Typesetter.layout(text("8888")).size.width)
    }

    @Test("Warming up on other threads is safe")
    func warmingUp() async {
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<4 { group.addTask { FontSystem.shared.warmUp() } }
        }

        #expect(Typesetter.layout(text("after")).size.width > 10)
        #expect(throws: Never.self) { try FontSystem.shared.checkFonts() }
    }
}

@MainActor @Suite("Text layout: measuring")
struct MeasuringTests {
    @Test("One line is as high as its font's line")
    func oneLine() {
        let frame = Typesetter.layout(text("Hello"))
        let metrics = FontMetrics(FontDescription(size: 17))

        expectEqual(frame.lineCount, 1)
        #expect(abs(frame.size.height - metrics.lineHeight) < 0.01)
        #expect(abs(frame.firstBaseline - metrics.ascender) < 0.01)
        expectFalse(frame.isTruncated)
    }

    @Test("Width is proportional to the size, except in the system font, which has tracking")
    func proportional() {
        func layout(_ size: Double) -> TextFrame {
            let font = FontDescription(family: "Inter", size: size)
            return Typesetter.layout(StyledText("Proportional", attributes: TextAttributes(font: font)))
        }

        let (small, large) = (layout(10), layout(40))

        #expect(abs(large.size.width - small.size.width * 4) < 0.1)
    }

    @Test("Empty text has no size")
    func empty() {
        let frame = Typesetter.layout(text(""), width: 100)

        expectEqual(frame.size, .zero)
        expectEmpty(frame.lines)
        expectEqual(frame.insertionIndex(at: CGPoint(x: 3, y: 3)), 0)
        expectNil(frame.caretRect(at: 0))
    }

    @Test("Lines break between words and cover the text")
    func lineBreaks() {
        let frame = Typesetter.layout(text("one two three four five six"), width: 80)

        #expect(frame.lineCount > 1)
        #expect(frame.size.width <= 80)
        expectEqual(frame.lines[0].range.lowerBound, 0)
        expectEqual(frame.lines.last?.range.upperBound, 27)
        for (line, next) in zip(frame.lines, frame.lines.dropFirst()) {
            expectEqual(line.range.upperBound, next.range.lowerBound)
            #expect(abs(next.rect.minY - line.rect.maxY) < 0.001)
        }
    }

    @Test("A word longer than the line is broken")
    func longWord() {
        let frame = Typesetter.layout(text("Donaudampfschifffahrtsgesellschaft"), width: 60)

        #expect(frame.lineCount > 3)
        #expect(frame.size.width <= 60)
    }

    @Test("Line separators break", arguments: ["a\nb", "a\r\nb", "a\rb", "a\u{2029}b", "a\u{2028}b"])
    func hardBreaks(_ string: String) {
        expectEqual(Typesetter.layout(text(string)).lineCount, 2)
    }

    @Test("A break at the end begins an empty line")
    func breakAtEnd() {
        let frame = Typesetter.layout(text("a\n"))

        expectEqual(frame.lineCount, 2)
        expectEqual(frame.lines[1].range, 2..<2)
        expectEqual(frame.caretRect(at: 2)?.minY, frame.lines[1].rect.minY)
    }

    @Test("The line limit counts lines of all paragraphs")
    func lineLimit() {
        let frame = Typesetter.layout(text("one\ntwo\nthree"), width: 200, lineLimit: 2)

        expectEqual(frame.lineCount, 2)
        expectTrue(frame.isTruncated)
    }

    @Test("Height limits lines, but never to fewer than one")
    func heightLimit() {
        let height = FontMetrics(FontDescription(size: 17)).lineHeight
        let long = text("one two three four five six", .truncateTail)

        expectEqual(Typesetter.layout(long, width: 80, heightLimit: height * 2.5).lineCount, 2)
        expectEqual(Typesetter.layout(long, width: 80, heightLimit: 1).lineCount, 1)
        expectTrue(Typesetter.layout(long, width: 80, heightLimit: 1).isTruncated)
        expectEqual(Typesetter.layout(long, width: 80, heightLimit: 1000).isTruncated, false)
    }

    @Test("Spacing and line heights are added")
    func spacing() {
        var style = ParagraphStyle()
        style.lineSpacing = 5
        style.paragraphSpacing = 7
        style.minimumLineHeight = 30
        let attributes = TextAttributes(font: FontDescription(size: 17))
        let frame = Typesetter.layout(StyledText("a\u{2028}b\nc", attributes: attributes, style: style))

        expectEqual(frame.lines.map(\.rect.minY), [0, 35, 77])
        expectEqual(frame.size.height, 107)
        let ascender = FontMetrics(attributes.font).ascender
        let lineHeight = FontMetrics(attributes.font).lineHeight
        #expect(abs(frame.firstBaseline - (30 - lineHeight + ascender)) < 0.01)
    }

    @Test("Indents narrow lines")
    func indents() {
        var style = ParagraphStyle()
        style.firstLineHeadIndent = 20
        style.headIndent = 10
        style.tailIndent = -15
        let frame = Typesetter.layout(
            StyledText(
                "one two three four five six seven", attributes: TextAttributes(font: FontDescription(size: 17)),
                style: style), width: 120)

        expectEqual(frame.lines[0].rect.minX, 20)
        expectEqual(frame.lines[1].rect.minX, 10)
        expectTrue(frame.lines.allSatisfy { $0.rect.maxX <= 105 })
    }

    @Test("Kerning and larger runs widen a line")
    func kerning() {
        var spaced = TextAttributes(font: FontDescription(size: 17))
        spaced.kern = 4
        let plain = Typesetter.layout(text("abcd"))
        let wide = Typesetter.layout(StyledText("abcd", attributes: spaced))
        let mixed = Typesetter.layout(
            StyledText(runs: [
                ("ab", TextAttributes(font: FontDescription(size: 17))),
                ("cd", TextAttributes(font: FontDescription(size: 34))),
            ]))

        #expect(abs(wide.size.width - plain.size.width - 12) < 0.01)
        #expect(abs(mixed.size.height - FontMetrics(FontDescription(size: 34)).lineHeight) < 0.01)
    }

    @Test("An attachment keeps its size")
    func attachment() {
        var picture = TextAttributes(font: FontDescription(size: 17))
        picture.attachmentBounds = CGRect(x: 0, y: -5, width: 40, height: 60)
        let frame = Typesetter.layout(StyledText(runs: [("\u{FFFC}", picture)]))

        #expect(abs(frame.size.width - 40) < 0.01)
        #expect(abs(frame.firstBaseline - 55) < 0.01)
        #expect(abs(frame.size.height - 60) < 0.01)
    }

    @Test("Layouts are kept")
    func caching() {
        let first = Typesetter.layout(text("kept"), width: 100)

        expectIdentical(first, Typesetter.layout(text("kept"), width: 100))
        expectNotIdentical(first, Typesetter.layout(text("kept"), width: 101))
    }

    @Test("A measured layout can be drawn in a wider rectangle")
    func widerDrawing() {
        var centered = text("derived layouts")
        centered.style.alignment = .center
        let measured = Typesetter.layout(centered)
        let placed = Typesetter.layout(centered, width: 300)

        expectEqual(placed.size, measured.size)
        #expect(abs(placed.lines[0].rect.midX - 150) < 0.001)
    }
}
