import Foundation

extension UITableView: SwipingList {
    func rowToSwipe(at point: CGPoint) -> IndexPath? {
        guard !isEditing, editing.reordering == nil else { return nil }
        return indexPathForRow(at: point)
    }

    /// Returns the actions for a row and a side; `nil` if it has no actions there, or if the rows have changed
    /// meanwhile.
    func swipeActions(ofRow path: IndexPath, _ edge: ListSwipe.Edge) -> UISwipeActionsConfiguration? {
        let configuration = asking { swipeConfiguration(path, edge) }
        return hasPostponedChanges ? nil : configuration
    }

    private func swipeConfiguration(_ path: IndexPath, _ edge: ListSwipe.Edge) -> UISwipeActionsConfiguration? {
        guard let dataSource, canEdit(path) else { return nil }
        let own =
            edge == .leading
            ? tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
            : tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
        if let own { return own }
        guard edge == .trailing else { return nil }
        if let tableDelegate {
            let source: any RowActionSource = DelegateRowActions(delegate: tableDelegate)
            if let old = source.rowActions(self, at: path) { return old }
        }
        guard dataSource.commitsEditing,
            tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete
        else { return nil }
        let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, view, done in
            // Assistive technologies perform the action with the cell, without a swipe.
            guard let self,
                let path = (view as? UITableViewCell).flatMap({ self.indexPath(for: $0) }) ?? swiping.current?.path
            else { return done(false) }
            commit(.delete, at: path)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    func cellToSwipe(at path: IndexPath) -> (any SwipedCell)? { rows.cell(at: path) }

    func placeToSwipe(ofRow path: IndexPath) -> CGRect? {
        guard rows.contains(path) else { return nil }
        let extent = rows.geometry.extent(ofRow: path)
        return cellFrame(minY: extent.minY, height: extent.height)
    }

    func placeSwipedRow(_ path: IndexPath) { placeRows() }

    /// Notifies the delegate, unless all rows of the table are being edited.
    func swipeDidBegin(_ path: IndexPath) {
        if !isEditing { tableDelegate?.tableView(self, willBeginEditingRowAt: path) }
    }

    func swipeDidEnd(_ path: IndexPath) {
        if !isEditing { tableDelegate?.tableView(self, didEndEditingRowAt: rows.contains(path) ? path : nil) }
    }
}

extension UITableViewCell: SwipedCell {
    func setSwiped(_ isSwiped: Bool) {
        states.isSwiped = isSwiped
        setNeedsUpdateConfiguration()
        parts.editingControl?.isTurned = isSwiped
    }

    var placeCorners: ListCorners {
        ListCorners(isFirst: position.isFirst, isLast: position.isLast, radius: position.cornerRadius)
    }
}
