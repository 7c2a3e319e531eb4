/// An object that searches the content of a navigation item's controller.
@MainActor
package protocol NavigationSearching: AnyObject {
    /// The current search text.
    var searchedText: String? { get }
    /// The placement of its search bar.
    var searchBarPlacement: UINavigationItem.SearchBarPlacement { get }
}

extension UINavigationItem {
    /// Placements of a search bar in a navigation bar.
    public enum SearchBarPlacement: Int, Sendable {
        /// `inline` on large screens of regular width, otherwise `stacked`.
        case automatic = 0
        /// Beside the items, at the trailing end; `stacked` if the width is not regular.
        case inline = 1
        /// Below the items and the large title.
        case stacked = 2
    }
}
