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
/// The two arrows in the middle are reversals: a transition that is cancelled sends the opposite "will" without the "did".
/// While the state is `appearing`, `viewIsAppearing` is pending until the view is in a window.
package enum AppearanceState: Sendable {
    case disappeared, appearing, appeared, disappearing
}

/// Who sends the "did" that follows a "will".
package enum AppearanceOwner: Sendable {
    /// None: no "will" is open.
    case none
    /// The parent's callbacks, passed on, or the view's own moves in and out of the hierarchy.
    case forwarding
    /// The application, with `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()`. Nothing is sent
    /// automatically meanwhile.
    case application
    /// A transition of the engine. Nothing is sent automatically meanwhile.
    case transition

    /// Whether moves of the view and callbacks of the parent leave the controller alone.
    package var isExclusive: Bool { self == .application || self == .transition }
}
