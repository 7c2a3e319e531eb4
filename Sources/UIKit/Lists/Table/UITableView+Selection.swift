import Foundation

// The selection of a row by touch:
//
//     down ──shouldHighlight──▶ highlighted ──up──▶ unhighlighted ──▶ willSelect ──▶ [willDeselect, didDeselect] ──▶
//                 │ no              │ drag, cancel                      │ nil              didSelect ──▶ primary action
//                 ▼                 ▼                                   ▼
//              ignored         unhighlighted                         ignored
//
// Chosen (Lists): When a different row is selected, the order of `willDeselectRowAt` and `didDeselectRowAt` among the
// calls is chosen. The order of all other calls is documented or recorded.
extension UITableView {
    var canSelect: Bool {
        isEditing
            ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
            : allowsSelection || allowsMultipleSelection
    }

    var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    // MARK: - Touches

    /// Returns whether the table handles a touch, which must be on a row.
    func rowTouchBegan(_ touches: Set<UITouch>) -> Bool {
        if swiping.touchesBegan(touches) { return true }
        // No row is selected during interactive movement.
        guard movement == nil, selection.highlighted == nil, let touch = touches.first,
            let path = indexPathForRow(at: touch.location(in: self)), let cell = rows.cell(at: path)
        else { return false }
        // Headers are above rows.
        guard touch.view?.isDescendant(of: cell) == true || touch.view === self else { return false }
        guard canSelect, touch.view !== self else { return false }
        guard tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return true }
        selection.touch = touch
        selection.highlighted = path
        cell.setHighlighted(true, animated: false)
        tableDelegate?.tableView(self, didHighlightRowAt: path)
        return true
    }

    func rowTouchMoved(_ touches: Set<UITouch>) -> Bool {
        if swiping.touchesMoved(touches) { return true }
        guard let touch = selection.touch, touches.contains(touch) else { return selection.highlighted != nil }
        if hasLeftRow(touch) { unhighlight() }
        return true
    }

    // Chosen (Lists): A touch that is 20 points outside its row or item ends without selecting, even if it was too
    // fast for a movement event.
    /// Returns whether a finger is outside the row that it has highlighted, which ends the highlight.
    private func hasLeftRow(_ touch: UITouch) -> Bool {
        guard let path = selection.highlighted, let cell = rows.cell(at: path) else { return false }
        return !cell.bounds.insetBy(dx: -20, dy: -20).contains(touch.location(in: cell))
    }

    func rowTouchEnded(_ touches: Set<UITouch>) -> Bool {
        if swiping.touchesEnded(touches) { return true }
        guard let touch = selection.touch, touches.contains(touch) else { return false }
        guard let path = selection.highlighted else {
            selection.touch = nil
            return true
        }
        // A late touch can have moved without an event.
        let isTap = !hasLeftRow(touch)
        unhighlight()
        if isTap { selectByHand(path) }
        return true
    }

    func rowTouchCancelled(_ touches: Set<UITouch>) -> Bool {
        if swiping.touchesCancelled(touches) { return true }
        guard let touch = selection.touch, touches.contains(touch) else { return false }
        unhighlight()
        return true
    }

    private func unhighlight() {
        selection.touch = nil
        guard let path = selection.highlighted else { return }
        selection.highlighted = nil
        rows.cell(at: path)?.setHighlighted(false, animated: true)
        tableDelegate?.tableView(self, didUnhighlightRowAt: path)
    }

    // MARK: - By hand

    /// Selects a row, or deselects it if several rows can be selected, and calls the delegate.
    func selectByHand(_ path: IndexPath) {
        guard canSelect, rows.contains(path) else { return }
        if selectsSeveral, selection.rows.contains(path) { return deselectByHand(path) }
        let wanted = tableDelegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
        guard let wanted, rows.contains(wanted) else { return }
        if !selectsSeveral {
            for old in selection.rows.sorted() where old != wanted {
                guard let old = willDeselect(old) else { continue }
                setSelected(old, false, animated: false)
                tableDelegate?.tableView(self, didDeselectRowAt: old)
            }
            guard rows.contains(wanted) else { return }
        }
        setSelected(wanted, true, animated: false)
        // As in UIKit, the source controller of the segue is called to prepare before the delegate is called.
        if let cell = rows.cell(at: wanted), let segue = cell.selectionSegue { segue.fire(cell) }
        guard rows.contains(wanted) else { return }
        tableDelegate?.tableView(self, didSelectRowAt: wanted)
        notifySelection()
        guard let delegate = tableDelegate, rows.contains(wanted),
            delegate.tableView(self, canPerformPrimaryActionForRowAt: wanted)
        else { return }
        delegate.tableView(self, performPrimaryActionForRowAt: wanted)
    }

    func deselectByHand(_ path: IndexPath) {
        guard let path = willDeselect(path), selection.rows.contains(path) else { return }
        setSelected(path, false, animated: true)
        tableDelegate?.tableView(self, didDeselectRowAt: path)
        notifySelection()
    }

    private func willDeselect(_ path: IndexPath) -> IndexPath? {
        guard let delegate = tableDelegate else { return path }
        return delegate.tableView(self, willDeselectRowAt: path)
    }

    private func notifySelection() {
        NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    }

    func setSelected(_ path: IndexPath, _ isSelected: Bool, animated: Bool) {
        if isSelected { selection.rows.insert(path) } else { selection.rows.remove(path) }
        rows.cell(at: path)?.setSelected(isSelected, animated: animated)
    }

    // MARK: - By the program

    func select(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
        loadItems()
        guard let path else {
            for old in selection.rows { setSelected(old, false, animated: animated) }
            return
        }
        guard rows.contains(path) else { return }
        if !selectsSeveral {
            for old in selection.rows where old != path { setSelected(old, false, animated: animated) }
        }
        setSelected(path, true, animated: animated)
        if position != .none { scrollToRow(at: path, at: position, animated: animated) }
    }

    func deselect(_ path: IndexPath, animated: Bool) {
        guard selection.rows.contains(path) else { return }
        setSelected(path, false, animated: animated)
    }

    func selectionPermissionDidChange() {
        let kept = canSelect && !selectsSeveral ? selection.rows.min() : nil
        for path in selection.rows where path != kept && !selectsSeveral { setSelected(path, false, animated: false) }
    }

    func accessoryTapped(in cell: UITableViewCell) {
        guard let path = rows.path(of: cell) else { return }
        cell.accessorySegue?.fire(cell)
        tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }

    // MARK: - Two fingers

    func setUpMultipleSelection() {
        let pan = TwoFingerPan(target: self, action: UITableView.multiplePanDidChange)
        pan.minimumNumberOfTouches = 2
        pan.maximumNumberOfTouches = 2
        addGestureRecognizer(pan)
        selection.multiplePan = pan
    }

    func multiplePanShouldBegin(_ pan: UIPanGestureRecognizer) -> Bool {
        guard allowsMultipleSelectionDuringEditing, let path = indexPathForRow(at: pan.location(in: self)) else {
            return false
        }
        return tableDelegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
    }

    private func multiplePanDidChange(_ pan: UIPanGestureRecognizer) {
        let path = indexPathForRow(at: pan.location(in: self))
        switch pan.state {
        case .began:
            guard let path else { return }
            if !isEditing { setEditing(true, animated: true) }
            tableDelegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
            selection.dragStart = path
            selection.dragSelects = !selection.rows.contains(path)
            selection.rowsBeforeDrag = selection.rows
            selectDragged(to: path)
        case .changed:
            if let path { selectDragged(to: path) }
        case .ended, .cancelled:
            guard selection.dragStart != nil else { return }
            selection.dragStart = nil
            tableDelegate?.tableViewDidEndMultipleSelectionInteraction(self)
        default: break
        }
    }

    /// Selects rows during a drag. The rows between the first touched row and the current row get the same selection
    /// as the first row. The remaining rows keep their previous selection.
    private func selectDragged(to path: IndexPath) {
        guard let start = selection.dragStart, rows.contains(start) else { return }
        let (first, last) = (min(start, path), max(start, path))
        for shown in rows.shown {
            let isInside = shown.path >= first && shown.path <= last
            let wanted = isInside ? selection.dragSelects : selection.rowsBeforeDrag.contains(shown.path)
            guard wanted != selection.rows.contains(shown.path) else { continue }
            if wanted { selectByHand(shown.path) } else { deselectByHand(shown.path) }
        }
    }
}
