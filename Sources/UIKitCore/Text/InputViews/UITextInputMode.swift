import Foundation

// Chosen (Text input): There is one text input mode: the user's language.
/// An input mode: here the mode of the user's language, with the desktop's keyboard layout.
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

    /// The user's input modes: always a single mode.
    open class var activeInputModes: [UITextInputMode] { [UIContext.current.inputMode] }
}
