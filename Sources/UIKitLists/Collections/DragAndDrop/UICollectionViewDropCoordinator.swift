import CoreGraphics
import Foundation

/// An item that is dropped into a collection view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewdropitem>.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// The item, with its provider.
    var dragItem: UIDragItem { get }
    /// The original index path of the item in the same collection view. `nil` for an item of a different view, and if
    /// the item was deleted or the collection view reloaded meanwhile.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the preview during the drag; zero if the item had no preview.
    var previewSize: CGSize { get }
}

/// The items that are dropped into a collection view, and their targets. Use the coordinator in
/// `collectionView(_:performDropWith:)`.
///
/// An item without a target shrinks and fades at the place of the drop.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator>.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// The dropped items, in the order of their addition to the drag.
    var items: [any UICollectionViewDropItem] { get }
    /// The index path of the first item after the drop, or of the item into which it is dropped. At the end of a
    /// section, its `item` equals the number of items. `nil` if the drop has no destination.
    var destinationIndexPath: IndexPath? { get }
    /// The last proposal of the delegate.
    var proposal: UICollectionViewDropProposal { get }
    /// The drop session.
    var session: any UIDropSession { get }

    /// Inserts a placeholder until the data of the item is available. The returned context replaces or removes it.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext

    /// Animates a dropped item to a cell. The data source and the collection view must already contain the item of the
    /// cell.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating

    /// Animates a dropped item into a part of a cell.
    ///
    /// - Parameters:
    ///   - dragItem: The item that was dropped.
    ///   - indexPath: The item of the cell.
    ///   - rect: The part of the cell, in the cell's coordinates.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating

    /// Animates a dropped item to a target.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

final class UICollectionViewDroppedItem: NSObject, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?

    init(_ item: ListDrop.Item) { (dragItem, sourceIndexPath) = (item.item, item.source) }

    nonisolated deinit {}

    var previewSize: CGSize { dragItem.previewSize }
}

final class UICollectionViewDrop: NSObject, UICollectionViewDropCoordinator {
    private let drop: ListDrop
    let items: [any UICollectionViewDropItem]

    init(_ drop: ListDrop) {
        self.drop = drop
        items = drop.items.map { UICollectionViewDroppedItem($0) }
    }

    nonisolated deinit {}

    var destinationIndexPath: IndexPath? { drop.destination }
    var session: any UIDropSession { drop.session }

    /// The proposal with a resolved intent instead of an automatic one.
    var proposal: UICollectionViewDropProposal {
        let intent: UICollectionViewDropProposal.Intent =
            switch drop.intent {
            case .unspecified, .automatic: .unspecified
            case .insertAt: .insertAtDestinationIndexPath
            case .insertInto: .insertIntoDestinationIndexPath
            }
        if let own = drop.proposal as? UICollectionViewDropProposal, own.intent == intent { return own }
        return UICollectionViewDropProposal(operation: drop.proposal.operation, intent: intent)
    }

    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext
    { drop.land(dragItem, in: placeholder.placeholder()) }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        drop.land(dragItem, .item(indexPath))
    }

    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        drop.land(dragItem, .into(indexPath, rect))
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        drop.land(dragItem, .target(target))
    }
}
