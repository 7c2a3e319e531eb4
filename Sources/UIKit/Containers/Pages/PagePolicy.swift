import UIKitCore

/// A transition that turns pages, in the recorded order for their style (CallbackOrder.md, "Page view controller").
@MainActor
final class PagePolicy: TransitionPolicy {
    private let controller: UIPageViewController
    let turn: PageTurn
    /// Whether the controller had appeared when the transition began.
    private var isSeen = false
    /// Whether the views of the new pages were added beside those of the old pages.
    private(set) var isMoving = false

    init(_ controller: UIPageViewController, _ turn: PageTurn) { (self.controller, self.turn) = (controller, turn) }

    /// Prepares the transition. If the page controller has not appeared, the callbacks of the pages are sent with its
    /// own callbacks.
    func prepare(_ transition: ControllerTransition) -> Bool {
        turn.begin(from: controller.shown)
        // A callback may have removed a page.
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
        // If a callback has removed the page controller, a finger cannot turn pages.
        guard isSeen else { return transition.end(finished: !turn.isByGesture) }
        // The change is complete when the call returns (recorded on iOS 26.1).
        if !turn.isAnimated { transition.end(finished: true) }
    }

    func uninstall(_ transition: ControllerTransition, finished: Bool) {
        // From here on, the layout includes the new pages.
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
    /// Returns the controllers that are not in `others`, without duplicates.
    func without(_ others: [UIViewController]) -> [UIViewController] {
        var result: [UIViewController] = []
        for controller in self where !(others + result).contains(where: { $0 === controller }) {
            result.append(controller)
        }
        return result
    }
}
