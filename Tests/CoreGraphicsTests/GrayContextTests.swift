import Expectations
import Foundation
import Testing

@testable import CoreGraphics

@MainActor
@Suite("Contexts of gray pixels")
struct GrayContextTests {
    private let gray = CGColorSpaceCreateDeviceGray()
    private let none = CGImageAlphaInfo.none.rawValue

    private func makeContext(_ data: UnsafeMutableRawPointer? = nil, rowBytes: Int = 0) -> CGContext? {
        CGContext(
            data: data, width: 3, height: 2, bitsPerComponent: 8, bytesPerRow: rowBytes, space: gray, bitmapInfo: none)
    }

    private func bytes(_ context: CGContext) -> [UInt8] {
        guard let data = context.data else { return [] }
        return (0..<context.height).flatMap { row in
            (0..<context.width).map { (data + row * context.bytesPerRow + $0).load(as: UInt8.self) }
        }
    }

    @Test("A new context is black, and has the layout of gray pixels")
    func layout() throws {
        let context = try #require(makeContext())

        expectEqual(bytes(context), [0, 0, 0, 0, 0, 0])
        expectEqual([context.bitsPerPixel, context.bitsPerComponent], [8, 8])
        expectTrue(context.colorSpace === gray || context.colorSpace == gray)
        expectEqual(context.alphaInfo, .none)
        expectEqual(context.bitmapInfo.rawValue, 0)
    }

    @Test("Colors are drawn as grays with their luminance, and the image is gray")
    func colors() throws {
        let context = try #require(makeContext())
        context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
        context.setFillColor(CGColor(gray: 1, alpha: 1))
        context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))

        expectEqual(bytes(context), [182, 0, 0, 0, 0, 255])
        let image = try #require(context.makeImage())
        let row = image.bitmap.data.assumingMemoryBound(to: UInt32.self)
        expectEqual([row[0], row[1]], [0xFFB6_B6B6, 0xFF00_0000])
    }

    @Test("The memory of a program contains the drawing after each call, and its pixels are drawn over")
    func memory() throws {
        var pixels: [UInt8] = [10, 20, 30, 99, 40, 50, 60, 99]
        try pixels.withUnsafeMutableBytes { pixels in
            let context = try #require(makeContext(pixels.baseAddress, rowBytes: 4))
            context.setFillColor(CGColor(gray: 1, alpha: 1))
            context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
            expectEqual(Array(pixels), [255, 20, 30, 99, 40, 50, 60, 99])

            context.clear(CGRect(x: 1, y: 1, width: 1, height: 1))
            expectEqual(Array(pixels), [255, 0, 30, 99, 40, 50, 60, 99])
            context.setShadow(offset: .zero, blur: 1)
            context.setAlpha(0.5)
            context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
            #expect(pixels[6] > 60 && pixels[7] == 99)
        }
    }

    @Test("An image is converted to gray")
    func image() throws {
        let color = try #require(
            CGContext(
                data: nil, width: 3, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        color.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        color.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        let context = try #require(makeContext())
        context.draw(try #require(color.makeImage()), in: CGRect(x: 0, y: 0, width: 3, height: 2))

        expectEqual(bytes(context), [53, 53, 53, 53, 53, 53])
    }

    @Test("Rows that are too short, RGB without alpha, and huge sizes are refused")
    func refusals() {
        expectNil(makeContext(nil, rowBytes: 2))
        expectNil(
            CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: none))
        expectNil(
            CGContext(
                data: nil, width: .max, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: gray, bitmapInfo: none))
    }
}
