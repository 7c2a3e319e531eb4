/// One way of controllers on and off the screen, from its submission to its last callback: the interpreter of a script.
///
///     scheduled ──layout pass──▶ beginning ──▶ running ⇄ reversing ──▶ ending ──▶ finished | cancelled
///         │                          │            (the session's)
///         └────────── withdrawn      └── abandoned: the controllers are another transition's business now
///
/// The interpreter calls the application back, which may end this very transition, hide the window or take a controller
/// away. It therefore looks after each step whether the transition still goes on and still heads the same way. An end
/// that is asked for while it interprets is noted and comes after the steps of the beginning.
@MainActor
package final class ControllerTransition {
    package enum Phase: Sendable {
        case scheduled, beginning, running, ending, finished, cancelled, withdrawn, abandoned
    }

    let script: TransitionScript
    package let policy: any TransitionPolicy
    package let session: TransitionSession
    @exclusivity(unchecked) package private(set) var phase = Phase.scheduled
    /// Those that come; their views are installed. The policy may set them until it has prepared.
    @exclusivity(unchecked) package var incoming: [UIViewController]
    /// Those that go.
    @exclusivity(unchecked) package var outgoing: [UIViewController]

    @SharedWeak var host: TransitionHost?
    /// Whether the layout pass has come that the transition was to begin in.
    @exclusivity(unchecked) var isDue = false
    /// It begins when all that were submitted before it are over. Otherwise it waits for its predecessors alone.
    @exclusivity(unchecked) var waitsForAll = true
    @exclusivity(unchecked) private var predecessors: [ControllerTransition] = []
    /// The controllers that this transition has begun to move; only these are sent back when it is cancelled.
    @exclusivity(unchecked) private var begun: [ObjectIdentifier] = []
    /// The end that was asked for while the interpreter was at work: whether it finishes.
    @exclusivity(unchecked) private var requestedEnd: Bool?

    package init(
        _ script: TransitionScript, policy: any TransitionPolicy, session: TransitionSession,
        incoming: [UIViewController] = [], outgoing: [UIViewController] = []
    ) {
        self.script = script
        self.policy = policy
        self.session = session
        self.incoming = incoming
        self.outgoing = outgoing
        weakReference.object = self
        session.transition = self
    }

    deinit { weakReference.object = nil }

    package let weakReference = WeakReference<ControllerTransition>()

    package var isAnimated: Bool { session.isAnimated }

    /// Whether it has been begun, finished, cancelled, or given up.
    package var isOver: Bool {
        switch phase {
        case .scheduled, .beginning, .running, .ending: false
        case .finished, .cancelled, .withdrawn, .abandoned: true
        }
    }

    // MARK: Beginning

    func waits(for other: ControllerTransition) { predecessors.append(other) }

    func beginIfPossible() {
        if !predecessors.isEmpty { predecessors.removeAll(where: \.isOver) }
        guard phase == .scheduled, isDue, predecessors.isEmpty else { return }
        if waitsForAll, host?.isAnyOpen(before: self) == true { return }
        phase = .beginning
        TransitionFlush.run {
            guard policy.prepare(self), phase == .beginning else {
                if phase == .beginning { endWithoutBeginning(.withdrawn) }
                return
            }
            for controller in incoming { controller.extrasForWriting.transition = self }
            for controller in outgoing { controller.extrasForWriting.transition = self }
            for step in script.begin where phase == .beginning && requestedEnd != false { perform(step, isBack: false) }
            guard phase == .beginning else { return }
            // Before what the callbacks asked for is performed, which may end the transition.
            phase = .running
            UIApplication.updateSystemBars(animated: session.isAnimated)
            if let requestedEnd { end(finished: requestedEnd) }
        }
    }

    /// Takes the controllers of another transition over, which ends without further callbacks: its controllers go.
    func replace(_ other: ControllerTransition) {
        guard !other.isOver, other.phase != .scheduled else { return other.settle() }
        let held = (other.outgoing + other.incoming).filter { $0.extras?.transition === other }
        var known = Set(incoming.map(ObjectIdentifier.init))
        outgoing = (held + outgoing).filter { known.insert(ObjectIdentifier($0)).inserted }
        other.abandon()
    }

    // MARK: Ending

    /// Ends the transition: with the finish script, or with that of a cancellation.
    package func end(finished: Bool) {
        switch phase {
        case .beginning: requestedEnd = requestedEnd ?? finished
        case .running: performEnd(finished: finished)
        case .scheduled: withdraw()
        case .ending, .finished, .cancelled, .withdrawn, .abandoned: break
        }
    }

    func cancel() { end(finished: false) }

    /// Ends the transition at once where it is heading: one that was not let go, or was cancelled, goes back.
    func settle() { end(finished: session.isHeadingForward) }

    private func performEnd(finished: Bool) {
        phase = .ending
        TransitionFlush.run {
            session.willEnd(finished: finished)
            // Before the first did-callback, where the layout that sends it has waited for one above.
            if finished { for controller in incoming { AppearanceCallbacks.sendPendingIsAppearing(in: controller) } }
            for step in finished ? script.finish : script.cancel where phase == .ending {
                perform(step, isBack: !finished)
            }
            guard phase == .ending else { return }
            phase = finished ? .finished : .cancelled
            release()
            policy.didEnd(self, finished: finished)
            for controller in incoming { AppearanceCallbacks.reconcile(controller) }
            for controller in outgoing { AppearanceCallbacks.reconcile(controller) }
            close(finished: finished, hasBegun: true)
            UIApplication.updateSystemBars(animated: session.isAnimated)
            let shown = finished ? session.participants.to : session.participants.from
            if let shown { TransitionFlush.whenIdle { UIFocusSystem.restore(in: shown) } }
        }
    }

    /// A transition that has not begun is as if it had not been asked for, except that those who coordinate with it are
    /// notified that it was cancelled.
    func withdraw() {
        guard phase == .scheduled else { return }
        TransitionFlush.run { endWithoutBeginning(.withdrawn) }
    }

    /// Another transition has taken the controllers over: no step of this one follows.
    func abandon() {
        guard !isOver else { return }
        guard phase != .scheduled else { return withdraw() }
        TransitionFlush.run {
            phase = .abandoned
            release()
            close(finished: false, hasBegun: true)
        }
    }

    private func endWithoutBeginning(_ end: Phase) {
        phase = end
        policy.withdrawn(self)
        close(finished: false, hasBegun: false)
    }

    private func close(finished: Bool, hasBegun: Bool) {
        session.close(finished: finished)
        let host = host
        host?.remove(self)
        TransitionFlush.whenIdle { [session] in
            session.notifyEnd(finished: finished, hasBegun: hasBegun)
            host?.beginNext()
        }
    }

    // MARK: Controllers

    private func release() {
        for controller in incoming { release(controller) }
        for controller in outgoing { release(controller) }
    }

    private func release(_ controller: UIViewController) {
        guard let extras = controller.extras, extras.transition === self else { return }
        extras.transition = nil
        AppearanceCallbacks.release(controller)
    }

    /// Takes on controllers that disappear with the outgoing side, and would not be forwarded to any more at its end.
    func adopt(_ controllers: [UIViewController]) {
        for controller in controllers
        where controller.lifecycle.appearance == .disappearing && !controller.lifecycle.owner.isExclusive {
            controller.extrasForWriting.transition = self
            AppearanceCallbacks.hold(controller)
            outgoing.append(controller)
        }
    }

    /// A controller has left its parent in the middle of the transition: its side is over. Without anybody to come, the
    /// transition is cancelled, where it can be.
    func controllerLeft(_ controller: UIViewController) {
        guard controller.extras?.transition === self else { return }
        controller.extras?.transition = nil
        let came = incoming.contains { $0 === controller }
        incoming.removeAll { $0 === controller }
        outgoing.removeAll { $0 === controller }
        AppearanceCallbacks.release(controller)
        TransitionFlush.run { AppearanceCallbacks.disappear(controller) }
        if came, incoming.isEmpty, !outgoing.isEmpty { end(finished: !policy.canGoBack) }
    }

    // MARK: Interpreting

    private func perform(_ step: TransitionScript.Step, isBack: Bool) {
        assert(TransitionFlush.isSendingCallbacks, "A script is interpreted inside of a flush only")
        switch step {
        case .will(let side):
            for controller in controllers(of: side) where controller.extras?.transition === self {
                if isBack, !begun.contains(ObjectIdentifier(controller)) { continue }
                let begins = AppearanceCallbacks.begin(
                    controller, appearing: (side == .incoming) != isBack, animated: isAnimated, owner: .transition)
                if begins != .unchanged { begun.append(ObjectIdentifier(controller)) }
                if begins == .unchanged, controller.extras?.transition === self { AppearanceCallbacks.hold(controller) }
                if phase == .beginning, requestedEnd == false { return }
                guard !isOver else { return }
            }
        case .did(let side):
            for controller in controllers(of: side) where controller.extras?.transition === self {
                AppearanceCallbacks.end(controller)
                guard !isOver else { return }
            }
        case .install: policy.install(self)
        case .uninstall: policy.uninstall(self, finished: !isBack)
        case .hook(let hook): policy.reach(hook, of: self)
        }
    }

    private func controllers(of side: TransitionScript.Side) -> [UIViewController] {
        side == .incoming ? incoming : outgoing
    }
}

extension ControllerTransition: WeaklyReferenced {}
