import QuartzCore

/// What owns transitions: a window (of its root), a container (among its children), a presentation (of its coming and
/// going).
///
/// A host keeps what was submitted until it is over, in order; it begins a transition at once or in the next layout pass,
/// lets one wait for another, and withdraws what has not begun. There is no other queue.
@MainActor
package final class TransitionHost {
    package enum Start: Sendable {
        /// Inside the call.
        case now
        /// In the layout pass that follows, as recorded for push and present.
        case inLayoutPass
    }

    /// Those that are not over, in the order in which they were submitted.
    @exclusivity(unchecked) private(set) var transitions = ObjectQueue<ControllerTransition>()
    /// How many of them do not wait for all before them.
    @exclusivity(unchecked) private var independentCount = 0
    /// Called when all that were submitted are over, and have been notified of their end.
    @exclusivity(unchecked) var didBecomeIdle: (@MainActor () -> Void)?

    init() { weakReference.object = self }

    deinit { weakReference.object = nil }

    package let weakReference = WeakReference<TransitionHost>()

    /// Takes a transition on; what happens to those before it its policy says.
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

    /// Brings all that has begun to its end, where each is heading, and withdraws the rest.
    func settle() {
        for transition in transitions { transition.settle() }
    }

    /// Called by a transition that is over.
    func remove(_ transition: ControllerTransition) {
        guard transitions.remove(transition) else { return }
        if !transition.waitsForAll { independentCount -= 1 }
    }

    /// Whether one that was submitted before another is not over.
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
        // All others wait for the first one.
        while let first = transitions.first(where: { !$0.isOver }) {
            first.beginIfPossible()
            guard first.isOver else { return }
        }
    }
}

extension TransitionHost: WeaklyReferenced {}
