import CCairo
import CoreGraphics
import Foundation

/// The blurred outlines of layers. Each outline is blurred once for all sizes.
///
/// Between the areas that the blur of its corners reaches, a blurred outline is constant along each side. The smallest
/// outline that has such a constant row and column is blurred. For larger outlines, this row and this column are
/// repeated.
struct OutlineShadowStore {
    private struct Key: Hashable {
        var shape: CornerCoverage.Shape
        var sigma: Double
        var step: Int32
    }

    private var bitmaps: [Key: Bitmap] = [:]
    private(set) var byteCount = 0
    var count: Int { bitmaps.count }

    static let largestByteCount = 1 << 19

    /// Returns the blurred coverage of an outline, including the pixels around it that the blur reaches.
    ///
    /// - Parameters:
    ///   - step: The number of display pixels for a pixel of the bitmap, in each direction.
    ///   - sigma: The standard deviation of the Gaussian, in pixels of the bitmap.
    ///   - reach: The margin of the bitmap around the outline, in pixels of the bitmap.
    mutating func bitmap(of shape: CornerCoverage.Shape, step: Int32, sigma: Double, reach: Int32) -> Bitmap? {
        let corner = (shape.cornerReach / Double(step)).rounded(.up).pixel
        let side = 2 * (corner + reach) + 2
        let (columns, rows) = (max(0, shape.width / step - side), max(0, shape.height / step - side))
        var smallest = shape
        smallest.width -= columns * step
        smallest.height -= rows * step
        guard let blurred = blurred(Key(shape: smallest, sigma: sigma, step: step), reach: reach) else { return nil }
        if columns == 0, rows == 0 { return blurred }
        // The bitmap is enlarged at the first row and column that the blur of the corner does not reach.
        return Self.enlarge(blurred, at: Int(2 * reach + corner), columns: Int(columns), rows: Int(rows))
    }

    private mutating func blurred(_ key: Key, reach: Int32) -> Bitmap? {
        if let known = bitmaps[key] { return known }
        let box = key.shape.box(step: key.step).outset(by: reach)
        guard let made = Bitmap(width: box.width, height: box.height, format: .alpha8) else { return nil }
        let scale = key.shape.scale / Double(key.step)
        let device = PlaneTransform.scale(scale, scale)
        Surface(made, box: box).draw(in: DrawItem.Pixels(box), device) {
            key.shape.add(to: $0)
            $0.fill(.black, opacity: 1)
        }
        GaussianBlur.blur(made, sigma: key.sigma)
        guard made.byteCount <= Self.largestByteCount else { return made }
        if byteCount + made.byteCount > Self.largestByteCount { removeAll() }
        bitmaps[key] = made
        byteCount += made.byteCount
        return made
    }

    /// Returns a bitmap with a repeated column and a repeated row.
    private static func enlarge(_ bitmap: Bitmap, at place: Int, columns: Int, rows: Int) -> Bitmap? {
        let (width, height) = (bitmap.width + columns, bitmap.height + rows)
        guard let result = Bitmap(width: width, height: height, format: .alpha8) else { return nil }
        let repeatedRow = rows > 0 ? place : height
        for y in 0..<height {
            let line = result.data + y * result.bytesPerRow
            if y > repeatedRow, y <= repeatedRow + rows {
                line.copyMemory(from: line - result.bytesPerRow, byteCount: width)
                continue
            }
            let source = bitmap.data + (y > repeatedRow ? y - rows : y) * bitmap.bytesPerRow
            guard columns > 0 else {
                line.copyMemory(from: source, byteCount: width)
                continue
            }
            line.copyMemory(from: source, byteCount: place)
            memset(line + place, Int32(source.load(fromByteOffset: place, as: UInt8.self)), columns + 1)
            (line + place + columns + 1).copyMemory(
                from: source + place + 1, byteCount: bitmap.width - place - 1)
        }
        return result
    }

    mutating func removeAll() {
        bitmaps.removeAll()
        byteCount = 0
    }
}

extension CornerCoverage.Shape {
    /// Returns the display pixels of the bitmap, if each of its pixels covers `step` display pixels in each direction.
    func box(step: Int32) -> PixelBox {
        let scale = 1 / Double(step)
        return PixelBox(
            covering: Box(minX: 0, minY: 0, maxX: Double(width) * scale, maxY: Double(height) * scale))
    }
}
