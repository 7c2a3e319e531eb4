import CoreGraphics
import Foundation

enum CoreGraphicsSnippets {
    private static func circle() -> CGImage? {
        let context = CGContext(
            data: nil, width: 64, height: 64, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)

        context?.setFillColor(CGColor(red: 0, green: 0.5, blue: 1, alpha: 1))
        context?.fillEllipse(in: CGRect(x: 8, y: 8, width: 48, height: 48))

        let image = context?.makeImage()
        return image
    }

    static func run() throws {
        try check(circle()?.width == 64)
    }
}
