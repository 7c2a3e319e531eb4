/// Appearance of a controller's view.
///
///                  begin(appearing)                     end
///     disappeared ──────────────────▶ appearing ─────────────────▶ appeared
///          ▲          viewWillAppear   │     ▲    viewDidAppear        │
///          │                     begin │     │ begin                   │ begin
///          │ end      viewWillDisappear│     │viewWillAppear           │ (disappearing)
///          │ viewDid                   ▼     │                         │ viewWill
///          └──────Disappear─────── disappearing ◀──────────────────────┘ Disappear
///
/// The two arrows in the middle are reversals: a transition that is canceled sends the opposite "will" without the
/// "did". While the state is `appearing`, `viewIsAppearing` is pending until the view is in a window.
package enum AppearanceState: Sendable {
    case disappeared, appearing, appeared, disappearing

    /// Whether the controller appears or has appeared.
    var isVisible: Bool { self == .appearing || self == .appeared }
    /// Whether no transition is open.
    var isSettled: Bool { self == .appeared || self == .disappeared }
}

/// The sender of the "did" that follows a "will".
package enum AppearanceOwner: Sendable {
    /// No "will" is open.
    case none
    /// The forwarded callbacks of the parent, or the view's own moves in and out of the hierarchy.
    case forwarding
    /// The application, with `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()`. No callback is
    /// sent automatically meanwhile.
    case application
    /// A transition of the engine. No callback is sent automatically meanwhile.
    case transition

    /// Whether moves of the view and callbacks of the parent leave the controller alone.
    var isExclusive: Bool { self == .application || self == .transition }
}
