import Foundation

// Reorder controls at the trailing side of rows move rows up and down.
extension UITableView: MovingList {
    var movement: ListMovement? {
        get { editing.reordering }
        set { editing.reordering = newValue }
    }

    static var raisesLiftedCells: Bool { true }

    func itemPath(of cell: UIView) -> IndexPath? { (cell as? UITableViewCell).flatMap(rows.path) }

    /// Returns whether a row can be moved. The data source was called when the row got its control.
    func permitsMovement(of path: IndexPath) -> Bool {
        isEditing && drop.gap == nil && rows.cell(at: path)?.states.canMove == true
    }

    // Chosen (Movement): A row that is moved interactively takes the place whose middle is nearest to the middle of
    // the row, also in a section without rows or after the last row of a section. If two places are equally near, the
    // place in the upper section is used.
    func proposedPlace(of path: IndexPath, at position: CGPoint) -> IndexPath {
        rows.geometry.place(ofRowAt: path, withMiddleAt: position.y)
    }

    func chosenPlace(_ source: IndexPath, _ current: IndexPath, _ proposed: IndexPath) -> IndexPath {
        tableDelegate?.tableView(self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
            ?? proposed
    }

    func setReordering(_ isReordering: Bool, at path: IndexPath) -> UIView? {
        guard let cell = rows.cell(at: path), cell.states.isReordering != isReordering else {
            return rows.cell(at: path)
        }
        cell.states.isReordering = isReordering
        cell.setNeedsUpdateConfiguration()
        return cell
    }

    func follow(_ movement: ListMovement, from previous: CGPoint, to place: IndexPath) {
        if let cell = rows.cell(at: movement.path), let position = movement.position { cell.center.y = position.y }
        guard place != movement.path else { return }
        moveShown(from: movement.path, to: place)
        movement.path = place
        animatePlaces()
    }

    func settle(_ movement: ListMovement, at place: IndexPath, cancelled: Bool) {
        if place != movement.path { moveShown(from: movement.path, to: place) }
        movement.path = place
        animatePlaces()
    }

    func reportMove(from source: IndexPath, to target: IndexPath) {
        guard let dataSource else { return }
        func call(_ dataSource: some UITableViewDataSource) {
            _ = dataSource.tableView(self, moveRowAt: source, to: target)
        }
        editing.reportedMove = (source, target)
        call(dataSource)
        editing.reportedMove = nil
    }

    // Chosen (Lists): Option with the up and down arrow keys moves the focused row of a table in editing mode.
    /// Moves the focused row by one place because of a key. Returns whether the row can be moved.
    func moveFocusedRow(forward: Bool) -> Bool {
        guard movement == nil, let path = selection.focused, permitsMovement(of: path) else { return false }
        guard let next = items(beside: path, forward: forward, 1).first else { return true }
        let target = asking { chosenPlace(path, path, next) }
        guard target != path, rows.contains(path), rows.contains(target) else { return true }
        moveShown(from: path, to: target)
        animatePlaces()
        reportMove(from: path, to: target)
        if let path = selection.focused { scrollToFocused(path) }
        return true
    }

    private func animatePlaces() {
        guard window != nil else { return setNeedsLayout() }
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { [self] in
            placeRows()
            placeHeaders()
        }
        setNeedsLayout()
    }

    func moveShown(from old: IndexPath, to new: IndexPath) {
        rows.geometry.moveRow(from: old, to: new)
        func moved(_ path: IndexPath) -> IndexPath { path.moved(from: old, to: new) }
        _ = rows.remap(moved)
        selection.follow(moved)
        updateContentSize()
    }
}
