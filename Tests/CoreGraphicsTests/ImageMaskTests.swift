import CoreGraphics
import Expectations
import Foundation
import Testing

@Suite("Image masks, decode arrays and color spaces of images")
struct ImageMaskTests {
    private func image(_ bytes: [UInt8], width: Int, space: CFString = CGColorSpace.sRGB, decode: [CGFloat]? = nil)
        throws -> CGImage
    {
        let provider = try #require(CGDataProvider(data: Data(bytes)))
        let space = try #require(CGColorSpace(name: space))
        return try #require(
            CGImage(
                width: width, height: bytes.count / width / 4, bitsPerComponent: 8, bitsPerPixel: 32,
                bytesPerRow: width * 4, space: space,
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipLast.rawValue), provider: provider,
                decode: decode, shouldInterpolate: false, intent: .perceptual))
    }

    private func mask(_ bytes: [UInt8], width: Int, height: Int, bits: Int, decode: [CGFloat]? = nil) -> CGImage? {
        guard let provider = CGDataProvider(data: Data(bytes)) else { return nil }
        return CGImage(
            maskWidth: width, height: height, bitsPerComponent: bits, bitsPerPixel: bits,
            bytesPerRow: bytes.count / height, provider: provider, decode: decode, shouldInterpolate: false)
    }

    private func pixels(_ image: CGImage) -> [UInt32] {
        (0..<image.width).map { (image.bitmap.data).load(fromByteOffset: $0 * 4, as: UInt32.self) }
    }

    private func samples(_ image: CGImage) -> [UInt8] {
        (0..<image.width).map { image.bitmap.data.load(fromByteOffset: $0, as: UInt8.self) }
    }

    @Test("A sample of 0 paints, with 1, 2, 4 and 8 bits")
    func bits() throws {
        expectEqual(samples(try #require(mask([0b0101_0000], width: 4, height: 1, bits: 1))), [255, 0, 255, 0])
        expectEqual(samples(try #require(mask([0b0001_1011], width: 4, height: 1, bits: 2))), [255, 170, 85, 0])
        expectEqual(samples(try #require(mask([0x0F, 0x50], width: 3, height: 1, bits: 4))), [255, 0, 170])
        expectEqual(samples(try #require(mask([0, 55, 255], width: 3, height: 1, bits: 8))), [255, 200, 0])
        let inverted = try #require(mask([0, 55, 255], width: 3, height: 1, bits: 8, decode: [1, 0]))
        expectEqual(samples(inverted), [0, 55, 255])
        expectTrue(inverted.isMask)
        expectNil(mask([0], width: 3, height: 1, bits: 3))
        expectNil(mask([0], width: 9, height: 1, bits: 1))
        expectNil(mask([0], width: 1 << 40, height: 1, bits: 1))
    }

    @Test("A mask is painted with the fill color")
    func painting() throws {
        let shape = try #require(mask([0, 255], width: 2, height: 1, bits: 8))
        let bitmap = try #require(Bitmap(width: 2, height: 1, format: .argb32))
        let context = try #require(CGContext(bitmap: bitmap))
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.draw(shape, in: CGRect(x: 0, y: 0, width: 2, height: 1))

        expectEqual(pixels(try #require(context.makeImage())), [0xFF00_00FF, 0])
    }

    @Test("Masking multiplies the alpha, and scales the mask")
    func masking() throws {
        let red = try image([255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0], width: 4)
        let shape = try #require(mask([0, 255], width: 2, height: 1, bits: 8))
        let masked = try #require(red.masking(shape))

        expectEqual(masked.alphaInfo, .premultipliedFirst)
        expectEqual([pixels(masked)[0], pixels(masked)[3]], [0xFFFF_0000, 0])
        expectNil(shape.masking(shape))
        // White of a gray image is opaque.
        let half = try image([255, 255, 255, 0, 0, 0, 0, 0], width: 2)
        let two = try image([255, 0, 0, 0, 255, 0, 0, 0], width: 2)
        expectEqual(two.masking(half).map(pixels), [0xFFFF_0000, 0])
    }

    @Test("A range of colors is removed")
    func maskingColors() throws {
        let two = try image([250, 0, 0, 0, 0, 250, 0, 0], width: 2)

        expectEqual(two.copy(maskingColorComponents: [200, 255, 0, 10, 0, 10]).map(pixels), [0, 0xFF00_FA00])
        expectNil(two.copy(maskingColorComponents: [200, 255]))
        let alpha = try #require(two.copy(maskingColorComponents: [0, 0, 0, 0, 0, 0]))
        expectNil(alpha.copy(maskingColorComponents: [0, 0, 0, 0, 0, 0]))
    }

    @Test("A decode array maps the components")
    func decode() throws {
        let inverted = try image([255, 100, 0, 0], width: 1, decode: [1, 0, 1, 0, 0, 0.5])

        expectEqual(pixels(inverted), [0xFF00_9B00])
        expectNil(inverted.decode)
        expectEqual(inverted.renderingIntent, .perceptual)
        expectEqual(inverted.pixelFormatInfo, .packed)
        expectNil(inverted.utType)
    }

    @Test("Components in Display P3 are converted, and copies have a different color space")
    func colorSpaces() throws {
        let bytes: [UInt8] = [200, 100, 50, 0]
        let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let color = try #require(CGColor(colorSpace: space, components: [200.0 / 255, 100.0 / 255, 50.0 / 255, 1]))
        func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
        let expected =
            0xFF00_0000 | byte(color.rgba.red) << 16 | byte(color.rgba.green) << 8 | byte(color.rgba.blue)

        expectEqual(pixels(try image(bytes, width: 1, space: CGColorSpace.displayP3)), [expected])
        let plain = try image(bytes, width: 1)
        expectEqual(plain.copy(colorSpace: space).map(pixels), [expected])
        expectNil(plain.copy(colorSpace: CGColorSpaceCreateDeviceGray()))
        expectEqual(plain.copy(colorSpace: CGColorSpaceCreateDeviceRGB()).map(pixels), pixels(plain))
    }

    @Test("An image of a PNG has its type")
    func type() throws {
        let data = try image([1, 2, 3, 0], width: 1).pngData()
        let provider = try #require(CGDataProvider(data: data))
        let read = CGImage(
            pngDataProviderSource: provider, decode: [1, 0, 0, 1, 0, 1], shouldInterpolate: false, intent: .saturation)

        expectEqual(read?.utType, "public.png")
        expectEqual(read?.renderingIntent, .saturation)
        expectEqual(read.map(pixels), [0xFFFE_0203])
    }
}
