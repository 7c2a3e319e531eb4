import CoreGraphics

/// What is going on in a split view.
///
///                 compact width                    regular width
///     expanded ───────────────▶ rearranging ─┐  ┌─ rearranging ◀─────────────── collapsed
///        ▲                                   └──┼───────────────▶ collapsed
///        └──────────────────────────────────────┘
@MainActor
struct SplitState {
    /// The display mode of the columns; while they are a stack, that from before.
    var mode: UISplitViewController.DisplayMode
    var behavior = UISplitViewController.SplitBehavior.overlay
    var preferredBehavior = UISplitViewController.SplitBehavior.automatic
    /// The mode that was asked for last, by the user or by `show(_:)` and `hide(_:)`; `nil` for the preferred one. It holds until
    /// the behaviour changes.
    var requestedMode: UISplitViewController.DisplayMode?
    var isCollapsed = false
    /// From the request to become a stack, or columns, until that is over. What is asked for meanwhile changes the model, and is
    /// shown afterwards.
    var isRearranging = false
    /// Controllers are moved between the split view and its stack, and do not leave.
    var isMovingColumns = false
    /// What is laid out.
    var shown = SplitArrangement.empty
    /// The column at the bottom of the stack, or `compact`.
    var base = UISplitViewController.Column.primary
    /// The size class to come, in a size transition.
    var comingSizeClass: UIUserInterfaceSizeClass?
    /// The size to come.
    var comingSize: CGSize?
    /// Controllers of columns were changed in a callback while they became a stack.
    var needsRestack = false
    /// The column that is to be on top when the stack is put together anew; `nil` for the one that is.
    var pendingTopColumn: UISplitViewController.Column?
    /// The column that was on top of the stack when the state was kept, for the stack to come.
    var restoredTopColumn: UISplitViewController.Column?
    /// Counts changes of the display mode, so that one that is made in a callback is seen.
    var changes = 0

    init(_ style: UISplitViewController.Style) {
        // What objects of UIKit were reported to say before they are in a window.
        mode = style == .unspecified ? .oneBesideSecondary : .secondaryOnly
    }
}
