import UIKitCore

// The children of a split view are the controllers of its columns, except those in the stack. Each change of the
// visible columns creates its own transition.
extension UISplitViewController: StagedContainer {
    package func beginAdding(_ child: UIViewController) {
        if let view = child.viewIfLoaded, child.parent == nil || view.window == nil { view.removeFromSuperview() }
        addChild(child)
    }

    package func didNotAdd(_ child: UIViewController) {
        if let column = columns.column(of: child) { columns[column] = .init() }
    }

    /// Empties the column of a child that other code has removed. A child that moves into the stack keeps its column.
    package func childWasRemoved(_ child: UIViewController) {
        stage.rest(at: shownChildren)
        guard let column = columns.column(of: child), !isInStack(child) else {
            // The navigation controller of a former column may have left its view in an invisible stack.
            if child.parent == nil, let view = child.viewInPlace, view.window == nil { view.removeFromSuperview() }
            return
        }
        columns[column] = .init()
        if panels?[column].child === child { panels?[column].clear() }
        TransitionFlush.whenIdle { [weak self] in self?.columnsDidChange() }
    }

    /// Updates the columns that callbacks have changed while children were added and removed.
    package func childrenDidMove() { setNeedsUpdate() }

    package var wantsTransition: Bool { false }
    package func nextTransition() -> ControllerTransition? { nil }

    /// The children whose views are in columns.
    var shownChildren: [UIViewController] { panels?.children.filter { $0.parent === self } ?? [] }

    private func isInStack(_ child: UIViewController) -> Bool {
        guard isCollapsed || rearrangement != nil else { return false }
        return SplitColumns.stacked.contains { column in
            stackNavigation(of: columns[column].child)?.stack.contains { $0 === child } == true
        }
    }

    // MARK: Wanted children

    /// Makes the controllers of columns children, except those in the stack.
    func adoptColumns(_ adopted: [Column] = SplitColumns.all) {
        for column in adopted {
            wrap(column)
            guard let child = columns[column].child, canAdopt(child) else { continue }
            stage.want(adding: [child])
        }
    }

    private func canAdopt(_ child: UIViewController) -> Bool {
        // A child that is about to leave remains.
        guard child.parent !== self else { return stage.contains(child) && !stage.isWanted(child) }
        if isCollapsed, baseNavigation?.stack.contains(where: { $0 === child }) == true { return false }
        // A controller in a transition of a stack becomes a child after its end.
        if let navigation = child.parent as? UINavigationController, !navigation.openTransitions.isEmpty {
            if !isCollapsed { navigation.settleTransitions() }
            guard child.parent == nil || stack(holding: child) != nil else { return false }
        }
        guard stack(holding: child) != nil else { return true }
        // The controller is in a stack that belonged to a column during the collapse: the stack is rebuilt.
        requestStack()
        setNeedsUpdate()
        return false
    }

    /// Removes the children that are in no column, when they are invisible.
    func releaseOtherColumns() {
        stage.rest(at: shownChildren)
        stage.want(removing: children.filter { columns.column(of: $0) == nil })
    }
}
