import Foundation

/// The closed boundaries of an area. The area is at the left of each boundary, with y up.
struct BoundaryLoops {
    private(set) var loops: [[GridPoint]] = []

    /// - Parameters:
    ///   - edges: The edges of a sweep.
    ///   - contains: Returns whether a point with these winding numbers is inside the area.
    init(_ edges: [WindingSweep.Edge], inside contains: (SIMD2<Int>) -> Bool) {
        var lines: [(start: GridPoint, end: GridPoint)] = []
        for edge in edges {
            let (above, below) = (contains(edge.above), contains(edge.below))
            if above == below { continue }
            lines.append(above ? (edge.left, edge.right) : (edge.right, edge.left))
        }
        link(lines)
    }

    private mutating func link(_ lines: [(start: GridPoint, end: GridPoint)]) {
        var next: [GridPoint: [Int]] = [:]
        for (index, line) in lines.enumerated() { next[line.start, default: []].append(index) }
        var isUsed = [Bool](repeating: false, count: lines.count)
        for first in lines.indices where !isUsed[first] {
            isUsed[first] = true
            var points = [lines[first].start]
            var current = first
            while lines[current].end != points[0] {
                let (from, at) = (lines[current].start, lines[current].end)
                points.append(at)
                let candidates = (next[at] ?? []).filter { !isUsed[$0] }
                guard let chosen = Self.next(from: from, at: at, candidates, lines) else {
                    points = []
                    break
                }
                isUsed[chosen] = true
                current = chosen
            }
            let corners = Self.corners(of: points)
            if corners.count >= 3 { loops.append(corners) }
        }
    }

    /// Returns the line that encloses the smallest angle of the area, so that parts of the area that share only a
    /// corner have separate boundaries.
    private static func next(
        from: GridPoint, at: GridPoint, _ candidates: [Int], _ lines: [(start: GridPoint, end: GridPoint)]
    ) -> Int? {
        guard candidates.count > 1 else { return candidates.first }
        func angle(_ point: GridPoint) -> Double { atan2(Double(point.y - at.y), Double(point.x - at.x)) }
        let back = angle(from)
        func turn(_ index: Int) -> Double {
            let turn = back - angle(lines[index].end)
            return turn <= 0 ? turn + 2 * .pi : turn
        }
        return candidates.min { turn($0) < turn($1) }
    }

    /// Returns the points without those on the line between their neighbors.
    private static func corners(of points: [GridPoint]) -> [GridPoint] {
        guard points.count >= 3 else { return [] }
        return points.indices.compactMap { index in
            let before = points[index == 0 ? points.count - 1 : index - 1]
            let after = points[index + 1 == points.count ? 0 : index + 1]
            return GridPoint.side(before, points[index], after) == 0 ? nil : points[index]
        }
    }

    /// The doubled area inside a loop, negative for a hole.
    static func area(of loop: [GridPoint]) -> Double {
        guard var last = loop.last, let origin = loop.first else { return 0 }
        var area = 0.0
        for point in loop {
            area += Double(GridPoint.side(origin, last, point))
            last = point
        }
        return area
    }

    /// The parts of the area: an outer boundary, and the holes inside of it.
    var components: [[[GridPoint]]] {
        var outer: [(loops: [[GridPoint]], area: Double, box: BoundingBox)] = []
        var holes: [[GridPoint]] = []
        for loop in loops {
            let area = Self.area(of: loop)
            if area <= 0 {
                holes.append(loop)
                continue
            }
            var box = BoundingBox()
            for point in loop { box.include(CGPoint(x: point.x, y: point.y)) }
            outer.append(([loop], area, box))
        }
        for hole in holes {
            // The middle of a side is not a corner of another boundary.
            let middle = CGPoint(x: Double(hole[0].x + hole[1].x) / 2, y: Double(hole[0].y + hole[1].y) / 2)
            let around = outer.indices.filter {
                outer[$0].box.rect.insetBy(dx: -1, dy: -1).contains(middle) && Self.contains(outer[$0].loops[0], middle)
            }
            guard let smallest = around.min(by: { outer[$0].area < outer[$1].area }) else { continue }
            outer[smallest].loops.append(hole)
        }
        return outer.map(\.loops)
    }

    private static func contains(_ loop: [GridPoint], _ point: CGPoint) -> Bool {
        guard var last = loop.last else { return false }
        var isInside = false
        for corner in loop {
            let (from, to) = (CGPoint(x: last.x, y: last.y), CGPoint(x: corner.x, y: corner.y))
            last = corner
            guard (from.y <= point.y) != (to.y <= point.y) else { continue }
            let x = from.x + (to.x - from.x) * (point.y - from.y) / (to.y - from.y)
            if x > point.x { isInside.toggle() }
        }
        return isInside
    }
}
