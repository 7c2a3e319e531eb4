/// What searches the content of a navigation item's controller.
@MainActor
package protocol NavigationSearching: AnyObject {
    /// The text that is searched for.
    var searchedText: String? { get }
    /// Where its search bar is.
    var searchBarPlacement: UINavigationItem.SearchBarPlacement { get }
}

extension UINavigationItem {
    /// Where a search bar is in a navigation bar.
    public enum SearchBarPlacement: Int, Sendable {
        /// As there is room: `inline` on large screens where the width is regular, else `stacked`.
        case automatic = 0
        /// Beside the items, at the trailing end; where the width is not regular, `stacked`.
        case inline = 1
        /// Below the items and the large title.
        case stacked = 2
    }
}
