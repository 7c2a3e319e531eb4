import CoreGraphics
import Foundation

/// The methods that provide the drag items of a table's rows and track the drag. All methods except the first are
/// optional.
///
/// While the finger rests on a row, `itemsForBeginning` is called, and `dragPreviewParametersForRowAt` for each item
/// of the drag. When the finger moves, `dragSessionIsRestrictedToDraggingApplication`,
/// `dragSessionAllowsMoveOperation` and `dragSessionWillBegin` are called. During the drag, `itemsForAddingTo` is
/// called for each tap. After the final animations, `dragSessionDidEnd` is called. Each method may change the table.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewdragdelegate>.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
    /// Returns the items of a drag that begins at a row. If the array is empty, no drag begins, and the touch is
    /// available to other gestures.
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]

    /// Returns the items that a tap on a row adds to a drag. The default is an empty array.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - session: The drag that is in progress.
    ///   - indexPath: The row that was tapped.
    ///   - point: The position of the tap, in the coordinates of the table view.
    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]

    /// Returns the preview parameters of a row's cell that is lifted. With `nil`, the default, the preview is the
    /// whole cell.
    func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
        -> UIDragPreviewParameters?

    /// Called when the lifted items begin to move with the finger.
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)

    /// Called after the drag and its animations have ended.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)

    /// Returns whether the items may be moved, in addition to being copied. The default is `true`.
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool

    /// Returns whether the items must stay in the program. The default is `false`.
    func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}

extension UITableViewDragDelegate {
    /// The default implementation returns `[]`.
    public func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { [] }

    /// The default implementation returns `nil`, for the whole cell.
    public func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }

    /// The default implementation is empty.
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}

    /// The default implementation is empty.
    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}

    /// The default implementation returns `true`.
    public func tableView(
        _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }

    /// The default implementation returns `false`.
    public func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { false }
}

extension OptionalMethods {
    static let tableDrag = OptionalMethods((any UITableViewDragDelegate).self) {
        $0 is any UITableViewDragDelegate.Type
    }
}
