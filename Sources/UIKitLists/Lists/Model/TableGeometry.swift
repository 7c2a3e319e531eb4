import Foundation

/// The header or footer of a section.
struct TableHeader: Comparable, Hashable {
    var isFooter = false
    var section: Int

    /// Headers are before footers.
    static func < (a: TableHeader, b: TableHeader) -> Bool {
        a.isFooter == b.isFooter ? a.section < b.section : b.isFooter
    }
}

/// The positions of all parts of a table, from the top of the content: the table's header, the header, rows and footer
/// of each section, and the table's footer.
struct TableGeometry {
    /// A deviation from consecutive rows: space before a row, or a row that takes no space.
    struct Opening: Equatable {
        var row: Int
        /// The height of the space; `nil` for a row that takes no space.
        var height: CGFloat?
    }

    struct Section {
        /// The space above the header.
        var padding: CGFloat = 0
        var header = RowHeights.Height(value: 0, isMeasured: true)
        var rows = RowHeights()
        var footer = RowHeights.Height(value: 0, isMeasured: true)

        /// The openings in the order of their rows. Empty except during a drop.
        var openings: [Opening] = []

        /// The height of the header or footer.
        subscript(part: TableHeader) -> RowHeights.Height {
            get { part.isFooter ? footer : header }
            set { if part.isFooter { footer = newValue } else { header = newValue } }
        }

        var total: CGFloat { padding + header.value + rowsHeight + footer.value }

        /// The height of the rows and of the openings between them.
        var rowsHeight: CGFloat { rows.total + shift(ofRow: rows.count) }

        /// Returns the offset of a row from its place without openings.
        func shift(ofRow row: Int) -> CGFloat {
            guard !openings.isEmpty else { return 0 }
            return openings.reduce(0) { sum, opening in
                guard let height = opening.height else {
                    return opening.row < row && opening.row < rows.count ? sum - rows[opening.row].value : sum
                }
                return opening.row <= row ? sum + height : sum
            }
        }

        /// Returns the position of an opening, from the beginning of the rows.
        func top(of index: Int) -> CGFloat {
            let opening = openings[index]
            // Later openings before the same row are below this opening.
            let below = openings[index...].reduce(0) { $1.row == opening.row ? $0 + ($1.height ?? 0) : $0 }
            return rows.offset(of: opening.row) + shift(ofRow: opening.row) - below
        }

        /// Returns the opening at a distance from the beginning of the rows.
        func opening(at distance: CGFloat) -> Int? {
            openings.indices.first { index in
                guard let height = openings[index].height else { return false }
                let top = top(of: index)
                return distance >= top && distance < top + height
            }
        }

        /// Returns the first row with a height that ends beyond a distance from the beginning of the rows, or the last
        /// row.
        func row(at distance: CGFloat) -> Int {
            guard !openings.isEmpty else { return rows.row(at: distance) }
            var (low, high) = (0, max(0, rows.count - 1))
            while low < high {
                let middle = (low + high) / 2
                let end = rows.offset(of: middle + 1) + shift(ofRow: middle + 1) - roomBefore(middle + 1)
                if end > distance { high = middle } else { low = middle + 1 }
            }
            return low
        }

        private func roomBefore(_ row: Int) -> CGFloat {
            openings.reduce(0) { $1.row == row ? $0 + ($1.height ?? 0) : $0 }
        }
    }

    /// A vertical range of the content.
    struct Extent: Equatable {
        var minY: CGFloat
        var height: CGFloat
        var maxY: CGFloat { minY + height }
    }

    /// The height of the table's header view.
    var tableHeader: CGFloat = 0 {
        didSet { if tableHeader != oldValue { summedSections = 0 } }
    }
    /// The height of the table's footer view.
    var tableFooter: CGFloat = 0

    private(set) var sections: [Section] = []
    /// The position of each section, and the end of the last section. Only the first `summedSections` are valid.
    private var starts: [CGFloat] = [0]
    private var summedSections = 0

    init() {}

    init(sections: [Section]) {
        self.sections = sections
        starts = Array(repeating: 0, count: sections.count + 1)
    }

    var rowCounts: [Int] { sections.map(\.rows.count) }

    /// Changes a section.
    mutating func change<Result>(_ section: Int, _ change: (inout Section) -> Result) -> Result {
        let old = sections[section].total
        defer { if sections[section].total != old { summedSections = min(summedSections, section) } }
        return change(&sections[section])
    }

    // MARK: - Places

    private mutating func start(of section: Int) -> CGFloat {
        if summedSections == 0 { starts[0] = tableHeader }
        while summedSections < section {
            starts[summedSections + 1] = starts[summedSections] + sections[summedSections].total
            summedSections += 1
        }
        return section == 0 ? tableHeader : starts[section]
    }

    mutating func total() -> CGFloat { start(of: sections.count) + tableFooter }

    /// Returns the extent of a section with its header and footer.
    mutating func extent(ofSection section: Int) -> Extent {
        Extent(minY: start(of: section), height: sections[section].total)
    }

    mutating func extent(ofHeader section: Int) -> Extent {
        Extent(
            minY: start(of: section) + sections[section].padding, height: sections[section].header.value)
    }

    mutating func extent(ofFooter section: Int) -> Extent {
        let height = sections[section].footer.value
        return Extent(minY: start(of: section) + sections[section].total - height, height: height)
    }

    mutating func extent(of header: TableHeader) -> Extent {
        header.isFooter ? extent(ofFooter: header.section) : extent(ofHeader: header.section)
    }

    mutating func extent(ofRow path: IndexPath) -> Extent {
        extent(ofRow: path.row, inSection: path.section)
    }

    mutating func extent(ofRow row: Int, inSection section: Int) -> Extent {
        // Accesses the section in place, since a copy would retain its arrays.
        Extent(
            minY: start(of: section) + sections[section].padding + sections[section].header.value
                + sections[section].rows.offset(of: row) + sections[section].shift(ofRow: row),
            height: sections[section].rows[row].value)
    }

    /// Returns the extent of a section's rows, without header and footer.
    mutating func extent(ofRowsIn section: Int) -> Extent {
        let start = start(of: section)
        let (padding, header, height) = (
            sections[section].padding, sections[section].header.value, sections[section].rowsHeight
        )
        return Extent(minY: start + padding + header, height: height)
    }

    /// Returns the extent of an opening of a section.
    mutating func extent(ofOpening index: Int, inSection section: Int) -> Extent {
        Extent(
            minY: extent(ofRowsIn: section).minY + sections[section].top(of: index),
            height: sections[section].openings[index].height ?? 0)
    }

    // MARK: - Elements at a position

    /// Returns the section at a position: the first section that ends beyond it, or the last section; `nil` without
    /// sections.
    mutating func section(at y: CGFloat) -> Int? {
        guard !sections.isEmpty else { return nil }
        _ = start(of: sections.count)
        var (low, high) = (0, sections.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle + 1] > y { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Returns the row at a position; `nil` above and below the rows, and in headers and footers.
    mutating func row(at y: CGFloat) -> IndexPath? {
        guard let section = section(at: y) else { return nil }
        let rows = extent(ofRowsIn: section)
        guard y >= rows.minY, y < rows.maxY, sections[section].rows.count > 0,
            sections[section].openings.isEmpty || sections[section].opening(at: y - rows.minY) == nil
        else { return nil }
        return IndexPath(row: sections[section].row(at: y - rows.minY), section: section)
    }

    /// Returns the rows that intersect a vertical range, section by section.
    mutating func rows(from top: CGFloat, to bottom: CGFloat) -> [(section: Int, rows: Range<Int>)] {
        guard bottom > top, var section = section(at: top) else { return [] }
        var found: [(section: Int, rows: Range<Int>)] = []
        while section < sections.count, start(of: section) < bottom {
            let extent = extent(ofRowsIn: section)
            let count = sections[section].rows.count
            if count > 0, extent.maxY > top, extent.minY < bottom {
                let first = sections[section].row(at: max(0, top - extent.minY))
                var last = sections[section].row(at: min(bottom, extent.maxY) - extent.minY)
                // A row that begins at the end of the range is outside.
                if last > first, self.extent(ofRow: last, inSection: section).minY >= bottom { last -= 1 }
                found.append((section, first..<last + 1))
            }
            section += 1
        }
        return found
    }
}
