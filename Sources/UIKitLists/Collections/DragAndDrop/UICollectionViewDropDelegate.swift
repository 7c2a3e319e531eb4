import Foundation

/// The methods that propose and perform drops into a collection view. All methods except the first are optional.
///
/// The methods are called in this order: `canHandle` each time a drag enters the collection view,
/// `dropSessionDidEnter`, and `dropSessionDidUpdate` at the beginning and at each movement. `dropSessionDidExit`
/// follows if the drag leaves or is cancelled. For a drop, `performDropWith` is called, then
/// `dropPreviewParametersForItemAt` for each item with a cell as target. After the animations, `dropSessionDidEnd` is
/// called. Each method may change the collection view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewdropdelegate>.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    /// Performs a drop. The implementation changes the data and the collection view, and sets the target of each item
    /// with the coordinator. Not called if the data source itself moves a single item within the collection view.
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)

    /// Returns whether the collection view can handle the drag. The default is `true`.
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool

    /// Called when a drag enters the collection view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)

    /// Returns a proposal for a drop at the current position. By default, an item that the data source can move is
    /// moved, and all other items are copied, without a gap.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - session: The drag that is over the collection view.
    ///   - destinationIndexPath: The index path of the items after the drop. At the end of a section it is the number
    ///     of its items. `nil` if the drag is not over a place for items.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal

    /// Called when a drag leaves the collection view, or is cancelled over it.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)

    /// Called when a drag that was over the collection view has ended.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)

    /// Returns the preview parameters of a cell that is the target of a dropped item. With `nil`, the default, the
    /// preview is the whole cell.
    func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
    /// The default implementation returns `true`.
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        true
    }

    /// The default implementation is empty.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}

    /// The default implementation returns a proposal that leaves the operation to the collection view.
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal.ofList }

    /// The default implementation is empty.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}

    /// The default implementation is empty.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}

    /// The default implementation returns `nil`, for the whole cell.
    public func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
}

extension OptionalMethods {
    static let collectionDrop = OptionalMethods((any UICollectionViewDropDelegate).self) {
        $0 is any UICollectionViewDropDelegate.Type
    }
}
