import CoreGraphics
import UIKitCore

// The search bar of an item: stacked below all other parts of the bar, or inline in the row.
extension UINavigationBar {
    // Chosen (Search): `preferredSearchBarPlacement`: `inline` is used in regular width; `automatic` is inline on
    // large screens.
    /// Returns whether the search bar is stacked below the row. In a regular width, the search bar is in the row if
    /// the item requests an inline placement, or if the placement is `automatic` and the screen is large.
    func stacksSearch(_ item: UINavigationItem?) -> Bool {
        guard let item, traitCollection.horizontalSizeClass == .regular else { return true }
        switch item.preferredSearchBarPlacement {
        case .stacked: return true
        case .inline, .integrated, .integratedCentered, .integratedButton: return false
        case .automatic: return traitCollection.userInterfaceIdiom != .pad
        }
    }

    // Chosen (Search): An integrated search bar without room in the row is a button. A tap on it begins the search, and
    // the search bar is stacked until the search ends.
    /// Returns whether a button replaces the search bar.
    func searchIsButton(_ item: UINavigationItem?) -> Bool {
        guard let item, let search = item.searchController, !search.isActive,
            item.preferredSearchBarPlacement.isIntegrated
        else { return false }
        return traitCollection.horizontalSizeClass != .regular || item.preferredSearchBarPlacement == .integratedButton
    }

    /// Returns the button that begins the search, unless the toolbar shows it.
    func searchButton(of item: UINavigationItem?) -> [BarItemUnit] {
        guard let item, searchIsButton(item) else { return [] }
        let top = controller?.barStack.last
        let isInToolbar =
            controller?.isToolbarHidden == false
            && top?.shownToolbarItems?.contains { $0.searchedItem === item } == true
        return isInToolbar ? [] : BarItemUnit.units(of: [item.searchBarPlacementBarButtonItem])
    }

    // Chosen (Search): The scopes of an inline search bar are below the row and the large title, with the width of the
    // search bar.
    /// Returns the height of a stacked search bar with its scopes, or of the scopes of an inline search bar; 0 without
    /// them.
    func searchHeight(for item: UINavigationItem?) -> CGFloat {
        guard let bar = item?.searchController?.searchBar, !searchIsButton(item) else { return 0 }
        guard stacksSearch(item) else { return bar.scopeHeight }
        let prompt = bar.prompt == nil ? 0 : BarMetrics.prompt
        return SearchBarMetrics.stackedHeight + prompt + bar.scopeHeight
    }

    // Chosen (Search): The search bar is visible whenever the content is at its top, also at first. Scrolling hides it
    // before the large title; scrolling ends with the bar fully visible or hidden.
    /// Returns the height of the search bar that scrolling can hide, in points.
    func collapsibleSearchHeight(for item: UINavigationItem?) -> CGFloat {
        guard controller != nil, let item, item.hidesSearchBarWhenScrolling, item.searchController?.isActive != true
        else { return 0 }
        return searchHeight(for: item)
    }

    /// Returns whether only the search bar is shown, during a search.
    func isSearchingOnly(_ item: UINavigationItem?) -> Bool {
        guard let search = item?.searchController, search.isActive, stacksSearch(item) else { return false }
        return search.hidesNavigationBarDuringPresentation
    }

    /// Returns the height of the bar that remains visible when the content is scrolled, in points.
    func fixedHeight(for item: UINavigationItem?) -> CGFloat {
        let search = searchHeight(for: item)
        if isSearchingOnly(item) { return search }
        let row = rowHeight + (item?.prompt == nil ? 0 : BarMetrics.prompt)
        return collapsibleSearchHeight(for: item) > 0 ? row : row + search
    }

    /// Returns the additional height of an item's large title, in points.
    func largeTitleHeight(for item: UINavigationItem?) -> CGFloat {
        showsLargeTitle(item) && !isSearchingOnly(item) ? fullLargeTitleHeight(of: item) : 0
    }

    /// Returns the height of a large title with its subtitle, in points.
    func fullLargeTitleHeight(of item: UINavigationItem?) -> CGFloat {
        BarMetrics.largeTitle + (item?.shownLargeSubtitle == nil ? 0 : BarMetrics.largeSubtitle)
    }

    /// Returns the height that scrolling can hide, in points: first the search bar, then the large title.
    func collapsibleHeight(for item: UINavigationItem?) -> CGFloat {
        largeTitleHeight(for: item) + collapsibleSearchHeight(for: item)
    }
}
