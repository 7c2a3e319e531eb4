import Foundation

extension UISearchController {
    /// When a search controller shows the scopes of its bar.
    public enum ScopeBarActivation: Int, Sendable {
        /// The system's choice: with the search.
        case automatic = 0
        /// When the program says so.
        case manual = 1
        /// While there is text, or a token.
        case onTextEntry = 2
        /// While one searches.
        case onSearchActivation = 3
    }
}

/// Shows what was found: called for every change of what is searched for.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchresultsupdating>.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The text, the tokens or the scope have changed, or the bar has become first responder. Called inside the change.
    func updateSearchResults(for searchController: UISearchController)
    /// The user has chosen a suggestion. Optional.
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    /// Does nothing.
    public func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {}
}

/// Hears of the coming and going of a search controller. All methods are optional.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchcontrollerdelegate>.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// The controller is about to be presented, since the user has begun to search, or `isActive` was set.
    func willPresentSearchController(_ searchController: UISearchController)
    /// It has been presented; called at the animation's end.
    func didPresentSearchController(_ searchController: UISearchController)
    /// It is about to be dismissed.
    func willDismissSearchController(_ searchController: UISearchController)
    /// It has been dismissed.
    func didDismissSearchController(_ searchController: UISearchController)
    /// Presents the controller, in the program's way. Where it does not, the controller presents itself.
    func presentSearchController(_ searchController: UISearchController)
    /// The bar is about to have another place in the navigation bar.
    func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
    /// The bar has another place in the navigation bar.
    func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

extension UISearchControllerDelegate {
    /// Does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func presentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    ) {}
    /// Does nothing.
    public func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) {}
}

extension OptionalMethods {
    static let searchController = OptionalMethods((any UISearchControllerDelegate).self) {
        $0 is any UISearchControllerDelegate.Type
    }
}
