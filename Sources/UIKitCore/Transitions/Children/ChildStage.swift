/// The children of one container: who they are, which are shown, and the one loop that leads from what is to what is wanted.
///
///     container changes its model ──▶ want(children)   ──▶ moveChildren: one step after another, as ChildEntries says
///                                 ──▶ reconcile()      ──▶ one transition, when no other runs
///                                                            │
///     container's policy ──▶ begin(next) ──▶ rest(at:) ──▶ end() ──▶ moveChildren ──▶ reconcile, when the host is idle
///
/// Everything here calls the application, which may change the model at any time. It does not matter when: who is in the middle
/// of the loop goes on with what is wanted then, and what has to wait for a transition comes when that is over.
@MainActor
package final class ChildStage {
    private unowned let container: any StagedContainer
    private let host: TransitionHost
    private let timing: ChildTiming
    private var entries: ChildEntries<UIViewController>
    /// How many loops are at work, one inside a callback of the other.
    private var loops = 0
    /// How many steps they have taken together, and how many that may be.
    private var steps = (taken: 0, limit: 0)
    /// How many children they have added together, inside of callbacks too.
    package private(set) var addedCount = 0
    /// Whether something has been wanted since the container was told last that its children are those.
    private var isWantNew = false
    /// How many are about to change what is wanted, or to make a transition.
    private var changes = 0

    package init(_ container: any StagedContainer, _ timing: ChildTiming) {
        self.container = container
        self.timing = timing
        entries = ChildEntries(timing)
        host = container.extrasForWriting.exchangesOfChildren
        host.didBecomeIdle = { [weak self] in self?.reconcile() }
        container.extrasForWriting.childStage = self
    }

    // MARK: Reading

    /// Those that are in their places; until a transition has ended those that it started from.
    package var shown: [UIViewController] { entries.shown }

    /// What a transition leads to, or what is shown.
    package var heading: [UIViewController] { entries.heading }

    /// Whether children are being added and removed.
    package var isArranging: Bool { loops > 0 }

    package func contains(_ child: UIViewController) -> Bool { entries.contains(child) }

    /// The transition that is not over; the newest of several.
    package var running: ControllerTransition? { host.transitions.last { !$0.isOver } }

    // MARK: What is wanted

    /// Says which children there are to be, and adds and removes them. Those that are still seen leave when they are not.
    package func want(_ children: [UIViewController]) {
        let container = container
        let forgotten = entries.want(children) { $0.parentStorage === container }
        withExtendedLifetime(forgotten) {}
        isWantNew = true
        moveChildren()
    }

    /// Says that some are wanted no more, which is announced to them, and that there are to be others, which are added then.
    /// Those that are wanted no more leave when they are released.
    package func want(removing unwanted: [UIViewController] = [], adding others: [UIViewController] = []) {
        let container = container
        let forgotten = entries.want(removing: unwanted) { $0.parentStorage === container }
        withExtendedLifetime(forgotten) {}
        entries.want(adding: others)
        if !others.isEmpty { isWantNew = true }
        moveChildren()
    }

    /// Removes those that are wanted no more.
    package func release(_ children: [UIViewController]) {
        let container = container
        let forgotten = entries.want(removing: children) { $0.parentStorage === container }
        withExtendedLifetime(forgotten) {}
        entries.release(children)
        moveChildren()
    }

    /// One that was to leave stays, as if that had never been announced.
    package func cancelRemoval(_ child: UIViewController) {
        guard child.parentStorage === container else { return }
        if !entries.contains(child) || entries.cancelRemoval(child) {
            child.moves.endParentMove()
        } else {
            arrive(child)
        }
    }

    /// Changes what is wanted in several steps, all of which may call the application; what is to be shown comes at the end.
    package func change(_ body: () -> Void) {
        changes += 1
        body()
        changes -= 1
        reconcile()
    }

    /// Brings what runs to its end at once, where it is heading.
    package func settle() { host.settle() }

    // MARK: Steps

    /// What is asked for inside the loop is done by the loop outside. On a stack it is done inside the call, as long as that comes to
    /// an end: a controller is a child when `pushViewController(_:animated:)` returns.
    private func moveChildren() {
        guard loops < (timing == .byContainer ? 20 : 1) else { return }
        let container = container
        if loops == 0 { (steps, addedCount) = ((0, 0), 0) }
        loops += 1
        while let step = entries.nextStep {
            if steps.taken == steps.limit { steps.limit = max(steps.limit, 100 + 10 * entries.dueCount) }
            guard steps.taken < steps.limit else {
                if loops == 1 { complain() }
                break
            }
            steps.taken += 1
            perform(step, in: container)
        }
        loops -= 1
        guard loops == 0, isWantNew else { return }
        isWantNew = false
        container.childrenDidMove()
    }

    private func perform(_ step: ChildEntries<UIViewController>.Step, in container: any StagedContainer) {
        switch step {
        case .join(let child):
            guard entries.join(child) else { return }
            container.join(child)
            if child.parentStorage === container {
                if entries.wasAdded(child) { addedCount += 1 }
            } else {
                entries.lose(child)
                container.didNotJoin(child)
            }
        case .arrive(let child): if entries.arrive(child) { child.didMove(toParent: container) }
        case .announceRemoval(let child):
            guard entries.announceRemoval(child) else { return }
            if timing != .byContainer { takeOut(child) }
            child.willMove(toParent: nil)
        case .remove(let child):
            guard entries.remove(child) else { return }
            if timing == .byContainer { takeOut(child) }
            if child.parentStorage === container { child.removeFromParent() }
        }
    }

    private func takeOut(_ child: UIViewController) {
        guard let view = child.viewInPlace, let outer = container.viewStorage, view.isInside(outer) else { return }
        view.removeFromSuperview()
    }

    /// The container says that a child has arrived, before or apart from the timing of all.
    package func arrive(_ child: UIViewController) {
        entries.arriveWhenAdded(child)
        if child.parentStorage === container { perform(.arrive(child), in: container) }
    }

    /// The container says that a child arrives when it has appeared itself.
    package func arriveLater(_ child: UIViewController) { entries.arriveLater(child) }

    /// The container has appeared: those that were to arrive later do so, but for those that are wanted no more.
    package func arriveNow() {
        for child in entries.takeArrivingLater() where entries.isWanted(child) { arrive(child) }
    }

    private func complain() {
        let culprits = entries.unsettled.isEmpty ? entries.heading : entries.unsettled
        let names = culprits.map { Diagnostics.name($0) }.joined(separator: ", ")
        Diagnostics.warn(
            .childrenAtRest,
            "\(Diagnostics.name(container)) does not come to rest: each time that children are added, removed or shown, their "
                + "callbacks ask for others. Those are: \(names)")
    }

    /// A child is no longer one, removed by the stage or by other code.
    func childDidLeave(_ child: UIViewController) {
        entries.lose(child)
        container.didLose(child)
    }

    /// A child goes to another container, which places its view: no callbacks of appearance are due for that.
    package func move(_ child: UIViewController, to other: UIViewController) {
        guard child.parentStorage === container else { return }
        settle()
        // Callbacks of what ended may have moved it already.
        guard child.parentStorage === container else { return }
        child.viewInPlace?.removeFromSuperview()
        entries.handOver(child)
        if child.parentStorage === container { Containment.reparent(child, to: other) }
    }

    // MARK: One transition after another

    /// Shows what is wanted. Where a transition runs that leads elsewhere it is brought to its end first; if it cannot end now,
    /// since its callbacks are being sent, what is wanted comes when they have been sent.
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
            // What its callbacks have asked for comes when it is over.
            return
        }
    }

    // MARK: What a transition says

    /// It leads to these.
    package func begin(_ next: [UIViewController]) { entries.begin(next) }

    /// The views of these are in their places, and no others.
    package func rest(at children: [UIViewController]) {
        let before = entries.shown
        entries.rest(at: children)
        withExtendedLifetime(before) {}
    }

    /// Its callbacks have been sent, or it did not begin: those that are wanted no more can leave.
    package func end() {
        let before = entries.coming
        entries.end()
        withExtendedLifetime(before) {}
        moveChildren()
    }
}
