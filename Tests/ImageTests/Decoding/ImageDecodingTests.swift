import CoreGraphics
import Expectations
import Foundation
import ImageDecoding
import RandomSupport
import TestSupport
import Testing
import UIKit

@Suite("Decoding")
struct ImageDecodingTests {
    private func pixel(_ data: Data) throws -> UInt32 {
        let image = UIImage(cgImage: try ImageDecoder.decode(data).image)
        expectEqual(image.size, CGSize(width: 8, height: 6))
        return try #require(image.pixel(4, 3))
    }

    /// JPEG data with an orientation, as a camera writes it.
    private func photo(orientation: UInt8) -> Data {
        let exif: [UInt8] =
            [0xFF, 0xE1, 0, 34] + Array("Exif".utf8) + [0, 0] + Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
            + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
        return ImageFixtures.jpeg.prefix(2) + Data(exif) + ImageFixtures.jpeg.dropFirst(2)
    }

    @Test("Each format gives its pixels")
    func formats() throws {
        try expectEqual(pixel(ImageFixtures.jpeg), 0xFF80_8080)
        try expectEqual(pixel(ImageFixtures.gif), 0xFFFF_0000)
        try expectEqual(pixel(ImageFixtures.animatedGIF), 0xFFFF_0000)
        try expectEqual(pixel(ImageFixtures.webp), 0x8080_0000)
        try expectEqual(pixel(ImageFixtures.tiff), 0xFFFF_0000)
        try expectEqual(pixel(ImageFixtures.bmp), 0xFF00_00FF)
        try expectEqual(pixel(ImageFixtures.ico), 0xFF00_FF00)
    }

    @Test("UIImage(data:) reads them, with a scale")
    func images() {
        for (name, data) in ImageFixtures.all {
            expectEqual(UIImage(data: data, scale: 2)?.size, CGSize(width: 4, height: 3), "\(name)")
        }
        expectNil(UIImage(data: ImageFixtures.animatedGIF)?.images)
    }

    @Test("Of a GIF with very many images only the first is decoded")
    func manyImages() throws {
        let frame: [UInt8] = [0x2C, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 2, 0x0C, 0x0A, 0]
        let head = Array("GIF89a".utf8) + [2, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255]
        let data = Data(head + Array(repeatElement(frame, count: 200_000).joined()) + [0x3B])

        try expectEqual(ImageDecoder.decode(data).image.width, 2)
    }

    @Test("A JPEG that writes large pixels hundreds of times is refused")
    func manyScans() {
        let size: [UInt8] = [0xFF, 0xC2, 0, 11, 8, 0x1F, 0x40, 0x1F, 0x40, 1, 1, 0x11, 0]
        let scan: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 1, 5, 0, 0x55]
        let data = Data([0xFF, 0xD8, 0xFF, 0xDB] + [0, 2] + size + Array(repeatElement(scan, count: 300).joined()))

        #expect(throws: ImageError.notDecodable("it describes its pixels in too many passes")) {
            try ImageDecoder.decode(data)
        }
    }

    @Test(
        "A photograph's orientation is applied",
        arguments: zip(
            UInt8(1)...8,
            [
                UIImage.Orientation.up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
            ]))
    func orientation(number: UInt8, orientation: UIImage.Orientation) throws {
        let image = try #require(UIImage(data: photo(orientation: number)))

        expectEqual(image.imageOrientation, orientation)
        expectEqual(image.size, number > 4 ? CGSize(width: 6, height: 8) : CGSize(width: 8, height: 6))
    }

    @Test("A JPEG is written, on white, and read again")
    func jpeg() throws {
        let clear = UIImage.drawing(CGSize(width: 16, height: 16)) {
            UIColor(white: 0, alpha: 0.5).setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 16, height: 16))
        }

        let data = try #require(clear.jpegData(compressionQuality: 1))
        let small = try #require(clear.jpegData(compressionQuality: .nan)?.count)

        let read = try #require(UIImage(data: data))
        expectTrue(data.prefix(3) == Data([0xFF, 0xD8, 0xFF]) && small > 0)
        expectEqual(read.size, clear.size)
        #expect((0x7E...0x81).contains((read.pixel(8, 8) ?? 0) & 255))
        expectNil(UIImage().jpegData(compressionQuality: 0.5))
    }

    @Test(
        "Data of no known format is an error", arguments: [Data(), Data([0xFF]), Data("text".utf8), Data(count: 1000)])
    func unknown(data: Data) {
        #expect(throws: ImageError.self) { try ImageDecoder.decode(data) }
        expectNil(UIImage(data: data))
    }

    @Test("Truncated data is an error or an image of its size")
    func truncated() {
        for (name, data) in ImageFixtures.all {
            for count in 0..<data.count - 1 {
                let decoded = try? ImageDecoder.decode(data.prefix(count))
                expectTrue(decoded == nil || decoded?.image.width == 8, "\(name), \(count) bytes")
            }
        }
    }

    @Test("A header that announces an enormous image is refused before memory is allocated")
    func enormous() throws {
        var gif = ImageFixtures.gif
        gif.replaceSubrange(6..<10, with: [0xFF, 0xFF, 0xFF, 0xFF])
        var bmp = ImageFixtures.bmp
        bmp.replaceSubrange(18..<26, with: [0xFF, 0xFF, 0, 0, 0xFF, 0xFF, 0, 0])
        var jpeg = ImageFixtures.jpeg
        let frame = try #require(jpeg.range(of: Data([0xFF, 0xC0])))
        jpeg.replaceSubrange(frame.lowerBound + 5..<frame.lowerBound + 9, with: [0xFF, 0xFF, 0xFF, 0xFF])

        for data in [gif, bmp, jpeg] { #expect(throws: ImageError.self) { try ImageDecoder.decode(data) } }
    }

    @Test("Any mutation of any format is an error or an image", arguments: RandomSeeds.batches(100))
    func mutations(seeds: RandomSeeds) {
        for seed in seeds {
            var generator = SeededGenerator(seed: UInt64(seed))
            for (_, original) in ImageFixtures.all {
                var data = original
                for _ in 0...generator.below(6) {
                    let place = data.startIndex + generator.below(data.count)
                    switch generator.below(4) {
                    case 0: data[place] = UInt8(generator.below(256))
                    case 1: data[place] ^= 1 << UInt8(generator.below(8))
                    case 2: data.removeSubrange(place..<min(data.endIndex, place + 1 + generator.below(8)))
                    default: data.insert(contentsOf: data.prefix(1 + generator.below(16)), at: place)
                    }
                    if data.count < 2 { data = original }
                }
                if let image = try? ImageDecoder.decode(data).image { expectTrue(image.width > 0 && image.height > 0) }
            }
        }
    }
}
