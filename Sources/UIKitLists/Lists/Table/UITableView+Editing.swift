import Foundation

extension UITableView {
    // MARK: - Editing the table

    func changeEditing(_ isEditing: Bool, animated: Bool) {
        swiping.end(animated: animated)
        guard isEditing != editing.isEditing else { return }
        endMovement(cancelled: true)
        editing.isEditing = isEditing
        // The selection is cleared when the mode changes.
        for path in selection.items { setSelected(path, false, animated: animated) }
        for shown in rows.shown { applyEditing(to: shown.cell, at: shown.path, animated: animated) }
        setNeedsLayout()
    }

    func editingControlsDidChange() {
        guard isEditing else { return }
        for shown in rows.shown { applyEditing(to: shown.cell, at: shown.path, animated: false) }
    }

    /// Whether checkmarks replace the editing controls.
    private var showsCheckmarks: Bool { allowsMultipleSelectionDuringEditing }

    func canEdit(_ path: IndexPath) -> Bool { dataSource?.tableView(self, canEditRowAt: dataPath(of: path)) ?? false }

    /// Applies the table's editing state to a cell. The data source and the delegate determine the controls of the
    /// row.
    func applyEditing(to cell: UITableViewCell, at path: IndexPath, animated: Bool) {
        guard editing.isEditing else {
            if cell.isEditing { cell.setEditing(false, animated: animated) }
            return
        }
        let isEditable = canEdit(path)
        let asked = dataPath(of: path)
        let style = isEditable ? tableDelegate?.tableView(self, editingStyleForRowAt: asked) ?? .delete : .none
        cell.states.selectsMultiple = showsCheckmarks && isEditable
        cell.states.editingStyle = style
        cell.states.indentsWhileEditing =
            tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: asked) ?? true
        cell.states.canMove = canMove(path)
        cell.showsReorderControl = cell.showsReorderControl || cell.states.canMove
        if cell.isEditing { cell.setNeedsLayout() } else { cell.setEditing(true, animated: animated) }
    }

    func canMove(_ path: IndexPath) -> Bool {
        guard let dataSource, dataSource.movesRows else { return false }
        return dataSource.tableView(self, canMoveRowAt: dataPath(of: path))
    }

    // MARK: - The editing control

    /// Handles a tap on an editing control. A plus control inserts a row at once. A minus control shows the row's
    /// actions, and hides them when it is tapped again.
    func editingControlTapped(in cell: UITableViewCell) {
        guard let path = rows.path(of: cell) else { return }
        if cell.editingStyle == .insert {
            commit(.insert, at: path)
        } else if swiping.current?.path == path {
            swiping.end(animated: true)
        } else {
            swiping.open(path, .trailing)
        }
    }

    func commit(_ style: UITableViewCell.EditingStyle, at path: IndexPath) {
        guard let dataSource else { return }
        func call(_ dataSource: some UITableViewDataSource) {
            _ = dataSource.tableView(self, commit: style, forRowAt: path)
        }
        call(dataSource)
    }
}
