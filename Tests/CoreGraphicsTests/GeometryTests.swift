import CoreGraphics
import Expectations
import Foundation
import Testing

@Suite("Geometry values")
struct GeometryTests {
    @Test("Geometry prints as on iOS")
    func printing() {
        expectEqual("\(CGPoint(x: 1, y: 2.5))", "(1.0, 2.5)")
        expectEqual("\(CGSize(width: 3, height: 4))", "(3.0, 4.0)")
        expectEqual("\(CGRect(x: 1, y: 2, width: 3, height: 4))", "(1.0, 2.0, 3.0, 4.0)")
    }

    // Foundation's `intersection` stops the program.
    @Test(
        "The shadow of a shape at a non-finite position is not drawn", arguments: [CGFloat.nan, .infinity, -.infinity])
    func shapelessShadow(_ bad: CGFloat) throws {
        let context = try #require(
            CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setShadow(offset: CGSize(width: 1, height: 1), blur: 2)

        context.fill(CGRect(x: bad, y: 0, width: 2, height: bad))
        context.fill(CGRect(x: 0, y: 0, width: bad, height: 2))

        expectNil(context.makeImage()?.cropping(to: CGRect(x: bad, y: bad, width: 1, height: bad)))
    }

    // Measured: the output of Apple's types.
    @Test("Points, sizes and rectangles are written in parentheses")
    func text() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

        expectEqual("\(rect)", "(1.0, 2.0, 3.0, 4.0)")
        expectEqual("\(rect.origin)", "(1.0, 2.0)")
        expectEqual("\(rect.size)", "(3.0, 4.0)")
        expectEqual("\([rect.size])", "[(3.0, 4.0)]")
        expectEqual("\(Optional(rect.origin) as Any)", "Optional((1.0, 2.0))")
    }
}
