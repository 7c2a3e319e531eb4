/// The sparse LU factors of a small square matrix, by Markowitz's rule: the pivot is chosen in a shortest row, among
/// entries that are not small in it, in the column with the fewest entries.
///
/// Column `k` of a block belongs to its `k`-th variable, row `k` to the row that defines that variable.
struct BlockFactor {
    struct Entry {
        var column: Int32
        var value: Double
    }

    private struct Elimination {
        var row: Int32
        var factor: Double
    }

    private struct Pivot {
        var row: Int32
        var column: Int32
        var value: Double
        /// The ends of this pivot's parts of `upper` and `eliminations`.
        var upperEnd: Int32
        var eliminationEnd: Int32
    }

    private var pivots: [Pivot] = []
    private var upper: [Entry] = []
    private var eliminations: [Elimination] = []

    /// An entry may become the pivot if it is at least this fraction of the largest entry in its row.
    private static let threshold = 0.1

    /// `nil` if the matrix is singular within the precision of doubles.
    init?(rows source: [[Entry]]) {
        let size = source.count
        var rows = source
        var columns = [[Int32]](repeating: [], count: size)  // rows that may have an entry there; some are stale
        var columnCounts = [Int32](repeating: 0, count: size)
        var buckets = [[Int32]](repeating: [], count: size + 1)  // rows by length; some are stale
        var isDone = [Bool](repeating: false, count: size)
        for (row, entries) in rows.enumerated() {
            for entry in entries {
                columns[entry.column].append(Int32(row))
                columnCounts[entry.column] += 1
            }
            buckets[entries.count].append(Int32(row))
        }
        // The position of an entry of the pivot row in the row under elimination.
        var position = [Int32](repeating: -1, count: size)
        var shortest = 1
        pivots.reserveCapacity(size)

        for _ in 0..<size {
            // The shortest remaining row.
            var pivotRow: Int32 = -1
            while shortest <= size {
                guard let candidate = buckets[shortest].popLast() else {
                    shortest += 1
                    continue
                }
                if !isDone[candidate], rows[candidate].count == shortest {
                    pivotRow = candidate
                    break
                }
            }
            guard pivotRow >= 0 else { return nil }
            isDone[pivotRow] = true
            let pivotEntries = rows[pivotRow]
            let largest = pivotEntries.reduce(0) { max($0, abs($1.value)) }
            guard largest > 1e-11 else { return nil }
            var pivot = pivotEntries[0]
            var best = Int32.max
            for entry in pivotEntries where abs(entry.value) >= largest * Self.threshold {
                let count = columnCounts[entry.column]
                if count < best || (count == best && abs(entry.value) > abs(pivot.value)) {
                    best = count
                    pivot = entry
                }
            }
            for entry in pivotEntries {
                columnCounts[entry.column] -= 1
                if entry.column != pivot.column { upper.append(entry) }
            }
            // Eliminate the column from the other rows.
            for row in columns[pivot.column] where !isDone[row] {
                guard let at = rows[row].firstIndex(where: { $0.column == pivot.column }) else { continue }
                let factor = rows[row][at].value / pivot.value
                rows[row].swapAt(at, rows[row].count - 1)
                rows[row].removeLast()
                eliminations.append(Elimination(row: row, factor: factor))
                for (index, entry) in rows[row].enumerated() { position[entry.column] = Int32(index) }
                for entry in pivotEntries where entry.column != pivot.column {
                    let index = position[entry.column]
                    if index >= 0 {
                        rows[row][index].value -= factor * entry.value
                    } else {
                        rows[row].append(Entry(column: entry.column, value: -factor * entry.value))
                        columns[entry.column].append(row)
                        columnCounts[entry.column] += 1
                    }
                }
                for entry in rows[row] { position[entry.column] = -1 }
                let cancelled = rows[row].filter { abs($0.value) < 1e-13 }
                if !cancelled.isEmpty {
                    for entry in cancelled { columnCounts[entry.column] -= 1 }
                    rows[row].removeAll { abs($0.value) < 1e-13 }
                }
                let length = rows[row].count
                guard length > 0 else { return nil }
                buckets[length].append(row)
                shortest = min(shortest, length)
            }
            pivots.append(
                Pivot(
                    row: pivotRow, column: pivot.column, value: pivot.value, upperEnd: Int32(upper.count),
                    eliminationEnd: Int32(eliminations.count)))
        }
    }

    /// Solves A·x = b: `rows` holds b by row, `columns` receives x by column.
    func solve(_ rows: inout [Double], into columns: inout [Double]) {
        var start = 0
        for pivot in pivots {
            let source = rows[pivot.row]
            let end = Int(pivot.eliminationEnd)
            if source != 0 {
                for index in start..<end { rows[eliminations[index].row] -= eliminations[index].factor * source }
            }
            start = end
        }
        for index in pivots.indices.reversed() {
            let pivot = pivots[index]
            let first = index == 0 ? 0 : Int(pivots[index - 1].upperEnd)
            var value = rows[pivot.row]
            for at in first..<Int(pivot.upperEnd) { value -= upper[at].value * columns[upper[at].column] }
            columns[pivot.column] = value / pivot.value
        }
    }

    /// Solves Aᵀ·y = c: `columns` holds c by column, `rows` receives y by row.
    func solveTransposed(_ columns: inout [Double], into rows: inout [Double]) {
        var start = 0
        for pivot in pivots {
            let value = columns[pivot.column] / pivot.value
            let end = Int(pivot.upperEnd)
            if value != 0 {
                for at in start..<end { columns[upper[at].column] -= upper[at].value * value }
            }
            rows[pivot.row] = value
            start = end
        }
        for index in pivots.indices.reversed() {
            let pivot = pivots[index]
            let first = index == 0 ? 0 : Int(pivots[index - 1].eliminationEnd)
            var value = rows[pivot.row]
            for at in first..<Int(pivot.eliminationEnd) {
                value -= eliminations[at].factor * rows[eliminations[at].row]
            }
            rows[pivot.row] = value
        }
    }
}
