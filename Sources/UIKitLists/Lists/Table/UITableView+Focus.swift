import Foundation
import UIKitCore

extension UITableView: FocusingList {
    // MARK: - Keys

    private func canFocus(_ path: IndexPath) -> Bool {
        tableDelegate?.tableView(self, canFocusRowAt: path) ?? canSelect
    }

    /// Handles a key that moves the focus or selects a row. Returns whether the key was handled.
    func focusKeyBegan(_ presses: Set<UIPress>) -> Bool {
        guard allowsFocus, !isEditing || allowsFocusDuringEditing, !(window?.firstResponder is any UIKeyInput),
            let key = presses.first?.key
        else { return false }
        let isArrow = key.keyCode == .keyboardDownArrow || key.keyCode == .keyboardUpArrow
        if isArrow, key.modifierFlags.contains(.alternate) {
            return moveFocusedRow(forward: key.keyCode == .keyboardDownArrow)
        }
        switch key.keyCode {
        case .keyboardDownArrow: return moveFocus(with: presses) { step(forward: true) }
        case .keyboardUpArrow: return moveFocus(with: presses) { step(forward: false) }
        case .keyboardRightArrow, .keyboardLeftArrow:
            guard let path = selection.focused, rows.contains(path) else { return false }
            return swiping.move(path, towardsRight: key.keyCode == .keyboardRightArrow)
        case .keyboardReturnOrEnter, .keyboardSpacebar:
            guard let path = selection.focused, rows.contains(path) else { return false }
            selectByHand(path)
            return true
        default: return false
        }
    }

    private func step(forward: Bool) -> Bool {
        if let didMove = moveFocusOut(towards: forward ? .down : .up) { return didMove }
        loadItems()
        guard rows.geometry.sections.contains(where: { $0.rows.count > 0 }) else { return false }
        let heading: UIFocusHeading = forward ? .down : .up
        var path = selection.focused ?? selection.items.min()
        if path == nil || path.map(rows.contains) == false {
            let start =
                indexPathsForVisibleRows?.first ?? items(beside: IndexPath(row: -1, section: 0), forward: true, 1).first
            guard let start else { return false }
            path = start
            if canFocus(start) {
                moveFocus(to: start, heading)
                return true
            }
        }
        guard let next = path.flatMap({ rowToFocus(beside: $0, towards: heading) }) else { return false }
        moveFocus(to: next, heading)
        return true
    }

    func rowToFocus(beside path: IndexPath, towards heading: UIFocusHeading) -> IndexPath? {
        guard heading == .down || heading == .up else { return nil }
        var path: IndexPath? = path
        while let current = path {
            path = items(beside: current, forward: heading == .down, 1).first
            if let path, canFocus(path) { return path }
        }
        return nil
    }

    // MARK: - Rows

    // Chosen (Input): If a table gets the focus, a selected visible row is focused, or else the first visible row.
    func preferredFocusPath() -> IndexPath? {
        loadItems()
        layoutIfNeeded()
        if remembersLastFocusedIndexPath || restoresFocus, let path = selection.lastFocused, rows.contains(path),
            canFocus(path)
        {
            return path
        }
        if let path = tableDelegate?.indexPathForPreferredFocusedView(in: self), rows.contains(path), canFocus(path) {
            return path
        }
        let (insets, bounds) = (adjustedContentInset, bounds)
        let seen = bounds.inset(by: insets)
        let inSight = (indexPathsForVisibleRows ?? []).filter { seen.contains(rectForRow(at: $0)) }
        return inSight.first { selection.items.contains($0) && canFocus($0) } ?? inSight.first { canFocus($0) }
    }

    func hasRowToFocus(at path: IndexPath) -> Bool { rows.contains(path) }

    func cellToFocus(at path: IndexPath) -> (any FocusedCell)? { rows.cell(at: path) }

    func rowToFocus(around view: UIView) -> IndexPath? { rows.shown.first { view.isDescendant(of: $0.cell) }?.path }

    func scrollToFocused(_ path: IndexPath) { scrollToRow(at: path, at: .none, animated: false) }

    func selectFocused(_ path: IndexPath) {
        let follows =
            tableDelegate?.tableView(self, selectionFollowsFocusForRowAt: path) ?? selectionFollowsFocus
        // The focus selects the row without its primary action.
        if follows, !selection.items.contains(path) { chooseByHand(path) }
    }

    // MARK: - The delegate

    func mayMoveFocus(_ move: ListFocusMove) -> Bool {
        tableDelegate?.tableView(self, shouldUpdateFocusIn: UITableViewFocusUpdateContext(move)) ?? true
    }

    func focusDidMove(_ move: ListFocusMove, with coordinator: UIFocusAnimationCoordinator) {
        tableDelegate?.tableView(self, didUpdateFocusIn: UITableViewFocusUpdateContext(move), with: coordinator)
    }
}

extension UITableViewCell: FocusedCell {}

extension UITableView: FocusRowHost {
    package var focusedCell: UIView? { focusedPath.flatMap { cellToFocus(at: $0) } }

    package func hasRow(from view: UIView, before next: UIView?, towards heading: UIFocusHeading) -> Bool {
        hasRowToFocus(from: view, before: next, towards: heading)
    }

    package func cellOfRow(after view: UIView, towards heading: UIFocusHeading) -> UIView? {
        cellToFocus(after: view, towards: heading)
    }
}
