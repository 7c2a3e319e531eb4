import Foundation

/// Decides about the editing of a search field, and is called when a suggestion below it is chosen. All methods are optional.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchtextfielddelegate>.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    /// The user has chosen a suggestion; the field has no suggestions any more.
    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
    /// Does nothing.
    public func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {}
}
