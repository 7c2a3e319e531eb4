/// How views know their window: all views of a window share its reference, which the window clears when it goes.
///
/// A `weak` reference in each view would make every read of `window`, and every retain of a window, several times as slow.
/// An unowned one could outlive the window, where a callback of a move has put a view elsewhere in the middle of it.
@MainActor
final class WindowReference {
    // Unsafe only because the window's `deinit` clears it, when there are no other references to the window.
    @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var window: UIWindow?
}
