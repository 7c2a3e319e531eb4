import Foundation
import UIKitCore

/// The transition policy of a split view: columns are shown and hidden, collapsed and expanded.
@MainActor
final class SplitPolicy: TransitionPolicy {
    /// The controllers that appear and disappear.
    struct Sides {
        var incoming: [UIViewController] = []
        var outgoing: [UIViewController] = []
    }

    private let container: UISplitViewController
    /// The arrangements at the beginning and at the end of the transition.
    private var before = SplitArrangement.empty
    var target: SplitArrangement
    /// Whether controllers are moved between columns and the stack.
    let movesColumns: Bool
    /// Returns the controllers that appear and disappear, and may change the target; `nil` if no change is necessary.
    private let prepares: @MainActor (UISplitViewController, SplitPolicy) -> Sides?
    private let installs: @MainActor (UISplitViewController, SplitPolicy) -> Void
    private let ends: @MainActor (UISplitViewController, _ finished: Bool) -> Void

    init(
        _ container: UISplitViewController, to target: SplitArrangement, movesColumns: Bool = false,
        prepare: @escaping @MainActor (UISplitViewController, SplitPolicy) -> Sides?,
        install: @escaping @MainActor (UISplitViewController, SplitPolicy) -> Void,
        end: @escaping @MainActor (UISplitViewController, _ finished: Bool) -> Void
    ) {
        (self.container, self.target, self.movesColumns) = (container, target, movesColumns)
        (prepares, installs, ends) = (prepare, install, end)
    }

    /// A new transition settles the running transition.
    var conflicts: TransitionConflicts { .always(.settle) }

    /// If the split view has not appeared, the callbacks are sent with those of the split view.
    func prepare(_ transition: ControllerTransition) -> Bool {
        before = container.state.shown
        guard let sides = prepares(container, self) else { return false }
        guard container.lifecycle.appearance == .appeared else {
            // A callback may have removed the split view while controllers without a parent were moved.
            for controller in sides.incoming + sides.outgoing where controller.lifecycle.appearance == .appeared {
                AppearanceCallbacks.advance(controller)
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
        container.stage.rest(at: container.shownChildren)
        if finished { container.removeViewsLeftBehind() }
    }

    func didEnd(_ transition: ControllerTransition, finished: Bool) {
        ends(container, finished)
        container.transitionDidEnd()
    }

    func withdrawn(_ transition: ControllerTransition) { didEnd(transition, finished: false) }
}
