/// Adds, shows and removes the children of a container, in a loop that leads from the current to the wanted children.
///
///     container changes its model ──▶ want(children)   ──▶ moveChildren: one step after another, by ChildEntries
///                                 ──▶ reconcile()      ──▶ one transition, when no other runs
///                                                            │
///     container's policy ──▶ begin(next) ──▶ rest(at:) ──▶ end() ──▶ moveChildren ──▶ reconcile, when the host is idle
///
/// All steps call the application, which may change the model at any time. The running loop then continues with the
/// new model, and changes that must wait for a transition are performed after it.
@MainActor
package final class ChildStage {
    private unowned let container: any StagedContainer
    /// The transitions among the children.
    package let host: TransitionHost
    private let timing: ChildTiming
    private var entries: ChildEntries<UIViewController>
    /// Number of nested loops, each inside a callback of the previous loop.
    private var loops = 0
    /// Number of steps that the nested loops have taken, and their limit.
    private var steps = (taken: 0, limit: 0)
    /// Number of children that the nested loops have added, also inside callbacks.
    package private(set) var addedCount = 0
    /// Whether the wanted children have changed since the container was last notified with `childrenDidMove()`.
    private var isWantNew = false
    /// Number of open changes of the wanted children, and of transitions that are being created.
    private var changes = 0

    package init(_ container: any StagedContainer, _ timing: ChildTiming) {
        self.container = container
        self.timing = timing
        entries = ChildEntries(timing)
        host = container.extrasForWriting.exchangesOfChildren
        host.didBecomeIdle = { [container = container.weakReference] in
            container.object?.extras?.childStage?.reconcile()
        }
        container.extrasForWriting.childStage = self
    }

    // MARK: Reading

    /// Children in their places. During a transition, its outgoing children.
    package var shown: [UIViewController] { entries.shown }

    /// The incoming children of the transition, or the shown children.
    package var heading: [UIViewController] { entries.heading }

    /// Whether children are being added and removed.
    package var isArranging: Bool { loops > 0 }

    package func contains(_ child: UIViewController) -> Bool { entries.contains(child) }

    /// Whether a child is wanted. A child that leaves when it is invisible is not.
    package func isWanted(_ child: UIViewController) -> Bool { entries.isWanted(child) }

    /// The newest transition that is not over.
    package var running: ControllerTransition? { host.transitions.last { !$0.isOver } }

    // MARK: Wanted children

    /// Sets the wanted children, and adds and removes children. Visible children leave when they are no longer
    /// visible.
    package func want(_ children: [UIViewController]) {
        let container = container
        let forgotten = entries.want(children) { $0.parentStorage === container }
        withExtendedLifetime(forgotten) {}
        isWantNew = true
        moveChildren()
    }

    /// Removes wanted children, which announces their removal, and adds wanted children. The removed children leave
    /// when they are released.
    package func want(removing unwanted: [UIViewController] = [], adding others: [UIViewController] = []) {
        let container = container
        let forgotten = entries.want(removing: unwanted) { $0.parentStorage === container }
        withExtendedLifetime(forgotten) {}
        entries.want(adding: others)
        if !others.isEmpty { isWantNew = true }
        moveChildren()
    }

    /// Removes those children that are no longer wanted.
    package func release(_ children: [UIViewController]) {
        let container = container
        let forgotten = entries.want(removing: children) { $0.parentStorage === container }
        withExtendedLifetime(forgotten) {}
        entries.release(children)
        moveChildren()
    }

    /// Keeps a leaving child, as if its removal had never been announced.
    package func cancelRemoval(_ child: UIViewController) {
        guard child.parentStorage === container else { return }
        if !entries.contains(child) || entries.cancelRemoval(child) {
            child.moves.endParentMove()
        } else {
            becomeMember(child)
        }
    }

    /// Changes the wanted children in several steps that may call the application. The transition follows at the end.
    package func change(_ body: () -> Void) {
        changes += 1
        body()
        changes -= 1
        reconcile()
    }

    /// Ends the running transition immediately, in its direction.
    package func settle() { host.settle() }

    // MARK: Steps

    /// Adds and removes children. Requests inside the loop are performed by the outer loop. With `byContainer` they
    /// are performed inside the call, with a limit: a controller is a child when `pushViewController(_:animated:)`
    /// returns.
    private func moveChildren() {
        guard loops < (timing == .byContainer ? 20 : 1) else { return }
        let container = container
        if loops == 0 { (steps, addedCount) = ((0, 0), 0) }
        loops += 1
        while let (step, child) = entries.nextStep {
            if steps.taken == steps.limit { steps.limit = max(steps.limit, 100 + 10 * entries.unsettled.count) }
            guard steps.taken < steps.limit else {
                if loops == 1 { complain() }
                break
            }
            steps.taken += 1
            perform(step, for: child, in: container)
        }
        loops -= 1
        guard loops == 0, isWantNew else { return }
        isWantNew = false
        container.childrenDidMove()
    }

    private func perform(_ step: ChildStep, for child: UIViewController, in container: any StagedContainer) {
        switch step {
        case .beginAdding:
            guard entries.beginAdding(child) else { return }
            container.beginAdding(child)
            if child.parentStorage === container {
                if entries.wasAdded(child) { addedCount += 1 }
            } else {
                entries.discard(child)
                container.didNotAdd(child)
            }
        case .becomeMember: if entries.becomeMember(child) { child.didMove(toParent: container) }
        case .beginRemoval:
            guard entries.beginRemoval(child) else { return }
            if timing != .byContainer { removeView(child) }
            child.willMove(toParent: nil)
        case .remove:
            guard entries.remove(child) else { return }
            if timing == .byContainer { removeView(child) }
            if child.parentStorage === container { child.removeFromParent() }
        }
    }

    private func removeView(_ child: UIViewController) {
        guard let view = child.viewInPlace, let outer = container.viewStorage, view.isInside(outer) else { return }
        view.removeFromSuperview()
    }

    /// Lets a child arrive, but after all did-callbacks if the child appears together with the container. (The child
    /// has already appeared if the container was removed and shown again during a transition.)
    package func becomeMemberAfterAppearing(_ child: UIViewController) {
        if container.lifecycle.appearance == .appearing, child.lifecycle.appearance != .appeared {
            entries.becomeMemberLater(child)
        } else {
            becomeMember(child)
        }
    }

    /// Lets a child arrive, independent of the timing.
    package func becomeMember(_ child: UIViewController) {
        entries.becomeMemberWhenAdded(child)
        if child.parentStorage === container { perform(.becomeMember, for: child, in: container) }
    }

    /// Called when the container has appeared: postponed children arrive if they are still wanted.
    package func addPostponedMembers() {
        for child in entries.removePostponedMembers() where entries.isWanted(child) { becomeMember(child) }
    }

    // MARK: Appearing with the container

    /// Whether the container sends the appearance callbacks of a child, rather than a transition or the program.
    private func sendsAppearance(of child: UIViewController) -> Bool {
        !child.controllerInPlace.lifecycle.owner.isExclusive
    }

    /// Sends the will-callback to a child that appears with the container. Returns whether the container's appearance
    /// is animated; `nil` without a callback. The view is loaded before, and code of the program that this calls may
    /// remove the child from the container's model.
    package func beginAppearance(of child: UIViewController, if isInModel: () -> Bool) -> Bool? {
        guard sendsAppearance(of: child) else { return nil }
        child.loadViewIfNeeded()
        guard container.lifecycle.appearance == .appearing, isInModel() else { return nil }
        AppearanceCallbacks.begin(
            child.controllerInPlace, appearing: true, animated: container.lifecycle.isAnimated, owner: .forwarding)
        return container.lifecycle.isAnimated
    }

    /// Sends the did-callback to a child that appears with the container. Returns whether the child was appearing.
    package func endAppearance(of child: UIViewController) -> Bool {
        let controller = child.controllerInPlace
        guard sendsAppearance(of: child), controller.lifecycle.appearance == .appearing else { return false }
        AppearanceCallbacks.end(controller)
        return true
    }

    private func complain() {
        let culprits = entries.unsettled.isEmpty ? entries.heading : entries.unsettled
        let names = culprits.map { Diagnostics.name($0) }.joined(separator: ", ")
        Diagnostics.warn(
            .childrenAtRest,
            "\(Diagnostics.name(container)) changes its children endlessly: each time that children are added, removed or shown, their "
                + "callbacks request different children. The requested children are: \(names)")
    }

    /// Records that a child was removed from its parent, by the stage or by other code.
    func childDidLeave(_ child: UIViewController) {
        entries.discard(child)
        container.childWasRemoved(child)
    }

    /// Moves a child to a different container, which places its view. No appearance callbacks are sent.
    package func move(_ child: UIViewController, to other: UIViewController) {
        guard child.parentStorage === container else { return }
        settle()
        // Callbacks of the ended transition may have moved the child already.
        guard child.parentStorage === container else { return }
        child.viewInPlace?.removeFromSuperview()
        entries.handOver(child)
        if child.parentStorage === container { Containment.reparent(child, to: other) }
    }

    // MARK: One transition after another

    /// Shows the wanted children. A running transition to other children ends first. If it cannot end now, since its
    /// callbacks are being sent, the wanted children are shown after them.
    package func reconcile() {
        let container = container
        var rounds = 0
        while changes == 0, loops == 0, container.wantsTransition {
            rounds += 1
            guard rounds <= 100 else { return complain() }
            host.settle()
            guard running == nil else { return }
            guard container.wantsTransition else { continue }
            changes += 1
            let transition = container.nextTransition()
            changes -= 1
            guard let transition else { continue }
            host.submit(transition, start: .now)
            // Requests of its callbacks are performed when it is over.
            return
        }
    }

    // MARK: Transition progress

    /// Begins a transition to these children.
    package func begin(_ next: [UIViewController]) { entries.begin(next) }

    /// Records that only the views of these children are in their places.
    package func rest(at children: [UIViewController]) {
        let before = entries.shown
        entries.rest(at: children)
        withExtendedLifetime(before) {}
    }

    /// Ends the transition: its callbacks have been sent, or it did not begin. Unwanted children can leave.
    package func end() {
        let before = entries.incoming
        entries.end()
        withExtendedLifetime(before) {}
        moveChildren()
    }
}
