import Foundation

/// An event of keys: holds every press that is down, and the one that changed.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipressesevent>.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    init() { super.init(type: .presses) }

    /// Every press of the event.
    open var allPresses: Set<UIPress> { presses }

    /// The presses that a gesture recognizer gets: none, since keys go to responders alone.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }

    var presses: Set<UIPress> = []
    /// The press that the event is about.
    var changed: UIPress?
}
