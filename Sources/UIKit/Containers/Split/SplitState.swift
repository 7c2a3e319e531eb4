import CoreGraphics
import UIKitCore

/// The state of a split view.
///
///                 compact width                    regular width
///     expanded ───────────────▶ rearranging ─┐  ┌─ rearranging ◀─────────────── collapsed
///        ▲                                   └──┼───────────────▶ collapsed
///        └──────────────────────────────────────┘
@MainActor
struct SplitState {
    /// A stack that is rebuilt from the columns.
    struct PendingStack {
        /// The top column; `nil` for the current top column.
        var top: UISplitViewController.Column?
    }

    /// A display mode that was requested in the previous launch, and the behavior at that time.
    struct RestoredMode {
        let mode: UISplitViewController.DisplayMode
        let behavior: UISplitViewController.SplitBehavior
    }

    /// The display mode of the columns; while collapsed, the previous mode. The initial value was recorded on iOS 26.1.
    var mode = UISplitViewController.DisplayMode.secondaryOnly
    /// The previous display mode, while the delegate is notified of columns that are shown and hidden.
    var previousMode: UISplitViewController.DisplayMode?
    var behavior = UISplitViewController.SplitBehavior.tile
    /// The mode that the user, `show(_:)` or `hide(_:)` last requested; `nil` for the preferred mode. It is kept until
    /// the behavior changes.
    var requestedMode: UISplitViewController.DisplayMode?
    /// The requested mode of the previous launch, until the split view has appeared with columns, or a different mode
    /// is requested.
    var restoredMode: RestoredMode?
    var isCollapsed = false
    /// The current arrangement.
    var shown = SplitArrangement.empty
    /// The bottom column of the stack, or `compact`.
    var base = UISplitViewController.Column.primary
    /// The future size class, in a size transition.
    var pendingSizeClass: UIUserInterfaceSizeClass?
    /// The future size.
    var pendingSize: CGSize?
    /// The change of the stack that was requested while its controllers could not be moved.
    var pendingStack: PendingStack?
    /// The top column of the archived stack, for the next collapse.
    var restoredTopColumn: UISplitViewController.Column?
    /// Counts changes of the display mode, to detect a change in a callback.
    var changes = 0

    /// Requests a mode, which replaces that of the previous launch.
    mutating func request(_ mode: UISplitViewController.DisplayMode?) {
        (requestedMode, restoredMode) = (mode, nil)
    }

    /// Requests the mode of the previous launch if it was requested in the current behavior. In the first layouts the
    /// size, and with it the behavior, may be temporary.
    mutating func requestRestoredMode() {
        if let restoredMode, restoredMode.behavior == behavior { requestedMode = restoredMode.mode }
    }
}
