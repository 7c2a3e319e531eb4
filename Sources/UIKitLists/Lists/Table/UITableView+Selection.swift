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
extension UITableView: SelectingList {
    var canSelect: Bool {
        isEditing
            ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
            : allowsSelection || allowsMultipleSelection
    }

    var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    // MARK: - Touches

    /// Returns whether the table handles a touch, which must be on a row.
    func rowTouchBegan(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
        if swiping.touchesBegan(touches) { return true }
        // No row is selected during interactive movement.
        guard UIEvent.pressesContent(touches, with: event), movement == nil, selection.highlighted == nil,
            let touch = touches.first, let path = indexPathForRow(at: touch.location(in: self)),
            let cell = rows.cell(at: path)
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

    func rowTouchEnded(_ touches: Set<UITouch>) -> Bool {
        if swiping.touchesEnded(touches) { return true }
        guard let touch = selection.touch, touches.contains(touch) else { return false }
        guard let path = selection.highlighted else {
            selection.touch = nil
            return true
        }
        // A late touch can have moved without an event.
        let isTap = !hasLeftItem(touch)
        unhighlight()
        if isTap { selectByHand(path) }
        return true
    }

    func didUnhighlight(_ path: IndexPath) {
        rows.cell(at: path)?.setHighlighted(false, animated: true)
        tableDelegate?.tableView(self, didUnhighlightRowAt: path)
    }

    // MARK: - By hand

    /// Selects a row, or deselects it if several rows can be selected, calls the delegate, and performs the primary
    /// action of a selected row.
    func selectByHand(_ path: IndexPath) {
        guard let selected = chooseByHand(path), let delegate = tableDelegate, rows.contains(selected),
            delegate.tableView(self, canPerformPrimaryActionForRowAt: selected)
        else { return }
        delegate.tableView(self, performPrimaryActionForRowAt: selected)
    }

    /// Selects or deselects a row, and calls the delegate. Returns the selected row.
    @discardableResult
    func chooseByHand(_ path: IndexPath) -> IndexPath? {
        guard canSelect, rows.contains(path) else { return nil }
        if selectsSeveral, selection.items.contains(path) {
            deselectByHand(path)
            return nil
        }
        let wanted = tableDelegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
        guard let wanted, rows.contains(wanted) else { return nil }
        if !selectsSeveral {
            for old in selection.items.sorted() where old != wanted {
                guard let old = willDeselect(old) else { continue }
                setSelected(old, false, animated: false)
                tableDelegate?.tableView(self, didDeselectRowAt: old)
            }
            guard rows.contains(wanted) else { return nil }
        }
        setSelected(wanted, true, animated: false)
        // As in UIKit, the source controller of the segue is called to prepare before the delegate is called.
        if let cell = rows.cell(at: wanted), let segue = cell.selectionSegue { segue.fire(cell) }
        guard rows.contains(wanted) else { return nil }
        tableDelegate?.tableView(self, didSelectRowAt: wanted)
        notifySelection()
        return wanted
    }

    func deselectByHand(_ path: IndexPath) {
        guard let path = willDeselect(path), selection.items.contains(path) else { return }
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
        if isSelected { selection.items.insert(path) } else { selection.items.remove(path) }
        rows.cell(at: path)?.setSelected(isSelected, animated: animated)
    }

    // MARK: - By the program

    func select(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
        loadItems()
        guard let path else {
            for old in selection.items { setSelected(old, false, animated: animated) }
            return
        }
        guard rows.contains(path) else { return }
        if !selectsSeveral {
            for old in selection.items where old != path { setSelected(old, false, animated: animated) }
        }
        setSelected(path, true, animated: animated)
        if position != .none { scrollToRow(at: path, at: position, animated: animated) }
    }

    func deselect(_ path: IndexPath, animated: Bool) {
        guard selection.items.contains(path) else { return }
        setSelected(path, false, animated: animated)
    }

    func selectionPermissionDidChange() {
        let kept = canSelect && !selectsSeveral ? selection.items.min() : nil
        for path in selection.items where path != kept && !selectsSeveral { setSelected(path, false, animated: false) }
    }

    func accessoryTapped(in cell: UITableViewCell) {
        guard let path = rows.path(of: cell) else { return }
        cell.accessorySegue?.fire(cell)
        tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }

    // MARK: - Drags that select

    func itemToSelect(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

    var itemsWithCells: [IndexPath] { rows.shown.map(\.path) }

    func setSelectedByHand(_ path: IndexPath, _ isSelected: Bool) {
        if isSelected { selectByHand(path) } else { deselectByHand(path) }
    }

    func isBesideCheckmark(_ point: CGPoint) -> Bool {
        guard isEditing, let path = indexPathForRow(at: point), let cell = rows.cell(at: path),
            cell.states.selectsMultiple, let column = cell.spaces(in: cell.bounds.size).editing
        else { return false }
        let x = cell.convert(point, from: self).x
        return cell.effectiveUserInterfaceLayoutDirection == .rightToLeft ? x >= column.minX : x <= column.maxX
    }

    func permitsSelectionDrag(at path: IndexPath) -> Bool {
        allowsMultipleSelectionDuringEditing
            && tableDelegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
    }

    func selectionDragWillBegin(at path: IndexPath) {
        if !isEditing { setEditing(true, animated: true) }
        tableDelegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
    }

    func selectionDragDidEnd() { tableDelegate?.tableViewDidEndMultipleSelectionInteraction(self) }
}
