import Foundation

/// The rules for new passwords, in the password rules language, such as `"required: upper; minlength: 8;"`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextinputpasswordrules>.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject, NSCopying {
    /// The text of the rules.
    open nonisolated var passwordRulesDescriptor: String { descriptor }

    private let descriptor: String

    /// Creates rules from their text, which is not interpreted here.
    public nonisolated init(descriptor passwordRulesDescriptor: String) {
        descriptor = passwordRulesDescriptor
        super.init()
    }

    nonisolated deinit {}

    /// Returns the same object, since rules are immutable.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// Rules with the same text are equal.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        (object as? UITextInputPasswordRules)?.passwordRulesDescriptor == passwordRulesDescriptor
    }

    /// The hash value of the text.
    open nonisolated override var hash: Int { passwordRulesDescriptor.hashValue }
}
