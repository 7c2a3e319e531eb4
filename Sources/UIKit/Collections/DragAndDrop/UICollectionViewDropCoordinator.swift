import CoreGraphics
import Foundation

/// An item that is dropped into a collection view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewdropitem>.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// The item, with its provider.
    var dragItem: UIDragItem { get }
    /// The item of the same collection view that it comes from. `nil` for an item from elsewhere, and for one whose item is gone or was loaded
    /// anew meanwhile.
    var sourceIndexPath: IndexPath? { get }
    /// How large it was seen while it was carried; zero for an item that was not.
    var previewSize: CGSize { get }
}

/// What is dropped into a collection view, and where it goes. Use it in `collectionView(_:performDropWith:)`.
///
/// An item about which nothing is said shrinks and fades where it was dropped.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator>.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// What is dropped, in the order in which it was added to the drag.
    var items: [any UICollectionViewDropItem] { get }
    /// Which place the first item has afterwards, or the item into which it goes. It may be the number of items of a section, for its
    /// end; `nil` where there is none.
    var destinationIndexPath: IndexPath? { get }
    /// What the delegate has proposed last.
    var proposal: UICollectionViewDropProposal { get }
    /// The drop.
    var session: any UIDropSession { get }

    /// Shows a placeholder until the item's data is there. Its context says so, or takes it away.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext

    /// Has an item go to a cell, whose item the data and the collection view have already.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating

    /// Has an item go into a part of a cell.
    ///
    /// - Parameters:
    ///   - dragItem: The item that was dropped.
    ///   - indexPath: The item of the cell.
    ///   - rect: The part of the cell, in the cell's coordinates.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating

    /// Has an item go to another place.
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

    /// With the intent that an automatic one has come to.
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
