import CoreGraphics
import UIKitCore

// The search bar of an item: below everything else, or in the row.
extension UINavigationBar {
    /// Whether the search bar is below the row. In the row it is where that was asked for, or the system chooses so on large screens, if
    /// the width is regular (chosen).
    func stacksSearch(_ item: UINavigationItem?) -> Bool {
        guard let item, traitCollection.horizontalSizeClass == .regular else { return true }
        switch item.preferredSearchBarPlacement {
        case .stacked: return true
        case .inline: return false
        case .automatic: return traitCollection.userInterfaceIdiom != .pad
        }
    }

    /// The height of a stacked search bar with its scopes; 0 without one.
    func searchHeight(for item: UINavigationItem?) -> CGFloat {
        guard let search = item?.searchController, stacksSearch(item) else { return 0 }
        let bar = search.searchBar
        let prompt = bar.prompt == nil ? 0 : BarMetrics.prompt
        return SearchBarMetrics.stackedHeight + prompt + bar.scopeHeight
    }

    /// How much of that scrolling takes away.
    func collapsibleSearchHeight(for item: UINavigationItem?) -> CGFloat {
        guard controller != nil, let item, item.hidesSearchBarWhenScrolling, item.searchController?.isActive != true
        else { return 0 }
        return searchHeight(for: item)
    }

    /// Whether nothing but the search bar is shown, since one searches.
    func isSearchingOnly(_ item: UINavigationItem?) -> Bool {
        guard let search = item?.searchController, search.isActive, stacksSearch(item) else { return false }
        return search.hidesNavigationBarDuringPresentation
    }

    /// What scrolling takes nothing away from, in points from the bar's top.
    func fixedHeight(for item: UINavigationItem?) -> CGFloat {
        let search = searchHeight(for: item)
        if isSearchingOnly(item) { return search }
        let row = rowHeight + (item?.prompt == nil ? 0 : BarMetrics.prompt)
        return collapsibleSearchHeight(for: item) > 0 ? row : row + search
    }

    /// The large title that an item has besides, in points.
    func largeTitleHeight(for item: UINavigationItem?) -> CGFloat {
        showsLargeTitle(item) && !isSearchingOnly(item) ? BarMetrics.largeTitle : 0
    }

    /// What scrolling can take away, in points: the search bar first, then the large title.
    func collapsibleHeight(for item: UINavigationItem?) -> CGFloat {
        largeTitleHeight(for: item) + collapsibleSearchHeight(for: item)
    }
}
