import Foundation

/// Which passwords are permitted, in the words of the password rules' language, such as `"required: upper; minlength: 8;"`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextinputpasswordrules>.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject, NSCopying {
    /// The rules, as they were given.
    open nonisolated var passwordRulesDescriptor: String { descriptor }

    private let descriptor: String

    /// Makes rules of their words, which are not read here.
    public nonisolated init(descriptor passwordRulesDescriptor: String) {
        descriptor = passwordRulesDescriptor
        super.init()
    }

    nonisolated deinit {}

    /// Rules do not change: the same object.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// Rules with the same words are equal.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        (object as? UITextInputPasswordRules)?.passwordRulesDescriptor == passwordRulesDescriptor
    }

    /// Of the words.
    open nonisolated override var hash: Int { passwordRulesDescriptor.hashValue }
}
