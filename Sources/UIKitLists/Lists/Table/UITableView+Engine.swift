import Foundation

extension UITableView: ListEngine {
    var elements: ListElements<ShownRow, ScrollPosition> { rows }

    // MARK: - Places

    func prepareElements() -> [ListAnchor<IndexPath>] {
        var anchors = rows.width == nil || rows.needsLoad ? [] : visibleAnchors
        if rows.width != bounds.width { widthDidChange(&anchors) }
        if rows.needsLoad { loadData() }
        layOutEdgeViews()
        return anchors
    }

    /// Returns the rows in a range of the content that have no cell, or whose height is not measured.
    func places(in rect: CGRect) -> [IndexPath] {
        guard dataSource != nil else { return [] }
        var missing: [IndexPath] = []
        for (section, range) in rows.geometry.rows(from: rect.minY, to: rect.maxY) {
            var next = rows.insertionIndex(of: IndexPath(row: range.lowerBound, section: section))
            for row in range {
                let isShown =
                    next < rows.shown.count && rows.shown[next].row == row && rows.shown[next].section == section
                if isShown { next += 1 }
                if !isShown || !rows.geometry.sections[section].rows[row].isMeasured {
                    missing.append(IndexPath(row: row, section: section))
                }
            }
        }
        return missing
    }

    func exists(_ path: IndexPath) -> Bool { rows.contains(path) }

    func sizesDidChange(_ keepAnchors: () -> Void) { keepAnchors() }

    func measuringDidEnd() {
        updateContentSize()
        layOutEdgeViews()
    }

    /// Returns the shown rows outside of the bounds: the first and the last rows, unless cells are kept.
    func elementsOutside(_ places: [IndexPath]) -> [ShownRow] {
        guard let first = rows.shown.first, let last = rows.shown.last else { return [] }
        let (top, bottom, edited) = (bounds.minY, bounds.maxY, editedCell)
        let isUnordered = edited != nil || rows.showsDeletedRows
        if isUnordered || editing.reordering != nil || swiping.current != nil || drop.gap != nil {
            guard isUnordered || isOut(first, top, bottom) || isOut(last, top, bottom) else { return [] }
            return rows.shown.filter { isOut($0, top, bottom) && ($0.cell !== edited || !rows.contains($0)) }
        }
        var (start, end) = (0, rows.shown.count)
        while start < end, isOut(rows.shown[start], top, bottom) { start += 1 }
        while end > start, isOut(rows.shown[end - 1], top, bottom) { end -= 1 }
        return end - start < rows.shown.count ? Array(rows.shown[..<start] + rows.shown[end...]) : []
    }

    private func isOut(_ shown: ShownRow, _ top: CGFloat, _ bottom: CGFloat) -> Bool {
        guard rows.contains(shown) else { return true }
        let extent = rows.geometry.extent(ofRow: shown.row, inSection: shown.section)
        guard extent.maxY <= top || extent.minY >= bottom else { return false }
        return editing.reordering?.path != shown.path && swiping.current?.path != shown.path
            && drop.gap?.lifted != shown.path
    }

    func start(of anchor: ListAnchor<IndexPath>) -> CGFloat? { rows.geometry.extent(ofRow: anchor.element).minY }

    func moveContent(of anchor: ListAnchor<IndexPath>, by distance: CGFloat) {
        scroll(anchor, by: distance)
        updateContentSize()
    }

    // MARK: - Cells

    /// Requests and measures a cell. It enters the shown rows with its height.
    func makeView(at path: IndexPath) -> UITableViewCell? {
        if !rows.geometry.sections[path.section].rows[path.row].isMeasured { _ = statedHeight(of: path) }
        guard !hasPostponedChanges else { return nil }
        let cell = makeCell(at: path)
        if !hasPostponedChanges, rows.contains(path) { measure(path, cell) }
        return cell
    }

    func enter(_ cell: UITableViewCell, at path: IndexPath) {
        let extent = rows.geometry.extent(ofRow: path)
        let frame = cellFrame(minY: extent.minY, height: extent.height)
        if cell.frame != frame { cell.frame = frame }
        rows[path] = ShownRow(path: path, cell: cell)
        cell.takeOut()
        if cell.superview !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
    }

    func update(_ index: Int, at path: IndexPath) {
        if !rows.geometry.sections[path.section].rows[path.row].isMeasured { measure(path, rows.shown[index].cell) }
    }

    func discard(_ cell: UITableViewCell, _ path: IndexPath) { discard(cell) }

    func dataElement(_ path: IndexPath) -> IndexPath { dataPath(of: path) }

    func willDisplay(_ cell: UITableViewCell, _ path: IndexPath) {
        tableDelegate?.tableView(self, willDisplay: cell, forRowAt: dataPath(of: path))
    }

    func didEndDisplaying(_ cell: UITableViewCell, _ path: IndexPath) {
        tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }

    // MARK: - The end of a pass

    static var completesInterruptedPass: Bool { true }

    func placeElements() {
        removeInvisibleHeaders()
        placeRows()
        placeHeaders()
    }

    // MARK: - Prefetching

    var prefetches: Bool { isPrefetchingEnabled && prefetchDataSource != nil }

    var itemsInSight: [IndexPath] { rowsInVisibleRect.map(\.path) }

    func announce(_ new: [IndexPath], cancelled: [IndexPath]) {
        let given = cancelled.filter { rows.cell(at: $0) == nil }
        if !given.isEmpty { prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: given) }
        if !new.isEmpty { prefetchDataSource?.tableView(self, prefetchRowsAt: new) }
    }
}

extension UITableView {
    /// A description of an invariant of the rows with cells that does not hold, or `nil`.
    package var violatedInvariant: String? {
        rows.violatedInvariant(rows.contains) {
            reuse.cells.contains($0) || rows.leaving[ObjectIdentifier($0)] != nil
        }
    }
}
