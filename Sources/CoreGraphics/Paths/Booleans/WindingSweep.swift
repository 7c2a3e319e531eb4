import Foundation

/// The winding numbers of two paths at both sides of each line of an arrangement.
///
/// A vertical line moves from left to right over the arrangement. It keeps the lines that it crosses in their order
/// from below to above. In this order the winding numbers are sums.
struct WindingSweep {
    /// Lines of an arrangement with the same ends.
    struct Edge {
        let left: GridPoint
        let right: GridPoint
        /// The difference of the winding numbers above and below the line, for each path.
        var change = SIMD2<Int>.zero
        /// The winding numbers below the line: at its right if it is vertical.
        var below = SIMD2<Int>.zero
        /// The winding numbers above the line: at its left if it is vertical.
        var above: SIMD2<Int> { below &+ change }
    }

    struct Key: Hashable {
        let left: GridPoint
        let right: GridPoint

        init(_ start: GridPoint, _ end: GridPoint) { (left, right) = start < end ? (start, end) : (end, start) }
    }

    /// The edges, sorted by their left ends and then from below to above.
    private(set) var edges: [Edge] = []

    /// - Parameters:
    ///   - pieces: The lines of the arrangement.
    ///   - open: The path whose lines have no inside, if there is one.
    init(_ pieces: [LineArrangement.Piece], open: Int? = nil) {
        var changes: [Key: SIMD2<Int>] = [:]
        for piece in pieces {
            let key = Key(piece.start, piece.end)
            var change = changes[key] ?? .zero
            if piece.path != open { change[piece.path] += piece.start < piece.end ? 1 : -1 }
            changes[key] = change
        }
        edges = changes.compactMap { key, change in
            // Without a change, the line is not part of a boundary.
            change == .zero && open == nil ? nil : Edge(left: key.left, right: key.right, change: change)
        }
        edges.sort {
            if $0.left != $1.left { return $0.left < $1.left }
            let side = GridPoint.side($0.left, $0.right, $1.right)
            return side != 0 ? side > 0 : $0.right < $1.right
        }
        sweep()
    }

    private mutating func sweep() {
        let ends = edges.indices.sorted { edges[$0].right < edges[$1].right }
        var nextEnd = 0
        var active: [Int] = []
        var index = 0
        while index < edges.count {
            let point = edges[index].left
            while nextEnd < ends.count, edges[ends[nextEnd]].right <= point {
                remove(ends[nextEnd], from: &active)
                nextEnd += 1
            }
            var place = firstPlace(of: point, in: active)
            while index < edges.count, edges[index].left == point {
                edges[index].below = place > 0 ? edges[active[place - 1]].above : .zero
                active.insert(index, at: place)
                place += 1
                index += 1
            }
        }
    }

    /// The index of the first active edge that is not below a point.
    private func firstPlace(of point: GridPoint, in active: [Int]) -> Int {
        var (low, high) = (0, active.count)
        while low < high {
            let middle = (low + high) / 2
            let edge = edges[active[middle]]
            if GridPoint.side(edge.left, edge.right, point) > 0 { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func remove(_ edge: Int, from active: inout [Int]) {
        var place = firstPlace(of: edges[edge].right, in: active)
        let first = place
        while place < active.count, place < first + 64 {
            if active[place] == edge {
                active.remove(at: place)
                return
            }
            place += 1
        }
        if let place = active.firstIndex(of: edge) { active.remove(at: place) }
    }
}
