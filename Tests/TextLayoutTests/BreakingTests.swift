import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import TextLayout

@MainActor @Suite("Text layout: breaks inside words and ellipses")
struct BreakingTests {
    @Test(
        "A word that is broken gets no hyphen", arguments: [LineBreakMode.wordWrap, .charWrap], [false, true])
    func hyphens(_ mode: LineBreakMode, isColored: Bool) {
        let word = "Donaudampfschifffahrtsgesellschaft"
        var styled = text(word, mode)
        if isColored {
            let attributes = TextAttributes(
                font: FontDescription(size: 17), color: CGColor.RGBA(red: 1, green: 0, blue: 0, alpha: 1))
            styled = StyledText(word, attributes: attributes, style: ParagraphStyle(lineBreakMode: mode))
        }

        let frame = Typesetter.layout(styled, width: 80)

        #expect(frame.lineCount > 3)
        for line in frame.lines {
            let start = word.index(word.startIndex, offsetBy: line.range.lowerBound)
            let part = word[start..<word.index(word.startIndex, offsetBy: line.range.upperBound)]
            #expect(abs(line.rect.width - Typesetter.layout(text(String(part))).size.width) < 0.01, "\(part)")
        }
    }

    @Test("A soft hyphen is visible if the line is broken there")
    func softHyphen() {
        let frame = Typesetter.layout(text("Donau\u{AD}dampf"), width: 70)

        expectEqual(frame.lineCount, 2)
        #expect(frame.lines[0].rect.width > Typesetter.layout(text("Donau")).size.width + 3)
    }

    @Test(
        "An ellipsis is as wide as the character, whatever remains of the line",
        arguments: [LineBreakMode.truncateHead, .truncateMiddle, .truncateTail])
    func ellipsis(_ mode: LineBreakMode) {
        // Pango widened it, so that each line was as wide as the layout.
        var widths: Set<Int> = []
        for width in 60...140 {
            let frame = Typesetter.layout(
                text("The quick brown fox jumps over the lazy dog", mode), width: Double(width), lineLimit: 1)

            #expect(frame.size.width <= Double(width) + 0.01)
            widths.insert(Int((frame.size.width * 1000).rounded()))
        }
        // One for each number of characters that are shown.
        #expect(widths.count < 25)
    }

    @Test("Empty paragraphs share a single line layout")
    func emptyParagraphs() throws {
        let frame = Typesetter.layout(text("a" + String(repeating: "\n", count: 1000) + "b"))

        expectEqual(frame.lineCount, 1001)
        expectIdentical(frame.shaped[1].paragraph, frame.shaped[999].paragraph)
        expectEqual(frame.line(at: 999).rect.minY - frame.line(at: 998).rect.minY, frame.line(at: 1).rect.height)
        expectEqual(frame.line(at: 500).range, 501..<501)
        expectEqual(frame.line(at: 1000).range, 1001..<1002)
    }

    @Test("Empty paragraphs in different fonts have different heights")
    func emptyFonts() {
        let (small, large) = (FontDescription(size: 10), FontDescription(size: 40))
        let frame = Typesetter.layout(
            StyledText(runs: [
                ("a\n\n\n", TextAttributes(font: small)), ("\n\nb", TextAttributes(font: large)),
            ]))

        let heights = frame.lines.map { ($0.rect.height * 1000).rounded() }
        expectEqual(frame.lineCount, 6)
        expectEqual(heights[1], heights[2])
        expectEqual(heights[3], heights[4])
        #expect(heights[3] > heights[2] * 3)
    }

    @Test("A hundred thousand tabs are laid out in moderate time, in any width and truncated")
    func tabs() {
        let tabs = String(repeating: "\t", count: 100_000)

        expectEqual(Typesetter.layout(text(tabs)).lines.last?.range.upperBound, 100_000)
        expectEqual(Typesetter.layout(text(tabs), width: 390).lines.last?.range.upperBound, 100_000)
        expectTrue(Typesetter.layout(text(tabs, .truncateHead), width: 390, lineLimit: 1).isTruncated)
    }

    @Test("Neighboring runs with the same attributes are one")
    func mergedRuns() {
        let (small, large) = (TextAttributes(font: .init(size: 10)), TextAttributes(font: .init(size: 20)))

        let text = StyledText(runs: [("ab", small), ("\n", small), ("c", large), ("d", large), ("e", small)])

        expectEqual(text.runs.map(\.end), [3, 5, 6])
        expectEqual((0...7).map(text.runIndex(at:)), [0, 0, 0, 1, 1, 2, 2, 2])
    }

    @Test("Long text has the same lines in pieces as in one", arguments: [LineBreakMode.charWrap, .wordWrap])
    func pieces(_ mode: LineBreakMode) {
        let words = (0..<3000).map { "w\($0 * 7919 % 1000)" }.joined(separator: " ")
        let frame = Typesetter.layout(text(words, mode), width: 390)

        expectFalse(frame.isTruncated)
        expectEqual(frame.lines.last?.range.upperBound, words.utf16.count)
        for (line, next) in zip(frame.lines, frame.lines.dropFirst()) {
            expectEqual(line.range.upperBound, next.range.lowerBound)
            // The next line's first three characters would not have fitted.
            #expect(line.rect.width > 300)
            #expect(line.rect.width <= 391 + 5)
        }
    }

    @Test("The cache of layouts holds a limited number of bytes")
    func cache() {
        Typesetter.removeCachedLayouts()
        let long = String(repeating: "some words ", count: 900)
        let most = Typesetter.recentCapacity + Typesetter.lastingCapacity + 2 << 20

        for index in 0..<200 { _ = Typesetter.layout(text("\(index) " + long), width: 390) }

        #expect(Typesetter.cachedBytes > Typesetter.recentCapacity / 2)
        #expect(Typesetter.cachedBytes < most)
        for index in 0..<200 { _ = Typesetter.layout(text("\(index) " + long), width: 390) }
        #expect(Typesetter.cachedBytes < most)
        Typesetter.removeCachedLayouts()
        expectEqual(Typesetter.cachedBytes, 0)
    }

    @Test("Texts that are laid out once take the memory of a few; texts that return are kept")
    func once() {
        Typesetter.removeCachedLayouts()
        let returning = (0..<300).map { text("row \($0)") }
        for row in returning { _ = Typesetter.layout(row, width: 200) }
        for index in 0..<200 { _ = Typesetter.layout(text("other \(index)")) }
        for row in returning { _ = Typesetter.layout(row, width: 200) }
        let kept = returning.map { Typesetter.layout($0, width: 200) }
        let bytes = Typesetter.cachedBytes

        for index in 0..<5_000 {
            // Measured, and then drawn.
            _ = Typesetter.layout(text("text \(index)"))
            _ = Typesetter.layout(text("text \(index)"), width: 200)
        }

        #expect(Typesetter.cachedBytes < bytes + Typesetter.recentCount * 8_000)
        expectTrue(zip(kept, returning).allSatisfy { $0 === Typesetter.layout($1, width: 200) })
        Typesetter.removeCachedLayouts()
    }

    @Test("A text whose width changes constantly is kept in few widths, and has a new text's layout")
    func widths() {
        Typesetter.removeCachedLayouts()
        let words = text("some words that are broken in several lines")
        let first = Typesetter.layout(words, width: 60).size

        for width in 50..<1_050 { _ = Typesetter.layout(words, width: Double(width)) }

        #expect(Typesetter.cachedBytes < 64 << 10)
        expectEqual(Typesetter.layout(words, width: 60).size, first)
        Typesetter.removeCachedLayouts()
    }
}

@MainActor @Suite("Text layout: characters that no font has")
struct MissingGlyphTests {
    @Test(
        "The Debian package with a font",
        arguments: [
            ("漢", "fonts-noto-cjk"), ("か", "fonts-noto-cjk"), ("한", "fonts-noto-cjk"),
            ("😀", "fonts-noto-color-emoji"), ("த", "fonts-noto-core"), ("ა", "fonts-noto-core"), ("\u{E000}", nil),
        ] as [(Unicode.Scalar, String?)])
    func package(scalar: Unicode.Scalar, name: String?) {
        expectEqual(MissingGlyphs.package(for: scalar), name)
    }

    @Test("A character without glyph is noted once, a known one not at all")
    func noted() {
        _ = Typesetter.layout(text("known"))

        _ = Typesetter.layout(text("a\u{10FFF0}b"))
        _ = Typesetter.layout(text("a\u{10FFF1}b"))

        expectTrue(FontSystem.exclusively { MissingGlyphs.reported.contains("") })
        expectEmpty(FontSystem.exclusively { MissingGlyphs.takeMessages() })
    }
}
