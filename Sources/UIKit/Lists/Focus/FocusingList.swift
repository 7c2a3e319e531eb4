import Foundation

/// A move of the focus into a list, out of it, or from one of its rows to another.
@MainActor
struct ListFocusMove {
    var from: IndexPath?
    var to: IndexPath?
    /// The cells, where they are in sight; else what has the focus outside of the list.
    var previous: UIView?
    var next: UIView?
    var heading: UIFocusHeading
}

/// A list that has the keyboard's focus as a whole and shows it at one of its rows.
@MainActor
protocol FocusingList: UIScrollView {
    var focusedPath: IndexPath? { get set }
    var lastFocusedPath: IndexPath? { get set }
    /// The row that gets the focus with the list, found while it is asked whether it may.
    var comingFocus: IndexPath? { get set }

    /// The row that gets the focus when that comes to the list from elsewhere.
    func preferredFocusPath() -> IndexPath?

    func hasRowToFocus(at path: IndexPath) -> Bool
    func cellToFocus(at path: IndexPath) -> (any FocusedCell)?
    /// The row in whose cell a view is.
    func rowToFocus(around view: UIView) -> IndexPath?
    /// The next row in a direction that can have the focus.
    func rowToFocus(beside path: IndexPath, towards heading: UIFocusHeading) -> IndexPath?

    func scrollToFocused(_ path: IndexPath)

    /// Selects the row that has the focus, where selection follows.
    func selectFocused(_ path: IndexPath)

    /// Asks the delegate.
    func mayMoveFocus(_ move: ListFocusMove) -> Bool

    /// Notifies the delegate.
    func focusDidMove(_ move: ListFocusMove, with coordinator: UIFocusAnimationCoordinator)
}

/// A cell that shows that its row has the focus.
@MainActor
protocol FocusedCell: UIView {
    func setFocused(_ isFocused: Bool)
}

extension FocusingList {
    // MARK: - From and to elsewhere

    /// The focus system asks whether the focus may come, go, or move between views in cells.
    func shouldUpdateListFocus(in context: UIFocusUpdateContext) -> Bool {
        comingFocus =
            context.nextFocusedView === self
            ? context.previouslyFocusedView.flatMap { rowToFocus(after: $0, towards: context.focusHeading) }
                ?? preferredFocusPath() : nil
        return mayMoveFocus(move(of: context))
    }

    /// The focus has come to the list, which shows it at a row, or has gone.
    func didUpdateListFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        var move = move(of: context)
        comingFocus = nil
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
        let to = path(of: context.nextFocusedView, ofList: comingFocus)
        return ListFocusMove(
            from: from, to: to, previous: from.flatMap { cellToFocus(at: $0) } ?? context.previouslyFocusedView,
            next: to.flatMap { cellToFocus(at: $0) } ?? context.nextFocusedView, heading: context.focusHeading)
    }

    /// The row after the row of a view in the list.
    private func rowToFocus(after view: UIView, towards heading: UIFocusHeading) -> IndexPath? {
        guard canBecomeFocused, view !== self else { return nil }
        return rowToFocus(around: view).flatMap { rowToFocus(beside: $0, towards: heading) }
    }

    /// Whether the next row gets the focus: see `FocusRowHost`.
    func hasRowToFocus(from view: UIView, before next: UIView?, towards heading: UIFocusHeading) -> Bool {
        guard let path = rowToFocus(after: view, towards: heading) else { return false }
        guard let next, let other = rowToFocus(around: next) else { return true }
        return other != path && other != rowToFocus(around: view)
    }

    /// An arrow key of a view in the list, which did not use it, moves the focus to the next row.
    ///
    /// - Returns: Whether it did; `nil` if no view in the list has the focus.
    func moveFocusOut(towards heading: UIFocusHeading) -> Bool? {
        guard let system = UIFocusSystem.focusSystem(for: self), let focused = system.focusedView, focused !== self,
            focused.isDescendant(of: self)
        else { return nil }
        guard rowToFocus(after: focused, towards: heading) != nil else { return false }
        return system.moveOut(to: self, heading)
    }

    // MARK: - Inside of the list

    /// A key moves the focus to another row, where the delegate permits it.
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

    /// The row that had the focus does not look so any more.
    func loseFocus() {
        guard let path = focusedPath else { return }
        let move = ListFocusMove(from: path, to: nil, previous: cellToFocus(at: path), next: nil, heading: [])
        showFocus(at: nil)
        let coordinator = UIFocusAnimationCoordinator()
        focusDidMove(move, with: coordinator)
        coordinator.run()
    }

    /// Shows a row as the one that has the focus, and scrolls to it.
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
