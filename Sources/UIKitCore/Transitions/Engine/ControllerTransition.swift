/// A transition that shows and hides controllers, from its submission to its last callback. It interprets a script.
///
///     scheduled ──layout pass──▶ beginning ──▶ running ⇄ reversing ──▶ ending ──▶ finished | cancelled
///         │                          │            (the session's)
///         └────────── withdrawn      └── abandoned: a different transition owns the controllers
///
/// The interpreter calls the application, which may end this transition, hide the window or remove a controller. After
/// each step it therefore checks that the transition is still open and has the same direction. An end that is
/// requested during the beginning is noted, and performed after the steps of the beginning.
@MainActor
package final class ControllerTransition {
    package enum Phase: Sendable {
        case scheduled, beginning, running, ending, finished, cancelled, withdrawn, abandoned
    }

    let script: TransitionScript
    package let policy: any TransitionPolicy
    package let session: TransitionSession
    @exclusivity(unchecked) package private(set) var phase = Phase.scheduled
    /// Controllers that appear; their views are installed. The policy may set them until `prepare(_:)` returns.
    @exclusivity(unchecked) package var incoming: [UIViewController]
    /// Controllers that disappear.
    @exclusivity(unchecked) package var outgoing: [UIViewController]

    @SharedWeak var host: TransitionHost?
    /// Whether the layout pass that begins the transition has taken place.
    @exclusivity(unchecked) var isDue = false
    /// Whether the transition waits for all transitions that were submitted before it; otherwise it waits for its
    /// predecessors only.
    @exclusivity(unchecked) var waitsForAll = true
    @exclusivity(unchecked) private var predecessors: [ControllerTransition] = []
    /// The controllers that this transition has begun to move. Only these are reversed if it is canceled.
    @exclusivity(unchecked) private var begun: [ObjectIdentifier] = []
    /// The end that was requested during the beginning: whether the transition finishes.
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

    /// Whether the transition was withdrawn, finished, canceled, or abandoned.
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
            // The phase is set before the operations that the callbacks requested, since these may end the transition.
            phase = .running
            UIApplication.updateSystemBars(animated: session.isAnimated)
            if let requestedEnd { end(finished: requestedEnd) }
        }
    }

    /// Takes over the controllers of a different transition, which ends without further callbacks: its controllers
    /// become outgoing.
    func replace(_ other: ControllerTransition) {
        guard !other.isOver, other.phase != .scheduled else { return other.settle() }
        let held = (other.outgoing + other.incoming).filter { $0.extras?.transition === other }
        var known = Set(incoming.map(ObjectIdentifier.init))
        outgoing = (held + outgoing).filter { known.insert(ObjectIdentifier($0)).inserted }
        other.abandon()
    }

    // MARK: Ending

    /// Ends the transition with the finish script or the cancel script.
    package func end(finished: Bool) {
        switch phase {
        case .beginning: requestedEnd = requestedEnd ?? finished
        case .running: performEnd(finished: finished)
        case .scheduled: withdraw()
        case .ending, .finished, .cancelled, .withdrawn, .abandoned: break
        }
    }

    func cancel() { end(finished: false) }

    /// Ends the transition immediately in its direction: an interaction that is open or canceled returns to the start.
    func settle() { end(finished: session.isHeadingForward) }

    private func performEnd(finished: Bool) {
        phase = .ending
        TransitionFlush.run {
            session.willEnd(finished: finished)
            // `viewIsAppearing` is sent before the first did-callback, since the layout that sends it may have waited
            // for an ancestor.
            if finished { for controller in incoming { AppearanceCallbacks.sendPendingIsAppearing(in: controller) } }
            for step in finished ? script.finish : script.cancel where phase == .ending {
                perform(step, isBack: !finished)
            }
            guard phase == .ending else { return }
            phase = finished ? .finished : .cancelled
            release()
            policy.didEnd(self, finished: finished)
            for controller in incoming { AppearanceCallbacks.advance(controller) }
            for controller in outgoing { AppearanceCallbacks.advance(controller) }
            close(finished: finished, hasBegun: true)
            UIApplication.updateSystemBars(animated: session.isAnimated)
            UIContext.current.accessibility.screenDidChange()
            let shown = finished ? session.participants.to : session.participants.from
            if let shown { TransitionFlush.whenIdle { UIFocusSystem.restore(in: shown) } }
        }
    }

    /// Withdraws a transition that has not begun. Only its coordinator's observers are notified that it was canceled.
    func withdraw() {
        guard phase == .scheduled else { return }
        TransitionFlush.run { endWithoutBeginning(.withdrawn) }
    }

    /// Ends the transition without further steps, since a different transition has taken over its controllers.
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

    /// Takes over controllers that disappear with the outgoing side and would not receive a forwarded callback at the
    /// end.
    func adopt(_ controllers: [UIViewController]) {
        for controller in controllers
        where controller.lifecycle.appearance == .disappearing && !controller.lifecycle.owner.isExclusive {
            controller.extrasForWriting.transition = self
            AppearanceCallbacks.hold(controller)
            outgoing.append(controller)
        }
    }

    /// Ends the side of a controller that has left its parent during the transition. Without incoming controllers, the
    /// transition is canceled if possible.
    func controllerLeft(_ controller: UIViewController) {
        guard controller.extras?.transition === self else { return }
        controller.extras?.transition = nil
        let came = incoming.contains { $0 === controller }
        incoming.removeAll { $0 === controller }
        outgoing.removeAll { $0 === controller }
        AppearanceCallbacks.release(controller)
        AppearanceCallbacks.advance(controller, to: .disappeared)
        if came, incoming.isEmpty, !outgoing.isEmpty { end(finished: !policy.canReverse) }
    }

    // MARK: Interpreting

    private func perform(_ step: TransitionScript.Step, isBack: Bool) {
        assert(TransitionFlush.isSendingCallbacks, "A script is interpreted inside a flush only")
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
        case .willShow: policy.willShow(self)
        case .didShow: policy.didShow(self)
        }
    }

    private func controllers(of side: TransitionScript.Side) -> [UIViewController] {
        side == .incoming ? incoming : outgoing
    }
}

extension ControllerTransition: WeaklyReferenced {}
