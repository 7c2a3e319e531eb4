import Foundation
import UIKit

extension UIImage {
    /// The color of a pixel as `0xAARRGGBB`, premultiplied. Pixels count from the top left.
    package func pixel(_ x: Int, _ y: Int) -> UInt32? {
        guard let bitmap = cgImage?.bitmap, (0..<bitmap.width).contains(x), (0..<bitmap.height).contains(y) else {
            return nil
        }
        let value = bitmap.data.load(fromByteOffset: y * bitmap.bytesPerRow + x * 4, as: UInt32.self)
        return bitmap.isOpaque ? value | 0xFF00_0000 : value
    }

    /// An image of these pixels, `0xAARRGGBB` premultiplied, row by row.
    package static func make(_ rows: [[UInt32]], scale: CGFloat = 1, orientation: Orientation = .up) -> UIImage {
        guard let bitmap = Bitmap(width: rows[0].count, height: rows.count, format: .argb32) else { return UIImage() }
        for (y, row) in rows.enumerated() {
            for (x, value) in row.enumerated() {
                bitmap.data.storeBytes(of: value, toByteOffset: y * bitmap.bytesPerRow + x * 4, as: UInt32.self)
            }
        }
        return UIImage(cgImage: CGImage(bitmap: bitmap), scale: scale, orientation: orientation)
    }
}
