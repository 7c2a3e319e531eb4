import Foundation

/// A token in a search field: a capsule with an icon and a name, which represents a search criterion that is not text.
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

    /// Creates a token.
    ///
    /// - Parameters:
    ///   - icon: The image before the text, shown as a template; `nil` for no icon.
    ///   - text: The text, shown in one line.
    public init(icon: UIImage?, text: String) {
        (self.icon, self.text) = (icon, text)
        super.init()
    }

    nonisolated deinit {}

    /// An object of the program that the token represents. The default is `nil`.
    open var representedObject: Any?
}
