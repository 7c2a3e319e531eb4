import Foundation

/// The measured or estimated heights of a section's rows, and their positions.
///
/// Rows that were never measured are one chunk with one height, so that the cost does not depend on their number. A
/// row with an individual height is in a chunk of at most `capacity` rows. An access searches the chunks. A change
/// updates one chunk, and the start of each chunk after it.
struct RowHeights {
    /// The height of a row, and whether it is measured or estimated.
    struct Height: Equatable {
        var value: CGFloat
        var isMeasured: Bool
    }

    private struct Chunk {
        var count: Int
        /// The height of all rows of a chunk if `heights` is `nil`.
        var common: Height
        private(set) var heights: [Height]?
        /// The position of each row with an individual height, from the beginning of the chunk.
        private(set) var tops: [CGFloat] = []
        private(set) var sum: CGFloat

        init(count: Int, common: Height) {
            self.count = count
            self.common = common
            sum = CGFloat(count) * common.value
        }

        init(_ heights: ArraySlice<Height>) {
            count = heights.count
            common = Height(value: 0, isMeasured: false)
            self.heights = Array(heights)
            tops.reserveCapacity(count)
            sum = 0
            for height in heights {
                tops.append(sum)
                sum += height.value
            }
        }

        subscript(index: Int) -> Height { heights?[index] ?? common }

        /// Returns the position of a row, from the beginning of the chunk.
        func top(of index: Int) -> CGFloat { heights == nil ? CGFloat(index) * common.value : tops[index] }

        /// Sets the height of a row in a chunk with individual heights.
        mutating func set(_ height: Height, at index: Int) {
            guard let old = heights?[index] else { return }
            heights?[index] = height
            guard height.value != old.value else { return }
            var top = tops[index] + height.value
            for next in index + 1..<count {
                tops[next] = top
                top += heights?[next].value ?? 0
            }
            sum = top
        }

        mutating func discardMeasurements() {
            common.isMeasured = false
            guard let heights else { return }
            self.heights = heights.map { Height(value: $0.value, isMeasured: false) }
        }
    }

    private static let capacity = 256

    private var chunks: [Chunk] = []
    /// The number of rows and the height before each chunk, and after the last chunk.
    private var starts: [(row: Int, offset: CGFloat)] = [(0, 0)]

    init() {}

    /// Creates `count` rows with one height.
    init(count: Int, common: Height) { append(count: count, common: common) }

    /// Creates rows with the given heights.
    init(_ heights: [Height]) {
        var start = 0
        while start < heights.count {
            let end = min(start + Self.capacity, heights.count)
            chunks.append(Chunk(heights[start..<end]))
            start = end
        }
        sumUp(from: 0)
    }

    // MARK: - Access

    var count: Int { starts[chunks.count].row }

    /// The total height of all rows.
    var total: CGFloat { starts[chunks.count].offset }

    subscript(row: Int) -> Height {
        let chunk = chunk(ofRow: row)
        return chunks[chunk][row - starts[chunk].row]
    }

    /// Returns the position of a row. If `row` equals the number of rows, returns the end of the last row.
    func offset(of row: Int) -> CGFloat {
        guard row < count else { return total }
        let chunk = chunk(ofRow: row)
        return starts[chunk].offset + chunks[chunk].top(of: row - starts[chunk].row)
    }

    /// Returns the row at a distance from the top: the first row that ends beyond it, or the last row.
    func row(at distance: CGFloat) -> Int {
        guard count > 0 else { return 0 }
        guard distance < total else { return count - 1 }
        guard distance > 0 else { return 0 }
        // The first chunk that ends beyond the distance.
        var (low, high) = (0, chunks.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle + 1].offset > distance { high = middle } else { low = middle + 1 }
        }
        let (first, offset) = starts[low]
        let count = chunks[low].count
        guard chunks[low].heights != nil else {
            let height = chunks[low].common.value
            guard height > 0 else { return first }
            return min(first + Int((distance - offset) / height), first + count - 1)
        }
        // The first row of the chunk whose successor begins beyond the distance.
        var (lowest, highest) = (0, count - 1)
        while lowest < highest {
            let middle = (lowest + highest) / 2
            if offset + chunks[low].tops[middle + 1] > distance { highest = middle } else { lowest = middle + 1 }
        }
        return first + lowest
    }

    private func chunk(ofRow row: Int) -> Int {
        var (low, high) = (0, chunks.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle + 1].row > row { high = middle } else { low = middle + 1 }
        }
        return low
    }

    // MARK: - Changing

    /// Sets the height of one row.
    mutating func set(_ height: Height, of row: Int) {
        let found = chunk(ofRow: row)
        var index = row - starts[found].row
        guard chunks[found][index] != height else { return }
        let chunk = isolate(found, around: &index)
        chunks[chunk].set(height, at: index)
        sumUp(from: min(found, chunk))
    }

    /// Moves a row to a chunk with individual heights. Rows of a large common chunk are cut out of it.
    private mutating func isolate(_ chunk: Int, around index: inout Int) -> Int {
        guard chunks[chunk].heights == nil else { return chunk }
        let (count, common) = (chunks[chunk].count, chunks[chunk].common)
        let start = index / Self.capacity * Self.capacity
        let end = min(start + Self.capacity, count)
        let middle = Chunk(Array(repeating: common, count: end - start)[...])
        var parts = [middle]
        if start > 0 { parts.insert(Chunk(count: start, common: common), at: 0) }
        if end < count { parts.append(Chunk(count: count - end, common: common)) }
        chunks.replaceSubrange(chunk...chunk, with: parts)
        sumUp(from: chunk)
        index -= start
        return start > 0 ? chunk + 1 : chunk
    }

    /// Sets a new estimate for all rows with an estimated height.
    mutating func setEstimate(_ estimate: CGFloat) {
        for index in chunks.indices {
            if let heights = chunks[index].heights {
                chunks[index] = Chunk(
                    heights.map { $0.isMeasured ? $0 : Height(value: estimate, isMeasured: false) }[...])
            } else if !chunks[index].common.isMeasured {
                chunks[index] = Chunk(
                    count: chunks[index].count, common: Height(value: estimate, isMeasured: false))
            }
        }
        sumUp(from: 0)
    }

    /// Marks all heights as estimates, so that rows are measured again when they are shown.
    mutating func discardMeasurements() {
        for index in chunks.indices { chunks[index].discardMeasurements() }
    }

    /// Appends rows with one height.
    mutating func append(count: Int, common: Height) {
        guard count > 0 else { return }
        let last = chunks.count - 1
        if last >= 0, chunks[last].heights == nil, chunks[last].common == common {
            chunks[last] = Chunk(count: chunks[last].count + count, common: common)
            sumUp(from: last)
        } else {
            chunks.append(Chunk(count: count, common: common))
            sumUp(from: chunks.count - 1)
        }
    }

    /// Appends rows of a different section, or of this section before a change.
    mutating func append(_ other: RowHeights, _ range: Range<Int>) {
        guard !range.isEmpty else { return }
        var index = other.chunk(ofRow: range.lowerBound)
        while index < other.chunks.count, other.starts[index].row < range.upperBound {
            let chunk = other.chunks[index]
            let first = other.starts[index].row
            let part = max(range.lowerBound, first) - first..<min(range.upperBound - first, chunk.count)
            if let heights = chunk.heights {
                append(heights[part])
            } else {
                append(count: part.count, common: chunk.common)
            }
            index += 1
        }
    }

    private mutating func append(_ heights: ArraySlice<Height>) {
        let last = chunks.count - 1
        if last >= 0, let own = chunks[last].heights, own.count + heights.count <= Self.capacity {
            chunks[last] = Chunk((own + heights)[...])
            sumUp(from: last)
        } else {
            chunks.append(Chunk(heights))
            sumUp(from: chunks.count - 1)
        }
    }

    private mutating func sumUp(from first: Int) {
        starts.removeLast(starts.count - 1 - min(first, starts.count - 1))
        for index in first..<chunks.count {
            let (row, offset) = starts[index]
            starts.append((row + chunks[index].count, offset + chunks[index].sum))
        }
    }
}
