import Foundation

/// The distances of a view from its superview's edges, and its size; values that are absent in the document are `nil`.
package struct FrameInset: Sendable, Hashable {
    var minX, minY, maxX, maxY, width, height: Double?

    /// Reads a `frame`.
    init(_ element: SourceElement) {
        (minX, maxX, width) = (element.number(.minX), element.number(.maxX), element.number(.width))
        (minY, maxY, height) = (element.number(.minY), element.number(.maxY), element.number(.height))
    }

    /// Returns the frame in a superview of a given size. A distance that is absent and cannot be derived is 0.
    func rect(in size: CGSize) -> CGRect {
        let (x, width) = Self.axis(minX, width, maxX, in: size.width)
        let (y, height) = Self.axis(minY, height, maxY, in: size.height)
        return CGRect(x: x, y: y, width: width, height: height)
    }

    private static func axis(
        _ start: Double?, _ length: Double?, _ end: Double?, in whole: Double
    ) -> (start: Double, length: Double) {
        if start == nil, let length, let end { return (whole - end - length, length) }
        return (start ?? 0, length ?? whole - (start ?? 0) - (end ?? 0))
    }
}
