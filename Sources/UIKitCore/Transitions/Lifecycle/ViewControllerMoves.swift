/// The operations in progress on a view controller: being added to or removed from a parent, being presented or
/// dismissed, and loading its view. Appearance transitions are tracked separately.
///
///     parent:        none ──willMove(to/from)──▶ moving to/from ──didMove──▶ none
///     presentation:  none ──beginPresentation──▶ presented/dismissed ──endPresentation──▶ none
package struct ViewControllerMoves: Sendable {
    /// Creates the state of a new controller.
    package init() {}

    // MARK: By hand

    /// Whether the application has begun an appearance manually and not ended it. A transition may own the controller
    /// by now.
    var isBegunByHand = false

    // MARK: Parent

    package enum ParentMove: Sendable { case none, to, from }

    package private(set) var parentMove = ParentMove.none
    /// Whether the controller has been added to a parent that has not called `didMove(toParent:)`.
    package private(set) var expectsDidMove = false

    /// Whether `willMove(toParent: nil)` was called since the controller was added to its parent.
    private(set) var hasBegunRemoval = false

    package mutating func willMove(toParent hasParent: Bool) {
        parentMove = hasParent ? .to : .from
        if !hasParent { hasBegunRemoval = true }
    }

    package mutating func wasAddedToParent() {
        expectsDidMove = true
        hasBegunRemoval = false
    }

    /// Ends the announced removal of a controller without a parent.
    mutating func endRemovalWithoutParent() {
        if parentMove == .from { parentMove = .none }
    }

    /// Ends the move, also if it was canceled.
    package mutating func endParentMove() {
        parentMove = .none
        expectsDidMove = false
    }

    // MARK: Presentation

    package enum PresentationMove: Sendable { case none, presented, dismissed }

    package private(set) var presentationMove = PresentationMove.none

    package mutating func beginPresentation(_ move: PresentationMove) { presentationMove = move }

    /// Ends the move, unless a different move has begun since.
    mutating func endPresentation(_ move: PresentationMove) {
        if presentationMove == move { presentationMove = .none }
    }

    // MARK: The view

    private var isLoadingView = false

    /// Returns whether the view may be loaded now; `false` inside `loadView()`.
    package mutating func beginLoadingView() -> Bool {
        guard !isLoadingView else { return false }
        isLoadingView = true
        return true
    }

    package mutating func endLoadingView() { isLoadingView = false }
}
