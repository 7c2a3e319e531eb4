import Foundation

/// A focus move into a list, out of it, or between its rows.
@MainActor
struct ListFocusMove {
    var from: IndexPath?
    var to: IndexPath?
    /// The views that lose and get the focus: the cells of the rows if they are visible, or focused views outside the
    /// list.
    var previous: UIView?
    var next: UIView?
    var heading: UIFocusHeading
}

/// A list that has the keyboard focus as a whole and shows it at one of its rows.
@MainActor
protocol FocusingList: UIScrollView {
    var focusedPath: IndexPath? { get set }
    var lastFocusedPath: IndexPath? { get set }
    /// The row that gets the focus together with the list, determined when the focus update is checked.
    var pendingFocus: IndexPath? { get set }

    /// Handles a key that moves the focus or selects a row. Returns whether the key was handled.
    func focusKeyBegan(_ presses: Set<UIPress>) -> Bool

    /// Returns the row that gets the focus when the focus moves into the list.
    func preferredFocusPath() -> IndexPath?

    func hasRowToFocus(at path: IndexPath) -> Bool
    func cellToFocus(at path: IndexPath) -> (any FocusedCell)?
    /// Returns the row whose cell contains a view.
    func rowToFocus(around view: UIView) -> IndexPath?
    /// Returns the next focusable row in a direction.
    func rowToFocus(beside path: IndexPath, towards heading: UIFocusHeading) -> IndexPath?

    func scrollToFocused(_ path: IndexPath)

    /// Selects the focused row, if selection follows focus.
    func selectFocused(_ path: IndexPath)

    /// Calls the delegate to check a focus move.
    func mayMoveFocus(_ move: ListFocusMove) -> Bool

    /// Notifies the delegate of a focus move.
    func focusDidMove(_ move: ListFocusMove, with coordinator: UIFocusAnimationCoordinator)
}

/// A cell that shows whether its row has the focus.
@MainActor
protocol FocusedCell: UIView {
    func setFocused(_ isFocused: Bool)
}

extension FocusingList {
    // MARK: - Focus moves into and out of the list

    // Chosen (Lists): The focus context for the delegate of a list has the rows' cells as its views.
    // `shouldUpdateFocusIn` and `didUpdateFocusIn` are called with different contexts.
    /// Returns whether the focus may enter the list, leave it, or move between views in its cells.
    func shouldUpdateListFocus(in context: UIFocusUpdateContext) -> Bool {
        pendingFocus =
            context.nextFocusedView === self
            ? context.previouslyFocusedView.flatMap { rowToFocus(after: $0, towards: context.focusHeading) }
                ?? preferredFocusPath() : nil
        return mayMoveFocus(move(of: context))
    }

    // Chosen (Lists): If selection follows the focus, a row of a list is selected after `didUpdateFocusIn` is called.
    /// Shows the focus at a row when the focus has entered the list, or removes it when the focus has left.
    func didUpdateListFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        var move = move(of: context)
        pendingFocus = nil
        if context.nextFocusedView === self {
            showFocus(at: move.to)
            move.next = move.to.flatMap { cellToFocus(at: $0) } ?? self
        } else if context.previouslyFocusedView === self {
            showFocus(at: nil)
        }
        focusDidMove(move, with: coordinator)
        if context.nextFocusedView === self, let path = focusedPath { selectFocused(path) }
    }

    private func move(of context: UIFocusUpdateContext) -> ListFocusMove {
        func path(of view: UIView?, ofList path: IndexPath?) -> IndexPath? {
            guard let view else { return nil }
            return view === self ? path : rowToFocus(around: view)
        }
        let from = path(of: context.previouslyFocusedView, ofList: focusedPath)
        let to = path(of: context.nextFocusedView, ofList: pendingFocus)
        return ListFocusMove(
            from: from, to: to, previous: from.flatMap { cellToFocus(at: $0) } ?? context.previouslyFocusedView,
            next: to.flatMap { cellToFocus(at: $0) } ?? context.nextFocusedView, heading: context.focusHeading)
    }

    // Chosen (Input): An arrow key moves the focus from a control in a list to the control in the next row, or to the
    // next row itself.
    /// Returns the row after the row of a view in the list.
    private func rowToFocus(after view: UIView, towards heading: UIFocusHeading) -> IndexPath? {
        guard canBecomeFocused, view !== self else { return nil }
        return rowToFocus(around: view).flatMap { rowToFocus(beside: $0, towards: heading) }
    }

    /// Returns whether the next row gets the focus: see `FocusRowHost`.
    func hasRowToFocus(from view: UIView, before next: UIView?, towards heading: UIFocusHeading) -> Bool {
        guard let path = rowToFocus(after: view, towards: heading) else { return false }
        guard let next, let other = rowToFocus(around: next) else { return true }
        return other != path && other != rowToFocus(around: view)
    }

    /// Returns the cell of the row that gets the focus: see `FocusRowHost`.
    func cellToFocus(after view: UIView, towards heading: UIFocusHeading) -> UIView? {
        rowToFocus(after: view, towards: heading).flatMap { cellToFocus(at: $0) }
    }

    /// Moves the focus to the next row when a view in the list does not handle an arrow key.
    ///
    /// - Returns: Whether the focus was moved; `nil` if no view in the list has the focus.
    func moveFocusOut(towards heading: UIFocusHeading) -> Bool? {
        guard let system = UIFocusSystem.focusSystem(for: self), let focused = system.focusedView, focused !== self,
            focused.isDescendant(of: self)
        else { return nil }
        guard rowToFocus(after: focused, towards: heading) != nil else { return false }
        return system.moveOut(to: self, heading)
    }

    // Chosen (Lists): After a transition the focus returns to the row that was focused before it.
    /// Whether the focus returns to the list after a transition.
    var restoresFocus: Bool { UIFocusSystem.focusSystem(for: self)?.isRestoring == true }

    // MARK: - Focus moves within the list

    /// Handles a key that moves the focus, and its repetitions. Returns whether the focus was moved.
    func moveFocus(with presses: Set<UIPress>, _ move: () -> Bool) -> Bool {
        guard move() else { return false }
        guard let press = presses.first else { return true }
        press.repetition = { [weak self, weak press] in
            guard let self, let press, window != nil else { return }
            _ = focusKeyBegan([press])
        }
        return true
    }

    /// Moves the focus to a row after a key press, if the delegate permits it.
    func moveFocus(to path: IndexPath, _ heading: UIFocusHeading) {
        let from = focusedPath
        let previous = from.flatMap { cellToFocus(at: $0) }
        var move = ListFocusMove(
            from: from, to: path, previous: previous, next: cellToFocus(at: path), heading: heading)
        // The delegate may have changed the rows.
        guard mayMoveFocus(move), hasRowToFocus(at: path) else { return }
        showFocus(at: path)
        move.next = cellToFocus(at: path)
        let coordinator = UIFocusAnimationCoordinator()
        focusDidMove(move, with: coordinator)
        coordinator.run()
        if focusedPath == path { selectFocused(path) }
    }

    /// Removes the focus effect from the focused row.
    func resignFocus() {
        guard let path = focusedPath else { return }
        let move = ListFocusMove(from: path, to: nil, previous: cellToFocus(at: path), next: nil, heading: [])
        showFocus(at: nil)
        let coordinator = UIFocusAnimationCoordinator()
        focusDidMove(move, with: coordinator)
        coordinator.run()
    }

    /// Shows a row as focused, and scrolls to it.
    private func showFocus(at path: IndexPath?) {
        if let old = focusedPath { cellToFocus(at: old)?.setFocused(false) }
        focusedPath = path
        guard let path, hasRowToFocus(at: path) else { return }
        lastFocusedPath = path
        scrollToFocused(path)
        layoutIfNeeded()
        guard focusedPath == path, hasRowToFocus(at: path) else { return }
        cellToFocus(at: path)?.setFocused(true)
    }
}
