import UIKit

/// Logs the calls of a search bar and a search controller, in order.
@MainActor
final class SearchLog: NSObject, UISearchBarDelegate, UISearchResultsUpdating, UISearchControllerDelegate {
    private var lines: [String] = []
    var permitsBeginning = true
    var permitsEnding = true
    var permitsChange = true
    /// The represented object of the chosen suggestion.
    private(set) var chosen: String?

    func during(_ body: () throws -> Void) rethrows -> [String] {
        lines = []
        try body()
        return lines
    }

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        lines.append("should begin")
        return permitsBeginning
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("did begin") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        lines.append("should end")
        return permitsEnding
    }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("did end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { lines.append("changed \(searchText)") }
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        lines.append("should change \(range.location),\(range.length) to \(text)")
        return permitsChange
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { lines.append("bookmark") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancel") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { lines.append("results") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        lines.append("scope \(selectedScope)")
    }

    func updateSearchResults(for searchController: UISearchController) {
        lines.append("update \(searchController.searchBar.text ?? "nil")")
    }
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {
        chosen = searchSuggestion.representedObject as? String
        lines.append("select \(searchSuggestion.localizedSuggestion ?? "")")
    }

    func willPresentSearchController(_ searchController: UISearchController) { lines.append("will present") }
    func didPresentSearchController(_ searchController: UISearchController) { lines.append("did present") }
    func willDismissSearchController(_ searchController: UISearchController) { lines.append("will dismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { lines.append("did dismiss") }
    func presentSearchController(_ searchController: UISearchController) { lines.append("present") }
}

extension UISearchController {
    /// Activates the search, and begins to edit as a tap on the bar does.
    func beginSearch() {
        isActive = true
        searchBar.becomeFirstResponder()
    }
}
