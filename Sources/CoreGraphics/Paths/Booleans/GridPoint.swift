import Foundation

/// A point with integer coordinates. Its predicates are exact.
struct GridPoint: Hashable, Comparable {
    /// The maximum magnitude of a coordinate. A sum of two products of differences has fewer than 63 bits.
    static let limit = 1 << 28

    var x: Int
    var y: Int

    static func < (left: GridPoint, right: GridPoint) -> Bool {
        left.x != right.x ? left.x < right.x : left.y < right.y
    }

    /// The doubled area of the triangle of three points: positive if the third point is at the left of the line from
    /// the first to the second.
    static func side(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Int {
        (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    }

    /// Returns whether a point is inside the box of two other points.
    func isInBox(_ a: GridPoint, _ b: GridPoint) -> Bool {
        min(a.x, b.x) <= x && x <= max(a.x, b.x) && min(a.y, b.y) <= y && y <= max(a.y, b.y)
    }
}

/// The scale between the coordinates of paths and the grid: a power of two, so that integers are exact.
struct PathGrid {
    let scale: CGFloat
    /// The largest distance of a flattened curve from the curve, in the coordinates of the paths.
    let tolerance: CGFloat
    /// Larger coordinates are clamped.
    private static let largest: CGFloat = 1e9

    init(_ paths: [CGPath]) {
        var reach: CGFloat = 0
        for path in paths {
            let box = path.boundingBox
            guard !box.isNull else { continue }
            for side in [box.minX, box.minY, box.maxX, box.maxY] where side.isFinite { reach = max(reach, abs(side)) }
        }
        reach = min(max(reach, 1e-9), Self.largest)
        scale = CGFloat(sign: .plus, exponent: 27 - reach.exponent, significand: 1)
        tolerance = min(0.01, reach * 1e-4)
    }

    func point(_ point: CGPoint) -> GridPoint {
        func coordinate(_ value: CGFloat) -> Int {
            let clamped = max(-Self.largest, min(Self.largest, value))
            let scaled = (clamped * scale).rounded()
            return scaled.isNaN ? 0 : Int(max(-CGFloat(GridPoint.limit), min(CGFloat(GridPoint.limit), scaled)))
        }
        return GridPoint(x: coordinate(point.x), y: coordinate(point.y))
    }

    func point(_ point: GridPoint) -> CGPoint { CGPoint(x: CGFloat(point.x) / scale, y: CGFloat(point.y) / scale) }
}
