import Foundation
import UIKit

extension UIImage {
    /// The drawing of the closure as an image, one pixel per point.
    package static func drawing(_ size: CGSize, _ draw: () -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw() }
    }

    /// The smallest rectangle of drawn pixels; null if no pixel was drawn.
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
