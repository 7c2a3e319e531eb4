import CoreGraphics
import Foundation

/// The pixels of a composited frame. They must contain the last frame, and must not be released during the call.
package struct RenderTarget {
    package let data: UnsafeMutableRawPointer
    package let width: Int
    package let height: Int
    package let bytesPerRow: Int
    /// `rgb32`, with black pixels outside of the layers, or `argb32`, with clear pixels.
    let format: Bitmap.Format
    /// Pixels per point of the root layer.
    package let scale: Double

    package init(
        data: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, format: Bitmap.Format, scale: Double
    ) {
        (self.data, self.width, self.height) = (data, width, height)
        (self.bytesPerRow, self.format, self.scale) = (bytesPerRow, format, scale)
    }

    package init(_ bitmap: Bitmap, scale: Double) {
        self.init(
            data: bitmap.data, width: bitmap.width, height: bitmap.height, bytesPerRow: bitmap.bytesPerRow,
            format: bitmap.format, scale: scale)
    }

    var box: PixelBox { PixelBox(x: 0, y: 0, width: width, height: height) }
    var isUsable: Bool {
        (1...Bitmap.largestSide).contains(width) && (1...Bitmap.largestSide).contains(height)
            && format != .alpha8 && bytesPerRow >= width * 4 && bytesPerRow % 4 == 0 && scale.isFinite && scale > 0
            && scale <= 64
    }
}
