import CoreGraphics
import Foundation

/// A convex part of a body, in the body's own space with the center of mass at the origin.
enum RigidShape {
    case circle(center: Vector2, radius: Double)
    /// The corners, clockwise on the screen. Two corners are a line.
    case polygon([Vector2])

    /// Returns the shape of an ellipse: a circle, or a polygon with 24 corners (chosen).
    static func ellipse(width: Double, height: Double) -> RigidShape {
        if width == height { return .circle(center: .zero, radius: width / 2) }
        return .polygon(
            (0..<24).map { index in
                let angle = Double(index) * .pi / 12
                return Vector2(cos(angle) * width / 2, sin(angle) * height / 2)
            })
    }

    static func rectangle(width: Double, height: Double) -> RigidShape {
        let (x, y) = (width / 2, height / 2)
        return .polygon([Vector2(-x, -y), Vector2(x, -y), Vector2(x, y), Vector2(-x, y)])
    }

    /// Returns the convex hull of points; a line for points on a line, and `nil` for fewer than two different points.
    static func hull(of points: [Vector2]) -> RigidShape? {
        let sorted = points.filter(\.isFinite).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        func half(_ points: some Sequence<Vector2>) -> [Vector2] {
            var chain: [Vector2] = []
            for point in points {
                while chain.count > 1,
                    (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 2]) <= 0
                {
                    chain.removeLast()
                }
                chain.append(point)
            }
            return chain.dropLast()
        }
        let hull = half(sorted) + half(sorted.reversed())
        return hull.count >= 2 ? .polygon(hull) : nil
    }

    /// The area, and the second moment of area about the origin.
    var areaAndMoment: (area: Double, moment: Double) {
        switch self {
        case .circle(let center, let radius):
            let area = Double.pi * radius * radius
            return (area, area * (radius * radius / 2 + center.dot(center)))
        case .polygon(let corners):
            var (area, moment) = (0.0, 0.0)
            for (index, corner) in corners.enumerated() {
                let next = corners[(index + 1) % corners.count]
                let cross = corner.cross(next)
                area += cross / 2
                moment += cross / 12 * (corner.dot(corner) + corner.dot(next) + next.dot(next))
            }
            return (abs(area), abs(moment))
        }
    }

    func offset(by distance: Vector2, turned angle: Double = 0) -> RigidShape {
        let turn = Turn(angle)
        switch self {
        case .circle(let center, let radius): return .circle(center: center.rotated(turn) + distance, radius: radius)
        case .polygon(let corners): return .polygon(corners.map { $0.rotated(turn) + distance })
        }
    }

    /// Returns the shape at a position and an angle.
    func placed(at position: Vector2, _ turn: Turn) -> RigidShape {
        switch self {
        case .circle(let center, let radius): .circle(center: center.rotated(turn) + position, radius: radius)
        case .polygon(let corners): .polygon(corners.map { $0.rotated(turn) + position })
        }
    }

    /// The least and greatest coordinates.
    var box: (least: Vector2, greatest: Vector2) {
        switch self {
        case .circle(let center, let radius): return (center - radius, center + radius)
        case .polygon(let corners):
            var (least, greatest) = (corners[0], corners[0])
            for corner in corners {
                least = pointwiseMin(least, corner)
                greatest = pointwiseMax(greatest, corner)
            }
            return (least, greatest)
        }
    }
}
