import CoreGraphics
import Foundation

// The model: which controller is in which column.
extension UISplitViewController {
    // MARK: What a style has

    func requiresColumns() -> Bool {
        guard style == .unspecified else { return true }
        Diagnostics.raise(
            .split,
            "This API requires initializing via -[UISplitViewController initWithStyle:]: \(Diagnostics.name(self))")
        return false
    }

    func requiresThreeColumns() -> Bool {
        guard requiresColumns() else { return false }
        guard style != .tripleColumn else { return true }
        Diagnostics.raise(
            .split,
            "UISplitViewController supplementaryColumnWidth properties unsupported for style = DoubleColumn: "
                + Diagnostics.name(self))
        return false
    }

    // MARK: Controllers

    var controllersNow: [UIViewController] {
        if isCollapsed { return [columns[state.base].child].compactMap { $0 } }
        return SplitColumns.stacked.compactMap { columns[$0].child }
    }

    func replaceControllers(_ new: [UIViewController]) {
        changeColumns { [self] in
            guard style == .unspecified else {
                let available: [Column] = style == .tripleColumn ? SplitColumns.stacked : [.primary, .secondary]
                for (index, column) in available.enumerated() {
                    let controller = index < new.count ? new[index] : nil
                    guard columns[column].child !== controller else { continue }
                    columns[column] = controller.map { slot(for: $0, in: column) } ?? .init()
                }
                return
            }
            let secondary = new.count > 1 && new[1] !== new[0] ? new[1] : nil
            columns[.primary] = .init(given: new.first, child: new.first)
            // While there is a stack, the array has the first one only; the other is kept for later.
            if !isCollapsed || secondary != nil || new.isEmpty {
                columns[.secondary] = .init(given: secondary, child: secondary)
            }
        }
    }

    func setColumn(_ controller: UIViewController?, _ column: Column) {
        guard requiresColumns() else { return }
        if column == .supplementary, style != .tripleColumn {
            return Diagnostics.raise(
                .split,
                "Setting a view controller for the supplementary column is unsupported for style = DoubleColumn: "
                    + Diagnostics.name(self))
        }
        if controller is any TabContainer, column == .primary || column == .supplementary {
            return Diagnostics.raise(
                .split,
                "\(Diagnostics.name(controller)) cannot be in a column at the side of \(Diagnostics.name(self)): tab bar "
                    + "controllers are for the secondary and the compact column")
        }
        guard controller !== columns[column].given else { return }
        guard controller !== self else { return }
        if let controller, push(controller, inPlaceOf: column) { return }
        changeColumns { [self] in
            for other in SplitColumns.all where controller != nil && columns[other].given === controller {
                columns[other] = .init()
            }
            columns[column] = controller.map { slot(for: $0, in: column) } ?? .init()
        }
    }

    /// A plain controller joins those that are in the secondary column's own navigation controller (recorded).
    private func push(_ controller: UIViewController, inPlaceOf column: Column) -> Bool {
        let slot = columns[column]
        guard column == .secondary, slot.isWrapped, let wrapper = slot.child as? any StackContainer,
            !wrapper.stack.isEmpty, !isUsedAsIs(controller, in: column)
        else { return false }
        columns[column].given = controller
        wrapper.pushViewController(controller, animated: lifecycle.appearance == .appeared)
        return true
    }

    private func isUsedAsIs(_ controller: UIViewController, in column: Column) -> Bool {
        if controller is any StackContainer || column == .compact { return true }
        if column == .secondary, controller is any TabContainer { return true }
        return column != .supplementary && controller.children.first is any StackContainer
    }

    func slot(for controller: UIViewController, in column: Column) -> SplitColumns.Slot {
        if isUsedAsIs(controller, in: column) { return .init(given: controller, child: controller) }
        let wrapper = (self as? any ColumnWrapping)?.makeStack(around: controller)
        return .init(given: controller, child: wrapper ?? controller)
    }

    /// The controllers in the columns are others: they become children, and what is seen follows.
    func columnsDidChange() {
        guard !state.isRearranging else { return }
        adoptColumns()
        releaseOthers()
        update()
        modeButton.update()
    }

    /// Makes the controllers of the columns children, but those that are in the stack.
    func adoptColumns() {
        let stacked = baseNavigation?.stack ?? []
        state.isMovingColumns = true
        for column in SplitColumns.all {
            guard let child = columns[column].child, child.parent !== self else { continue }
            if isCollapsed, stacked.contains(where: { $0 === child }) { continue }
            // On its way out of the stack, or back into it: it is adopted when that is over.
            if let navigation = child.parent as? any StackContainer, !navigation.openTransitions.isEmpty {
                if !isCollapsed { navigation.settleTransitions() }
                guard child.parent == nil || stack(holding: child) != nil else { continue }
            }
            if stack(holding: child) != nil {
                // In a stack that was a column's when they were put together: all are taken apart.
                state.needsRestack = true
                setNeedsUpdate()
                continue
            }
            if let view = child.viewIfLoaded, child.parent == nil || view.window == nil { view.removeFromSuperview() }
            addChild(child)
            guard child.parent === self else {
                columns[column] = .init()
                continue
            }
            child.didMove(toParent: self)
        }
        state.isMovingColumns = false
    }

    /// Lets children go that are in no column, and not seen any more.
    func releaseOthers() {
        for child in children where columns.column(of: child) == nil {
            guard panels?.children.contains(where: { $0 === child }) != true else { continue }
            child.willMove(toParent: nil)
            if let view = child.viewInPlace, let own = viewIfLoaded, view.isDescendant(of: own) {
                view.removeFromSuperview()
                // A callback may have brought it back.
                guard !view.isDescendant(of: own) else { continue }
            }
            if child.parent === self { child.removeFromParent() }
        }
    }

    /// Somebody else has taken a child away.
    func childDidLeave(_ child: UIViewController) {
        guard !state.isMovingColumns, let column = columns.column(of: child) else { return }
        columns[column] = .init()
        if panels?[column].child === child { panels?[column].clear() }
        TransitionFlush.whenIdle { [weak self] in self?.columnsDidChange() }
    }

    /// The controller with the content, which decides about the status bar.
    var contentChild: UIViewController? {
        isCollapsed ? columns[state.base].child : columns[.secondary].child ?? columns[.primary].child
    }
}
