import Foundation

/// Decides about the editing of a search field, and is called when a suggestion below it is chosen. All methods are optional.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchtextfielddelegate>.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    /// The user has chosen a suggestion; the field has no suggestions any more.
    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)

    /// What a token is copied as. By default, and for a provider without any type, it is not copied.
    func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken)
        -> NSItemProvider
}

extension UISearchTextFieldDelegate {
    /// Nothing.
    public func searchTextField(
        _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider { NSItemProvider() }

    /// Does nothing.
    public func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {}
}
