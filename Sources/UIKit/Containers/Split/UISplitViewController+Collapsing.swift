import CoreGraphics
import Foundation
import UIKitCore

// Columns become a stack, and the stack columns. Controllers that are seen before and after stay where they are seen and get no
// callbacks (chosen; nothing is recorded), the others appear and disappear.
extension UISplitViewController {
    // MARK: The stack

    /// The navigation controller that the columns are put onto; `nil` while there is no stack.
    var baseNavigation: UINavigationController? {
        guard isCollapsed || state.isRearranging, state.base != .compact else { return nil }
        return stackNavigation(of: columns[state.base].child)
    }

    /// That of a controller in a column: itself, or its first child.
    private func stackNavigation(of child: UIViewController?) -> UINavigationController? {
        child as? UINavigationController ?? child?.children.first as? UINavigationController
    }

    /// Puts controllers on top of a stack while their views stay where they are seen.
    func nest(_ controllers: [UIViewController], on navigation: UINavigationController) {
        let wasMoving = state.isMovingColumns
        state.isMovingColumns = true
        navigation.nest(controllers)
        state.isMovingColumns = wasMoving
    }

    // MARK: Collapsing

    /// The columns become a stack.
    func collapse() {
        rearrange { container, policy in
            let before = container.seenControllers
            let shown = container.state.shown.columns(of: container.style)
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

    /// Answers the column at the bottom of the stack.
    private func collapseColumns(_ shown: [Column]) -> Column {
        let all = columns.stackable
        let proposed: Column = columns[.compact].child != nil ? .compact : all.last ?? .primary
        var top =
            delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        if columns[top].child == nil { top = proposed }
        announce(from: shown, to: [top])
        guard top != .compact else { return .compact }
        return stack(upTo: top)
    }

    private func collapseClassic() -> Column {
        if let primary = delegate?.primaryViewController(forCollapsing: self), primary !== columns[.primary].child {
            if columns[.secondary].child === primary { columns[.secondary] = .init() }
            columns[.primary] = .init(given: primary, child: primary)
            adoptColumns()
        }
        guard let primary = columns[.primary].child else { return .secondary }
        guard let secondary = columns[.secondary].child else { return .primary }
        let isDone =
            delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
        if !isDone { primary.collapseSecondaryViewController(secondary, for: self) }
        return .primary
    }

    // MARK: Expanding

    /// The stack becomes columns.
    func expand() {
        rearrange { container, policy in
            let before = container.seenControllers
            let shown = container.state.shown.columns(of: container.style)
            container.state.isMovingColumns = true
            if container.style == .unspecified { container.separateClassic() } else { container.separateColumns() }
            container.state.isMovingColumns = false
            container.adoptAfterExpanding()
            let mode = container.modeAfterExpanding()
            policy.target = .expanded(mode)
            if container.style != .unspecified {
                let stack = shown == [.compact] ? shown : container.columnsInStack(before)
                container.announce(from: stack, to: policy.target.columns(of: container.style))
            }
            return container.sides(
                from: before, to: container.controllersSeen(in: policy.target.columns(of: container.style)))
        } end: { container in
            container.state.isCollapsed = false
        } then: { container in
            if container.style != .unspecified { container.delegate?.splitViewControllerDidExpand(container) }
            container.postTargetChange()
        }
    }

    /// The columns among those that were seen.
    private func columnsInStack(_ seen: [UIViewController]) -> [Column] {
        let top = SplitColumns.stacked.last { column in seen.contains { $0 === columns[column].child } }
        return top.map { [$0] } ?? []
    }

    private func modeAfterExpanding() -> DisplayMode {
        // The traits change before the size does.
        let size = state.comingSize ?? viewIfLoaded?.bounds.size ?? .zero
        let modes = modes(in: size)
        let behavior = modes.behavior(preferred: state.preferredBehavior)
        if behavior != state.behavior { state.requestedMode = nil }
        state.behavior = behavior
        let proposed = modes.mode(preferred: state.requestedMode ?? preferredDisplayMode, behavior: behavior)
        guard style != .unspecified else {
            takeMode(proposed)
            return proposed
        }
        let chosen =
            delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
        let mode = chosen == .automatic ? proposed : modes.mode(preferred: chosen, behavior: behavior)
        if mode != proposed { state.requestedMode = mode }
        takeMode(mode)
        return mode
    }

    private func takeMode(_ mode: DisplayMode) {
        if mode != state.mode { delegate?.splitViewController(self, willChangeTo: mode) }
        state.mode = mode
    }

    /// Takes each column's navigation controller out of the stack, with what was pushed above it.
    private func separateColumns() {
        if state.base != .compact, let navigation = baseNavigation,
            let first = navigation.stack.first(where: {
                columns.column(of: $0) != nil || style != .unspecified && $0 is UINavigationController
            })
        {
            separate(from: first, in: navigation)
        }
        // The base of the stack may be in no column any more.
        for column in SplitColumns.stacked {
            guard let child = columns[column].child, let navigation = stack(holding: child) else { continue }
            separate(from: child, in: navigation)
        }
    }

    /// The navigation controller in whose stack a column's controller is; `nil` for one that is in none.
    func stack(holding child: UIViewController) -> UINavigationController? {
        guard let navigation = child.parent as? UINavigationController,
            navigation.stack.contains(where: { $0 === child })
        else { return nil }
        return navigation
    }

    private func separate(from first: UIViewController, in navigation: UINavigationController) {
        var below: UIViewController = navigation
        for controller in navigation.unnest(from: first) {
            if columns.column(of: controller) != nil {
                Containment.reparent(controller, to: self)
                below = controller
            } else if style != .unspecified, controller is UINavigationController {
                // That of a column which has another one now, or none.
                Containment.reparent(controller, to: self)
            } else {
                // Pushed by hand above a column, it belongs to that.
                (stackNavigation(of: below) ?? navigation).nest([controller])
            }
        }
    }

    private func separateClassic() {
        if let primary = delegate?.primaryViewController(forExpanding: self), primary !== columns[.primary].child {
            if columns[.secondary].child === primary { columns[.secondary] = .init() }
            columns[.primary] = .init(given: primary, child: primary)
        }
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

    // MARK: Other columns in the stack

    /// Changes the controllers of columns. Where they are in the stack that is taken apart and put together anew, with the same
    /// column on top.
    func changeColumns(_ change: @escaping @MainActor () -> Void) {
        if isCollapsed, isArranged, !state.isRearranging {
            let host = extrasForWriting.exchangesOfChildren
            host.settle()
            settleStacks()
            if host.transitions.isEmpty { return restack(change) }
        }
        change()
        // A callback of a change has done this; the stack follows when that is over.
        state.needsRestack = isCollapsed || state.isRearranging
        columnsDidChange()
    }

    func restack(_ change: @escaping @MainActor () -> Void = {}) {
        state.needsRestack = false
        rearrange { container, policy in
            let before = container.seenControllers
            let top = container.topColumn
            container.state.isMovingColumns = true
            container.separateColumns()
            container.state.isMovingColumns = false
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
            if container.state.needsRestack { container.restack() }
        }
    }

    /// The highest column in the stack.
    private var topColumn: Column {
        guard state.base != .compact else { return .compact }
        let nested = SplitColumns.stacked.last { column in columns[column].child.flatMap(stack(holding:)) != nil }
        return nested ?? state.base
    }

    /// Puts the columns up to one onto the first, and answers which is at the bottom.
    private func stackUp(to top: Column) -> Column {
        if columns[.compact].child != nil { return .compact }
        // What the compact column covered is shown as it would be at first.
        return stack(upTo: top == .compact ? .secondary : top)
    }

    private func stack(upTo top: Column) -> Column {
        let all = columns.stackable
        let stacked = all.filter { $0.rawValue <= top.rawValue }
        guard let first = stacked.first ?? all.first else { return .primary }
        guard let navigation = stackNavigation(of: columns[first].child) else { return stacked.last ?? first }
        nest(stacked.dropFirst().compactMap { columns[$0].child }, on: navigation)
        return first
    }

    // MARK: The change

    private func rearrange(
        prepare: @escaping @MainActor (UISplitViewController, SplitPolicy) -> SplitPolicy.Sides,
        end: @escaping @MainActor (UISplitViewController) -> Void,
        then: @escaping @MainActor (UISplitViewController) -> Void
    ) {
        guard let view = viewIfLoaded else { return }
        state.isRearranging = true
        let policy = SplitPolicy(self, to: state.shown) { container, policy in
            container.settleStacks()
            return prepare(container, policy)
        } install: { container, policy in
            container.installRearranged(policy.target)
        } end: { container, finished in
            container.state.isRearranging = false
            // Withdrawn, it is asked for again.
            guard finished else { return }
            end(container)
            container.adoptColumns()
            TransitionFlush.whenIdle { then(container) }
        }
        let session = TransitionSession(participants: .init(), containerView: view, isAnimated: false)
        session.others = [self]
        let transition = ControllerTransition(.split, policy: policy, session: session)
        extrasForWriting.exchangesOfChildren.submit(transition, start: .now)
    }

    /// Ends the transitions of all stacks, before controllers are taken from one to another.
    private func settleStacks() {
        for column in SplitColumns.all { stackNavigation(of: columns[column].child)?.settleTransitions() }
    }

    /// Brings views where their controllers are, those first that are seen all the time.
    private func installRearranged(_ target: SplitArrangement) {
        guard let panels else { return }
        // A child that is in the stack now is no panel's any more; its view stays until the stack takes it.
        let moved = SplitColumns.all.map { panels[$0] }.filter { panel in
            panel.child.map { $0.parent !== self } ?? false
        }
        for panel in moved { panel.forget() }
        for column in target.columns(of: style).reversed() {
            guard let child = columns[column].child, child.parent === self else { continue }
            panels[column].show(child)
        }
        for column in SplitColumns.stacked {
            guard let navigation = stackNavigation(of: columns[column].child) else { continue }
            navigation.displayTop(navigation.stack.last)
            navigation.showTopItem()
            navigation.viewIfLoaded?.setNeedsLayout()
        }
        for panel in moved { panel.removeStrays() }
        state.shown = target
        layOut()
    }

    // MARK: Who is seen

    /// The controllers whose views are seen in columns and the stacks inside of them.
    private var seenControllers: [UIViewController] {
        guard isArranged, let panels else { return [] }
        return panels.children.flatMap { seen(in: $0) { $0.displayed } }
    }

    private func controllersSeen(in wanted: [Column]) -> [UIViewController] {
        wanted.compactMap { columns[$0].child }.flatMap { seen(in: $0) { $0.stack.last } }
    }

    private func seen(
        in controller: UIViewController, _ top: (UINavigationController) -> UIViewController?
    ) -> [UIViewController] {
        var seen = [controller]
        let navigation = stackNavigation(of: controller)
        if let navigation, navigation !== controller { seen.append(navigation) }
        if let next = navigation.flatMap(top) { seen += self.seen(in: next, top) }
        return seen
    }

    /// Those that stay are held, so that moving their views has no effect; of those that come and go the outermost are named,
    /// and the others go with them.
    private func sides(from before: [UIViewController], to after: [UIViewController]) -> SplitPolicy.Sides {
        func contains(_ list: [UIViewController], _ controller: UIViewController?) -> Bool {
            list.contains { $0 === controller }
        }
        let kept = after.filter { contains(before, $0) }
        let coming = after.filter { !contains(before, $0) }
        let going = before.filter { !contains(after, $0) }
        return SplitPolicy.Sides(
            incoming: kept + coming.filter { !contains(coming, $0.parent) },
            outgoing: going.filter { !contains(going, $0.parent) })
    }

    // MARK: Columns of the stack

    /// A controller was pushed or popped; columns that were popped are children of the split view again.
    func collapsedStackDidChange(of navigation: UINavigationController) {
        guard !state.isRearranging else { return }
        guard SplitColumns.stacked.contains(where: { columns[$0].child.map { $0.parent == nil } ?? false }) else {
            return
        }
        TransitionFlush.whenIdle { [weak self] in
            self?.adoptColumns()
            self?.setNeedsUpdate()
        }
    }

    /// Shows a column in the stack.
    func pushColumn(_ column: Column) {
        guard column != .compact, state.base != .compact, let navigation = baseNavigation else { return }
        guard let child = columns[column].child else { return }
        let isAnimated = lifecycle.appearance == .appeared
        if column == state.base {
            guard let index = navigation.stack.firstIndex(where: { columns.column(of: $0) != nil }), index > 0 else {
                return
            }
            navigation.popToViewController(navigation.stack[index - 1], animated: isAnimated)
        } else if navigation.stack.contains(where: { $0 === child }) {
            navigation.popToViewController(child, animated: isAnimated)
        } else {
            let between = columns.stackable.filter {
                $0.rawValue > state.base.rawValue && $0.rawValue <= column.rawValue
            }
            let missing = between.compactMap { columns[$0].child }.filter { child in
                !navigation.stack.contains { $0 === child }
            }
            replaceStack(of: navigation, with: navigation.stack + missing, animated: isAnimated)
        }
    }

    /// Hides a column that is on top of the stack.
    func popColumn(_ column: Column) {
        guard column != state.base, column != .compact, let navigation = baseNavigation,
            let child = columns[column].child, navigation.stack.last === child
        else { return }
        navigation.popViewController(animated: lifecycle.appearance == .appeared)
    }

    func replaceStack(of navigation: UINavigationController, with stack: [UIViewController], animated: Bool) {
        // What a change has not taken away yet.
        for column in SplitColumns.all {
            guard let panel = panels?[column], let child = panel.child, child !== columns[state.base].child else {
                continue
            }
            if stack.contains(where: { $0 === child }) { panel.clear() }
        }
        state.isMovingColumns = true
        navigation.replaceStack(stack, animated: animated, isChecked: false)
        state.isMovingColumns = false
    }
}
