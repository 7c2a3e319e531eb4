import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import TextLayout

@MainActor @Suite("Text layout: drawing")
struct TextDrawingTests {
    /// The rectangle of pixels that are not transparent.
    func inkBounds(_ bitmap: Bitmap) -> CGRect {
        var bounds = CGRect.null
        for y in 0..<bitmap.height {
            let row = (bitmap.data + y * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for x in 0..<bitmap.width where row[x] >> 24 > 8 {
                bounds = bounds.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return bounds
    }

    @Test("Glyphs are on the baseline")
    func baseline() throws {
        let bitmap = try #require(Bitmap(width: 200, height: 100, format: .argb32))
        let context = try #require(CGContext(bitmap: bitmap, scale: 2))
        let frame = Typesetter.layout(text("HHH", size: 20))

        frame.draw(in: context, at: CGPoint(x: 10, y: 5))

        let ink = inkBounds(bitmap)
        let metrics = FontMetrics(FontDescription(size: 20))
        #expect(abs(ink.maxY / 2 - (5 + frame.firstBaseline)) < 0.75)
        #expect(abs(ink.height / 2 - metrics.capHeight) < 0.75)
        #expect(ink.minX / 2 > 10)
        #expect(ink.maxX / 2 < 10 + frame.size.width)
    }

    @Test("Runs have their colors, or else the given color")
    func colours() throws {
        let bitmap = try #require(Bitmap(width: 100, height: 60, format: .argb32))
        let context = try #require(CGContext(bitmap: bitmap))
        let font = FontDescription(size: 40, weight: 900)
        let red = TextAttributes(font: font, color: CGColor(red: 1, green: 0, blue: 0, alpha: 1).rgba)
        let frame = Typesetter.layout(StyledText(runs: [("█", red), ("█", TextAttributes(font: font))]))

        frame.draw(in: context, at: .zero, color: CGColor(red: 0, green: 0, blue: 1, alpha: 1).rgba)

        let pixels = bitmap.data.assumingMemoryBound(to: UInt32.self)
        let middle = 25 * bitmap.bytesPerRow / 4
        let second = try #require(frame.caretRect(at: 1)).minX
        expectEqual(pixels[middle + Int(second / 2)], 0xFFFF_0000)
        expectEqual(pixels[middle + Int(second * 1.5)], 0xFF00_00FF)
    }
}
