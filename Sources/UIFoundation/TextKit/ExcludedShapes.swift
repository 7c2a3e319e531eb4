import CoreGraphics
import Foundation

/// The areas inside of exclusion paths, and the parts that they exclude from rows.
///
/// A part of a row is excluded between the edges of an outline that crosses the row, and between outlines if the upper
/// side of the row is inside of an area. Outlines are polygons. Their edges are found by the distance from the top, so
/// that the cost of a row depends only on the edges in it.
struct ExcludedShapes {
    private struct Edge {
        var upper: CGPoint
        var lower: CGPoint
        /// 1 for a downward edge, -1 for an upward edge.
        var winding: Int

        func x(at y: CGFloat) -> CGFloat {
            let height = lower.y - upper.y
            return height > 0 ? upper.x + (lower.x - upper.x) * ((y - upper.y) / height) : upper.x
        }
    }

    private struct Shape {
        var edges: [Edge]
        var usesEvenOdd: Bool
        var top: CGFloat
        var bottom: CGFloat
        /// The edges in each of several stripes with the same height.
        var stripes: [[Int]]

        func edges(from top: CGFloat, to bottom: CGFloat) -> [Int] {
            guard bottom >= self.top, top <= self.bottom else { return [] }
            let (first, last) = (stripe(top), stripe(bottom))
            if first == last { return stripes[first] }
            return Array(stripes[first...last].reduce(into: Set()) { $0.formUnion($1) })
        }

        private func stripe(_ y: CGFloat) -> Int {
            Self.stripe(y, top: top, bottom: bottom, count: stripes.count)
        }

        static func stripe(_ y: CGFloat, top: CGFloat, bottom: CGFloat, count: Int) -> Int {
            guard bottom > top else { return 0 }
            return max(0, min(count - 1, Int((y - top) / (bottom - top) * CGFloat(count))))
        }
    }

    private var shapes: [Shape] = []
    /// The distances from the top of all corners of the outlines, sorted.
    private var corners: [CGFloat] = []

    /// The lowest point of all areas, or 0 without areas.
    private(set) var bottom: CGFloat = 0

    /// The allowed overlap of a row and an area, since sums of heights are not exact.
    private static let tolerance: CGFloat = 0.001
    /// The maximum distance of a point from the origin. Coordinates are clamped to it.
    private static let farthest: CGFloat = 1e7

    /// Creates the areas. Paths with coordinates that are not finite are ignored.
    init(_ paths: [UIBezierPath]) {
        shapes = paths.compactMap { Self.shape($0) }
        bottom = shapes.reduce(0) { max($0, $1.bottom) }
        corners = shapes.flatMap { $0.edges.flatMap { [$0.upper.y, $0.lower.y] } }.sorted()
    }

    private static func shape(_ path: UIBezierPath) -> Shape? {
        var edges: [Edge] = []
        var (current, start, isUsable) = (CGPoint.zero, CGPoint.zero, true)
        func add(_ point: CGPoint) {
            guard point.x.isFinite, point.y.isFinite else { return isUsable = false }
            let point = CGPoint(
                x: max(-farthest, min(point.x, farthest)), y: max(-farthest, min(point.y, farthest)))
            if point != current {
                let goesDown = point.y >= current.y
                edges.append(
                    Edge(
                        upper: goesDown ? current : point, lower: goesDown ? point : current, winding: goesDown ? 1 : -1
                    ))
            }
            current = point
        }
        let elements = path.cgPath.elements
        guard elements.allSatisfy(\.isFinite) else { return nil }
        for element in CGPath(elements: elements).flattened(threshold: 0.1).elements {
            switch element {
            case .move(let point):
                add(start)
                (current, start) = (point, point)
            case .line(let point): add(point)
            case .close: add(start)
            case .quadCurve(_, let point), .curve(_, _, let point): add(point)
            }
        }
        add(start)
        guard isUsable, !edges.isEmpty else { return nil }
        let top = edges.reduce(CGFloat.infinity) { min($0, $1.upper.y) }
        let bottom = edges.reduce(-CGFloat.infinity) { max($0, $1.lower.y) }
        var stripes = [[Int]](repeating: [], count: max(1, min(64, edges.count / 8)))
        for (index, edge) in edges.enumerated() {
            let first = Shape.stripe(edge.upper.y, top: top, bottom: bottom, count: stripes.count)
            let last = Shape.stripe(edge.lower.y, top: top, bottom: bottom, count: stripes.count)
            for stripe in first...last { stripes[stripe].append(index) }
        }
        return Shape(
            edges: edges, usesEvenOdd: path.usesEvenOddFillRule, top: top, bottom: bottom, stripes: stripes)
    }

    // MARK: Rows

    /// Returns the excluded parts of a row, from left to right.
    func taken(from top: CGFloat, to bottom: CGFloat) -> [ClosedRange<CGFloat>] {
        let (top, bottom) = (top + Self.tolerance, max(top, bottom - Self.tolerance))
        guard top <= bottom else { return [] }
        var found: [ClosedRange<CGFloat>] = []
        for shape in shapes {
            var crossings: [(x: CGFloat, winding: Int)] = []
            for index in shape.edges(from: top, to: bottom) {
                let edge = shape.edges[index]
                guard edge.lower.y > top, edge.upper.y < bottom else { continue }
                let (first, last) = (edge.x(at: max(edge.upper.y, top)), edge.x(at: min(edge.lower.y, bottom)))
                let isFlat = edge.upper.y == edge.lower.y
                let other = isFlat ? edge.lower.x : last
                found.append(min(first, other)...max(first, other))
                if edge.upper.y <= top { crossings.append((edge.x(at: top), edge.winding)) }
            }
            crossings.sort { $0.x < $1.x }
            var (winding, start) = (0, CGFloat(0))
            for crossing in crossings {
                let wasInside = isInside(winding, shape)
                winding += crossing.winding
                let isNowInside = isInside(winding, shape)
                if !wasInside, isNowInside { start = crossing.x }
                if wasInside, !isNowInside { found.append(start...max(start, crossing.x)) }
            }
        }
        return Self.joined(found)
    }

    private func isInside(_ winding: Int, _ shape: Shape) -> Bool {
        shape.usesEvenOdd ? winding % 2 != 0 : winding != 0
    }

    private static func joined(_ ranges: [ClosedRange<CGFloat>]) -> [ClosedRange<CGFloat>] {
        ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, range in
            if let last = joined.last, range.lowerBound <= last.upperBound {
                joined[joined.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else if range.upperBound > range.lowerBound {
                joined.append(range)
            }
        }
    }

    /// Returns the distance from the top of the next corner of an outline, or `nil` below all corners.
    func corner(below y: CGFloat) -> CGFloat? {
        var (low, high) = (0, corners.count)
        while low < high {
            let middle = (low + high) / 2
            if corners[middle] <= y + Self.tolerance { low = middle + 1 } else { high = middle }
        }
        return low < corners.count ? corners[low] : nil
    }
}

extension PathElement {
    fileprivate var isFinite: Bool {
        let points: [CGPoint] =
            switch self {
            case .move(let point), .line(let point): [point]
            case .quadCurve(let control, let end): [control, end]
            case .curve(let control1, let control2, let end): [control1, control2, end]
            case .close: []
            }
        return points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }
}
