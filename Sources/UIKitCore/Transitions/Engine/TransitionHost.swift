import QuartzCore

/// The owner of transitions: a window (of its root), a container (among its children), or a presentation (of its
/// presented controller).
///
/// A host keeps submitted transitions in order until they are over. It begins a transition immediately or in the next
/// layout pass, makes a transition wait for earlier ones, and withdraws transitions that have not begun. This is the
/// only queue of transitions.
@MainActor
package final class TransitionHost {
    package enum Start: Sendable {
        /// Inside the call.
        case now
        /// In the layout pass that follows, as recorded for push and present.
        case inLayoutPass
    }

    /// Open transitions, in the order of their submission.
    @exclusivity(unchecked) package private(set) var transitions = ObjectQueue<ControllerTransition>()
    /// The number of open transitions that do not wait for all earlier transitions.
    @exclusivity(unchecked) private var independentCount = 0
    /// Called when all submitted transitions are over and have been notified of their end.
    @exclusivity(unchecked) var didBecomeIdle: (@MainActor () -> Void)?

    init() { weakReference.object = self }

    deinit { weakReference.object = nil }

    package let weakReference = WeakReference<TransitionHost>()

    /// Submits a transition. Its policy determines the effect on open transitions.
    ///
    /// - Returns: Whether it was accepted.
    @discardableResult
    package func submit(_ transition: ControllerTransition, start: Start) -> Bool {
        var conflicts: [(ControllerTransition, TransitionConflict)] = []
        if case .decided(let conflict) = transition.policy.conflicts {
            conflicts = transitions.map { ($0, conflict($0)) }
            guard !conflicts.contains(where: { $0.1 == .refuse }) else { return false }
            transition.waitsForAll = false
            independentCount += 1
        }
        transition.host = self
        transitions.append(transition)
        transition.session.register()
        for (other, conflict) in conflicts {
            switch conflict {
            case .none, .refuse: break
            case .wait: transition.waits(for: other)
            case .settle:
                transition.waits(for: other)
                other.settle()
            case .cancel:
                transition.waits(for: other)
                other.cancel()
            case .replace: transition.replace(other)
            }
        }
        switch start {
        case .now:
            transition.isDue = true
            transition.beginIfPossible()
        case .inLayoutPass:
            CATransaction.addCommitHandler(.preLayout) {
                TransitionFlush.whenIdle {
                    transition.isDue = true
                    transition.beginIfPossible()
                }
            }
        }
        return true
    }

    /// Ends all transitions that have begun, in their direction, and withdraws the rest.
    func settle() {
        for transition in transitions { transition.settle() }
    }

    /// Ends all transitions that have begun, in their direction. Transitions that have not begun remain scheduled.
    func settleBegun() {
        for transition in transitions where transition.phase != .scheduled { transition.settle() }
    }

    /// Removes a transition that is over.
    func remove(_ transition: ControllerTransition) {
        guard transitions.remove(transition) else { return }
        if !transition.waitsForAll { independentCount -= 1 }
    }

    /// Returns whether a transition that was submitted before a given transition is open.
    func isAnyOpen(before transition: ControllerTransition) -> Bool {
        transitions.first { $0 === transition || !$0.isOver } !== transition
    }

    func beginNext() {
        beginWaiting()
        if let didBecomeIdle, !transitions.contains(where: { !$0.isOver }) { didBecomeIdle() }
    }

    private func beginWaiting() {
        guard independentCount == 0 else {
            for transition in transitions { transition.beginIfPossible() }
            return
        }
        // All other transitions wait for the first transition.
        while let first = transitions.first(where: { !$0.isOver }) {
            first.beginIfPossible()
            guard first.isOver else { return }
        }
    }
}

extension TransitionHost: WeaklyReferenced {}
