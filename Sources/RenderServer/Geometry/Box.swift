import Foundation

/// A rectangle with sides along the axes, stored by its edges, which are faster to join and transform than a `CGRect`.
/// It is empty if opposite edges coincide.
struct Box: Equatable {
    var minX, minY, maxX, maxY: Double

    static let empty = Box(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)

    /// The limits of all coordinates.
    static let limits = Box(minX: -1e9, minY: -1e9, maxX: 1e9, maxY: 1e9)

    init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
    }

    init(_ rect: CGRect) {
        let (x, y, width, height) = (rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
        (minX, maxX) = width < 0 ? (x + width, x) : (x, x + width)
        (minY, maxY) = height < 0 ? (y + height, y) : (y, y + height)
    }

    var isEmpty: Bool { !(minX < maxX && minY < maxY) }
    var width: Double { maxX - minX }
    var height: Double { maxY - minY }
    var rect: CGRect { isEmpty ? .null : CGRect(x: minX, y: minY, width: width, height: height) }

    mutating func formUnion(_ other: Box) {
        if other.isEmpty { return }
        if isEmpty {
            self = other
            return
        }
        self = Box(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY))
    }

    func intersection(_ other: Box) -> Box {
        Box(
            minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY))
    }

    func contains(_ other: Box) -> Bool {
        other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
    }

    /// Returns whether the box is inside a different box without touching its edges.
    func liesInside(_ other: Box) -> Bool {
        minX > other.minX && maxX < other.maxX && minY > other.minY && maxY < other.maxY
    }

    func outset(by distance: Double) -> Box {
        isEmpty
            ? self
            : Box(minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
    }

    func offset(x: Double, y: Double) -> Box { Box(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y) }
}
