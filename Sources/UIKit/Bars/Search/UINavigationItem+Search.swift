import UIKitCore

extension UINavigationItem {
    /// Whose search bar the navigation bar shows while this item is on top; `nil`, the default, for none. The controller of the item then
    /// defines a presentation context while one searches.
    public var searchController: UISearchController? {
        get { search as? UISearchController }
        set {
            guard newValue !== searchController else { return }
            if let old = searchController, old.navigationItemShowingBar === self {
                if old.isActive { old.isActive = false }
                old.navigationItemShowingBar = nil
                old.searchBar.removeFromSuperview()
                old.searchBar.place = .alone
            }
            newValue?.navigationItemShowingBar = self
            search = newValue
        }
    }
}
