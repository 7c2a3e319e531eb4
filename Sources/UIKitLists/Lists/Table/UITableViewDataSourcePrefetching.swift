import Foundation

/// The methods that prepare the data of rows before they become visible.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching>.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// Called for rows in the scrolling direction that will be visible soon, the nearest first.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

    /// Called for prefetched rows that will not be visible soon. This method is optional.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// The default implementation is empty.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
