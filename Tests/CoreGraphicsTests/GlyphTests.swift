import Expectations
import Foundation
import Testing

@testable import CoreGraphics

@Suite("Fonts and glyphs of Core Graphics")
struct GlyphTests {
    private func context(_ side: Int = 40) throws -> CGContext {
        let bitmap = try #require(Bitmap(width: side, height: side, format: .argb32))
        return try #require(CGContext(bitmap: bitmap, flipped: false))
    }

    private func inter() throws -> CGFont { try #require(CGFont("Inter-Regular")) }

    /// The box of the pixels that are not transparent, with y up.
    private func ink(_ context: CGContext) throws -> CGRect {
        let image = try #require(context.makeImage())
        var box = CGRect.null
        for y in 0..<image.height {
            for x in 0..<image.width {
                let pixel = image.bitmap.data.load(fromByteOffset: y * image.bytesPerRow + x * 4, as: UInt32.self)
                if pixel >> 24 > 8 {
                    let place = CGRect(x: x, y: image.height - 1 - y, width: 1, height: 1)
                    box = box.isNull ? place : box.union(place)
                }
            }
        }
        return box
    }

    @Test("A font has names, measures and glyphs")
    func font() throws {
        let font = try inter()
        let glyph = font.getGlyphWithGlyphName(name: "H")
        var advances: [Int32] = [0, 0]

        expectEqual(font.postScriptName, "Inter-Regular")
        #expect(font.unitsPerEm >= 1_000)
        #expect(font.ascent > 0 && font.descent < 0)
        #expect(font.numberOfGlyphs > 500)
        expectNotEqual(glyph, 0)
        expectEqual(font.getGlyphWithGlyphName(name: "uni0048"), glyph)
        expectEqual(font.getGlyphWithGlyphName(name: "no such glyph"), 0)
        expectEqual(font.getGlyphWithGlyphName(name: ""), 0)
        expectTrue(font.getGlyphAdvances(glyphs: [glyph, glyph], count: 2, advances: &advances))
        #expect(advances[0] > font.unitsPerEm / 2 && advances[0] == advances[1])
        expectFalse(font.getGlyphAdvances(glyphs: [.max], count: 1, advances: &advances))
        expectNil(CGFont("No-Such-Font"))
        for bytes in [Data(), Data([1, 2, 3])] {
            let provider = try #require(CGDataProvider(data: bytes))
            expectNil(CGFont(provider))
        }
    }

    @Test("A font that is created each time it is drawn uses the same face")
    func repeatedFont() throws {
        func draw() throws -> OpaquePointer {
            let (context, font) = (try context(), try inter())
            context.setFont(font)
            context.setFontSize(20)
            context.showGlyphs([font.getGlyphWithGlyphName(name: "H")], at: [CGPoint(x: 4, y: 4)])
            #expect(try !ink(context).isNull)
            return font.cairo
        }
        let first = try draw()

        for _ in 0..<3 { expectEqual(try draw(), first) }
    }

    @Test("A glyph is upright, at its position, and has the size of the font")
    func upright() throws {
        let (context, font) = (try context(), try inter())
        context.setFont(font)
        context.setFontSize(20)
        context.textPosition = CGPoint(x: 10, y: 4)
        context.showGlyphs([font.getGlyphWithGlyphName(name: "L")], at: [CGPoint(x: 2, y: 3)])
        let box = try ink(context)

        expectEqual(box.minY, 7)
        #expect(box.minX >= 12 && box.minX <= 15)
        // A capital has about 0.73 em.
        #expect(abs(box.height - 14.5) <= 1)
        // The foot of the L is at its bottom: the lowest row is the widest.
        let image = try #require(context.makeImage())
        func width(_ y: Int) -> Int {
            (0..<40).filter {
                image.bitmap.data.load(fromByteOffset: (39 - y) * image.bytesPerRow + $0 * 4, as: UInt32.self) >> 24
                    > 128
            }.count
        }
        #expect(width(8) > 2 * width(15))
    }

    @Test("The text matrix scales glyphs and positions, and is not saved")
    func matrix() throws {
        let (context, font) = (try context(80), try inter())
        context.setFont(font)
        context.setFontSize(10)
        context.saveGState()
        context.textMatrix = CGAffineTransform(scaleX: 4, y: 4)
        context.setFontSize(20)
        context.restoreGState()
        expectEqual(context.textMatrix, CGAffineTransform(scaleX: 4, y: 4))
        context.showGlyphs([font.getGlyphWithGlyphName(name: "I")], at: [CGPoint(x: 5, y: 2)])
        let box = try ink(context)

        expectEqual(box.minY, 8)
        #expect(abs(box.height - 29) <= 1)
        context.textMatrix = CGAffineTransform(scaleX: .nan, y: 1)
        expectEqual(context.textMatrix.a, 4)
    }

    @Test("The drawing mode fills, strokes, hides or clips")
    func modes() throws {
        let font = try inter()
        func box(_ mode: CGTextDrawingMode, fillsAfterwards: Bool = false) throws -> CGRect {
            let context = try context()
            context.setFont(font)
            context.setFontSize(20)
            context.setLineWidth(4)
            context.setTextDrawingMode(mode)
            context.showGlyphs([font.getGlyphWithGlyphName(name: "I")], at: [CGPoint(x: 10, y: 10)])
            if fillsAfterwards { context.fill(CGRect(x: 0, y: 0, width: 40, height: 40)) }
            return try ink(context)
        }
        let filled = try box(.fill)
        expectEqual(try box(.stroke), filled.insetBy(dx: -2, dy: -2))
        expectEqual(try box(.fillStroke), filled.insetBy(dx: -2, dy: -2))
        expectTrue(try box(.invisible).isNull)
        expectTrue(try box(.clip).isNull)
        for mode in [CGTextDrawingMode.clip, .fillClip] { expectEqual(try box(mode, fillsAfterwards: true), filled) }
        expectEqual(try box(.strokeClip, fillsAfterwards: true), filled.insetBy(dx: -2, dy: -2))
        expectEqual(try box(.invisible, fillsAfterwards: true), CGRect(x: 0, y: 0, width: 40, height: 40))
    }

    @Test("Positions are exact, rounded to quarters, or whole")
    func rounding() throws {
        let font = try inter()
        func coverage(_ x: CGFloat, _ set: (CGContext) -> Void = { _ in }) throws -> Data {
            let context = try context()
            context.setFont(font)
            context.setFontSize(20)
            set(context)
            context.showGlyphs([font.getGlyphWithGlyphName(name: "I")], at: [CGPoint(x: x, y: 10)])
            return try #require(context.makeImage()?.dataProvider?.data)
        }
        expectEqual(try coverage(10.3), try coverage(10.25))
        expectNotEqual(try coverage(10.25), try coverage(10))
        let whole: (CGContext) -> Void = { $0.setShouldSubpixelPositionFonts(false) }
        expectEqual(try coverage(10.3, whole), try coverage(10))
        expectEqual(try coverage(10.3) { $0.setAllowsFontSubpixelPositioning(false) }, try coverage(10))
        let exact: (CGContext) -> Void = { $0.setShouldSubpixelQuantizeFonts(false) }
        expectNotEqual(try coverage(10.35, exact), try coverage(10.25))
        expectEqual(
            try coverage(10.35, exact), try coverage(10.35) { $0.setAllowsFontSubpixelQuantization(false) })
    }

    @Test("Unusable sizes, glyphs and positions draw nothing, and later drawing continues")
    func hostile() throws {
        let (context, font) = (try context(), try inter())
        let glyph = font.getGlyphWithGlyphName(name: "I")
        context.showGlyphs([glyph], at: [.zero])
        context.setFont(font)
        for size: CGFloat in [0, .nan, .infinity, 1e30, -1e30] {
            context.setFontSize(size)
            context.showGlyphs([glyph], at: [CGPoint(x: 10, y: 10)])
        }
        context.setFontSize(20)
        context.showGlyphs([.max, glyph], at: [CGPoint(x: 10, y: 10)])
        context.showGlyphs([glyph], at: [CGPoint(x: CGFloat.nan, y: 10)])
        context.showGlyphs([glyph], at: [CGPoint(x: 1e300, y: -1e300)])
        context.showGlyphs(
            [CGGlyph](repeating: glyph, count: 10_000), at: [CGPoint](repeating: CGPoint(x: -500, y: 0), count: 10_000))
        expectTrue(try ink(context).isNull)
        context.showGlyphs([glyph], at: [CGPoint(x: 10, y: 10)])
        expectFalse(try ink(context).isNull)
    }

    @Test("Text of a document remains text")
    func document() throws {
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data))
        let context = try #require(CGContext(consumer: consumer, mediaBox: nil, nil))
        let font = try inter()
        context.beginPDFPage(nil)
        context.setFont(font)
        context.setFontSize(20)
        context.showGlyphs([font.getGlyphWithGlyphName(name: "I")], at: [CGPoint(x: 100, y: 100)])
        context.closePDF()

        expectNotNil(Data(referencing: data).range(of: Data("/FontFile".utf8)))
    }
}
