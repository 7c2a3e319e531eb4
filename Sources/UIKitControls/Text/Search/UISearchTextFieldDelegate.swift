import Foundation

/// The methods that a search field calls during editing, and when the user selects a suggestion. All methods are
/// optional.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchtextfielddelegate>.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    /// Called when the user has selected a suggestion. At this time `searchSuggestions` of the field is `nil`.
    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)

    /// Returns an item provider for copying a token. The default is a provider without types, which means that the
    /// token is not copied.
    func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken)
        -> NSItemProvider
}

extension UISearchTextFieldDelegate {
    /// The default implementation returns a provider without types.
    public func searchTextField(
        _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider { NSItemProvider() }

    /// The default implementation is empty.
    public func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {}
}
