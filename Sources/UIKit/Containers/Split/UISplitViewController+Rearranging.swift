import UIKitCore

// Moves controllers between columns and the stack, in one transition: they are determined, moved, and their views
// follow. Controllers that are visible before and after remain in place and receive no callbacks (not recorded). The
// other controllers appear and disappear.
extension UISplitViewController {
    // MARK: The transition

    func rearrange(
        prepare: @escaping @MainActor (UISplitViewController, SplitPolicy) -> SplitPolicy.Sides,
        end: @escaping @MainActor (UISplitViewController) -> Void,
        then: @escaping @MainActor (UISplitViewController) -> Void
    ) {
        guard let view = viewIfLoaded else { return }
        let policy = SplitPolicy(self, to: state.shown, movesColumns: true) { container, policy in
            container.settleStacks()
            return prepare(container, policy)
        } install: { container, policy in
            container.installRearranged(policy.target)
        } end: { container, finished in
            // A withdrawn transition is requested again.
            guard finished else { return }
            end(container)
            container.adoptColumns()
            TransitionFlush.whenIdle { then(container) }
        }
        let session = TransitionSession(containerView: view, isAnimated: false, others: [self])
        let transition = ControllerTransition(.split, policy: policy, session: session)
        host.submit(transition, start: .now)
    }

    /// The open transition that collapses or expands the columns, or rebuilds the stack; `nil` otherwise. Requests
    /// meanwhile change the model, and are shown afterwards.
    var rearrangement: ControllerTransition? {
        host.transitions.first { !$0.isOver && ($0.policy as? SplitPolicy)?.movesColumns == true }
    }

    /// Returns whether controllers can be moved now. Open transitions in the stacks, and of presentations in columns,
    /// are settled first. While their callbacks are being sent, and while the split view is disappearing, the move
    /// waits: `update()` performs it afterwards.
    func canRearrange() -> Bool {
        if stage.isArranging || isArranged && lifecycle.appearance == .disappearing { return false }
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

    /// Settles a controller and those in its stack.
    private func settle(_ controller: UIViewController) -> Bool {
        var isSettled = controller.settlePresentations()
        guard let navigation = stackNavigation(of: controller) else { return isSettled }
        navigation.settleTransitions()
        isSettled = isSettled && navigation.openTransitions.isEmpty
        for page in navigation.stack { isSettled = settle(page) && isSettled }
        return isSettled
    }

    /// Moves views to their controllers' new places, beginning with views that remain visible.
    private func installRearranged(_ target: SplitArrangement) {
        guard let panels else { return }
        stage.begin(children(in: target))
        placeEmptyPanels(for: target)
        // A child that is now in the stack no longer belongs to a panel. Its view remains until the stack takes it.
        let moved = SplitColumns.all.map { panels[$0] }.filter { panel in
            panel.child.map { $0.parent !== self } ?? false
        }
        let seen = target.columns(of: style)
        // A replaced view remains until the stack has taken the controllers that were in it.
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
            // Controllers that callbacks have pushed or popped meanwhile are shown with the rest.
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

    /// Removes the views of controllers that have left a stack or a column and are now invisible.
    func removeViewsLeftBehind() {
        for column in SplitColumns.all {
            guard let child = columns[column].child else { continue }
            let isShown = child.parent !== self || panels?[column].child === child
            removeViewsLeftBehind(by: child, isShown: isShown)
        }
    }

    private func removeViewsLeftBehind(by controller: UIViewController, isShown: Bool) {
        if let view = controller.viewInPlace, view.superview != nil, let parent = controller.parent {
            let isShown = isShown && (parent as? UINavigationController).map { $0.isDisplaying(controller) } ?? true
            if !isShown || parent.viewIfLoaded.map(view.isDescendant(of:)) != true { view.removeFromSuperview() }
        }
        for page in stackNavigation(of: controller)?.stack ?? [] { removeViewsLeftBehind(by: page, isShown: true) }
    }

    // MARK: Visible controllers

    /// The controllers whose views are visible in columns and their stacks.
    var seenControllers: [UIViewController] {
        guard isArranged, let panels else { return [] }
        return panels.children.flatMap { seen(in: $0) { $0.displayed } }
    }

    func controllersSeen(in wanted: [Column]) -> [UIViewController] {
        wanted.compactMap { columns[$0].child }.flatMap { seen(in: $0) { $0.stack.last } }
    }

    private func seen(
        in controller: UIViewController, _ top: (UINavigationController) -> UIViewController?
    ) -> [UIViewController] {
        // A covering presentation is visible instead of the controller and its content.
        guard controller.controllerInPlace === controller else {
            return [controller.controllerInPlace] + controller.controllerInPlace.presentedInOwnContext
        }
        var seen = [controller] + controller.presentedInOwnContext
        if let stack = controller as? UINavigationController {
            if let next = top(stack) { seen += self.seen(in: next, top) }
        } else if let stack = stackNavigation(of: controller), stack.isInPlace(in: controller),
            stack.lifecycle.owner != .application
        {
            seen += self.seen(in: stack, top)
        }
        return seen
    }

    /// Returns the controllers that appear and disappear. Controllers that remain visible are held, so that moves of
    /// their views have no effect. Of the remaining controllers, only the outermost are listed, since their
    /// descendants follow.
    func sides(from before: [UIViewController], to after: [UIViewController]) -> SplitPolicy.Sides {
        func contains(_ list: [UIViewController], _ controller: UIViewController?) -> Bool {
            list.contains { $0 === controller }
        }
        let kept = after.filter { contains(before, $0) }
        let coming = after.filter { !contains(before, $0) }
        let going = before.filter { !contains(after, $0) }
        func movesAlong(_ controller: UIViewController, with list: [UIViewController]) -> Bool {
            if let parent = controller.parent { return contains(list, parent) }
            let presenter = controller.presentingViewController
            return contains(list, presenter) || contains(list, presenter?.parent)
        }
        return SplitPolicy.Sides(
            incoming: kept + coming.filter { !movesAlong($0, with: coming) },
            outgoing: going.filter { !movesAlong($0, with: going) })
    }
}

extension UIViewController {
    /// Returns whether a container shows the controller, or the presentation that covers it, instead of a different
    /// child.
    fileprivate func isInPlace(in container: UIViewController) -> Bool {
        guard let view = viewInPlace, let outer = container.viewIfLoaded else { return false }
        return view.isDescendant(of: outer)
    }
}
