import Foundation

/// Says what dropping into a collection view does, and does it. All methods but the first are optional.
///
/// In order: `canHandle`, each time that a drag comes; `dropSessionDidEnter`; `dropSessionDidUpdate` then and with each movement;
/// `dropSessionDidExit` when it goes, and when it is cancelled. For a drop `performDropWith`, `dropPreviewParametersForItemAt` for each
/// item that goes to a cell; and at the end, after the animations, `dropSessionDidEnd`. Each may change the collection view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewdropdelegate>.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    /// Take what is dropped: change the data and the collection view, and say by the coordinator where each item goes. Not called for a single
    /// item of the collection view itself that the data source moves.
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)

    /// Whether the collection view may want the drag. Yes where it is not implemented.
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool

    /// The drag has come over the collection view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)

    /// What a drop would do where the finger is. Where it is not implemented what the data source can move is moved; everything
    /// else is copied, without a gap (chosen).
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - session: The drag that is over the collection view.
    ///   - destinationIndexPath: The index path that the dropped items would have. At the end of a section it is the number of its
    ///     items. `nil` if the drag is over no place for items.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal

    /// The drag has left the collection view, or was cancelled over it.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)

    /// A drag that was over the collection view is over.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)

    /// How a cell looks when an item goes to it. `nil`, as where it is not implemented, for the whole cell.
    func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
    /// Yes.
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        true
    }

    /// Nothing.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}

    /// Leaves it to the collection view.
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal.ofList }

    /// Nothing.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}

    /// Nothing.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}

    /// The whole cell.
    public func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
}

extension OptionalMethods {
    static let collectionDrop = OptionalMethods((any UICollectionViewDropDelegate).self) {
        $0 is any UICollectionViewDropDelegate.Type
    }
}
