import CPixman
import Foundation

/// A rectangle of whole pixels.
package struct PixelBox: Hashable, Sendable {
    package var minX, minY, maxX, maxY: Int32

    init(minX: Int32, minY: Int32, maxX: Int32, maxY: Int32) {
        (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
    }

    package init(x: Int, y: Int, width: Int, height: Int) {
        self.init(minX: Int32(x), minY: Int32(y), maxX: Int32(x + width), maxY: Int32(y + height))
    }

    static let empty = PixelBox(minX: 0, minY: 0, maxX: 0, maxY: 0)

    /// Creates the box of all pixels that a box touches. Coordinates outside of the range of pixel numbers are
    /// clamped.
    init(covering box: Box) {
        guard !box.isEmpty else {
            self = .empty
            return
        }
        // A hundred-thousandth of a pixel is a rounding error, and does not add a row of pixels.
        let noise = 1e-5
        self.init(
            minX: (box.minX + noise).rounded(.down).pixel, minY: (box.minY + noise).rounded(.down).pixel,
            maxX: (box.maxX - noise).rounded(.up).pixel, maxY: (box.maxY - noise).rounded(.up).pixel)
    }

    /// Creates a box whose edges are the nearest pixel edges. It is at least one pixel thick, unless the box is empty.
    init(rounding box: Box) {
        guard !box.isEmpty else {
            self = .empty
            return
        }
        self.init(
            minX: box.minX.nearestPixel.pixel, minY: box.minY.nearestPixel.pixel,
            maxX: box.maxX.nearestPixel.pixel, maxY: box.maxY.nearestPixel.pixel)
        if maxX == minX {
            minX = (box.minX + 1e-5).rounded(.down).pixel
            maxX = minX + 1
        }
        if maxY == minY {
            minY = (box.minY + 1e-5).rounded(.down).pixel
            maxY = minY + 1
        }
    }

    var isEmpty: Bool { minX >= maxX || minY >= maxY }
    package var width: Int { max(0, Int(maxX) - Int(minX)) }
    package var height: Int { max(0, Int(maxY) - Int(minY)) }
    var area: Int { width * height }

    func intersection(_ other: PixelBox) -> PixelBox {
        let result = PixelBox(
            minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY))
        return result.isEmpty ? .empty : result
    }

    func union(_ other: PixelBox) -> PixelBox {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelBox(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY))
    }

    func contains(_ other: PixelBox) -> Bool {
        other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
    }

    func offset(x: Int32, y: Int32) -> PixelBox {
        PixelBox(minX: minX &+ x, minY: minY &+ y, maxX: maxX &+ x, maxY: maxY &+ y)
    }

    func outset(by distance: Int32) -> PixelBox {
        isEmpty
            ? self
            : PixelBox(minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
    }

    var box: Box { Box(minX: Double(minX), minY: Double(minY), maxX: Double(maxX), maxY: Double(maxY)) }
    var pixman: pixman_box32_t { pixman_box32_t(x1: minX, y1: minY, x2: maxX, y2: maxY) }
    init(_ box: pixman_box32_t) { self.init(minX: box.x1, minY: box.y1, maxX: box.x2, maxY: box.y2) }
}

extension Double {
    /// The nearest pixel edge, rounded up if the number is half of a pixel. A small tolerance compensates rounding
    /// errors.
    var nearestPixel: Double { (self + 0.5 + 1e-6).rounded(.down) }

    /// The number as a pixel's number, clamped to a range that is safe for all arithmetic of this module.
    var pixel: Int32 { Int32(Swift.min(Swift.max(isNaN ? 0 : self, -16_777_216), 16_777_216)) }
}
