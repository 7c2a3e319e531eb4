import CoreGraphics
import Foundation

/// Says which items of a collection view can be dragged, and follows the drag. All methods but the first are optional.
///
/// In order: `itemsForBeginning`, `dragPreviewParametersForItemAt` for each item, while the finger stays; when it moves
/// `dragSessionIsRestrictedToDraggingApplication`, `dragSessionAllowsMoveOperation`, `dragSessionWillBegin`; `itemsForAddingTo` for each
/// tap; and at the end, after the animations, `dragSessionDidEnd`. Each may change the collection view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewdragdelegate>.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
    /// The items of a drag that begins at a cell; none for no drag, so that the touch does something else.
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]

    /// The items that a tap on a cell adds to a drag; none where it is not implemented.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - session: The drag that is in progress.
    ///   - indexPath: The item that was tapped.
    ///   - point: The position of the tap, in the coordinates of the collection view.
    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem]

    /// How a cell looks when it is lifted. `nil`, as where it is not implemented, for the whole cell.
    func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?

    /// The finger begins to carry what was lifted.
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)

    /// The drag is over, and so are its animations.
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)

    /// Whether the items may be moved and not only copied. Yes where it is not implemented.
    func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession)
        -> Bool

    /// Whether the items may not leave the program. No where it is not implemented.
    func collectionView(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}

extension UICollectionViewDragDelegate {
    /// None.
    public func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] { [] }

    /// The whole cell.
    public func collectionView(
        _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }

    /// Nothing.
    public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {}

    /// Nothing.
    public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {}

    /// Yes.
    public func collectionView(
        _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }

    /// No.
    public func collectionView(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { false }
}

extension OptionalMethods {
    static let collectionDrag = OptionalMethods((any UICollectionViewDragDelegate).self) {
        $0 is any UICollectionViewDragDelegate.Type
    }
}
