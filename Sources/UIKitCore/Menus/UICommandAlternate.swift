import Foundation

/// An alternative of a command, used while additional modifier keys are down.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicommandalternate>.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
    /// Creates an alternative with the modifier keys that are down in addition to the command's modifier keys.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        (self.title, self.action, modifiers) = (title, action, modifierFlags)
    }

    nonisolated deinit {}

    /// Alternatives with the same modifier keys are equal (recorded on iOS 26.1).
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        (object as? UICommandAlternate)?.modifiers == modifiers
    }

    /// The hash value of the modifier keys.
    nonisolated open override var hash: Int { modifiers.rawValue.hashValue }

    /// The title shown to the user.
    open internal(set) var title: String

    /// The name of the method to call. Its sender is a new `UIKeyCommand` with this action.
    open internal(set) var action: Selector

    /// The modifier keys that are down in addition to the command's modifier keys.
    open var modifierFlags: UIKeyModifierFlags { modifiers }

    nonisolated private let modifiers: UIKeyModifierFlags
}
