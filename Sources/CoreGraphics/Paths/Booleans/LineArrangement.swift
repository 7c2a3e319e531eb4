import Foundation

/// The lines of two paths, split where they meet, so that two lines share at most an end or are equal.
struct LineArrangement {
    /// A part of a line of a path.
    struct Piece {
        var start: GridPoint
        var end: GridPoint
        /// 0 for the first path, 1 for the second.
        var path: Int
        /// Whether the piece begins a subpath.
        var beginsSubpath: Bool
    }

    /// The pieces of both paths, in their order along the paths.
    private(set) var pieces: [Piece] = []
    /// Whether the paths have too many lines or crossings.
    private(set) var isTooLarge = false
    private let grid: PathGrid

    /// The largest number of pieces.
    private static let largestCount = 200_000
    /// The largest number of pairs that are compared: about a second.
    private static let largestWork = 100_000_000

    init(_ paths: [CGPath], closing: [Bool], on grid: PathGrid) {
        self.grid = grid
        for (index, path) in paths.enumerated() { add(path, as: index, closing: closing[index]) }
        split()
    }

    private mutating func add(_ path: CGPath, as index: Int, closing: Bool) {
        var last: CGPoint?
        var isFirst = true
        forEachSegment(of: path.elements, tolerance: grid.tolerance, closingSubpaths: closing) { from, to in
            guard pieces.count < Self.largestCount else {
                isTooLarge = true
                return
            }
            isFirst = isFirst || last != from
            last = to
            let (start, end) = (grid.point(from), grid.point(to))
            guard start != end else { return }
            pieces.append(Piece(start: start, end: end, path: index, beginsSubpath: isFirst))
            isFirst = false
        }
    }

    /// Splits pieces at their crossings. A crossing is rounded to the grid, which may cause further crossings.
    private mutating func split() {
        var work = 0
        for _ in 0..<12 {
            guard !isTooLarge else { return }
            var cuts = [[GridPoint]](repeating: [], count: pieces.count)
            var count = pieces.count
            let order = pieces.indices.sorted { left(pieces[$0]) < left(pieces[$1]) }
            var open: [Int] = []
            for index in order {
                let piece = pieces[index]
                let start = left(piece)
                open.removeAll { right(pieces[$0]) < start }
                work += open.count + 1
                for other in open where Self.overlap(piece, pieces[other]) {
                    let found = Self.cuts(piece, pieces[other])
                    if !found.first.isEmpty { cuts[index] += found.first }
                    if !found.second.isEmpty { cuts[other] += found.second }
                    count += found.first.count + found.second.count
                }
                open.append(index)
                guard work < Self.largestWork, count < Self.largestCount else {
                    isTooLarge = true
                    return
                }
            }
            guard cuts.contains(where: { !$0.isEmpty }) else { return }
            pieces = zip(pieces, cuts).flatMap(Self.parts)
        }
    }

    private func left(_ piece: Piece) -> Int { min(piece.start.x, piece.end.x) }
    private func right(_ piece: Piece) -> Int { max(piece.start.x, piece.end.x) }

    private static func overlap(_ a: Piece, _ b: Piece) -> Bool {
        max(a.start.y, a.end.y) >= min(b.start.y, b.end.y) && max(b.start.y, b.end.y) >= min(a.start.y, a.end.y)
    }

    /// Returns the points where two pieces have to be split.
    private static func cuts(_ a: Piece, _ b: Piece) -> (first: [GridPoint], second: [GridPoint]) {
        var cutsA: [GridPoint] = []
        var cutsB: [GridPoint] = []
        func add(_ point: GridPoint, to piece: Piece, _ cuts: inout [GridPoint]) {
            if point != piece.start, point != piece.end { cuts.append(point) }
        }
        let startOfB = GridPoint.side(a.start, a.end, b.start)
        let endOfB = GridPoint.side(a.start, a.end, b.end)
        let startOfA = GridPoint.side(b.start, b.end, a.start)
        let endOfA = GridPoint.side(b.start, b.end, a.end)
        if startOfB == 0, b.start.isInBox(a.start, a.end) { add(b.start, to: a, &cutsA) }
        if endOfB == 0, b.end.isInBox(a.start, a.end) { add(b.end, to: a, &cutsA) }
        if startOfA == 0, a.start.isInBox(b.start, b.end) { add(a.start, to: b, &cutsB) }
        if endOfA == 0, a.end.isInBox(b.start, b.end) { add(a.end, to: b, &cutsB) }
        if startOfB.signum() * endOfB.signum() < 0, startOfA.signum() * endOfA.signum() < 0 {
            let fraction = Double(startOfA) / (Double(startOfA) - Double(endOfA))
            let x = Double(a.start.x) + Double(a.end.x - a.start.x) * fraction
            let y = Double(a.start.y) + Double(a.end.y - a.start.y) * fraction
            let crossing = GridPoint(x: Int(x.rounded()), y: Int(y.rounded()))
            add(crossing, to: a, &cutsA)
            add(crossing, to: b, &cutsB)
        }
        return (cutsA, cutsB)
    }

    private static func parts(of piece: Piece, at cuts: [GridPoint]) -> [Piece] {
        guard !cuts.isEmpty else { return [piece] }
        func distance(_ point: GridPoint) -> Int { abs(point.x - piece.start.x) + abs(point.y - piece.start.y) }
        var parts: [Piece] = []
        var start = piece.start
        for point in cuts.sorted(by: { distance($0) < distance($1) }) + [piece.end] where point != start {
            parts.append(
                Piece(
                    start: start, end: point, path: piece.path, beginsSubpath: piece.beginsSubpath && parts.isEmpty))
            start = point
        }
        return parts
    }
}
