import UIKitCore

/// Pages are turned, in the order that is recorded for their style (CallbackOrder.md, "Page view controller").
@MainActor
final class PagePolicy: TransitionPolicy {
    private let controller: UIPageViewController
    let turn: PageTurn
    /// Whether the controller was there when the transition began.
    private var isSeen = false
    /// Whether the views of the new pages are in their places, beside the old ones.
    private(set) var isMoving = false

    init(_ controller: UIPageViewController, _ turn: PageTurn) { (self.controller, self.turn) = (controller, turn) }

    /// In a controller that is not there the callbacks come with its own.
    func prepare(_ transition: ControllerTransition) -> Bool {
        turn.begin(from: controller.shown)
        // A callback may have taken one out again.
        controller.stage.want(controller.wantedPages)
        for page in turn.old + turn.new { _ = page.settlePresentations() }
        isSeen = controller.lifecycle.appearance == .appeared
        guard isSeen else { return true }
        transition.outgoing = turn.old.without(turn.new).map(\.controllerInPlace)
        transition.incoming = turn.new.without(turn.old).map(\.controllerInPlace)
        return true
    }

    func install(_ transition: ControllerTransition) {
        isMoving = true
        controller.pages.begin(turn)
        transition.session.start()
        // A finger has nothing to turn any more where a callback has taken the page controller away.
        guard isSeen else { return transition.end(finished: !turn.isByGesture) }
        if !turn.isAnimated { transition.session.completeWithoutAnimation(inThisTurn: true) }
    }

    func uninstall(_ transition: ControllerTransition, finished: Bool) {
        // From here on the new pages are laid out.
        if finished { controller.stage.rest(at: turn.new) }
        controller.pages.end(turn, finished: finished)
        isMoving = false
    }

    func didEnd(_ transition: ControllerTransition, finished: Bool) {
        controller.didEnd(turn, finished: finished)
    }

    func withdrawn(_ transition: ControllerTransition) { controller.didEnd(turn, finished: false) }
}

extension [UIViewController] {
    /// Those that are not among others, each once.
    func without(_ others: [UIViewController]) -> [UIViewController] {
        var result: [UIViewController] = []
        for controller in self where !(others + result).contains(where: { $0 === controller }) {
            result.append(controller)
        }
        return result
    }
}
