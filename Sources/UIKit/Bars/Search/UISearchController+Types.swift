import Foundation

extension UISearchController {
    /// The condition for showing the scopes of its search bar.
    public enum ScopeBarActivation: Int, Sendable {
        /// The system determines the condition, which is `onSearchActivation`.
        case automatic = 0
        /// The program shows and hides the scopes.
        case manual = 1
        /// The scopes are shown while the field contains text or a token.
        case onTextEntry = 2
        /// The scopes are shown while the search is active.
        case onSearchActivation = 3
    }
}

/// The methods that update the results of a search. They are called whenever the search changes.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchresultsupdating>.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called synchronously when the text, the tokens or the scope have changed, or the search bar has become first
    /// responder.
    func updateSearchResults(for searchController: UISearchController)
    /// Called when the user has selected a suggestion. This method is optional.
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    /// The default implementation is empty.
    public func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {}
}

/// The methods that a search controller calls when it is presented and dismissed. All methods are optional.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchcontrollerdelegate>.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Called before the controller is presented, either because the user begins a search or because `isActive` was
    /// set.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Called after the controller was presented, at the end of the animation.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Called before the controller is dismissed.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Called after the controller was dismissed.
    func didDismissSearchController(_ searchController: UISearchController)
    /// Called so that the delegate can present the search controller in a custom way. If the method does not present
    /// it, the default presentation is used.
    func presentSearchController(_ searchController: UISearchController)
    /// Called before the place of the bar in the navigation bar changes.
    func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
    /// Called after the place of the bar in the navigation bar has changed.
    func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

extension UISearchControllerDelegate {
    /// The default implementation is empty.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// The default implementation is empty.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// The default implementation is empty.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// The default implementation is empty.
    public func didDismissSearchController(_ searchController: UISearchController) {}
    /// The default implementation is empty.
    public func presentSearchController(_ searchController: UISearchController) {}
    /// The default implementation is empty.
    public func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    ) {}
    /// The default implementation is empty.
    public func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) {}
}

extension OptionalMethods {
    static let searchController = OptionalMethods((any UISearchControllerDelegate).self) {
        $0 is any UISearchControllerDelegate.Type
    }
}
