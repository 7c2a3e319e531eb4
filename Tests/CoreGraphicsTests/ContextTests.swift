import CoreGraphics
import Expectations
import Foundation
import Testing

/// A context with y down, and its pixels.
struct Canvas {
    let bitmap: Bitmap
    let context: CGContext

    init(_ width: Int, _ height: Int, scale: CGFloat = 1, flipped: Bool = true) throws {
        bitmap = try #require(Bitmap(width: width, height: height, format: .argb32))
        context = try #require(CGContext(bitmap: bitmap, scale: scale, flipped: flipped))
    }

    subscript(x: Int, y: Int) -> UInt32 {
        (bitmap.data + y * bitmap.bytesPerRow).load(fromByteOffset: x * 4, as: UInt32.self)
    }

    func alpha(_ x: Int, _ y: Int) -> UInt32 { self[x, y] >> 24 }
}

@Suite("CGContext")
struct ContextTests {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    @Test("Points are scaled from the top left")
    func scale() throws {
        let canvas = try Canvas(20, 20, scale: 2)
        canvas.context.setFillColor(red)

        canvas.context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))

        expectEqual(canvas[2, 4], 0xFFFF_0000)
        expectEqual(canvas[7, 11], 0xFFFF_0000)
        expectTrue(canvas[1, 4] == 0 && canvas[2, 3] == 0 && canvas[8, 11] == 0 && canvas[7, 12] == 0)
        expectEqual(canvas.context.ctm, CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 20))
    }

    @Test("Bitmap contexts have y up")
    func yUp() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(red: 1, green: 0.2, blue: 0, alpha: 1)

        context.fill(CGRect(x: 0, y: 3, width: 1, height: 1))

        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        expectTrue(context.ctm.isIdentity)
        expectEqual([bytes[0], bytes[1], bytes[2], bytes[3]], [255, 51, 0, 255])
        let image = try #require(context.makeImage())
        expectEqual(image.bitmap.data.load(as: UInt32.self), 0xFFFF_3300)
    }

    @Test("Layouts that are not supported give no context")
    func unsupportedLayouts() {
        func make(_ width: Int, _ bits: Int, _ row: Int, _ info: UInt32) -> CGContext? {
            CGContext(
                data: nil, width: width, height: 4, bitsPerComponent: bits, bytesPerRow: row,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
        }
        let usual = CGImageAlphaInfo.premultipliedLast.rawValue

        expectNotNil(make(4, 8, 16, usual))
        expectNil(make(4, 16, 0, usual))
        expectNil(make(4, 8, 12, usual))
        expectNil(make(0, 8, 0, usual))
        expectNil(make(40000, 8, 0, usual))
        expectNil(make(4, 8, 0, CGImageAlphaInfo.last.rawValue))
    }

    @Test("Saved states are restored, and too many restores are harmless")
    func savedStates() throws {
        let canvas = try Canvas(10, 10)
        let context = canvas.context
        context.setFillColor(red)
        context.saveGState()
        context.setFillColor(blue)
        context.translateBy(x: 5, y: 5)
        context.clip(to: .zero)
        context.restoreGState()
        context.restoreGState()

        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))

        expectEqual(canvas[0, 0], 0xFFFF_0000)
    }

    @Test("Clips limit drawing, and intersect")
    func clips() throws {
        let canvas = try Canvas(10, 10)
        canvas.context.clip(to: CGRect(x: 2, y: 2, width: 6, height: 6))
        canvas.context.clip(to: CGRect(x: 5, y: 0, width: 5, height: 10))

        canvas.context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))

        expectEqual(canvas[5, 2], 0xFF00_0000)
        expectTrue(canvas[4, 4] == 0 && canvas[8, 4] == 0 && canvas[5, 1] == 0)
        expectEqual(canvas.context.boundingBoxOfClipPath, CGRect(x: 5, y: 2, width: 3, height: 6))
    }

    @Test("Alpha and blend modes apply")
    func alphaAndBlendModes() throws {
        let canvas = try Canvas(4, 1)
        let context = canvas.context
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
        context.setFillColor(blue)
        context.setAlpha(0.5)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.setAlpha(1)
        context.setBlendMode(.destinationOut)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        // Only pixels inside the shape change.
        context.setBlendMode(.sourceIn)
        context.fill(CGRect(x: 3, y: 0, width: 1, height: 1))

        #expect([0xFF7F_0080, 0xFF80_007F, 0xFF7F_007F, 0xFF80_0080].contains(canvas[0, 0]))
        expectEqual(canvas[1, 0], 0)
        expectEqual(canvas[2, 0], 0xFFFF_0000)
        expectEqual(canvas[3, 0], 0)
    }

    @Test("Clearing ignores the graphics state")
    func clearing() throws {
        let canvas = try Canvas(4, 4)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        canvas.context.setAlpha(0.1)
        canvas.context.setShadow(offset: .zero, blur: 3)

        canvas.context.clear(CGRect(x: 1, y: 1, width: 2, height: 2))

        expectEqual(canvas[1, 1], 0)
        expectEqual(canvas[0, 0], 0xFF00_0000)
    }

    @Test("A stroke extends to both sides of its line")
    func strokes() throws {
        let canvas = try Canvas(10, 10)
        canvas.context.setStrokeColor(red)
        canvas.context.setLineWidth(2)

        canvas.context.strokeLineSegments(between: [CGPoint(x: 2, y: 5), CGPoint(x: 8, y: 5)])

        expectTrue(canvas[2, 4] == 0xFFFF_0000 && canvas[7, 5] == 0xFFFF_0000)
        expectTrue(canvas[2, 3] == 0 && canvas[2, 6] == 0 && canvas[1, 4] == 0 && canvas[8, 4] == 0)
    }

    @Test("Dashes leave gaps")
    func dashes() throws {
        let canvas = try Canvas(10, 2)
        canvas.context.setLineWidth(2)
        canvas.context.setLineDash(phase: 0, lengths: [2, 3])

        canvas.context.strokeLineSegments(between: [CGPoint(x: 0, y: 1), CGPoint(x: 10, y: 1)])

        expectEqual(
            (0..<10).map { canvas.alpha($0, 0) > 0 },
            [
                true, true, false, false, false, true, true, false, false, false,
            ])
    }

    @Test("A shadow falls down if y points down, outside the clip's shape, too")
    func shadow() throws {
        let canvas = try Canvas(20, 20)
        canvas.context.setFillColor(red)
        canvas.context.setShadow(offset: CGSize(width: 0, height: 10), blur: 0, color: blue)

        canvas.context.fill(CGRect(x: 5, y: 2, width: 4, height: 4))
        expectEqual(canvas[6, 3], 0xFFFF_0000)
        expectEqual(canvas[6, 13], 0xFF00_00FF)
        expectEqual(canvas[6, 8], 0)

        // The object that casts the shadow is outside the clip, as when drawing inner shadows.
        let inner = try Canvas(20, 20)
        inner.context.clip(to: CGRect(x: 0, y: 10, width: 20, height: 10))
        inner.context.setShadow(offset: CGSize(width: 0, height: 10), blur: 0, color: blue)
        inner.context.fill(CGRect(x: 5, y: 2, width: 4, height: 4))
        expectEqual(inner[6, 13], 0xFF00_00FF)
        expectEqual(inner[6, 3], 0)
    }

    @Test("A blurred shadow fades evenly on both sides")
    func blurredShadow() throws {
        let canvas = try Canvas(60, 60)
        canvas.context.setShadow(offset: CGSize(width: 100, height: 0), blur: 8, color: .black)

        canvas.context.fill(CGRect(x: -80, y: 20, width: 20, height: 20))

        #expect(canvas.alpha(30, 30) > 250)
        #expect(abs(Int(canvas.alpha(20, 30)) - 140) < 20)
        for step in 0..<15 {
            #expect(abs(Int(canvas.alpha(29 - step, 30)) - Int(canvas.alpha(30 + step, 30))) <= 2)
            #expect(canvas.alpha(29 - step, 30) >= canvas.alpha(28 - step, 30))
        }
        expectEqual(canvas.alpha(2, 30), 0)
    }

    @Test("A transparency layer is composited as one image")
    func transparencyLayer() throws {
        let canvas = try Canvas(4, 1)
        let context = canvas.context
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        context.setFillColor(blue)
        context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
        context.endTransparencyLayer()
        context.endTransparencyLayer()

        #expect([127, 128].contains(canvas.alpha(0, 0)))
        #expect([0x7F00_007F, 0x8000_0080].contains(canvas[1, 0]))
        expectEqual(canvas[3, 0], 0)
    }

    @Test("Gradients extend only beyond the requested ends")
    func gradientEnds() throws {
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: [red, blue] as CFArray, locations: nil))
        func draw(_ options: CGGradientDrawingOptions) throws -> Canvas {
            let canvas = try Canvas(30, 1)
            canvas.context.drawLinearGradient(
                gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 20, y: 0), options: options)
            return canvas
        }

        let none = try draw([])
        expectEqual(none.alpha(5, 0), 0)
        expectEqual(none.alpha(25, 0), 0)
        expectEqual(none.alpha(15, 0), 255)
        let before = try draw(.drawsBeforeStartLocation)
        expectEqual(before[5, 0], 0xFFFF_0000)
        expectEqual(before.alpha(25, 0), 0)
        let after = try draw(.drawsAfterEndLocation)
        expectTrue(after.alpha(5, 0) == 0 && after[25, 0] == 0xFF00_00FF)
        let both = try draw([.drawsBeforeStartLocation, .drawsAfterEndLocation])
        expectTrue(both[5, 0] == 0xFFFF_0000 && both[25, 0] == 0xFF00_00FF)
    }

    @Test("Images are upside down if y points down, as on Apple's systems")
    func flippedImages() throws {
        let source = try Canvas(1, 2)
        source.context.setFillColor(red)
        source.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let image = try #require(source.context.makeImage())

        let canvas = try Canvas(4, 2)
        canvas.context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 2))
        canvas.context.drawUpright(image, in: CGRect(x: 1, y: 0, width: 1, height: 2))
        let up = try Canvas(1, 2, flipped: false)
        up.context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 2))

        expectTrue(canvas[0, 0] == 0 && canvas[0, 1] == 0xFFFF_0000)
        expectTrue(canvas[1, 0] == 0xFFFF_0000 && canvas[1, 1] == 0)
        expectTrue(up[0, 0] == 0xFFFF_0000 && up[0, 1] == 0)
    }

    @Test("Interpolation can be turned off")
    func interpolation() throws {
        let source = try Canvas(2, 1)
        source.context.setFillColor(red)
        source.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let image = try #require(source.context.makeImage())
        let canvas = try Canvas(20, 1)
        canvas.context.interpolationQuality = .none

        canvas.context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 20, height: 1))

        expectEqual(
            (0..<20).map { canvas[$0, 0] }, Array(repeating: 0xFFFF_0000, count: 10) + Array(repeating: 0, count: 10))
    }

    @Test("A mask limits drawing to an image's alpha")
    func mask() throws {
        let source = try Canvas(2, 2)
        source.context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
        let mask = try #require(source.context.makeImage())
        let canvas = try Canvas(4, 4)
        canvas.context.setFillColor(red)
        canvas.context.interpolationQuality = .none

        canvas.context.clip(to: CGRect(x: 1, y: 1, width: 2, height: 2), mask: mask)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))

        expectTrue(canvas[1, 1] == 0xFFFF_0000 && canvas[1, 2] == 0xFFFF_0000)
        expectTrue(canvas[2, 1] == 0 && canvas[0, 0] == 0 && canvas[3, 3] == 0)
    }

    @Test("A path is built across changes of the transform")
    func pathAcrossTransforms() throws {
        let canvas = try Canvas(20, 20)
        let context = canvas.context
        context.move(to: CGPoint(x: 1, y: 1))
        context.translateBy(x: 10, y: 0)
        context.addLine(to: CGPoint(x: 1, y: 1))

        expectEqual(context.boundingBoxOfPath, CGRect(x: -9, y: 1, width: 10, height: 0))
        expectEqual(context.currentPointOfPath, CGPoint(x: 1, y: 1))
        context.beginPath()
        expectTrue(context.isPathEmpty)
        expectNil(context.path)
        expectTrue(context.boundingBoxOfPath.isNull)
    }

    @Test("Non-finite numbers draw no pixels and are harmless")
    func notFinite() throws {
        let canvas = try Canvas(10, 10)
        let context = canvas.context
        context.saveGState()
        context.scaleBy(x: 0, y: 1)
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        context.restoreGState()
        context.translateBy(x: .nan, y: 0)
        context.setLineWidth(-3)
        context.setLineDash(phase: .nan, lengths: [0, 0])
        context.setMiterLimit(.nan)
        context.fill(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5))
        context.addLine(to: CGPoint(x: 3, y: 3))
        context.strokePath()
        expectTrue((0..<100).allSatisfy { canvas[$0 % 10, $0 / 10] == 0 })

        context.fill(.infinite)
        expectTrue((0..<100).allSatisfy { canvas[$0 % 10, $0 / 10] == 0xFF00_0000 })
    }

    @Test("The bitmap is transferred once")
    func handover() throws {
        let canvas = try Canvas(2, 2)

        expectIdentical(canvas.context.takeBitmap(), canvas.bitmap)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        expectEqual(canvas[0, 0], 0)
        expectNil(canvas.context.takeBitmap())
        expectTrue(canvas.context.isUnusable)
    }

    @Test("An image does not change with its context")
    func imageIsCopy() throws {
        let canvas = try Canvas(1, 1)
        let image = try #require(canvas.context.makeImage())

        canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))

        expectEqual(image.bitmap.data.load(as: UInt32.self), 0)
    }
}
