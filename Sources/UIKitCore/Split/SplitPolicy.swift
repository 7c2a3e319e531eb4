import Foundation

/// Columns come and go, or become a stack and columns again: what the transition engine asks a split view.
@MainActor
final class SplitPolicy: TransitionPolicy {
    /// Who comes and who goes.
    struct Sides {
        var incoming: [UIViewController] = []
        var outgoing: [UIViewController] = []
    }

    private let container: UISplitViewController
    /// What is laid out when the transition begins, and what is at its end.
    private var before = SplitArrangement.empty
    var target: SplitArrangement
    /// Says who comes and goes, and may change the target; `nil` where there is nothing to do any more.
    private let prepares: @MainActor (UISplitViewController, SplitPolicy) -> Sides?
    private let installs: @MainActor (UISplitViewController, SplitPolicy) -> Void
    private let ends: @MainActor (UISplitViewController, _ finished: Bool) -> Void

    init(
        _ container: UISplitViewController, to target: SplitArrangement,
        prepare: @escaping @MainActor (UISplitViewController, SplitPolicy) -> Sides?,
        install: @escaping @MainActor (UISplitViewController, SplitPolicy) -> Void,
        end: @escaping @MainActor (UISplitViewController, _ finished: Bool) -> Void
    ) {
        (self.container, self.target, prepares, installs, ends) = (container, target, prepare, install, end)
    }

    /// What is asked for while columns move brings that to its end first.
    var conflicts: TransitionConflicts { .always(.settle) }

    /// In a split view that is not there the callbacks come with its own.
    func prepare(_ transition: ControllerTransition) -> Bool {
        before = container.state.shown
        guard let sides = prepares(container, self) else { return false }
        guard container.lifecycle.appearance == .appeared else {
            // A callback may have taken the split view away while controllers without a parent moved.
            for controller in sides.incoming + sides.outgoing where controller.lifecycle.appearance == .appeared {
                AppearanceCallbacks.reconcile(controller)
            }
            return true
        }
        transition.incoming = sides.incoming
        transition.outgoing = sides.outgoing
        return true
    }

    func install(_ transition: ControllerTransition) {
        installs(container, self)
        transition.session.start()
        if !transition.session.isAnimated { transition.end(finished: true) }
    }

    func uninstall(_ transition: ControllerTransition, finished: Bool) {
        container.clearPanels(outside: finished ? target : before)
        if finished { container.removeViewsLeftBehind() }
    }

    func didEnd(_ transition: ControllerTransition, finished: Bool) {
        ends(container, finished)
        container.transitionDidEnd()
    }

    func withdrawn(_ transition: ControllerTransition) {
        ends(container, false)
        container.transitionDidEnd()
    }
}
