import CoreGraphics
import Foundation

/// The tiles of a level of detail: squares from the origin of the layer's space.
struct TileGrid {
    struct Place: Hashable {
        var level, column, row: Int
    }

    /// The power of two by which the content is enlarged.
    let level: Int
    /// The size of a tile in points.
    let width, height: CGFloat
    /// The number of pixels per point.
    let scale: CGFloat

    /// - Parameters:
    ///   - size: The size of a tile in pixels.
    ///   - contentsScale: The number of pixels per point at level 0.
    init(level: Int, size: CGSize, contentsScale: CGFloat) {
        self.level = level
        scale = contentsScale * CGFloat(pow(2, Double(level)))
        (width, height) = (size.width / scale, size.height / scale)
    }

    /// Returns the columns and rows of the tiles in a rectangle, or `nil` if there are more than a number.
    func places(in rect: CGRect, limit: Int) -> [Place]? {
        guard !rect.isNull, rect.width > 0, rect.height > 0 else { return [] }
        let columns = (first: (rect.minX / width).rounded(.down), end: (rect.maxX / width).rounded(.up))
        let rows = (first: (rect.minY / height).rounded(.down), end: (rect.maxY / height).rounded(.up))
        guard (columns.end - columns.first) * (rows.end - rows.first) <= CGFloat(limit), abs(columns.first) < 1e15,
            abs(rows.first) < 1e15
        else { return nil }
        var places: [Place] = []
        for row in Int(rows.first)..<Int(rows.end) {
            for column in Int(columns.first)..<Int(columns.end) {
                places.append(Place(level: level, column: column, row: row))
            }
        }
        return places
    }

    func rect(of place: Place) -> CGRect {
        CGRect(x: CGFloat(place.column) * width, y: CGFloat(place.row) * height, width: width, height: height)
    }
}
