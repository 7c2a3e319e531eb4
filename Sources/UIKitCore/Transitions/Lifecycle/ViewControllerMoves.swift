/// What a controller is in the middle of besides its appearance: moves to a parent and away, presentations, the loading of
/// its view.
///
///     parent:        none ──willMove(to/from)──▶ moving to/from ──didMove──▶ none
///     presentation:  none ──beginPresentation──▶ presented/dismissed ──endPresentation──▶ none
package struct ViewControllerMoves: Sendable {
    /// Creates the state of a controller that was just made.
    package init() {}

    // MARK: By hand

    /// Whether the application has begun an appearance by hand and not ended it; a transition may have taken the controller
    /// over since.
    var isBegunByHand = false

    // MARK: Parent

    package enum ParentMove: Sendable { case none, to, from }

    package private(set) var parentMove = ParentMove.none
    /// Whether the controller has been added to a parent that has not called `didMove(toParent:)`.
    package private(set) var expectsDidMove = false

    /// Whether `willMove(toParent: nil)` has come since the controller was added to its parent.
    private(set) var hasAnnouncedRemoval = false

    package mutating func willMove(toParent hasParent: Bool) {
        parentMove = hasParent ? .to : .from
        if !hasParent { hasAnnouncedRemoval = true }
    }

    package mutating func wasAddedToParent() {
        expectsDidMove = true
        hasAnnouncedRemoval = false
    }

    /// What was announced to leave its parent has none.
    mutating func endRemovalWithoutParent() {
        if parentMove == .from { parentMove = .none }
    }

    /// The move is over, or was cancelled.
    package mutating func endParentMove() {
        parentMove = .none
        expectsDidMove = false
    }

    // MARK: Presentation

    package enum PresentationMove: Sendable { case none, presented, dismissed }

    package private(set) var presentationMove = PresentationMove.none

    package mutating func beginPresentation(_ move: PresentationMove) { presentationMove = move }

    /// The move is over, unless another one has begun since.
    mutating func endPresentation(_ move: PresentationMove) {
        if presentationMove == move { presentationMove = .none }
    }

    // MARK: The view

    private var isLoadingView = false

    /// Answers whether the view may be loaded now; `false` inside `loadView()`.
    package mutating func beginLoadingView() -> Bool {
        guard !isLoadingView else { return false }
        isLoadingView = true
        return true
    }

    package mutating func endLoadingView() { isLoadingView = false }
}
