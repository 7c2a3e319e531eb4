import Foundation

/// A part of what is searched for that is no text: a capsule with an icon and a name before the text of a search field.
///
///     let token = UISearchToken(icon: UIImage(systemName: "person"), text: "Anna")
///     token.representedObject = person
///     searchBar.searchTextField.insertToken(token, at: 0)
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchtoken>.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    let icon: UIImage?
    let text: String

    /// Makes a token.
    ///
    /// - Parameters:
    ///   - icon: Shown before the text, as a template; `nil` for none.
    ///   - text: Shown in one line.
    public init(icon: UIImage?, text: String) {
        (self.icon, self.text) = (icon, text)
        super.init()
    }

    nonisolated deinit {}

    /// What the token stands for; the program's. The default is `nil`.
    open var representedObject: Any?
}
