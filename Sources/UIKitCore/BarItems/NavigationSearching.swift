/// An object that searches the content of a navigation item's controller.
@MainActor
package protocol NavigationSearching: AnyObject {
    /// The current search text.
    var searchedText: String? { get }
    /// The placement of its search bar.
    var searchBarPlacement: UINavigationItem.SearchBarPlacement { get }
    /// Begins the search, as a tap on the search bar does.
    func beginSearch()
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
        /// In the row at the trailing end in a regular width. Otherwise a button, which shows the search bar: in the
        /// toolbar of a navigation controller, or in the row. A name of iOS 26.
        case integrated = 3
        /// The same as `integrated`. A name of iOS 26.
        case integratedCentered = 4
        /// Always a button, which shows the search bar. A name of iOS 26.
        case integratedButton = 5

        /// Whether the search bar is in the row, or is a button in a bar.
        package var isIntegrated: Bool {
            self == .integrated || self == .integratedCentered || self == .integratedButton
        }
    }
}
