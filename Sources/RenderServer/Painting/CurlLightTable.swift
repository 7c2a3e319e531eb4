/// A table with the shading of colors at places along a row, one pixel apart.
///
/// The place of a row's first pixel may be at any fraction of a pixel. The table therefore has a few series of
/// entries, each shifted by a fraction of a pixel. A row uses the nearest series, so that its entries are contiguous.
final class CurlLightTable {
    /// The entries of a row's pixels, by column. Some columns may have no entry.
    struct Row {
        let shares, evens, odds: UnsafePointer<UInt32>
        /// The columns with an entry.
        let columns: Range<Int>
        /// The table of the entries, and the index of column 0 in it.
        fileprivate unowned(unsafe) let table: CurlLightTable?
        fileprivate let start: Int

        /// Creates a row of entries that are not in a table.
        init(
            shares: UnsafeMutablePointer<UInt32>, evens: UnsafeMutablePointer<UInt32>,
            odds: UnsafeMutablePointer<UInt32>, columns: Range<Int>
        ) {
            (self.shares, self.evens, self.odds) = (UnsafePointer(shares), UnsafePointer(evens), UnsafePointer(odds))
            (self.columns, table, start) = (columns, nil, 0)
        }

        fileprivate init(_ table: CurlLightTable, _ start: Int, columns: Range<Int>) {
            shares = UnsafePointer(table.shares + start)
            evens = UnsafePointer(table.evens + start)
            odds = UnsafePointer(table.odds + start)
            (self.columns, self.table, self.start) = (columns, table, start)
        }

        var isInTable: Bool { table != nil }

        /// Returns the entry of a column or, if the column has no entry, the nearest entry.
        func nearestEntry(_ column: Int) -> CurlShading.Entry {
            let column = max(columns.lowerBound, min(column, columns.upperBound - 1))
            return CurlShading.Entry(share: shares[column], evens: evens[column], odds: odds[column])
        }

        /// Returns the shades of a uniform color for each column, or `nil` if they are unknown.
        func shaded(_ color: UInt32) -> UnsafePointer<UInt32>? {
            table?.shaded(color).map { UnsafePointer($0) + start }
        }
    }

    /// The number of series, which is a power of two, or 0 if no table exists.
    private(set) var phases = 0
    private var length = 0
    private var shares, evens, odds: UnsafeMutablePointer<UInt32>
    private var capacity = 0
    /// The colors whose shades are known, and the shades of one color after the other.
    private let uniformColors = UnsafeMutablePointer<UInt32>.allocate(capacity: CurlLightTable.largestUniformCount)
    private var uniformPixels = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
    private var uniformCount = 0

    private static let largestCount = 1 << 16
    private static let largestUniformCount = 6

    init() {
        shares = .allocate(capacity: 1)
        (evens, odds) = (shares, shares)
    }

    deinit {
        shares.deallocate()
        uniformColors.deallocate()
        uniformPixels.deallocate()
    }

    /// Creates the entries.
    ///
    /// - Parameters:
    ///   - length: The number of pixels.
    ///   - density: The minimum number of entries per pixel.
    ///   - entry: The entry for a place in pixels.
    /// - Returns: False if there would be too many entries.
    func update(length: Double, density: Double, entry: (Double) -> CurlShading.Entry) -> Bool {
        (phases, uniformCount) = (0, 0)
        var count = 1
        while Double(count) < density { count *= 2 }
        guard length > 0, length * Double(count) < Double(Self.largestCount) else { return false }
        (phases, self.length) = (count, Int(length) + 1)
        let total = phases * self.length
        if total > capacity {
            shares.deallocate()
            uniformPixels.deallocate()
            uniformPixels = .allocate(capacity: Self.largestUniformCount * total)
            capacity = total
            shares = .allocate(capacity: 3 * total)
            evens = shares + total
            odds = evens + total
        }
        for phase in 0..<phases {
            let first = phase * self.length
            let part = Double(phase) / Double(phases)
            for index in 0..<self.length {
                let entry = entry(Double(index) + part)
                shares[first + index] = entry.share
                evens[first + index] = entry.evens
                odds[first + index] = entry.odds
            }
        }
        return true
    }

    /// - Parameter place: The place of the row's first column, in pixels.
    func row(at place: Double) -> Row {
        let whole = Int((place * Double(phases) + 0.5).rounded(.down))
        let phase = whole & (phases - 1)
        let index = (whole - phase) / phases
        return Row(self, phase * length + index, columns: -index..<length - index)
    }

    private func shaded(_ color: UInt32) -> UnsafeMutablePointer<UInt32>? {
        for index in 0..<uniformCount where uniformColors[index] == color { return uniformPixels + index * capacity }
        guard uniformCount < Self.largestUniformCount else { return nil }
        uniformColors[uniformCount] = color
        let pixels = uniformPixels + uniformCount * capacity
        uniformCount += 1
        for index in 0..<phases * length {
            pixels[index] = CurlSampler.shade(color, shares[index], evens[index], odds[index])
        }
        return pixels
    }
}
