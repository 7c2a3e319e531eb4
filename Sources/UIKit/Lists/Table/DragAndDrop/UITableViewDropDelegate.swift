import Foundation

/// Says what dropping into a table does, and does it. All methods but the first are optional.
///
/// In order: `canHandle`, each time that a drag comes; `dropSessionDidEnter`; `dropSessionDidUpdate` then and with each movement;
/// `dropSessionDidExit` when it goes, and when it is cancelled. For a drop `performDropWith`, `dropPreviewParametersForRowAt` for each
/// item that goes to a row; and at the end, after the animations, `dropSessionDidEnd`. Each may change the table.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewdropdelegate>.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
    /// Take what is dropped: change the data and the table, and say by the coordinator where each item goes. Not called for a single
    /// row of the table itself that the data source moves.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

    /// Whether the table may want the drag. Yes where it is not implemented.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

    /// The drag has come over the table.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

    /// What a drop would do where the finger is. Where it is not implemented a row that the data source can move is moved; everything
    /// else is copied, without a gap (chosen).
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - session: The drag that is over the table view.
    ///   - destinationIndexPath: The index path that the dropped rows would have. At the end of a section it is the number of its
    ///     rows. `nil` if the drag is over no place for rows.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal

    /// The drag has left the table, or was cancelled over it.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

    /// A drag that was over the table is over.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)

    /// How the cell of a row looks when an item goes to it. `nil`, as where it is not implemented, for the whole cell.
    func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
    /// Yes.
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }

    /// Nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}

    /// Leaves it to the table.
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal.ofList }

    /// Nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}

    /// Nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}

    /// The whole cell.
    public func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
}

extension OptionalMethods {
    static let tableDrop = OptionalMethods((any UITableViewDropDelegate).self) {
        $0 is any UITableViewDropDelegate.Type
    }
}
