import Foundation

extension UITableView {
    // MARK: - Making the updates

    func show(_ batch: ListBatch, _ mapping: ListMapping, _ after: [Int]) -> () -> Void {
        followDragAndDrop(mapping, batch)
        if rows.width == nil || window == nil {
            // No rows are shown yet, so no row is animated.
            let selected = selection.items.compactMap { mapping.isReloaded($0) ? nil : mapping.newPath(of: $0) }
            dropCells()
            selection.highlighted = nil
            selection.items = Set(selected)
            loadData()
            setNeedsLayout()
            return { [self] in endUnseen(batch) }
        }
        return animate(batch, mapping, after)
    }

    /// Ends a batch whose rows are not shown. The completion is called in the next turn; outside a window its argument
    /// is `false` if the batch is animated (recorded on iOS 26.1).
    func endUnseen(_ batch: ListBatch) {
        batch.endLater(window != nil || !batch.isAnimated || !UIView.areAnimationsEnabled)
    }

    private func remap(_ mapping: ListMapping, _ after: [Int]) {
        let old = rows.geometry
        var sections: [TableGeometry.Section] = []
        sections.reserveCapacity(after.count)
        rows.pendingCounts = after
        for (number, count) in after.enumerated() {
            guard let oldNumber = mapping.sections.old(forNew: number), !mapping.reloadedSections.contains(oldNumber)
            else {
                sections.append(makeSection(number, count))
                continue
            }
            var section = old.sections[oldNumber]
            section.openings = []
            if let changes = mapping.items[number] { section.rows = remapped(section.rows, changes, number, mapping) }
            sections.append(section)
        }
        rows.pendingCounts = nil
        setGeometry(sections)
        for path in mapping.reloadedItems {
            guard let new = mapping.newPath(of: path) else { continue }
            let stated = estimatesRows ? nil : statedHeight(of: new)
            rows.geometry.change(new.section) {
                let height = RowHeights.Height(value: stated ?? $0.rows[new.row].value, isMeasured: stated != nil)
                $0.rows.set(height, of: new.row)
            }
        }
    }

    /// Returns the heights of a section after its rows changed. Moved rows keep their heights; new rows have
    /// estimates.
    private func remapped(
        _ old: RowHeights, _ changes: IndexMapping, _ section: Int, _ mapping: ListMapping
    ) -> RowHeights {
        var heights = RowHeights()
        var row = 0
        func fill(to end: Int) {
            while row < end {
                let path = IndexPath(row: row, section: section)
                if let source = mapping.movedFrom[path] {
                    let moved = rows.geometry.sections[source.section].rows[source.row]
                    heights.append(count: 1, common: moved)
                    row += 1
                } else {
                    // Consecutive new rows are added together.
                    var count = 1
                    while row + count < end, mapping.movedFrom[IndexPath(row: row + count, section: section)] == nil {
                        count += 1
                    }
                    heights.append(newRows(section, row..<row + count), 0..<count)
                    row += count
                }
            }
        }
        for run in changes.runs {
            fill(to: run.new)
            heights.append(old, run.old..<run.old + run.count)
            row = run.new + run.count
        }
        fill(to: changes.newCount)
        return heights
    }

    /// A row that is inserted or deleted, and the place where its animation begins or ends.
    private struct Leaving {
        var cell: UITableViewCell
        var path: IndexPath
        /// The final frame; `nil` if the row disappears by its animation.
        var frame: CGRect?
        var animation: RowAnimation
    }

    /// The headers and footers that an update shows or removes.
    private struct HeaderChanges {
        /// The views of deleted and reloaded sections.
        var fadingOut: [ShownHeader] = []
        /// The views that leave the visible area with their sections.
        var slidingOut: [ShownHeader] = []
        /// The views of inserted and reloaded sections.
        var fadingIn: [UIView] = []
    }

    private func animate(_ batch: ListBatch, _ mapping: ListMapping, _ after: [Int]) -> () -> Void {
        var oldGeometry = rows.geometry
        let animations = UpdateAnimations(batch)
        remap(mapping, after)
        if batch.updates.isEmpty { discardHeights() }
        rows.followItems(mapping.newPath)
        selection.follow(mapping.newPath, isReloaded: mapping.isReloaded)

        var leaving: [Leaving] = []
        rows.leavingCount += 1
        let number = rows.leavingCount
        for gone in rows.remap({ mapping.isReloaded($0) ? nil : mapping.newPath(of: $0) }) {
            leaving.append(
                Leaving(cell: gone.cell, path: gone.path, frame: nil, animation: animations.ofDeleted(gone.path)))
            // The data source may return this cell for a row that becomes visible below.
            rows.leaving[ObjectIdentifier(gone.cell)] = TableRows.LeavingCell(path: gone.path, number: number)
        }
        var headers = HeaderChanges(fadingOut: mapHeaders(mapping))
        for header in headers.fadingOut { markLeaving(header, number) }
        let formerHeaders = Set(rows.headers.shown.map { ObjectIdentifier($0.view) })
        // At the end of the content, the offset follows the rows within the animation. Until then the content keeps
        // its old size, and rows that will be visible are added as well.
        let movesOffset = isAtRest
        if !movesOffset { updateContentSize() }
        var sight: CGRect {
            movesOffset ? bounds.union(CGRect(origin: offsetAfterUpdate, size: bounds.size)) : bounds
        }

        // Rows that become visible begin at their old places, or at the first frame of their animations.
        UIView.performWithoutAnimation {
            _ = showElements(in: { sight }) { cell, path in
                begin(cell, at: path, mapping, &oldGeometry, animations)
            }
            for header in rows.headers.shown where !formerHeaders.contains(ObjectIdentifier(header.view)) {
                guard !begin(header, mapping, &oldGeometry) else { continue }
                let first = IndexPath(row: 0, section: header.element.section)
                guard fades(animations.ofInserted(first, reloaded: mapping.oldPath(of: first))) else { continue }
                header.view.alpha = 0
                headers.fadingIn.append(header.view)
            }
            if !movesOffset { updateContentSize() }
        }
        leaving.removeAll { rows.leaving[ObjectIdentifier($0.cell)]?.number != number }
        let (inSight, edited) = (sight, editedCell)
        for shown in rows.shown where shown.cell !== edited {
            let extent = rows.geometry.extent(ofRow: shown.path)
            guard extent.maxY <= inSight.minY || extent.minY >= inSight.maxY else { continue }
            leaving.append(
                Leaving(
                    cell: shown.cell, path: shown.path, frame: cellFrame(minY: extent.minY, height: extent.height),
                    animation: .none))
            rows.leaving[ObjectIdentifier(shown.cell)] = TableRows.LeavingCell(path: shown.path, number: number)
        }
        rows.shown.removeAll { shown in leaving.contains { $0.cell === shown.cell } }
        headers.fadingOut.removeAll { rows.leavingHeaders[ObjectIdentifier($0.view)]?.number != number }
        headers.slidingOut = rows.headers.shown.filter { isOut($0.element, of: inSight) }
        rows.headers.remove(headers.slidingOut)
        for header in headers.slidingOut { markLeaving(header, number) }
        return run(batch, leaving, number, headers)
    }

    /// The content offset at rest for the new content height.
    private var offsetAfterUpdate: CGPoint {
        restingOffset(
            nearestTo: contentOffset, contentSize: CGSize(width: bounds.width, height: rows.geometry.total()))
    }

    /// Loads all heights again, or marks them so that rows are measured again.
    private func discardHeights() {
        for section in rows.geometry.sections.indices {
            let asked = estimatesRows ? nil : newRows(section, 0..<rows.geometry.sections[section].rows.count)
            rows.geometry.change(section) {
                if let asked { $0.rows = asked } else { $0.rows.discardMeasurements() }
            }
        }
        for shown in rows.shown { measure(shown.path, shown.cell) }
        discardHeaderHeights()
    }

    private func mapHeaders(_ mapping: ListMapping) -> [ShownHeader] {
        rows.withoutView = []
        return rows.headers.remap { header in
            guard !mapping.reloadedSections.contains(header.section) else { return nil }
            return mapping.sections.new(forOld: header.section).map {
                TableHeader(isFooter: header.isFooter, section: $0)
            }
        }
    }

    /// Sets the initial frame of a cell that became visible, before the animation.
    private func begin(
        _ cell: UITableViewCell, at path: IndexPath, _ mapping: ListMapping, _ old: inout TableGeometry,
        _ animations: UpdateAnimations
    ) {
        let extent = rows.geometry.extent(ofRow: path)
        if let oldPath = mapping.oldPath(of: path), !mapping.isReloaded(oldPath),
            old.sections.indices.contains(oldPath.section), oldPath.row < old.sections[oldPath.section].rows.count
        {
            let from = old.extent(ofRow: oldPath)
            cell.frame = cellFrame(minY: from.minY, height: extent.height)
            return
        }
        // The row is inserted from below its neighbors.
        sendRowToBack(cell)
        let animation = animations.ofInserted(path, reloaded: mapping.oldPath(of: path))
        cell.frame = frame(cellFrame(minY: extent.minY, height: extent.height), awayBy: animation)
        if fades(animation) { cell.alpha = 0 }
    }

    private func markLeaving(_ header: ShownHeader, _ number: Int) {
        rows.leavingHeaders[ObjectIdentifier(header.view)] = TableRows.LeavingHeader(
            element: header.element, number: number)
    }

    /// Sets the initial frame of a header or footer that became visible: its place before the update. Returns `false`
    /// if the section is new or reloaded.
    private func begin(_ header: ShownHeader, _ mapping: ListMapping, _ old: inout TableGeometry) -> Bool {
        guard let section = mapping.sections.old(forNew: header.element.section),
            !mapping.reloadedSections.contains(section), old.sections.indices.contains(section)
        else { return false }
        let isFooter = header.element.isFooter
        let height = header.view.frame.height
        var start = frame(of: TableHeader(isFooter: isFooter, section: section), in: &old)
        start.frame.size.height = height
        // The height may not have been measured before. The header begins directly above its rows.
        if !isFooter, !start.isPinned { start.frame.origin.y = old.extent(ofRowsIn: section).minY - height }
        place(header.view, at: start)
        return true
    }

    /// Returns whether a header or footer has no place in a rectangle. A header of a plain table is visible as long as
    /// its section is visible.
    private func isOut(_ header: TableHeader, of rect: CGRect) -> Bool {
        let extent =
            style == .plain ? rows.geometry.extent(ofSection: header.section) : rows.geometry.extent(of: header)
        return extent.maxY <= rect.minY || extent.minY >= rect.maxY
    }

    private func sendRowToBack(_ cell: UITableViewCell) {
        sendSubviewToBack(cell)
        if let backgroundView { sendSubviewToBack(backgroundView) }
    }

    /// Returns the initial frame of an inserted row, or the final frame of a deleted row. With `automatic`, the row
    /// slides out from under the row above it.
    private func frame(_ frame: CGRect, awayBy animation: RowAnimation) -> CGRect {
        switch animation {
        case .fade, .none, .middle: frame
        case .right: frame.offsetBy(dx: bounds.width, dy: 0)
        case .left: frame.offsetBy(dx: -bounds.width, dy: 0)
        case .top, .automatic: frame.offsetBy(dx: 0, dy: -frame.height)
        case .bottom: frame.offsetBy(dx: 0, dy: frame.height)
        }
    }

    private func fades(_ animation: RowAnimation) -> Bool {
        animation != .none && animation != .left && animation != .right
    }

    private func run(
        _ batch: ListBatch, _ leaving: [Leaving], _ number: Int, _ headers: HeaderChanges
    ) -> () -> Void {
        for leaving in leaving where leaving.frame == nil {
            leaving.cell.endEditingBeforeRemoval()
            sendRowToBack(leaving.cell)
            if leaving.animation == .none { leaving.cell.alpha = 0 }
        }
        let changes = { [self] in
            updateContentSize()
            for leaving in leaving {
                if let frame = leaving.frame {
                    leaving.cell.frame = frame
                } else {
                    leaving.cell.frame = frame(leaving.cell.frame, awayBy: leaving.animation)
                    if fades(leaving.animation) { leaving.cell.alpha = 0 }
                }
            }
            for shown in rows.shown where shown.cell.alpha == 0 && !shown.cell.dragDrop.isConcealed {
                shown.cell.alpha = 1
            }
            for header in headers.fadingOut { header.view.alpha = 0 }
            for header in headers.slidingOut {
                place(header.view, at: self.frame(of: header.element, in: &rows.geometry))
            }
            for view in headers.fadingIn { view.alpha = 1 }
            placeRows()
            placeHeaders()
            layOutEdgeViews()
        }
        let endDisplay = { [weak self] in
            guard let self else { return }
            for leaving in leaving {
                // The data source may have returned the cell for a visible row meanwhile.
                let cell = ObjectIdentifier(leaving.cell)
                guard rows.leaving[cell]?.number == number else { continue }
                rows.leaving[cell] = nil
                leaving.cell.alpha = 1
                self.endDisplay(of: leaving.cell, dataPath(of: leaving.path))
            }
            for header in headers.fadingOut + headers.slidingOut {
                // The delegate may have returned the view for a visible header meanwhile.
                let view = ObjectIdentifier(header.view)
                guard rows.leavingHeaders[view]?.number == number else { continue }
                rows.leavingHeaders[view] = nil
                header.view.alpha = 1
                self.endDisplay(of: header.view, header.element)
            }
        }
        setNeedsLayout()
        guard batch.isAnimated, UIView.areAnimationsEnabled else {
            UIView.performWithoutAnimation(changes)
            // The completion is called in the next turn (recorded on iOS 26.1).
            return {
                endDisplay()
                batch.endLater(true)
            }
        }
        UIView.animate(
            withDuration: 0.3, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: changes
        ) { finished in
            endDisplay()
            batch.end(finished)
        }
        return {}
    }
}

/// The animations of inserted and deleted rows.
private struct UpdateAnimations {
    private var inserted: [IndexPath: UITableView.RowAnimation] = [:]
    private var deleted: [IndexPath: UITableView.RowAnimation] = [:]
    private var insertedSections: [Int: UITableView.RowAnimation] = [:]
    private var deletedSections: [Int: UITableView.RowAnimation] = [:]

    init(_ batch: ListBatch) {
        for (update, animation) in batch.animations {
            switch update {
            case .insertItem(let path): inserted[path] = animation
            case .deleteItem(let path), .reloadItem(let path): deleted[path] = animation
            case .insertSection(let section): insertedSections[section] = animation
            case .deleteSection(let section), .reloadSection(let section): deletedSections[section] = animation
            case .moveItem, .moveSection: break
            }
        }
    }

    /// Returns the animation of a deleted row. A reloaded row changes in place, so an automatic animation fades it.
    func ofDeleted(_ path: IndexPath) -> UITableView.RowAnimation {
        deleted[path] ?? deletedSections[path.section] ?? .fade
    }

    // Chosen (Lists): Rows that are inserted or deleted with `automatic` slide out from under the row above and fade.
    func ofInserted(_ path: IndexPath, reloaded old: IndexPath?) -> UITableView.RowAnimation {
        if let animation = inserted[path] ?? insertedSections[path.section] { return animation }
        let animation = old.map(ofDeleted) ?? .fade
        return animation == .automatic ? .fade : animation
    }
}
