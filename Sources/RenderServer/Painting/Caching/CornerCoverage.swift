import CCairo
import CoreGraphics
import Foundation

/// The coverage of a box with rounded corners, drawn once for all layers with the same corners.
///
/// The box is as small as its corners allow, since the pixels of a corner do not depend on the distance to the next
/// corner.
final class CornerCoverage {
    /// The parameters that determine the pixels.
    struct Shape: Hashable {
        var width, height: Int32
        var radius: Double
        var corners: RoundedCorners
        var isContinuous: Bool
        var scale: Double

        /// The box with its origin at its corner, in points.
        var box: Box { Box(minX: 0, minY: 0, maxX: Double(width) / scale, maxY: Double(height) / scale) }

        /// The extent of a corner, in pixels.
        var cornerReach: Double {
            if corners.isEmpty { return 0 }
            let box = box
            return scale
                * CornerShape(radius: radius, isContinuous: isContinuous, width: box.width, height: box.height).reach
        }

        func add(to cairo: OpaquePointer) { cairo.addRoundedBox(box, radius, corners, isContinuous: isContinuous) }
    }

    let shape: Shape
    let surface: Surface

    init?(_ shape: Shape) {
        // There is a margin of one pixel on each side, so that no edge of the box coincides with an edge of the
        // bitmap.
        let box = PixelBox(minX: -1, minY: -1, maxX: shape.width + 1, maxY: shape.height + 1)
        guard let bitmap = Bitmap(width: box.width, height: box.height, format: .alpha8) else { return nil }
        self.shape = shape
        surface = Surface(bitmap, box: box)
        guard let cairo = surface.cairo else { return nil }
        cairo_translate(cairo, 1, 1)
        cairo_scale(cairo, shape.scale, shape.scale)
        cairo_set_source_rgba(cairo, 0, 0, 0, 1)
        shape.add(to: cairo)
        cairo_fill(cairo)
    }

    var byteCount: Int { surface.bytesPerRow * surface.box.height }

    /// Returns the pixels of the coverage that belong to a corner of a box.
    func place(of corner: PixelBox, in pixels: PixelBox) -> PixelBox {
        surface.box.offset(
            x: corner.minX == pixels.minX ? pixels.minX : pixels.maxX - shape.width,
            y: corner.minY == pixels.minY ? pixels.minY : pixels.maxY - shape.height)
    }
}

/// The cached corners, up to a number of bytes.
struct CornerStore {
    private var coverages: [CornerCoverage.Shape: CornerCoverage] = [:]
    private(set) var byteCount = 0
    var count: Int { coverages.count }

    static let largestByteCount = 1 << 19
    /// The maximum side. Larger corners are rare, and are drawn each time.
    private static let largestSide = 128

    /// Returns the coverage of an outline on whole pixels, or `nil` if the corners are too large to be cached.
    mutating func coverage(of outline: OutlineShape, scale: Double) -> CornerCoverage? {
        let shape = outline.smallestWithSameCorners(scale: scale)
        guard max(shape.width, shape.height) <= Self.largestSide else { return nil }
        if let known = coverages[shape] { return known }
        guard let made = CornerCoverage(shape) else { return nil }
        if byteCount + made.byteCount > Self.largestByteCount { removeAll() }
        coverages[shape] = made
        byteCount += made.byteCount
        return made
    }

    mutating func removeAll() {
        coverages.removeAll()
        byteCount = 0
    }
}
