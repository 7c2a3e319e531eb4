import Foundation

extension UITableView {
    /// Returns the index paths of the rows in a rectangle of the content.
    func paths(in rect: CGRect) -> [IndexPath] {
        loadItems()
        guard rect.minX < bounds.width, rect.maxX > 0 || rect.minX == 0, rect.maxY.isFinite else { return [] }
        let last = rect.isEmpty ? rect.maxY : max(rect.minY, rect.maxY - 1)
        return rows.geometry.rows(from: rect.minY, to: last.nextUp).flatMap { section, rows in
            rows.map { IndexPath(row: $0, section: section) }
        }
    }

    /// The visible rows, except a row whose cell is kept only because it contains the first responder.
    var rowsInVisibleRect: [ShownRow] {
        let (top, bottom) = (bounds.minY, bounds.maxY)
        return rows.shown.filter { $0.cell.frame.maxY > top && $0.cell.frame.minY < bottom }
    }

    /// The index paths of the rows in the bounds. Before the first layout, and while data is being loaded or rows are
    /// moving, they are the rows with cells.
    var pathsInSight: [IndexPath] {
        let isLaidOut = rows.width == bounds.width && !rows.needsLoad && !activity.isAsking && !hasPostponedChanges
        guard isLaidOut, movement == nil, rows.leaving.isEmpty, bounds.maxY.isFinite, bounds.height > 0 else {
            return rowsInVisibleRect.map(\.path)
        }
        return rows.geometry.rows(from: bounds.minY, to: bounds.maxY).flatMap { section, rows in
            rows.map { IndexPath(row: $0, section: section) }
        }
    }

    // MARK: - Widths

    /// Loads or measures heights for a new width. The first layout pass loads the counts again (recorded).
    func widthDidChange(_ anchors: inout [ListAnchor<IndexPath>]) {
        let isFirst = rows.width == nil && rows.shown.isEmpty
        anchors = isFirst ? [] : anchorsOfWidthChange
        rows.width = bounds.width
        if isFirst {
            loadData()
        } else {
            let counts = rows.geometry.rowCounts
            setGeometry(counts.enumerated().map { makeSection($0.offset, $0.element) })
            remeasureShown()
            keep(&anchors)
            updateContentSize()
        }
    }

    /// The anchor of the previous width change if the content has not been scrolled since, so that a table that returns
    /// to a width returns to its position; otherwise the first visible row.
    private var anchorsOfWidthChange: [ListAnchor<IndexPath>] {
        if let kept = rows.widthAnchor, exists(kept.anchor.element), let start = start(of: kept.anchor),
            abs(start - contentOffset.y - kept.distance) < 0.5
        {
            var anchor = kept.anchor
            anchor.start = start
            return [anchor]
        }
        let anchors = visibleAnchors
        rows.widthAnchor = anchors.first.map { WidthAnchor(anchor: $0, distance: $0.start - contentOffset.y) }
        return anchors
    }

    private func remeasureShown() {
        for shown in rows.shown {
            // Margins can depend on the width.
            prepare(shown.cell, at: shown.path)
            measure(shown.path, shown.cell)
        }
        endDisplay(of: rows.headers.shown)
        _ = showHeaders(in: bounds)
    }

    var visibleAnchors: [ListAnchor<IndexPath>] {
        anchor(isVertical: true, isOrdered: true) { $0.cell.frame }.map { [$0] } ?? []
    }

    // MARK: - Rows

    /// Calls the data source for a cell. If it returns a cell that is in use for a different row, a message is logged
    /// and a plain cell is used.
    func makeCell(at path: IndexPath) -> UITableViewCell {
        guard let dataSource else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
        rows.rowInProgress = path
        var cell = dataSource.tableView(self, cellForRowAt: dataPath(of: path))
        rows.rowInProgress = nil
        if let other = rows.path(of: cell), other != path {
            Diagnostics.warn(
                .list,
                "\(Diagnostics.name(self)): the cell \(Diagnostics.name(cell)) for the row \(ListText.name(path)) is in use for the row \(ListText.name(other)); a plain cell is shown"
            )
            cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        // A data source may return a cell that it did not dequeue.
        reuse.cells.remove(cell)
        if let leaving = rows.leaving.removeValue(forKey: ObjectIdentifier(cell)) {
            UIView.performWithoutAnimation { cell.alpha = 1 }
            tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: dataPath(of: leaving.path))
        }
        cell.table = self
        cell.observeContent()
        if !hasPostponedChanges { prepare(cell, at: path) }
        return cell
    }

    /// Applies the state of a row to its cell.
    func prepare(_ cell: UITableViewCell, at path: IndexPath) {
        let isSelected = selection.items.contains(path)
        if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
        let level = tableDelegate?.tableView(self, indentationLevelForRowAt: dataPath(of: path)) ?? .min
        if level != .min { cell.indentationLevel = max(0, level) }
        applyEditing(to: cell, at: path, animated: false)
        dragAndDrop.prepare(cell, at: path)
        let common = commonPosition
        if rows.commonPosition != common { rows.commonPosition = nil }
        updatePosition(of: cell, at: path.row, inSection: path.section, common)
    }

    /// Measures the height of a row.
    func measure(_ path: IndexPath, _ cell: UITableViewCell) {
        let old = rows.geometry.sections[path.section].rows[path.row]
        let height: CGFloat
        if old.isMeasured {
            _ = statedHeight(of: path)
            height = old.value
        } else if let stated = statedHeight(of: path) {
            height = stated
        } else {
            cell.resize(to: CGSize(width: cellFrame(minY: 0, height: 0).width, height: old.value))
            height = fittingHeight(of: cell)
        }
        guard rows.contains(path) else { return rows.sizesChanged = true }
        rows.geometry.change(path.section) {
            $0.rows.set(RowHeights.Height(value: height, isMeasured: true), of: path.row)
        }
        if height != old.value { rows.sizesChanged = true }
    }

    /// The cell that contains the first responder, which is kept.
    var editedCell: UITableViewCell? {
        cellWithFirstResponder { [self] (cell: UITableViewCell) in cell.table === self }
    }

    /// Hides a cell and keeps it for reuse. A cell without a reuse identifier is removed.
    func discard(_ cell: UITableViewCell) {
        cell.endEditingBeforeRemoval()
        if cell.states.isStatic {
            // A static cell is shown again only by its own table.
            cell.putAway()
        } else if let identifier = cell.identifier {
            cell.putAway()
            reuse.cells.enqueue(cell, as: identifier)
        } else {
            cell.removeFromSuperview()
        }
    }

    /// Removes all cells and headers, from bottom to top (recorded).
    func dropCells() {
        endDisplay(of: rows.shown.reversed())
        endDisplay(of: rows.headers.shown)
    }

    /// Places the cells of the rows.
    func placeRows() {
        let common = commonPosition
        let isSame = rows.commonPosition == common
        rows.commonPosition = common
        let (width, swipe, movement) = (cellFrame(minY: 0, height: 0), swiping.current, editing.reordering)
        for (index, shown) in rows.shown.enumerated() {
            updateSeparator(at: index)
            let extent = rows.geometry.extent(ofRow: shown.row, inSection: shown.section)
            var frame = CGRect(x: width.minX, y: extent.minY, width: width.width, height: extent.height)
            if let swipe, swipe.path == shown.path { frame.origin.x += swipe.offset }
            if let movement, let position = movement.position, movement.path == shown.path {
                frame.origin.y = position.y - frame.height / 2
            }
            if shown.cell.frame != frame { shown.cell.frame = frame }
            updatePosition(of: shown.cell, at: shown.row, inSection: shown.section, common, isSame: isSame)
        }
        placePlaceholders()
    }

    /// The position that is the same for all cells.
    var commonPosition: CellPosition {
        var position = CellPosition()
        position.style = style
        position.separatorColor = separatorStyle == .none ? nil : separatorColor ?? .separator
        position.separatorEffect = separatorEffect
        position.separatorInset = rows.separatorInset
        position.addsToAutomaticInset = separatorInsetReference == .fromAutomaticInsets
        position.margins = contentMargins
        position.safeArea = contentSafeArea
        position.cornerRadius = style == .insetGrouped ? 10 : 0
        return position
    }

    /// - Parameter isSame: Whether the cell already has the common position.
    private func updatePosition(
        of cell: UITableViewCell, at row: Int, inSection section: Int, _ common: CellPosition, isSame: Bool = false
    ) {
        // A row that is dragged over the table takes no space at its place.
        let lifted = drop.gap?.lifted.flatMap { $0.section == section ? $0.row : nil }
        let count = rows.geometry.sections[section].rows.count
        // Chosen (Lists): While a row of an inset group is dragged over its table, the first and the last of the
        // remaining rows have the corners of the group.
        let isFirst = row == (lifted == 0 ? 1 : 0)
        let isLast = row == (lifted == count - 1 ? count - 2 : count - 1)
        if !isSame || cell.position.isFirst != isFirst || cell.position.isLast != isLast {
            var position = common
            (position.isFirst, position.isLast) = (isFirst, isLast)
            if cell.position != position { cell.position = position }
        }
        if cell.backgroundColor == nil, cell.configurations.background == nil, cell.parts.background == nil {
            AppearanceRegistry.withoutCustomizing {
                cell.backgroundColor = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
            }
        }
    }

    func activityDidChange(of cell: UITableViewCell) {
        guard let index = rows.shown.firstIndex(where: { $0.cell === cell }), index > 0 else { return }
        updateSeparator(at: index - 1)
    }

    /// Updates the separator of a cell. A highlighted or selected row hides the separator above it, which is part of
    /// the previous cell.
    private func updateSeparator(at index: Int) {
        guard rows.shown.indices.contains(index) else { return }
        let shown = rows.shown[index]
        var hides = false
        if index + 1 < rows.shown.count {
            let below = rows.shown[index + 1]
            hides =
                below.section == shown.section && below.row == shown.row + 1 && below.cell.isActive
                && below.cell.selectionStyle != .none
        }
        guard shown.cell.states.hidesSeparator != hides else { return }
        shown.cell.states.hidesSeparator = hides
        shown.cell.setNeedsLayout()
    }

    /// Lays out the lines below the last row of a plain table.
    func layOutDecorations() {
        let height = style == .plain && separatorStyle != .none ? fillerRowHeight : 0
        var y = rows.geometry.total() - rows.footerHeight
        var used = 0
        if height >= 1, height.isFinite {
            let line = 1 / max(1, traitCollection.displayScale)
            while y + height <= bounds.maxY {
                y += height
                if used == rows.fillers.count {
                    let view = UIView()
                    insertSubview(view, at: backgroundView == nil ? 0 : 1)
                    rows.fillers.append(view)
                }
                rows.fillers[used].backgroundColor = separatorColor ?? .separator
                rows.fillers[used].frame = CGRect(
                    x: contentMargins.left, y: y - line, width: max(0, bounds.width - contentMargins.left), height: line
                )
                used += 1
            }
        }
        while rows.fillers.count > used { rows.fillers.removeLast().removeFromSuperview() }
    }
}

extension UITableViewCell {
    /// Hides a cell whose row is not visible.
    fileprivate func putAway() {
        guard !isHidden else { return }
        isHidden = true
        states.isPutAway = true
    }

    /// Shows a cell that the table has hidden. A cell that the program has hidden remains hidden.
    func takeOut() {
        guard states.isPutAway else { return }
        states.isPutAway = false
        isHidden = false
    }
}
