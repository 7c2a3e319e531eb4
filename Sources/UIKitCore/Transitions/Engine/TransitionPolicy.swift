/// What is different from one kind of transition to the next: a container is a model, a policy, and a layout.
///
/// The engine calls a policy in the order of its script; a policy never sends callbacks and never ends a transition by
/// itself. It keeps its container, which lives until its transitions are over. To write a new kind of transition, write a type of this protocol, a row of `TransitionScript` unless one fits,
/// and submit a `ControllerTransition` of both to the container's `TransitionHost`.
@MainActor
package protocol TransitionPolicy: AnyObject {
    /// What becomes of the transitions on the same host that are not over when this one is submitted; unless implemented, it
    /// waits for all of them.
    var conflicts: TransitionConflicts { get }

    /// Whether the transition can be cancelled, so that who was to go stays; `true` unless implemented.
    var canGoBack: Bool { get }

    /// The transition is about to begin: sets its sides, makes containers, calls what comes before all callbacks.
    ///
    /// - Returns: Whether it can still happen; `false` withdraws it.
    func prepare(_ transition: ControllerTransition) -> Bool

    /// Puts the incoming views in place and starts the session.
    func install(_ transition: ControllerTransition)

    /// Takes away the views of the side that is gone. Called also when a transition is cancelled before `install`.
    func uninstall(_ transition: ControllerTransition, finished: Bool)

    /// The script has come to a hook.
    func reach(_ hook: TransitionScript.Hook, of transition: ControllerTransition)

    /// All callbacks have been sent. Completions follow.
    func didEnd(_ transition: ControllerTransition, finished: Bool)

    /// The transition did not begin, and never will.
    func withdrawn(_ transition: ControllerTransition)
}

extension TransitionPolicy {
    package var canGoBack: Bool { true }
    package var conflicts: TransitionConflicts { .waitsForAll }
    package func prepare(_ transition: ControllerTransition) -> Bool { true }
    package func reach(_ hook: TransitionScript.Hook, of transition: ControllerTransition) {}
    package func didEnd(_ transition: ControllerTransition, finished: Bool) {}
    package func withdrawn(_ transition: ControllerTransition) {}
}

/// What becomes of those before a transition on the same host.
@MainActor
package enum TransitionConflicts {
    /// It begins when all of them are over.
    case waitsForAll
    /// What becomes of each it decides when it is submitted.
    case decided(by: @MainActor (ControllerTransition) -> TransitionConflict)

    /// The same becomes of all.
    static func always(_ conflict: TransitionConflict) -> Self { .decided { _ in conflict } }
}

/// What becomes of a running transition when another one is submitted to its host.
package enum TransitionConflict: Sendable {
    /// They have nothing to do with each other.
    case none
    /// The new one waits until the other has ended.
    case wait
    /// The other is brought to its end, where it is heading; then the new one begins.
    case settle
    /// The other is cancelled; then the new one begins.
    case cancel
    /// The other's controllers go with the outgoing side of the new one, which begins at once.
    case replace
    /// The new one is not accepted.
    case refuse
}
