import CoreGraphics
import Foundation

extension TableGeometry {
    /// Returns the nearest place for a row with its middle at a height, among all possible places: between other rows,
    /// after the last row of a section, in a section without rows.
    ///
    /// The current place of the row has no influence, so that it does not alternate between rows of different heights.
    mutating func place(ofRowAt path: IndexPath, withMiddleAt y: CGFloat) -> IndexPath {
        let own = extent(ofRow: path)
        // The new position of the row, and the content there without the row.
        let top = min(max(y - own.height / 2, tableHeader), max(tableHeader, total() - tableFooter - own.height))
        let below = top < own.minY ? top : top + own.height
        guard let section = section(at: below) else { return path }
        let area = extent(ofRowsIn: section)
        if below < area.minY {
            guard section > 0 else { return IndexPath(row: 0, section: 0) }
            return nearer(to: top, end(of: section - 1, without: path), IndexPath(row: 0, section: section), path)
        }
        if below >= area.maxY || sections[section].rows.count == 0 {
            let last = end(of: section, without: path)
            guard section + 1 < sections.count else { return last }
            return nearer(to: top, last, IndexPath(row: 0, section: section + 1), path)
        }
        let row = sections[section].rows.row(at: below - area.minY)
        let found = IndexPath(row: row, section: section)
        guard found != path else { return path }
        let extent = extent(ofRow: found)
        let start = extent.minY >= own.maxY ? extent.minY - own.height : extent.minY
        let index = section == path.section && row > path.row ? row - 1 : row
        return IndexPath(row: top > start + extent.height / 2 ? index + 1 : index, section: section)
    }

    /// Returns the place after the rows of a section, without the row at `path`.
    private func end(of section: Int, without path: IndexPath) -> IndexPath {
        IndexPath(row: sections[section].rows.count - (section == path.section ? 1 : 0), section: section)
    }

    /// Returns the one of two places that begins nearer to a height if the row at `path` is removed.
    private mutating func nearer(
        to top: CGFloat, _ first: IndexPath, _ second: IndexPath, _ path: IndexPath
    ) -> IndexPath {
        let own = extent(ofRow: path)
        let (end, start) = (extent(ofRowsIn: first.section).maxY, extent(ofRowsIn: second.section).minY)
        let firstTop = end > own.minY ? end - own.height : end
        let secondTop = start > own.minY ? start - own.height : start
        return top - firstTop <= secondTop - top ? first : second
    }

    /// Moves a row together with its height.
    mutating func moveRow(from old: IndexPath, to new: IndexPath) {
        let height = sections[old.section].rows[old.row]
        change(old.section) { section in
            var heights = RowHeights()
            heights.append(section.rows, 0..<old.row)
            heights.append(section.rows, old.row + 1..<section.rows.count)
            section.rows = heights
        }
        change(new.section) { section in
            var heights = RowHeights()
            heights.append(section.rows, 0..<new.row)
            heights.append(count: 1, common: height)
            heights.append(section.rows, new.row..<section.rows.count)
            section.rows = heights
        }
    }
}
