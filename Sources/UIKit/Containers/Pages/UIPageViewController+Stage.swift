import UIKitCore

extension UIPageViewController: StagedContainer {
    /// The pages that are in their places; while others are turned to, those that were there before.
    var shown: [UIViewController] { stage.shown }

    private var policy: PagePolicy? { stage.running?.policy as? PagePolicy }

    /// The turn that was asked for last, until it is over.
    var turn: PageTurn? { asked ?? policy?.turn }

    /// The turn whose pages are moving. Another one than `turn` while a callback asks for the next.
    var moving: PageTurn? { policy?.isMoving == true ? policy?.turn : nil }

    /// Pages are children that are shown, or that are being turned to. One that another container has taken is not taken back.
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
