import CoreGraphics
import Foundation

/// Says which rows of a table can be dragged, and follows the drag. All methods but the first are optional.
///
/// In order: `itemsForBeginning`, `dragPreviewParametersForRowAt` for each item, while the finger stays; when it moves
/// `dragSessionIsRestrictedToDraggingApplication`, `dragSessionAllowsMoveOperation`, `dragSessionWillBegin`; `itemsForAddingTo` for each
/// tap; and at the end, after the animations, `dragSessionDidEnd`. Each may change the table.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewdragdelegate>.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
    /// The items of a drag that begins at a row; none for no drag, so that the touch does something else.
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]

    /// The items that a tap on a row adds to a drag; none where it is not implemented.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - session: The drag that is in progress.
    ///   - indexPath: The row that was tapped.
    ///   - point: The position of the tap, in the coordinates of the table view.
    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]

    /// How the cell of a row looks when it is lifted. `nil`, as where it is not implemented, for the whole cell.
    func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
        -> UIDragPreviewParameters?

    /// The finger begins to carry what was lifted.
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)

    /// The drag is over, and so are its animations.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)

    /// Whether the items may be moved and not only copied. Yes where it is not implemented.
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool

    /// Whether the items may not leave the program. No where it is not implemented.
    func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}

extension UITableViewDragDelegate {
    /// None.
    public func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { [] }

    /// The whole cell.
    public func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }

    /// Nothing.
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}

    /// Nothing.
    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}

    /// Yes.
    public func tableView(
        _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }

    /// No.
    public func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { false }
}

extension OptionalMethods {
    static let tableDrag = OptionalMethods((any UITableViewDragDelegate).self) {
        $0 is any UITableViewDragDelegate.Type
    }
}
