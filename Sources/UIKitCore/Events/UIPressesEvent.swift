import Foundation

/// An event of keys, with all active presses and the changed one.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipressesevent>.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    override init() { super.init(type: .presses) }

    /// All presses of the event.
    open var allPresses: Set<UIPress> { presses }

    /// Returns the presses that a gesture recognizer receives: always empty, since only responders receive keys.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }

    var presses: Set<UIPress> = []
    /// The changed press of the event.
    var changed: UIPress?
}
