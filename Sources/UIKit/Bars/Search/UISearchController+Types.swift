import Foundation

extension UISearchController {
    /// The event that shows the scopes of a search controller's bar.
    public enum ScopeBarActivation: Int, Sendable {
        /// The system's choice: during a search.
        case automatic = 0
        /// The program shows the scopes.
        case manual = 1
        /// The field contains text or a token.
        case onTextEntry = 2
        /// The search is active.
        case onSearchActivation = 3
    }
}

/// The methods that update the results of a search. They are called for every change of the search.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchresultsupdating>.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the text, the tokens or the scope have changed, or the bar has become first responder. The call is
    /// made within the change.
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
    /// Called before the controller is presented, since the user has begun to search or `isActive` was set.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Called after the controller was presented, at the end of the animation.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Called before the controller is dismissed.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Called after the controller was dismissed.
    func didDismissSearchController(_ searchController: UISearchController)
    /// Called to present the controller in a custom way. If the method does not present it, the controller presents
    /// itself.
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
