import CoreGraphics
import Foundation

/// The methods that provide the drag items of a collection view's items and track the drag. All methods except the
/// first are optional.
///
/// While the finger rests on an item, `itemsForBeginning` is called, and `dragPreviewParametersForItemAt` for each
/// item of the drag. When the finger moves, `dragSessionIsRestrictedToDraggingApplication`,
/// `dragSessionAllowsMoveOperation` and `dragSessionWillBegin` are called. During the drag, `itemsForAddingTo` is
/// called for each tap. After the final animations, `dragSessionDidEnd` is called. Each method may change the
/// collection view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewdragdelegate>.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
    /// Returns the items of a drag that begins at a cell. If the array is empty, no drag begins, and the touch is
    /// available to other gestures.
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]

    /// Returns the items that a tap on a cell adds to a drag. The default is an empty array.
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

    /// Returns the preview parameters of a cell that is lifted. With `nil`, the default, the preview is the whole
    /// cell.
    func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?

    /// Called when the lifted items begin to move with the finger.
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)

    /// Called after the drag and its animations have ended.
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)

    /// Returns whether the items may be moved, in addition to being copied. The default is `true`.
    func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession)
        -> Bool

    /// Returns whether the items must stay in the program. The default is `false`.
    func collectionView(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}

extension UICollectionViewDragDelegate {
    /// The default implementation returns `[]`.
    public func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] { [] }

    /// The default implementation returns `nil`, for the whole cell.
    public func collectionView(
        _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }

    /// The default implementation is empty.
    public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {}

    /// The default implementation is empty.
    public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {}

    /// The default implementation returns `true`.
    public func collectionView(
        _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }

    /// The default implementation returns `false`.
    public func collectionView(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { false }
}

extension OptionalMethods {
    static let collectionDrag = OptionalMethods((any UICollectionViewDragDelegate).self) {
        $0 is any UICollectionViewDragDelegate.Type
    }
}
