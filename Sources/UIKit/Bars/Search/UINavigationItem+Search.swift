import UIKitCore

extension UINavigationItem {
    /// The search controller whose search bar is displayed in the navigation bar while this item is on top. The
    /// default is `nil`, for no search bar. During a search, the view controller of the item defines a presentation
    /// context.
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
