import Foundation

/// Where everything in a table is, from the top of its content down: the table's header, for each section its header, rows and
/// footer, and the table's footer.
struct TableGeometry {
    struct Section {
        /// Space above the header.
        var padding: CGFloat = 0
        var header = RowHeights.Height(value: 0, isMeasured: true)
        var rows = RowHeights()
        var footer = RowHeights.Height(value: 0, isMeasured: true)

        var total: CGFloat { padding + header.value + rows.total + footer.value }
    }

    /// A stretch of the content's height.
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
    /// Where each section begins, and at the end where the last one ends; right for the first `summedSections`.
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

    /// A section with everything that belongs to it.
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

    mutating func extent(ofRow path: IndexPath) -> Extent {
        extent(ofRow: path.row, inSection: path.section)
    }

    mutating func extent(ofRow row: Int, inSection section: Int) -> Extent {
        // No copy of the section, whose arrays would be retained.
        Extent(
            minY: start(of: section) + sections[section].padding + sections[section].header.value
                + sections[section].rows.offset(of: row),
            height: sections[section].rows[row].value)
    }

    /// Where a section's rows are, without header and footer.
    mutating func extent(ofRowsIn section: Int) -> Extent {
        let start = start(of: section)
        let (padding, header, rows) = (
            sections[section].padding, sections[section].header.value, sections[section].rows
        )
        return Extent(minY: start + padding + header, height: rows.total)
    }

    // MARK: - What is somewhere

    /// The section that a point is in: the first that ends beyond it, or the last. `nil` when there is none.
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

    /// The row that a point is in; `nil` above, below and in headers and footers.
    mutating func row(at y: CGFloat) -> IndexPath? {
        guard let section = section(at: y) else { return nil }
        let rows = extent(ofRowsIn: section)
        guard y >= rows.minY, y < rows.maxY else { return nil }
        return IndexPath(row: sections[section].rows.row(at: y - rows.minY), section: section)
    }

    /// The rows that touch a stretch of the content, section by section.
    mutating func rows(from top: CGFloat, to bottom: CGFloat) -> [(section: Int, rows: Range<Int>)] {
        guard bottom > top, var section = section(at: top) else { return [] }
        var found: [(section: Int, rows: Range<Int>)] = []
        while section < sections.count, start(of: section) < bottom {
            let extent = extent(ofRowsIn: section)
            let rows = sections[section].rows
            if rows.count > 0, extent.maxY > top, extent.minY < bottom {
                let first = rows.row(at: max(0, top - extent.minY))
                var last = rows.row(at: min(bottom, extent.maxY) - extent.minY)
                // A row that only begins where the stretch ends is outside.
                if last > first, extent.minY + rows.offset(of: last) >= bottom { last -= 1 }
                found.append((section, first..<last + 1))
            }
            section += 1
        }
        return found
    }
}
