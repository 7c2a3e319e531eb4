import Foundation

/// The methods that propose and perform drops into a table. All methods except the first are optional.
///
/// The methods are called in this order: `canHandle` each time a drag enters the table, `dropSessionDidEnter`, and
/// `dropSessionDidUpdate` at the beginning and at each movement. `dropSessionDidExit` follows if the drag leaves or is
/// cancelled. For a drop, `performDropWith` is called, then `dropPreviewParametersForRowAt` for each item with a row
/// as target. After the animations, `dropSessionDidEnd` is called. Each method may change the table.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewdropdelegate>.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
    /// Performs a drop. The implementation changes the data and the table, and sets the target of each item with the
    /// coordinator. Not called if the data source itself moves a single row within the table.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

    /// Returns whether the table can handle the drag. The default is `true`.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

    /// Called when a drag enters the table.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

    /// Returns a proposal for a drop at the current position. By default, a row that the data source can move is moved,
    /// and all other items are copied, without a gap.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - session: The drag that is over the table view.
    ///   - destinationIndexPath: The index path of the rows after the drop. At the end of a section it is the number
    ///     of its rows. `nil` if the drag is not over a place for rows.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal

    /// Called when a drag leaves the table, or is cancelled over it.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

    /// Called when a drag that was over the table has ended.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)

    /// Returns the preview parameters of a row's cell that is the target of a dropped item. With `nil`, the default,
    /// the preview is the whole cell.
    func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
    /// The default implementation returns `true`.
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }

    /// The default implementation is empty.
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}

    /// The default implementation returns a proposal that leaves the operation to the table.
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal.ofList }

    /// The default implementation is empty.
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}

    /// The default implementation is empty.
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}

    /// The default implementation returns `nil`, for the whole cell.
    public func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
}

extension OptionalMethods {
    static let tableDrop = OptionalMethods((any UITableViewDropDelegate).self) {
        $0 is any UITableViewDropDelegate.Type
    }
}
