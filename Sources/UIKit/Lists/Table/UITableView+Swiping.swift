import Foundation

/// A row that is swiped: which, to which side, and how far.
@MainActor
final class TableSwipe {
    enum Edge {
        case leading, trailing
    }

    var path: IndexPath
    let edge: Edge
    let configuration: UISwipeActionsConfiguration
    let actions: SwipeActionsView
    /// How far the row is from its place: to the left negative.
    var offset: CGFloat = 0
    var isOpen = false
    /// The delegate was told that the row is edited.
    var isEditing = false

    init(_ path: IndexPath, _ edge: Edge, _ configuration: UISwipeActionsConfiguration, _ actions: SwipeActionsView) {
        self.path = path
        self.edge = edge
        self.configuration = configuration
        self.actions = actions
    }
}

// Distances of swiping are chosen: a button is at least 74 points wide; the row opens when half of its buttons are seen or the
// finger is fast, and the first action is performed when the finger is dragged over three fifths of the row's width.
extension UITableView {
    func setUpSwiping() {
        let pan = UIPanGestureRecognizer(target: self, action: UITableView.swipePanDidChange)
        pan.maximumNumberOfTouches = 1
        addGestureRecognizer(pan)
        editing.swipePan = pan
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    func swipePanShouldBegin() -> Bool {
        guard let pan = editing.swipePan else { return false }
        let heading = pan.heading(in: self)
        guard abs(heading.x) > abs(heading.y), !isEditing, !isDragging, editing.reordering == nil,
            let path = indexPathForRow(at: pan.location(in: self)), rows.cell(at: path) != nil
        else { return false }
        let edge: TableSwipe.Edge = (heading.x < 0) == isRightToLeft ? .leading : .trailing
        if let swipe = editing.swipe, swipe.path == path { return true }
        endSwipe(animated: true)
        return beginSwipe(path, edge)
    }

    /// What swiping a row to a side shows; `nil` when it cannot be swiped there.
    private func swipeConfiguration(_ path: IndexPath, _ edge: TableSwipe.Edge) -> UISwipeActionsConfiguration? {
        guard let dataSource, canEdit(path) else { return nil }
        let own =
            edge == .leading
            ? tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
            : tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
        if let own { return own.actions.isEmpty ? nil : own }
        guard edge == .trailing else { return nil }
        if let tableDelegate {
            let source: any RowActionSource = DelegateRowActions(delegate: tableDelegate)
            if let old = source.rowActions(self, at: path) { return old.actions.isEmpty ? nil : old }
        }
        guard dataSource.commitsEditing,
            tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete
        else { return nil }
        let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
            guard let self, let path = editing.swipe?.path else { return done(false) }
            commit(.delete, at: path)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    private func beginSwipe(_ path: IndexPath, _ edge: TableSwipe.Edge) -> Bool {
        guard let configuration = swipeConfiguration(path, edge), let cell = rows.cell(at: path) else { return false }
        let isAtRight = (edge == .trailing) != isRightToLeft
        let actions = SwipeActionsView(configuration.actions, isAtRight: isAtRight) { [weak self] action in
            self?.perform(action)
        }
        let swipe = TableSwipe(path, edge, configuration, actions)
        editing.swipe = swipe
        insertSubview(actions, belowSubview: cell)
        cell.states.isSwiped = true
        cell.setNeedsUpdateConfiguration()
        if !isEditing {
            swipe.isEditing = true
            tableDelegate?.tableView(self, willBeginEditingRowAt: path)
        }
        layOutSwipe()
        return true
    }

    private func swipePanDidChange(_ pan: UIPanGestureRecognizer) {
        guard let swipe = editing.swipe else { return }
        let x = pan.translation(in: self).x
        switch pan.state {
        case .began, .changed:
            let start = swipe.isOpen ? openOffset(swipe) : 0
            moveSwipe(to: start + x)
        case .ended, .cancelled:
            releaseSwipe(swipe, velocity: pan.velocity(in: self).x, isCancelled: pan.state == .cancelled)
        default: break
        }
    }

    /// To the right for actions at the left.
    private func direction(_ swipe: TableSwipe) -> CGFloat { swipe.actions.isAtRight ? -1 : 1 }

    private func openOffset(_ swipe: TableSwipe) -> CGFloat { direction(swipe) * swipe.actions.preferredWidth }

    private func moveSwipe(to offset: CGFloat) {
        guard let swipe = editing.swipe, let cell = rows.cell(at: swipe.path) else { return }
        var distance = offset * direction(swipe)
        let width = swipe.actions.preferredWidth
        if distance < 0 { distance = 0 }
        if distance > width, !swipe.configuration.performsFirstActionWithFullSwipe {
            // Beyond its buttons a row follows only a little.
            distance = width + (distance - width) * 0.2
        }
        distance = min(distance, cell.bounds.width)
        swipe.offset = distance * direction(swipe)
        let isFull = isFullSwipe(swipe, cell)
        if isFull != swipe.actions.isExpanded {
            UIView.animate(withDuration: 0.2) { swipe.actions.isExpanded = isFull }
        }
        placeRows()
        layOutSwipe()
    }

    private func isFullSwipe(_ swipe: TableSwipe, _ cell: UITableViewCell) -> Bool {
        swipe.configuration.performsFirstActionWithFullSwipe
            && abs(swipe.offset) > max(cell.bounds.width * 0.6, swipe.actions.preferredWidth + 20)
    }

    private func releaseSwipe(_ swipe: TableSwipe, velocity: CGFloat, isCancelled: Bool) {
        guard let cell = rows.cell(at: swipe.path) else { return endSwipe(animated: false) }
        if !isCancelled, isFullSwipe(swipe, cell), let action = swipe.configuration.actions.first {
            return perform(action)
        }
        let towards = velocity * direction(swipe)
        let opens =
            !isCancelled && (towards > 300 || (towards > -300 && abs(swipe.offset) > swipe.actions.preferredWidth / 2))
        if opens { settleSwipe(swipe, at: openOffset(swipe)) } else { endSwipe(animated: true) }
    }

    private func settleSwipe(_ swipe: TableSwipe, at offset: CGFloat) {
        swipe.isOpen = true
        UIView.animate(
            withDuration: 0.3, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: .allowUserInteraction
        ) { [self] in
            swipe.offset = offset
            swipe.actions.isExpanded = false
            placeRows()
            layOutSwipe()
        }
    }

    func openSwipe(at path: IndexPath, edge: TableSwipe.Edge, animated: Bool) {
        endSwipe(animated: animated)
        guard beginSwipe(path, edge), let swipe = editing.swipe else { return }
        rows.cell(at: path)?.parts.editingControl?.isTurned = true
        settleSwipe(swipe, at: openOffset(swipe))
    }

    /// Calls an action's handler; the row closes when it says that it is done.
    private func perform(_ action: UIContextualAction) {
        guard let swipe = editing.swipe else { return }
        var isDone = false
        action.handler(action, swipe.actions) { [weak self] _ in
            guard !isDone else { return }
            isDone = true
            guard let self, editing.swipe === swipe else { return }
            endSwipe(animated: true)
        }
    }

    /// Closes the row that is open.
    func endSwipe(animated: Bool) {
        guard let swipe = editing.swipe else { return }
        let cell = rows.cell(at: swipe.path)
        editing.swipe = nil
        cell?.states.isSwiped = false
        cell?.setNeedsUpdateConfiguration()
        cell?.parts.editingControl?.isTurned = false
        let close = { [self] in
            placeRows()
            let frame = swipe.actions.frame
            swipe.actions.frame = CGRect(
                x: swipe.actions.isAtRight ? frame.maxX : frame.minX, y: frame.minY, width: 0, height: frame.height)
            swipe.actions.layoutIfNeeded()
        }
        if animated, window != nil {
            UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: close) { _ in
                swipe.actions.removeFromSuperview()
            }
        } else {
            UIView.performWithoutAnimation(close)
            swipe.actions.removeFromSuperview()
        }
        if swipe.isEditing {
            tableDelegate?.tableView(self, didEndEditingRowAt: rows.contains(swipe.path) ? swipe.path : nil)
        }
    }

    /// The actions fill the space that the row has left.
    func layOutSwipe() {
        guard let swipe = editing.swipe, rows.contains(swipe.path) else { return }
        let extent = rows.geometry.extent(ofRow: swipe.path)
        let row = cellFrame(minY: extent.minY, height: extent.height)
        let width = abs(swipe.offset)
        let frame = CGRect(
            x: swipe.actions.isAtRight ? row.maxX - width : row.minX, y: row.minY, width: width, height: row.height)
        if swipe.actions.frame != frame { swipe.actions.frame = frame }
        swipe.actions.layoutIfNeeded()
    }

    /// While a row is open, what is touched outside of its actions is the table, which closes it.
    func hitTestSwipe(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let swipe = editing.swipe, swipe.isOpen, self.point(inside: point, with: event) else { return nil }
        if let hit = swipe.actions.hitTest(convert(point, to: swipe.actions), with: event) { return hit }
        let cell = rows.cell(at: swipe.path)
        if let cell, cell.frame.contains(point) {
            // The open row can be dragged on, and a tap on it closes it.
            return self
        }
        return self
    }
}
