import UIKitCore

extension UIViewController {
    /// The items of the toolbar while this controller is on top: `toolbarItems`, with the item that begins the search
    /// at the end if the search is integrated and is not among them.
    var shownToolbarItems: [UIBarButtonItem]? {
        guard let items = toolbarItems, !items.isEmpty, let item = navigationItemIfMade, item.searchController != nil,
            item.preferredSearchBarPlacement.isIntegrated, item.searchBarPlacementAllowsToolbarIntegration,
            traitCollection.horizontalSizeClass != .regular
        else { return toolbarItems }
        let search = item.searchBarPlacementBarButtonItem
        return items.contains { $0 === search } ? items : items + [item.spaceBeforeSearch, search]
    }
}

extension UISearchController {
    /// Begins the search, as a tap on the search bar does.
    package func beginSearch() { searchBar.becomeFirstResponder() }
}
