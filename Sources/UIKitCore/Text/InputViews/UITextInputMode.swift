import Foundation

/// A way of putting text in: here the one of the user's language, whose layout the desktop sets.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextinputmode>.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
    /// The language, such as `"de-AT"`.
    open private(set) var primaryLanguage: String?

    init(language: String?) {
        primaryLanguage = language
        super.init()
    }

    nonisolated deinit {}

    /// The user's input modes: one.
    open class var activeInputModes: [UITextInputMode] { [UIContext.current.inputMode] }
}
