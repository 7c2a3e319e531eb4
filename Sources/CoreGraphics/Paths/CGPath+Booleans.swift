import Foundation
import Logging

extension CGPath {
    // MARK: Combining areas

    // The results consist of lines: curves are approximated, with a distance of at most 0.01 points.
    // Chosen (Views): Combining two paths with more than 200,000 lines and crossings is logged, and the result is
    // empty.

    /// Returns a path with the area of this path, without overlapping parts. Filled with any rule, it has the same
    /// area. Its curves are approximated by lines.
    public final func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: nil, rule) { first, _ in first }
    }

    /// Returns a path with the area that is inside of this path or inside of another.
    ///
    /// - Parameters:
    ///   - other: The other path. Open subpaths are treated as closed.
    ///   - rule: The rule that determines the inside of both paths.
    public final func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 || $1 }
    }

    /// Returns a path with the area that is inside of this path and inside of another.
    ///
    /// - Parameters:
    ///   - other: The other path. Open subpaths are treated as closed.
    ///   - rule: The rule that determines the inside of both paths.
    public final func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 && $1 }
    }

    /// Returns a path with the area that is inside of this path and outside of another.
    ///
    /// - Parameters:
    ///   - other: The other path. Open subpaths are treated as closed.
    ///   - rule: The rule that determines the inside of both paths.
    public final func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 && !$1 }
    }

    /// Returns a path with the area that is inside of either this path or another, but not inside of both.
    ///
    /// - Parameters:
    ///   - other: The other path. Open subpaths are treated as closed.
    ///   - rule: The rule that determines the inside of both paths.
    public final func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 != $1 }
    }

    /// Returns whether the areas of both paths overlap. Areas that share only a boundary do not overlap.
    public final func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        let (box, otherBox) = (boundingBox, other.boundingBox)
        guard !box.isNull, !otherBox.isNull, box.minX <= otherBox.maxX, otherBox.minX <= box.maxX,
            box.minY <= otherBox.maxY, otherBox.minY <= box.maxY
        else { return false }
        return !intersection(other, using: rule).isEmpty
    }

    /// Returns the separate parts of the area: each with an outer boundary and its holes. Parts that share only a
    /// corner are separate.
    public final func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        let grid = PathGrid([self])
        return loops(with: nil, rule, grid) { first, _ in first }.components.map { Self.path($0, grid) }
    }

    private func combined(
        with other: CGPath?, _ rule: CGPathFillRule, _ contains: (Bool, Bool) -> Bool
    ) -> CGPath {
        let grid = PathGrid([self] + (other.map { [$0] } ?? []))
        return Self.path(loops(with: other, rule, grid, contains).loops, grid)
    }

    private func loops(
        with other: CGPath?, _ rule: CGPathFillRule, _ grid: PathGrid, _ contains: (Bool, Bool) -> Bool
    ) -> BoundaryLoops {
        let paths = [self] + (other.map { [$0] } ?? [])
        let arrangement = LineArrangement(paths, closing: paths.map { _ in true }, on: grid)
        guard !arrangement.isTooLarge else {
            Self.reportSize()
            return BoundaryLoops([]) { _ in false }
        }
        return BoundaryLoops(WindingSweep(arrangement.pieces).edges) {
            contains(rule.contains($0[0]), rule.contains($0[1]))
        }
    }

    private static func path(_ loops: [[GridPoint]], _ grid: PathGrid) -> CGPath {
        var elements: [PathElement] = []
        for loop in loops {
            for (index, point) in loop.enumerated() {
                let point = grid.point(point)
                elements.append(index == 0 ? .move(point) : .line(point))
            }
            elements.append(.close)
        }
        return CGPath(elements: elements)
    }

    private static func reportSize() {
        Logger(label: "CoreGraphics").error("paths with too many lines and crossings are not combined")
    }

    // MARK: Cutting lines

    // Chosen (Views): A line along the boundary of an area is inside of the area.

    /// Returns the parts of this path's lines that are inside of the area of another path. A part of a closed subpath
    /// is open.
    ///
    /// - Parameters:
    ///   - other: The path with the area.
    ///   - rule: The rule that determines its inside.
    public final func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        lines(inside: true, of: other, rule)
    }

    /// Returns the parts of this path's lines that are outside of the area of another path. A part of a closed subpath
    /// is open.
    ///
    /// - Parameters:
    ///   - other: The path with the area.
    ///   - rule: The rule that determines its inside.
    public final func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        lines(inside: false, of: other, rule)
    }

    private func lines(inside: Bool, of other: CGPath, _ rule: CGPathFillRule) -> CGPath {
        let grid = PathGrid([self, other])
        let arrangement = LineArrangement([self, other], closing: [false, true], on: grid)
        guard !arrangement.isTooLarge else {
            Self.reportSize()
            return CGPath(elements: [])
        }
        let edges = WindingSweep(arrangement.pieces, open: 0).edges
        let isInside = Dictionary(
            edges.map { edge in
                (
                    WindingSweep.Key(edge.left, edge.right),
                    rule.contains(edge.above[1]) || rule.contains(edge.below[1])
                )
            }, uniquingKeysWith: { first, _ in first })
        var elements: [PathElement] = []
        var last: GridPoint?
        for piece in arrangement.pieces where piece.path == 0 {
            guard isInside[WindingSweep.Key(piece.start, piece.end)] == inside else {
                last = nil
                continue
            }
            if piece.beginsSubpath || last != piece.start { elements.append(.move(grid.point(piece.start))) }
            elements.append(.line(grid.point(piece.end)))
            last = piece.end
        }
        return CGPath(elements: elements)
    }
}

extension CGPathFillRule {
    /// Returns whether a point with a winding number is inside.
    func contains(_ winding: Int) -> Bool { self == .winding ? winding != 0 : winding & 1 != 0 }
}
