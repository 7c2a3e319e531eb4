import Foundation

/// What a command does instead while more modifier keys are down.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicommandalternate>.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
    /// Makes an alternate with the modifier keys that are down in addition to the command's own.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        (self.title, self.action, modifiers) = (title, action, modifierFlags)
    }

    nonisolated deinit {}

    /// Alternates with the same modifier keys are equal (recorded on iOS 26.1).
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        (object as? UICommandAlternate)?.modifiers == modifiers
    }

    /// A value that is equal for equal alternates.
    nonisolated open override var hash: Int { modifiers.rawValue.hashValue }

    /// What the user reads.
    open internal(set) var title: String

    /// The name of the method that is called; its sender is the command.
    open internal(set) var action: Selector

    /// The modifier keys that are down in addition to the command's own.
    open var modifierFlags: UIKeyModifierFlags { modifiers }

    nonisolated private let modifiers: UIKeyModifierFlags
}
