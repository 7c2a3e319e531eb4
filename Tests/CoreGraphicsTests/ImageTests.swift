import CoreGraphics
import Expectations
import Foundation
import Testing

@Suite("CGImage")
struct ImageTests {
    func image(_ pixels: [UInt32], width: Int) throws -> CGImage {
        let bitmap = try #require(Bitmap(width: width, height: pixels.count / width, format: .argb32))
        for (index, pixel) in pixels.enumerated() {
            (bitmap.data + index / width * bitmap.bytesPerRow).storeBytes(
                of: pixel, toByteOffset: index % width * 4, as: UInt32.self)
        }
        return CGImage(bitmap: bitmap)
    }

    func pixels(_ image: CGImage) -> [UInt32] {
        (0..<image.height).flatMap { y in
            (0..<image.width).map { x in
                (image.bitmap.data + y * image.bytesPerRow).load(fromByteOffset: x * 4, as: UInt32.self)
            }
        }
    }

    let four: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0x8080_0000]

    @Test("A PNG restores the pixels")
    func png() throws {
        let original = try image(four, width: 2)
        let data = try original.pngData()
        let again = try CGImage.decodePNG(data)

        expectEqual(pixels(again), four)
        let provider = try #require(CGDataProvider(data: data as CFData))
        let read = CGImage(
            pngDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        expectEqual(read?.width, 2)
        expectEqual(read?.alphaInfo, .premultipliedFirst)
    }

    @Test("Every truncation of a PNG is an error")
    func truncatedPNG() throws {
        let data = try image(four, width: 2).pngData()

        // The last chunk, IEND, is empty; all bytes before it are required.
        for count in 0..<(data.count - 12) {
            #expect(throws: ImageError.self) { try CGImage.decodePNG(data.prefix(count)) }
        }
    }

    @Test("Every broken byte is an error or an image of that size")
    func brokenBytes() throws {
        let data = try image(four, width: 2).pngData()

        for index in data.indices {
            var broken = data
            broken[index] ^= 0x55
            if let image = try? CGImage.decodePNG(broken) { expectTrue(image.width == 2 && image.height == 2) }
        }
    }

    @Test("The error of a PNG has its cause: cut off, broken, or without pixels")
    func messages() throws {
        let data = try image(four, width: 2).pngData()
        let content = try #require(data.range(of: Data("IDAT".utf8))).upperBound
        var (broken, empty) = (data, data)
        broken[content + 4] ^= 0xFF
        empty.replaceSubrange(16..<20, with: [0, 0, 0, 0])

        #expect(throws: ImageError.notDecodable("its data is incomplete")) {
            try CGImage.decodePNG(data.prefix(content))
        }
        #expect(throws: ImageError.notDecodable("its data is damaged")) { try CGImage.decodePNG(broken) }
        #expect(throws: ImageError.notDecodable("it is 0 × 2 pixels large")) { try CGImage.decodePNG(empty) }
    }

    @Test("A header that announces too many pixels is refused before decoding")
    func hugeHeader() throws {
        var data = try image(four, width: 2).pngData()
        data.replaceSubrange(16..<24, with: [0x00, 0x00, 0x7F, 0xFF, 0x00, 0x00, 0x7F, 0xFF])
        #expect(throws: ImageError.tooLarge(width: 32767, height: 32767)) { try CGImage.decodePNG(data) }

        data.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x00, 0x00, 0x00, 0x01])
        #expect(throws: ImageError.tooLarge(width: 0x7FFF_FFFF, height: 1)) { try CGImage.decodePNG(data) }
        let provider = try #require(CGDataProvider(data: data))
        expectNil(
            CGImage(pngDataProviderSource: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent))
    }

    @Test("Slices of data are read from their beginning")
    func slices() throws {
        let data = try image(four, width: 2).pngData()

        expectEqual(pixels(try CGImage.decodePNG((Data([1, 2, 3]) + data).dropFirst(3))), four)
    }

    @Test("Cropping is measured from the top left")
    func cropping() throws {
        let original = try image(four, width: 2)

        expectEqual(original.cropping(to: CGRect(x: 1, y: 0, width: 1, height: 2)).map(pixels), [four[1], four[3]])
        expectEqual(original.cropping(to: CGRect(x: 0.6, y: 1.2, width: 0.1, height: 9)).map(pixels), [four[2]])
        expectNil(original.cropping(to: CGRect(x: 5, y: 5, width: 1, height: 1)))
        expectNil(original.cropping(to: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)))
        expectEqual(original.cropping(to: .infinite).map(pixels), four)
    }

    @Test("Pixels in other layouts are converted")
    func layouts() throws {
        func make(_ bytes: [UInt8], _ bits: Int, _ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo = []) throws
            -> [UInt32]?
        {
            CGImage(
                width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: bits / 8,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue | order.rawValue),
                provider: try #require(CGDataProvider(data: Data(bytes))), decode: nil, shouldInterpolate: false,
                intent: .defaultIntent
            ).map(pixels)
        }

        try expectEqual(make([1, 2, 3, 255], 32, .premultipliedLast), [0xFF01_0203])
        try expectEqual(make([3, 2, 1, 255], 32, .premultipliedFirst, .byteOrder32Little), [0xFF01_0203])
        try expectEqual(make([255, 0, 0, 128], 32, .last), [0x8080_0000])
        try expectEqual(make([1, 2, 3], 24, .none), [0xFF01_0203])
        try expectNil(make([1, 2], 24, .none))
    }
}
