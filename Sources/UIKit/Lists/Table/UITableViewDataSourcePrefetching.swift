import Foundation

/// Prepares the data of rows that are soon going to be seen.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching>.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// Rows in the direction of scrolling are soon going to be seen; the nearest comes first.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

    /// Rows that were announced are not going to be seen so soon. Optional.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Does nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
