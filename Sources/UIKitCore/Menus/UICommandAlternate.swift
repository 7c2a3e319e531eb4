import Foundation

/// What a command does instead while more modifier keys are down.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicommandalternate>.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
    /// Makes an alternate with the modifier keys that are down in addition to the command's own.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
    }

    nonisolated deinit {}

    /// What the user reads.
    open internal(set) var title: String

    /// The name of the method that is called; its sender is the command.
    open internal(set) var action: Selector

    /// The modifier keys that are down in addition to the command's own.
    open internal(set) var modifierFlags: UIKeyModifierFlags
}
