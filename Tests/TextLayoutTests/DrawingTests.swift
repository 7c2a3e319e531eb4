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

    // MARK: Outlines

    private let font = FontDescription(size: 40, weight: 900)
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1).rgba
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1).rgba

    /// Draws a block, and returns the pixels in its middle and on its left edge.
    private func block(_ change: (inout TextAttributes) -> Void) throws -> (middle: UInt32, edge: UInt32) {
        let bitmap = try #require(Bitmap(width: 120, height: 80, format: .argb32))
        let context = try #require(CGContext(bitmap: bitmap))
        var attributes = TextAttributes(font: font, color: blue)
        change(&attributes)
        let frame = Typesetter.layout(StyledText(runs: [("█", attributes)]))
        frame.draw(in: context, at: CGPoint(x: 20, y: 10))
        let pixels = bitmap.data.assumingMemoryBound(to: UInt32.self)
        let row = 35 * bitmap.bytesPerRow / 4
        return (pixels[row + 20 + Int(frame.size.width / 2)], pixels[row + 20])
    }

    @Test("A positive stroke width outlines glyphs, and a negative width also fills them")
    func strokes() throws {
        let plain = try block { _ in }
        expectEqual(plain.middle, 0xFF00_00FF)
        let outlined = try block { ($0.strokeWidth, $0.strokeColor) = (10, red) }
        expectEqual(outlined.middle, 0)
        expectEqual(outlined.edge, 0xFFFF_0000)
        let filled = try block { ($0.strokeWidth, $0.strokeColor) = (-10, red) }
        expectEqual(filled.middle, 0xFF00_00FF)
        expectEqual(filled.edge, 0xFFFF_0000)
        let sameColor = try block { $0.strokeWidth = 10 }
        expectEqual(sameColor.middle, 0)
        expectEqual(sameColor.edge, 0xFF00_00FF)
    }

    @Test("A stroke does not change the layout, other runs, underlines and tabs")
    func strokedRuns() throws {
        let bitmap = try #require(Bitmap(width: 300, height: 120, format: .argb32))
        let context = try #require(CGContext(bitmap: bitmap))
        var stroked = TextAttributes(font: font, color: blue)
        (stroked.strokeWidth, stroked.underline, stroked.underlineColor) = (5, .single, red)
        let plain = TextAttributes(font: font, color: blue)
        let frame = Typesetter.layout(StyledText(runs: [("█", plain), ("█\t█", stroked), ("█", plain)]))
        var same = stroked
        same.strokeWidth = 0
        let other = Typesetter.layout(StyledText(runs: [("█", plain), ("█\t█", same), ("█", plain)]))
        expectEqual(frame.size, other.size)

        frame.draw(in: context, at: CGPoint(x: 0, y: 10))

        let pixels = bitmap.data.assumingMemoryBound(to: UInt32.self)
        func pixel(_ index: Int) throws -> UInt32 {
            let (left, right) = (try #require(frame.caretRect(at: index)), try #require(frame.caretRect(at: index + 1)))
            return pixels[35 * bitmap.bytesPerRow / 4 + Int((left.minX + right.minX) / 2)]
        }
        try expectEqual([pixel(0), pixel(1), pixel(3), pixel(4)], [0xFF00_00FF, 0, 0, 0xFF00_00FF])
        let column = Int(try #require(frame.caretRect(at: 1)).minX) + 8
        let ink = (0..<120).map { pixels[$0 * bitmap.bytesPerRow / 4 + column] }
        expectTrue(ink.contains(0xFFFF_0000))
    }

    @Test("Extreme stroke widths are drawn")
    func hostileStrokes() throws {
        for width in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300] {
            _ = try block { $0.strokeWidth = width }
        }
        var attributes = TextAttributes(font: font)
        attributes.strokeWidth = 3
        let bitmap = try #require(Bitmap(width: 50, height: 50, format: .argb32))
        let context = try #require(CGContext(bitmap: bitmap))
        let text = String(repeating: "שלום 😀 a\u{301}\t…", count: 50)
        for run in ["", " ", "\n", text] {
            Typesetter.layout(StyledText(runs: [(run, attributes)]), width: 40).draw(in: context, at: .zero)
        }
    }
}
