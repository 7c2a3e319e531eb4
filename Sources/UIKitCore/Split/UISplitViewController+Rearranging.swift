// Controllers move between columns and the stack, in one transition: it is decided which, they are moved, and their views
// follow. Controllers that are seen before and after stay where they are seen and get no callbacks (chosen; nothing is recorded),
// the others appear and disappear.
extension UISplitViewController {
    // MARK: The transition

    func rearrange(
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

    /// Whether controllers can be moved now. What is under way in the stacks, and among what covers columns, is brought to its
    /// end first. Where callbacks of these are being sent, and while the split view leaves the screen, it has to wait: what was
    /// asked for is carried out by `update()` when that is over.
    func canRearrange() -> Bool {
        if isArranged, lifecycle.appearance == .disappearing { return false }
        return settleStacks() || !TransitionFlush.isSendingCallbacks
    }

    @discardableResult
    private func settleStacks() -> Bool {
        var isSettled = true
        for column in SplitColumns.all {
            guard let child = columns[column].child else { continue }
            isSettled = settle(child) && isSettled
            if let holder = stack(holding: child) { isSettled = settle(holder) && isSettled }
        }
        return isSettled
    }

    /// A controller, and those in its stack.
    private func settle(_ controller: UIViewController) -> Bool {
        var isSettled = controller.settlePresentations()
        guard let navigation = stackNavigation(of: controller) else { return isSettled }
        navigation.settleTransitions()
        isSettled = isSettled && navigation.openTransitions.isEmpty
        for page in navigation.stack { isSettled = settle(page) && isSettled }
        return isSettled
    }

    /// Brings views where their controllers are, those first that are seen all the time.
    private func installRearranged(_ target: SplitArrangement) {
        guard let panels else { return }
        placeEmptyPanels(for: target)
        // A child that is in the stack now is no panel's any more; its view stays until the stack takes it.
        let moved = SplitColumns.all.map { panels[$0] }.filter { panel in
            panel.child.map { $0.parent !== self } ?? false
        }
        let seen = target.columns(of: style)
        // That of one which another takes the place of stays until the stack has taken what was in it.
        let replaced = seen.compactMap { column -> (panel: SplitColumnView, view: UIView)? in
            guard let child = panels[column].child, child.parent === self, let view = child.viewInPlace,
                let next = columns[column].child, next !== child
            else { return nil }
            return (panels[column], view)
        }
        for panel in moved + replaced.map(\.panel) { panel.forget() }
        for column in seen.reversed() {
            guard let child = columns[column].child, child.parent === self else { continue }
            panels.show(child, in: column)
        }
        for column in SplitColumns.all {
            guard let navigation = stackNavigation(of: columns[column].child) else { continue }
            // What callbacks have pushed or popped meanwhile is shown with the rest, and has arrived then.
            navigation.settleTransitions()
            navigation.displayTop(navigation.stack.last)
            navigation.showTopItem()
            navigation.viewIfLoaded?.setNeedsLayout()
        }
        for panel in moved { panel.removeStrays() }
        for (panel, view) in replaced where view.superview === panel && view !== panel.child?.viewInPlace {
            view.removeFromSuperview()
        }
        state.shown = target
        layOut()
        if lifecycle.appearance != .appeared { removeViewsLeftBehind() }
    }

    /// Removes the views of controllers that have left a stack, or a column, and are out of sight where they are now.
    func removeViewsLeftBehind() {
        for column in SplitColumns.all {
            guard let child = columns[column].child else { continue }
            let isShown = child.parent !== self || panels?[column].child === child
            removeViewsLeftBehind(by: child, isShown: isShown)
        }
    }

    private func removeViewsLeftBehind(by controller: UIViewController, isShown: Bool) {
        if let view = controller.viewInPlace, view.superview != nil, let parent = controller.parent {
            // A stack shows one of its controllers.
            let isShown = isShown && (parent as? any StackContainer).map { $0.displayed === controller } ?? true
            if !isShown || parent.viewIfLoaded.map(view.isDescendant(of:)) != true { view.removeFromSuperview() }
        }
        for page in stackNavigation(of: controller)?.stack ?? [] { removeViewsLeftBehind(by: page, isShown: true) }
    }

    // MARK: Who is seen

    /// The controllers whose views are seen in columns and the stacks inside of them.
    var seenControllers: [UIViewController] {
        guard isArranged, let panels else { return [] }
        return panels.children.flatMap { seen(in: $0) { $0.displayed } }
    }

    func controllersSeen(in wanted: [Column]) -> [UIViewController] {
        wanted.compactMap { columns[$0].child }.flatMap { seen(in: $0) { $0.stack.last } }
    }

    private func seen(
        in controller: UIViewController, _ top: (any StackContainer) -> UIViewController?
    ) -> [UIViewController] {
        // What covers it is seen in its place, and nothing inside of it.
        guard controller.controllerInPlace === controller else {
            return [controller.controllerInPlace] + controller.controllerInPlace.presentedInOwnContext
        }
        var seen = [controller] + controller.presentedInOwnContext
        if let stack = controller as? any StackContainer {
            if let next = top(stack) { seen += self.seen(in: next, top) }
        } else if let stack = stackNavigation(of: controller), stack.isInPlace(in: controller) {
            seen += self.seen(in: stack, top)
        }
        return seen
    }

    /// Those that stay are held, so that moving their views has no effect; of those that come and go the outermost are named,
    /// and the others go with them.
    func sides(from before: [UIViewController], to after: [UIViewController]) -> SplitPolicy.Sides {
        func contains(_ list: [UIViewController], _ controller: UIViewController?) -> Bool {
            list.contains { $0 === controller }
        }
        let kept = after.filter { contains(before, $0) }
        let coming = after.filter { !contains(before, $0) }
        let going = before.filter { !contains(after, $0) }
        func goesAlong(_ controller: UIViewController, with list: [UIViewController]) -> Bool {
            if let parent = controller.parent { return contains(list, parent) }
            let presenter = controller.presentingViewController
            return contains(list, presenter) || contains(list, presenter?.parent)
        }
        return SplitPolicy.Sides(
            incoming: kept + coming.filter { !goesAlong($0, with: coming) },
            outgoing: going.filter { !goesAlong($0, with: going) })
    }
}

extension UIViewController {
    /// Whether a container shows the controller, or what covers it, and not another of its children.
    fileprivate func isInPlace(in container: UIViewController) -> Bool {
        guard let view = viewInPlace, let outer = container.viewIfLoaded else { return false }
        return view.isDescendant(of: outer)
    }
}
