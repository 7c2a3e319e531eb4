internal import Foundation

/// A coordinate space of AT-SPI in pixels. The tree has points on the screen of the window.
struct AccessibleSpace {
    /// Pixels per point.
    let scale: CGFloat
    /// The pixels of the screen's origin.
    var offset = CGPoint.zero

    func pixels(_ rect: CGRect) -> CGRect {
        CGRect(
            x: rect.minX * scale + offset.x, y: rect.minY * scale + offset.y, width: rect.width * scale,
            height: rect.height * scale)
    }

    /// Returns the point on the screen. A pixel is represented by its middle.
    func point(_ x: Int, _ y: Int) -> CGPoint {
        guard scale > 0 else { return .zero }
        return CGPoint(x: (CGFloat(x) + 0.5 - offset.x) / scale, y: (CGFloat(y) + 0.5 - offset.y) / scale)
    }

    /// Returns the rectangle on the screen. A negative size is 0.
    func rectangle(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> CGRect {
        guard scale > 0 else { return .zero }
        return CGRect(
            x: (CGFloat(x) - offset.x) / scale, y: (CGFloat(y) - offset.y) / scale,
            width: CGFloat(max(width, 0)) / scale, height: CGFloat(max(height, 0)) / scale)
    }
}
