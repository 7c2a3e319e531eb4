import Foundation
import UIKit

extension UIImage {
    /// What the closure draws, one pixel a point.
    package static func drawing(_ size: CGSize, _ draw: () -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw() }
    }

    /// The smallest rectangle of pixels around what was drawn; null where nothing was.
    package var ink: CGRect {
        var box = CGRect.null
        for y in 0..<(cgImage?.height ?? 0) {
            for x in 0..<(cgImage?.width ?? 0) where pixel(x, y) != 0 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }
}
