import UIKitCore

extension UIPageViewController: StagedContainer {
    /// The visible pages. During a turn they are the old pages.
    var shown: [UIViewController] { stage.shown }

    private var policy: PagePolicy? { stage.running?.policy as? PagePolicy }

    /// The turn that was requested last, until it has ended.
    var turn: PageTurn? { requestedTurn ?? policy?.turn }

    /// The turn whose pages are moving. While a callback requests the next turn, it differs from `turn`.
    var moving: PageTurn? { policy?.isMoving == true ? policy?.turn : nil }

    /// The pages that should be children: the visible pages, and the pages of pending and running turns. Pages that
    /// were moved to a different parent are not included.
    var wantedPages: [UIViewController] {
        shown.filter(stage.contains) + (policy?.turn.pages ?? []) + (requestedTurn?.pages ?? [])
    }

    package var wantsTransition: Bool { requestedTurn != nil }

    package func nextTransition() -> ControllerTransition? {
        guard let turn = requestedTurn else { return nil }
        requestedTurn = nil
        stage.begin(turn.new)
        return turn.makeTransition(pages.script, PagePolicy(self, turn))
    }
}
