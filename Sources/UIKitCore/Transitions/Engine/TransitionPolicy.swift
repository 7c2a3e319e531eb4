/// The behavior that differs between the kinds of transitions. A container consists of a model, a policy, and a
/// layout.
///
/// The engine calls a policy in the order of its script. A policy never sends callbacks and never ends a transition on
/// its own initiative. It retains its container, which therefore lives until its transitions are over. A new kind of
/// transition needs a type that conforms to this protocol and, unless an existing one fits, a row of
/// `TransitionScript`. Submit a `ControllerTransition` with both to the container's `TransitionHost`.
@MainActor
package protocol TransitionPolicy: AnyObject {
    /// The effect of submitting this transition on the open transitions of the same host. By default it waits for all
    /// of them.
    var conflicts: TransitionConflicts { get }

    /// Whether the transition can be canceled, so that the outgoing controllers remain; `true` by default.
    var canReverse: Bool { get }

    /// Called when the transition is about to begin, before all callbacks: sets its sides and creates containers.
    ///
    /// - Returns: Whether the transition is still possible; `false` withdraws it.
    func prepare(_ transition: ControllerTransition) -> Bool

    /// Puts the incoming views in place and starts the session.
    func install(_ transition: ControllerTransition)

    /// Removes the views of the side that has disappeared. Called also if a transition is canceled before `install`.
    func uninstall(_ transition: ControllerTransition, finished: Bool)

    /// Called before `install` if the script has such a step, to call the container's delegate.
    func willShow(_ transition: ControllerTransition)

    /// Called after the did-callbacks of a finished transition if the script has such a step.
    func didShow(_ transition: ControllerTransition)

    /// Called after all callbacks, before completions.
    func didEnd(_ transition: ControllerTransition, finished: Bool)

    /// Called when the transition was withdrawn before its beginning.
    func withdrawn(_ transition: ControllerTransition)
}

extension TransitionPolicy {
    package var canReverse: Bool { true }
    package var conflicts: TransitionConflicts { .waitsForAll }
    package func prepare(_ transition: ControllerTransition) -> Bool { true }
    package func willShow(_ transition: ControllerTransition) {}
    package func didShow(_ transition: ControllerTransition) {}
    package func didEnd(_ transition: ControllerTransition, finished: Bool) {}
    package func withdrawn(_ transition: ControllerTransition) {}
}

/// The effect of a new transition on the open transitions of the same host.
@MainActor
package enum TransitionConflicts {
    /// The new transition begins after them.
    case waitsForAll
    /// The closure determines the effect on each open transition, on submission.
    case decided(by: @MainActor (ControllerTransition) -> TransitionConflict)

    /// Returns the same effect on all open transitions.
    package static func always(_ conflict: TransitionConflict) -> Self { .decided { _ in conflict } }
}

/// The effect of a new transition on an open transition of the same host.
package enum TransitionConflict: Sendable {
    /// The transitions are independent.
    case none
    /// The new transition waits until the open transition has ended.
    case wait
    /// The open transition ends in its direction, and then the new transition begins.
    case settle
    /// The open transition is canceled, and then the new transition begins.
    case cancel
    /// The controllers of the open transition join the outgoing side of the new transition, which begins immediately.
    case replace
    /// The new transition is not accepted.
    case refuse
}
