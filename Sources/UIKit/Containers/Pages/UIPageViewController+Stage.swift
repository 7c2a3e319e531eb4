import UIKitCore

extension UIPageViewController: StagedContainer {
    /// The pages in their places. During a turn they are the old pages.
    var shown: [UIViewController] { stage.shown }

    private var policy: PagePolicy? { stage.running?.policy as? PagePolicy }

    /// The latest requested turn, until it has ended.
    var turn: PageTurn? { asked ?? policy?.turn }

    /// The turn whose pages are moving. It differs from `turn` while a callback requests the next turn.
    var moving: PageTurn? { policy?.isMoving == true ? policy?.turn : nil }

    /// The pages that should be children: the shown pages, and those of pending and running turns. A page that a
    /// container has taken over is not taken back.
    var wantedPages: [UIViewController] {
        shown.filter(stage.contains) + (policy?.turn.pages ?? []) + (asked?.pages ?? [])
    }

    package var wantsTransition: Bool { asked != nil }

    package func nextTransition() -> ControllerTransition? {
        guard let turn = asked else { return nil }
        asked = nil
        stage.begin(turn.new)
        return turn.makeTransition(pages.script, PagePolicy(self, turn))
    }
}
