import CoreGraphics
import Foundation
import UIKitCore

// Collapses columns to a stack, and expands the stack to columns.
extension UISplitViewController {
    // MARK: Collapsing

    /// Collapses the columns to a stack.
    func collapse() {
        rearrange { container, policy in
            let before = container.seenControllers
            let shown = container.state.shown.columns(of: container.style)
            if !container.isArranged { container.takeMode(.oneBesideSecondary) }
            let base =
                container.style == .unspecified ? container.collapseClassic() : container.collapseColumns(shown)
            container.state.base = base
            policy.target = .collapsed(base)
            return container.sides(from: before, to: container.controllersSeen(in: [base]))
        } end: { container in
            container.state.isCollapsed = true
        } then: { container in
            if container.style != .unspecified { container.delegate?.splitViewControllerDidCollapse(container) }
            container.postTargetChange()
        }
    }

    /// Returns the bottom column of the stack.
    private func collapseColumns(_ shown: [Column]) -> Column {
        let all = columns.stackable
        let restored = state.restoredTopColumn.flatMap { columns[$0].child == nil ? nil : $0 }
        state.restoredTopColumn = nil
        let proposed: Column = columns[.compact].child != nil ? .compact : restored ?? all.last ?? .primary
        var top =
            delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        if columns[top].child == nil { top = proposed }
        if isArranged { notifyDelegate(from: shown, to: [top]) } else { adoptColumns() }
        guard top != .compact else { return .compact }
        let base = stack(upTo: top)
        // At launch the view at the bottom is loaded, too (recorded on iOS 26.1).
        if !isArranged { stackNavigation(of: columns[base].child)?.stack.first?.loadViewIfNeeded() }
        return base
    }

    private func collapseClassic() -> Column {
        if let primary = delegate?.primaryViewController(forCollapsing: self), primary !== columns[.primary].child {
            if columns[.secondary].child === primary { columns[.secondary] = .init() }
            columns[.primary] = .init(given: primary, child: primary)
            adoptColumns()
        }
        if !isArranged { adoptColumns() }
        guard let primary = columns[.primary].child else { return .secondary }
        guard let secondary = columns[.secondary].child else { return .primary }
        let isDone =
            delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
        if !isDone { primary.collapseSecondaryViewController(secondary, for: self) }
        return .primary
    }

    // MARK: Expanding

    /// Expands the stack to columns.
    func expand() {
        rearrange { container, policy in
            let before = container.seenControllers
            let shown = container.state.shown.columns(of: container.style)
            if container.style == .unspecified { container.separateClassic() } else { container.separateColumns() }
            container.adoptAfterExpanding()
            let mode = container.modeAfterExpanding()
            policy.target = .expanded(mode)
            if container.style != .unspecified {
                let stack = shown == [.compact] ? shown : container.columnsInStack(before)
                container.notifyDelegate(from: stack, to: policy.target.columns(of: container.style))
            }
            return container.sides(
                from: before, to: container.controllersSeen(in: policy.target.columns(of: container.style)))
        } end: { container in
            container.state.isCollapsed = false
            if container.lifecycle.appearance == .appeared { container.state.restoredMode = nil }
        } then: { container in
            if container.style != .unspecified { container.delegate?.splitViewControllerDidExpand(container) }
            container.postTargetChange()
        }
    }

    /// Returns the columns among the previously visible controllers.
    private func columnsInStack(_ seen: [UIViewController]) -> [Column] {
        let top = SplitColumns.stacked.last { column in
            seen.contains { $0 === columns[column].child?.controllerInPlace }
        }
        return top.map { [$0] } ?? []
    }

    private func modeAfterExpanding() -> DisplayMode {
        // The traits change before the size.
        let size = state.pendingSize ?? viewIfLoaded?.bounds.size ?? .zero
        let modes = modes(in: size)
        let behavior = behavior(modes)
        if behavior != state.behavior { state.requestedMode = nil }
        state.behavior = behavior
        state.requestRestoredMode()
        let proposed = modes.mode(preferred: state.requestedMode ?? preferredDisplayMode, behavior: behavior)
        guard style != .unspecified else {
            takeMode(proposed)
            return proposed
        }
        let chosen =
            delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
        let mode = chosen == .automatic ? proposed : modes.mode(preferred: chosen, behavior: behavior)
        if mode != proposed { state.request(mode) }
        takeMode(mode)
        return mode
    }

    private func takeMode(_ mode: DisplayMode) {
        if mode != state.mode { delegate?.splitViewController(self, willChangeTo: mode) }
        state.mode = mode
    }

    /// Removes each column's navigation controller from the stack, with the controllers that were pushed above it.
    private func separateColumns() {
        if state.base != .compact, let navigation = baseNavigation,
            let first = navigation.stack.first(where: {
                columns.column(of: $0) != nil || style != .unspecified && $0 is UINavigationController
            })
        {
            separate(from: first, in: navigation)
        }
        // The base of the stack, or the container of the compact column's stack, may no longer be in a column.
        separateColumnsInStacks()
    }

    private func separateColumnsInStacks() {
        for column in SplitColumns.all {
            guard let child = columns[column].child, let navigation = stack(holding: child) else { continue }
            separate(from: child, in: navigation)
        }
    }

    /// Returns the navigation controller whose stack contains a column's controller, or `nil`.
    func stack(holding child: UIViewController) -> UINavigationController? {
        guard let navigation = child.parent as? UINavigationController,
            navigation.stack.contains(where: { $0 === child })
        else { return nil }
        return navigation
    }

    private func separate(from first: UIViewController, in navigation: UINavigationController) {
        var below: UIViewController = navigation
        for controller in navigation.removeWithoutMovingViews(from: first) {
            if columns.column(of: controller) != nil {
                Containment.reparent(controller, to: self)
                below = controller
            } else if style != .unspecified, controller is UINavigationController {
                // The navigation controller of a column whose controller was replaced or removed.
                Containment.reparent(controller, to: self)
            } else {
                // A controller that was pushed manually above a column belongs to that column.
                (stackNavigation(of: below) ?? navigation).adoptWithoutMovingViews([controller])
            }
        }
    }

    private func separateClassic() {
        if let primary = delegate?.primaryViewController(forExpanding: self), primary !== columns[.primary].child {
            if columns[.secondary].child === primary { columns[.secondary] = .init() }
            columns[.primary] = .init(given: primary, child: primary)
        }
        // The primary controller may leave a secondary controller in a stack inside it.
        defer { separateColumnsInStacks() }
        guard let primary = columns[.primary].child else { return }
        let secondary =
            delegate?.splitViewController(self, separateSecondaryFrom: primary)
            ?? primary.separateSecondaryViewController(for: self)
        guard let secondary, secondary !== primary else { return }
        columns[.secondary] = .init(given: secondary, child: secondary)
        if secondary.parent !== self { Containment.reparent(secondary, to: self) }
    }

    private func adoptAfterExpanding() {
        let wasCollapsed = state.isCollapsed
        state.isCollapsed = false
        adoptColumns()
        state.isCollapsed = wasCollapsed
    }

    private func postTargetChange() {
        NotificationCenter.default.post(
            name: UIViewController.showDetailTargetDidChangeNotification, object: self)
    }

    // MARK: Changing columns of the stack

    /// Changes the controllers of columns. If they are in the stack, it is rebuilt with the same column on top. During
    /// a transition of the stack, the rebuild follows its end.
    func changeColumns(_ change: @escaping @MainActor () -> Void) {
        guard isArranged, isCollapsed || rearrangement != nil else {
            change()
            return columnsDidChange()
        }
        if rearrangement == nil {
            stage.settle()
            let isAtRest = canRearrange() && host.transitions.isEmpty
            if isAtRest, isCollapsed, rearrangement == nil { return rebuildStack(change) }
        }
        change()
        requestStack()
        scheduleUpdate()
    }

    func rebuildStack(_ change: @escaping @MainActor () -> Void = {}) {
        let pending = state.pendingStack
        state.pendingStack = nil
        rearrange { container, policy in
            let before = container.seenControllers
            let top = container.state.pendingStack?.top ?? pending?.top ?? container.topColumn
            container.separateColumns()
            change()
            container.adoptAfterExpanding()
            if container.isCollapsed {
                container.state.base = container.stackUp(to: top)
                policy.target = .collapsed(container.state.base)
            } else {
                policy.target = .expanded(container.state.mode)
            }
            return container.sides(
                from: before, to: container.controllersSeen(in: policy.target.columns(of: container.style)))
        } end: { _ in
        } then: { container in
            if container.state.pendingStack != nil { container.rebuildStack() }
        }
    }

    /// The highest column in the stack.
    var topColumn: Column {
        guard state.base != .compact else { return .compact }
        let nested = SplitColumns.stacked.last { column in columns[column].child.flatMap(stack(holding:)) != nil }
        return nested ?? state.base
    }

    /// Stacks the columns up to a given column, and returns the bottom column.
    private func stackUp(to top: Column) -> Column {
        if columns[.compact].child != nil { return .compact }
        // The content that the compact column covered is shown as at first.
        return stack(upTo: top == .compact ? .secondary : top)
    }

    private func stack(upTo top: Column) -> Column {
        let all = columns.stackable
        let stacked = all.filter { $0.rawValue <= top.rawValue }
        guard let first = stacked.first ?? all.first else { return .primary }
        guard let navigation = stackNavigation(of: columns[first].child) else { return stacked.last ?? first }
        navigation.adoptWithoutMovingViews(stacked.dropFirst().compactMap { columns[$0].child })
        return first
    }
}
