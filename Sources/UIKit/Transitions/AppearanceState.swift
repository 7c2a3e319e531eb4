/// Where a controller's view is between gone and there.
///
///                  begin(appearing)                     end
///     disappeared ──────────────────▶ appearing ─────────────────▶ appeared
///          ▲          viewWillAppear   │     ▲    viewDidAppear        │
///          │                     begin │     │ begin                   │ begin
///          │ end      viewWillDisappear│     │viewWillAppear           │ (disappearing)
///          │ viewDid                   ▼     │                         │ viewWill
///          └──────Disappear─────── disappearing ◀──────────────────────┘ Disappear
///
/// The two arrows in the middle are reversals: an interrupted transition turns round without its "did". While the state
/// is `appearing`, `viewIsAppearing` is owed until the view is in a window and its superview has laid it out.
package enum AppearanceState: Sendable {
    case disappeared, appearing, appeared, disappearing
}

/// What the engine knows of one controller, in one small value.
package struct ViewControllerLifecycle {
    /// Who will send the "did" that follows a "will".
    package enum Opener: Sendable {
        /// No transition is open.
        case nobody
        /// The parent's callbacks, passed on, or the view's own moves in and out of the hierarchy.
        case forwarding
        /// A call of `beginAppearanceTransition`, or a transition of the engine; nothing automatic happens meanwhile.
        case transition
    }

    package var appearance = AppearanceState.disappeared
    package var opener = Opener.nobody
    package var isAnimated = false
    package var owesIsAppearing = false
    /// `endAppearanceTransition()` came while the view was in no window; `viewDidAppear` follows when it is in one.
    package var owesDidAppear = false
    package var owesDidMove = false
    package var isMovingToParent = false
    package var isMovingFromParent = false
    /// Whether `willMove(toParent: nil)` has come since the controller was added to its parent.
    package var hasAnnouncedRemoval = false
    package var isLoadingView = false
    package var isBeingPresented = false
    package var isBeingDismissed = false
}
