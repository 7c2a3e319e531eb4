import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import TextLayout

/// Widths and heights of the system font as measured by Core Text on iOS.
@MainActor @Suite("Text layout: the system font")
struct SystemFontTests {
    nonisolated private static let sentence = "The quick brown fox jumps over the lazy dog"
    nonisolated private static let digits = "0123456789"

    private func layout(_ string: String, _ font: FontDescription, width: Double? = nil) -> TextFrame {
        Typesetter.layout(StyledText(string, attributes: TextAttributes(font: font)), width: width)
    }

    @Test(
        "Lines are as wide as on iOS, within a hundredth",
        arguments: [
            (sentence, 400, 8.0, 176.98), (sentence, 400, 12, 252.36), (sentence, 400, 17, 338.95),
            (sentence, 400, 23, 437.99), (sentence, 500, 12, 257.85), (sentence, 500, 17, 346.72),
            (sentence, 500, 20, 398.36), (sentence, 500, 23, 450.36), (sentence, 500, 34, 660.18),
            (sentence, 600, 12, 261.83), (sentence, 600, 17, 352.37), (sentence, 600, 20, 405.42),
            (sentence, 600, 34, 674.45), (sentence, 700, 12, 267.32), (sentence, 700, 17, 360.14),
            (sentence, 700, 20, 415.13), (sentence, 700, 34, 694.08), (digits, 400, 8, 50.45), (digits, 400, 12, 72.63),
            (digits, 400, 17, 98.58), (digits, 400, 23, 133.80), (digits, 600, 17, 103.50), (digits, 700, 17, 106.35),
            (digits, 700, 34, 213.30), ("Hello UIKit", 600, 17, 83.68),
        ])
    func widths(_ string: String, weight: Int, size: Double, expected: Double) {
        let frame = layout(string, FontDescription(size: size, weight: weight))

        #expect(abs(frame.size.width / expected - 1) < 0.01)
    }

    @Test("Italics are as wide as on iOS")
    func italics() {
        let frame = layout(Self.sentence, FontDescription(size: 17, isItalic: true))

        #expect(abs(frame.size.width / 339.36 - 1) < 0.01)
    }

    @Test("A line is as high as on iOS, in every weight", arguments: [100, 400, 700, 900])
    func heights(weight: Int) {
        let frame = layout("Ag 12", FontDescription(size: 17, weight: weight))

        #expect(abs(frame.size.height - 17 * 1.193359375) < 1e-9)
        #expect(abs(frame.firstBaseline - 17 * 0.9521484375) < 1e-9)
    }

    @Test("An empty line is as high as one with text")
    func emptyLine() {
        let frame = layout("a\n\nb", FontDescription(size: 17))

        #expect(abs(frame.size.height - 3 * 17 * 1.193359375) < 1e-9)
    }

    @Test("A named font keeps its own metrics and has no tracking")
    func namedFont() {
        let large = layout(Self.sentence, FontDescription(family: "Inter", size: 100))
        let small = layout(Self.sentence, FontDescription(family: "Inter", size: 10))

        #expect(abs(large.size.height - 121.03) < 0.1)
        #expect(abs(large.size.width - 10 * small.size.width) < 0.5)
        let widths = ["Inter 3.19": 2116.05, "Inter 4.1": 2123.90]
        if let width = FontSystem.shared.systemFontVersion.flatMap({ widths[$0] }) {
            #expect(abs(large.size.width - width) < 0.1)
        }
    }

    @Test("A character that is missing in Inter may make its line higher, and is not tracked")
    func otherFonts() {
        let font = FontDescription(size: 17)
        let mixed = layout("a \u{4E2D}\u{6587}", font)

        #expect(mixed.size.height >= 17 * 1.193359375 - 1e-9)
        expectEqual(layout("\u{4E2D}\u{6587}", font).size.width, 34)
    }

    @Test("Numbers are separate words; the rest is letters or other scripts")
    func kinds() {
        func kinds(_ string: String) -> [String] {
            let bytes = Array(string.utf8)
            var start = 0
            return bytes.withUnsafeBufferPointer { SystemFontSpacing.kinds(of: $0) }.map { part in
                defer { start = part.end }
                return "\(part.kind) " + String(decoding: bytes[start..<part.end], as: UTF8.self)
            }
        }

        expectEqual(kinds(""), [])
        expectEqual(kinds("Room 12, 12:30 a2 b"), ["letters Room ", "digits 12, 12:30 ", "letters a2 b"])
        expectEqual(kinds("caf\u{E9} \u{201C}x\u{201D} \u{1E9E}"), ["letters caf\u{E9} \u{201C}x\u{201D} \u{1E9E}"])
        expectEqual(
            kinds("\u{5D0}1 \u{4E2D} a\u{4E2D}"),
            [
                "others \u{5D0}", "digits 1 ", "others \u{4E2D} ", "letters a", "others \u{4E2D}",
            ])
    }

    @Test("Text fits into its own measured width", arguments: [8.0, 12, 15, 17, 20, 28, 34, 60])
    func fitting(size: Double) {
        for string in ["A", "Hello UIKit", "12:30", "Room 12 on 3rd floor", Self.sentence, "caf\u{E9} \u{4E2D} x"] {
            let font = FontDescription(size: size, weight: 600)
            let measured = layout(string, font)

            let placed = layout(string, font, width: measured.size.width.rounded(.up) + 0.001)

            expectEqual(placed.lineCount, 1)
            expectEqual(placed.size.width, measured.size.width)
        }
    }

    @Test("Leading is between two lines and not below the last one")
    func leading() {
        let frame = layout("a\nb\nc", FontDescription(size: 17, leading: 2))

        let height = 17 * 1.193359375
        #expect(abs(frame.size.height - 3 * height - 4) < 1e-9)
        #expect(abs(frame.lines[1].rect.minY - height - 2) < 1e-9)
    }

    @Test("A background is as high as its line")
    func background() throws {
        var attributes = TextAttributes(font: FontDescription(size: 20))
        attributes.backgroundColor = CGColor.RGBA(red: 1, green: 0, blue: 0, alpha: 1)
        attributes.color = attributes.backgroundColor
        let frame = Typesetter.layout(StyledText("aa\naa", attributes: attributes))
        let bitmap = try #require(Bitmap(width: 20, height: 60, format: .argb32))
        let context = try #require(CGContext(bitmap: bitmap))

        frame.draw(in: context, at: .zero)

        let alphas = (0..<60).map {
            bitmap.data.load(fromByteOffset: $0 * bitmap.bytesPerRow + 20, as: UInt32.self) >> 24
        }
        expectTrue(alphas[0..<47].allSatisfy { $0 == 255 } && alphas[48...].allSatisfy { $0 == 0 })
    }
}
