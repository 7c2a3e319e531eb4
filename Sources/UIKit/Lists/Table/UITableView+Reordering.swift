import Foundation

/// A row that is being dragged to another place.
@MainActor
final class TableReordering {
    /// Where the row was.
    let source: IndexPath
    /// Where it would be dropped; in the rows that are shown it is there already.
    var path: IndexPath
    let cell: UITableViewCell
    /// From the finger to the row's middle.
    let grip: CGFloat
    var scrolling: EdgeScrolling?
    var finger: CGPoint = .zero

    init(_ path: IndexPath, _ cell: UITableViewCell, grip: CGFloat) {
        source = path
        self.path = path
        self.cell = cell
        self.grip = grip
    }
}

extension UITableView {
    func setUpReordering() {
        let press = UILongPressGestureRecognizer(target: self, action: UITableView.reorderPressDidChange)
        press.minimumPressDuration = 0
        addGestureRecognizer(press)
        press.delegate = ReorderPermission.shared
        editing.reorderPress = press
    }

    /// The row whose reorder control is at a point.
    private func reorderableRow(at point: CGPoint) -> IndexPath? {
        guard isEditing, let path = indexPathForRow(at: point), let cell = rows.cell(at: path),
            let control = cell.parts.reorderControl
        else { return nil }
        let frame = control.convert(control.bounds, to: cell).insetBy(dx: -11, dy: -cell.bounds.height)
        return frame.contains(convert(point, to: cell)) ? path : nil
    }

    func reorderTakes(_ touch: UITouch) -> Bool { reorderableRow(at: touch.location(in: self)) != nil }

    func reorderShouldBegin() -> Bool {
        guard let press = editing.reorderPress else { return false }
        return reorderableRow(at: press.location(in: self)) != nil
    }

    private func reorderPressDidChange(_ press: UILongPressGestureRecognizer) {
        let point = press.location(in: self)
        switch press.state {
        case .began: beginReordering(at: point)
        case .changed: moveReordering(to: point)
        case .ended: dropReordering()
        case .cancelled: cancelReordering()
        default: break
        }
    }

    private func beginReordering(at point: CGPoint) {
        guard let path = reorderableRow(at: point), let cell = rows.cell(at: path) else { return }
        endSwipe(animated: true)
        let reordering = TableReordering(path, cell, grip: cell.center.y - point.y)
        reordering.finger = point
        editing.reordering = reordering
        cell.states.isReordering = true
        cell.setNeedsUpdateConfiguration()
        bringSubviewToFront(cell)
        UIView.animate(withDuration: 0.2) {
            cell.layer.shadowOpacity = 0.2
            cell.layer.shadowRadius = 6
            cell.layer.shadowOffset = .zero
            cell.alpha = 0.9
        }
        reordering.scrolling = EdgeScrolling { [weak self] in self?.scrollReordering() ?? false }
        reordering.scrolling?.update()
    }

    /// Near its edges the table scrolls by itself.
    private func scrollReordering() -> Bool {
        guard let reordering = editing.reordering else { return false }
        let moved = scrollNearEdges(fingerAt: reordering.finger, isHorizontal: false).dy
        guard moved != 0 else { return false }
        moveReordering(to: CGPoint(x: reordering.finger.x, y: reordering.finger.y + moved))
        return true
    }

    private func moveReordering(to point: CGPoint) {
        guard let reordering = editing.reordering else { return }
        reordering.finger = point
        reordering.scrolling?.update()
        reordering.cell.center.y = point.y + reordering.grip
        guard let proposed = proposedPath(for: reordering.cell.center.y), proposed != reordering.path else { return }
        let target =
            tableDelegate?.tableView(
                self, targetIndexPathForMoveFromRowAt: reordering.source, toProposedIndexPath: proposed) ?? proposed
        // The delegate may have ended it.
        guard editing.reordering === reordering, target != reordering.path, isDropTarget(target, reordering) else {
            return
        }
        shift(reordering, to: target)
    }

    /// Where a row would be whose middle is at a height: it takes a row's place when it is over its middle.
    private func proposedPath(for y: CGFloat) -> IndexPath? {
        let lowest = rows.geometry.total()
        if let path = rows.geometry.row(at: min(max(y, 0), lowest)) { return path }
        guard let section = rows.geometry.section(at: y) else { return nil }
        // In a header the row goes to the end of the section above, in a footer to the end of its own.
        let rowsOfSection = rows.geometry.extent(ofRowsIn: section)
        let count = rows.geometry.sections[section].rows.count
        if y < rowsOfSection.minY {
            guard section > 0 else { return count > 0 ? IndexPath(row: 0, section: 0) : nil }
            if count == 0 { return IndexPath(row: 0, section: section) }
            return nil
        }
        let isOwn = editing.reordering?.path.section == section
        return IndexPath(row: isOwn ? max(0, count - 1) : count, section: section)
    }

    private func isDropTarget(_ path: IndexPath, _ reordering: TableReordering) -> Bool {
        guard path.count == 2, rows.geometry.sections.indices.contains(path.section), path.row >= 0 else {
            return false
        }
        let count = rows.geometry.sections[path.section].rows.count
        return path.row < count + (path.section == reordering.path.section ? 0 : 1)
    }

    /// Moves the row in what is shown; the data source hears of it when it is dropped.
    private func shift(_ reordering: TableReordering, to target: IndexPath) {
        let old = reordering.path
        moveRowInGeometry(old, target)
        reordering.path = target
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { [self] in
            placeRows()
            placeHeaders()
        }
        setNeedsLayout()
    }

    /// Rows, cells and selection as they are when a row has another place.
    func moveRowInGeometry(_ old: IndexPath, _ new: IndexPath) {
        let height = rows.geometry.sections[old.section].rows[old.row]
        rows.geometry.change(old.section) { section in
            var heights = RowHeights()
            heights.append(section.rows, 0..<old.row)
            heights.append(section.rows, old.row + 1..<section.rows.count)
            section.rows = heights
        }
        rows.geometry.change(new.section) { section in
            var heights = RowHeights()
            heights.append(section.rows, 0..<new.row)
            heights.append(count: 1, common: height)
            heights.append(section.rows, new.row..<section.rows.count)
            section.rows = heights
        }
        func moved(_ path: IndexPath) -> IndexPath {
            if path == old { return new }
            var path = path
            if path.section == old.section, path.row > old.row { path.row -= 1 }
            if path.section == new.section, path.row >= new.row { path.row += 1 }
            return path
        }
        rows.shown = rows.shown.map { TableRows.Shown(path: moved($0.path), cell: $0.cell) }.sorted {
            $0.path < $1.path
        }
        selection.rows = Set(selection.rows.map(moved))
        updateContentSize()
    }

    private func dropReordering() {
        guard let reordering = editing.reordering else { return }
        editing.reordering = nil
        let (source, target) = (reordering.source, reordering.path)
        settle(reordering)
        if source != target { report(moved: source, to: target) }
    }

    /// Has the data source move a row that the table shows at its new place already.
    func report(moved source: IndexPath, to target: IndexPath) {
        guard let dataSource else { return }
        func call(_ dataSource: some UITableViewDataSource) {
            _ = dataSource.tableView(self, moveRowAt: source, to: target)
        }
        editing.reportedMove = (source, target)
        call(dataSource)
        editing.reportedMove = nil
    }

    /// The row goes back to where it was.
    func cancelReordering() {
        guard let reordering = editing.reordering else { return }
        editing.reordering = nil
        if reordering.path != reordering.source, rows.contains(reordering.path) {
            moveRowInGeometry(reordering.path, reordering.source)
        }
        settle(reordering)
    }

    private func settle(_ reordering: TableReordering) {
        reordering.scrolling?.end()
        reordering.cell.states.isReordering = false
        reordering.cell.setNeedsUpdateConfiguration()
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { [self] in
            reordering.cell.layer.shadowOpacity = 0
            reordering.cell.alpha = 1
            placeRows()
            placeHeaders()
        }
        setNeedsLayout()
    }
}

/// Lets a table's reorder recognizer have only touches in reorder controls, so that it does not hold up others.
@MainActor
private final class ReorderPermission: NSObject, UIGestureRecognizerDelegate {
    static let shared = ReorderPermission()

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        (gestureRecognizer.view as? UITableView)?.reorderTakes(touch) ?? false
    }
}
