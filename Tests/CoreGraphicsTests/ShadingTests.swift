import CoreGraphics
import Expectations
import Foundation
import Testing

@Suite("Shadings, layers and destinations")
struct ShadingTests {
    private func context(_ width: Int, _ height: Int) throws -> CGContext {
        let bitmap = try #require(Bitmap(width: width, height: height, format: .argb32))
        return try #require(CGContext(bitmap: bitmap, flipped: false))
    }

    private func pixel(_ context: CGContext, _ x: Int, _ y: Int) throws -> UInt32 {
        let image = try #require(context.makeImage())
        return image.bitmap.data.load(
            fromByteOffset: (image.height - 1 - y) * image.bytesPerRow + x * 4, as: UInt32.self)
    }

    /// Red below half of the domain, blue above.
    private func steps(results: Int = 4) throws -> CGFunction {
        var callbacks = CGFunctionCallbacks(
            version: 0,
            evaluate: { _, input, output in
                (output[0], output[1], output[2]) = (input[0] < 5 ? 3 : 0, 0, input[0] < 5 ? 0 : 1)
                output[3] = 1
            }, releaseInfo: nil)
        return try #require(
            CGFunction(
                info: nil, domainDimension: 1, domain: [0, 10], rangeDimension: results,
                range: [0, 1, 0, 1, 0, 1, 0, 1], callbacks: &callbacks))
    }

    @Test("A function determines the colors along a line")
    func axial() throws {
        let context = try context(40, 1)
        let function = try steps()
        let shading = try #require(
            CGShading(
                axialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0),
                function: function, extendStart: false, extendEnd: true))
        context.drawShading(shading)

        expectEqual(try pixel(context, 5, 0), 0)
        expectEqual(try pixel(context, 15, 0), 0xFFFF_0000)
        expectEqual(try pixel(context, 25, 0), 0xFF00_00FF)
        expectEqual(try pixel(context, 38, 0), 0xFF00_00FF)
    }

    @Test("A function determines the colors between two circles")
    func radial() throws {
        let context = try context(41, 41)
        let center = CGPoint(x: 20.5, y: 20.5)
        let function = try steps()
        let shading = try #require(
            CGShading(
                radialSpace: CGColorSpaceCreateDeviceRGB(), start: center, startRadius: 0, end: center, endRadius: 16,
                function: function, extendStart: false, extendEnd: false))
        context.drawShading(shading)

        expectEqual(try pixel(context, 20, 20), 0xFFFF_0000)
        expectEqual(try pixel(context, 32, 20), 0xFF00_00FF)
        expectEqual(try pixel(context, 39, 20), 0)
    }

    @Test("Unsuitable functions are refused, and the pointer is released")
    func functions() throws {
        expectNil(
            CGShading(
                axialSpace: CGColorSpaceCreateDeviceGray(), start: .zero, end: .zero, function: try steps(),
                extendStart: false, extendEnd: false))
        var empty = CGFunctionCallbacks()
        expectNil(
            CGFunction(info: nil, domainDimension: 1, domain: nil, rangeDimension: 1, range: nil, callbacks: &empty))

        final class Flag { var isReleased = false }
        let flag = Flag()
        var callbacks = CGFunctionCallbacks(
            version: 0, evaluate: { _, _, output in output[0] = .nan },
            releaseInfo: { info in info.map { Unmanaged<Flag>.fromOpaque($0).takeRetainedValue().isReleased = true } })
        do {
            _ = CGFunction(
                info: Unmanaged.passRetained(flag).toOpaque(), domainDimension: 1, domain: nil, rangeDimension: 1,
                range: nil, callbacks: &callbacks)
        }
        expectTrue(flag.isReleased)
    }

    // MARK: Layers

    @Test("A layer has the pixels of its context, and is drawn repeatedly")
    func layers() throws {
        let context = try context(20, 20)
        context.scaleBy(x: 2, y: 2)
        let layer = try #require(CGLayer(context, size: CGSize(width: 4, height: 2), auxiliaryInfo: nil))
        let drawing = try #require(layer.context)

        expectEqual(layer.size, CGSize(width: 4, height: 2))
        expectEqual(drawing.width, 8)
        drawing.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        drawing.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        drawing.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        drawing.fill(CGRect(x: 0, y: 1, width: 4, height: 1))
        context.draw(layer, at: CGPoint(x: 1, y: 1))
        context.draw(layer, in: CGRect(x: 5, y: 5, width: 4, height: 4))

        expectEqual(try pixel(context, 4, 2), 0xFFFF_0000)
        expectEqual(try pixel(context, 4, 4), 0xFF00_00FF)
        expectEqual(try pixel(context, 4, 6), 0)
        expectEqual(try pixel(context, 14, 11), 0xFFFF_0000)
        expectEqual(try pixel(context, 14, 16), 0xFF00_00FF)
        for size: CGFloat in [0, -1, .nan, .infinity, 1e9] {
            expectNil(CGLayer(context, size: CGSize(width: size, height: 1), auxiliaryInfo: nil))
        }
    }

    // MARK: Memory

    @Test("A program is told that its memory is not needed any longer")
    func memory() throws {
        let pixels = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 16)
        defer { pixels.deallocate() }
        var isReleased = false
        withUnsafeMutablePointer(to: &isReleased) { flag in
            var context = CGContext(
                data: pixels, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 16,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue,
                releaseCallback: { info, _ in info?.assumingMemoryBound(to: Bool.self).pointee = true },
                releaseInfo: UnsafeMutableRawPointer(flag))
            expectEqual(context?.width, 4)
            expectFalse(flag.pointee)
            context = nil
        }
        expectTrue(isReleased)
    }

    // MARK: Destinations

    private func document(_ draw: (CGContext) -> Void) throws -> String {
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data))
        let context = try #require(CGContext(consumer: consumer, mediaBox: nil, nil))
        draw(context)
        context.closePDF()
        return String(decoding: Data(referencing: data), as: UTF8.self)
    }

    @Test("A link leads to a destination on a later page")
    func destinations() throws {
        let text = try document { context in
            context.beginPDFPage(nil)
            context.setDestination("chapter", for: CGRect(x: 10, y: 10, width: 100, height: 20))
            context.endPDFPage()
            context.beginPDFPage(nil)
            context.addDestination("chapter", at: CGPoint(x: 0, y: 700))
            context.addDestination("chapter", at: CGPoint(x: 0, y: 100))
            context.endPDFPage()
        }

        expectTrue(text.contains("chapter"))
        expectTrue(text.contains("/Link"))
        expectTrue(text.contains("/Count 2"))
    }

    @Test("A link without a destination, and names with any characters, do not damage the document")
    func strangeDestinations() throws {
        let text = try document { context in
            context.setDestination("outside", for: CGRect(x: 0, y: 0, width: 1, height: 1))
            context.addDestination("outside", at: .zero)
            context.beginPDFPage(nil)
            context.setDestination("nowhere", for: CGRect(x: 10, y: 10, width: 100, height: 20))
            context.setDestination("O'Brien \\ (ü) \n", for: CGRect(x: 10, y: 50, width: 100, height: 20))
            context.addDestination("O'Brien \\ (ü) \n", at: CGPoint(x: CGFloat.nan, y: 0))
            context.setDestination("", for: CGRect(x: 10, y: 50, width: 100, height: 20))
            context.endPDFPage()
        }

        expectTrue(text.hasPrefix("%PDF"))
        expectTrue(text.contains("/Count 1"))
        expectTrue(text.contains("nowhere"))
    }

    // MARK: Dictionaries

    @Test("A dictionary restores points, sizes and rectangles")
    func dictionaries() {
        let rect = CGRect(x: 1.5, y: 2, width: 3, height: -4)

        expectEqual(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation), rect)
        expectEqual(CGPoint(dictionaryRepresentation: rect.origin.dictionaryRepresentation), rect.origin)
        expectEqual(CGSize(dictionaryRepresentation: rect.size.dictionaryRepresentation), rect.size)
        expectEqual(rect.origin.dictionaryRepresentation["X"] as? Double, 1.5)
        expectEqual(CGPoint(dictionaryRepresentation: ["X": 1, "Y": NSNumber(value: 2)]), CGPoint(x: 1, y: 2))
        expectNil(CGPoint(dictionaryRepresentation: ["X": 1]))
        expectNil(CGRect(dictionaryRepresentation: rect.size.dictionaryRepresentation))
        expectNil(CGSize(dictionaryRepresentation: ["Width": "3", "Height": 4]))
    }
}
