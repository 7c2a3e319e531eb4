import CoreGraphics
import Foundation

/// An item that is dropped into a table.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewdropitem>.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
    /// The item, with its provider.
    var dragItem: UIDragItem { get }
    /// The original row of the item in the same table. `nil` for an item of a different view, and if the row was
    /// deleted or the table reloaded meanwhile.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the preview during the drag; zero if the item had no preview.
    var previewSize: CGSize { get }
}

/// The items that are dropped into a table, and their targets. Use the coordinator in `tableView(_:performDropWith:)`.
///
/// An item without a target shrinks and fades at the place of the drop.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewdropcoordinator>.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// The dropped items, in the order of their addition to the drag.
    var items: [any UITableViewDropItem] { get }
    /// The index path of the first item after the drop, or of the row into which it is dropped. At the end of a
    /// section, its `row` equals the number of rows. `nil` if the drop has no destination.
    var destinationIndexPath: IndexPath? { get }
    /// The last proposal of the delegate.
    var proposal: UITableViewDropProposal { get }
    /// The drop session.
    var session: any UIDropSession { get }

    /// Inserts a placeholder until the data of the item is available. The returned context replaces or removes it.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext

    /// Animates a dropped item to a row, which the data source and the table must already contain.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

    /// Animates a dropped item into a part of a row.
    ///
    /// - Parameters:
    ///   - dragItem: The item that was dropped.
    ///   - indexPath: The row of the cell.
    ///   - rect: The part of the cell, in the cell's coordinates.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating

    /// Animates a dropped item to a target.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

final class UITableViewDroppedItem: NSObject, UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?

    init(_ item: ListDrop.Item) { (dragItem, sourceIndexPath) = (item.item, item.source) }

    nonisolated deinit {}

    var previewSize: CGSize { dragItem.previewSize }
}

final class UITableViewDrop: NSObject, UITableViewDropCoordinator {
    private let drop: ListDrop
    let items: [any UITableViewDropItem]

    init(_ drop: ListDrop) {
        self.drop = drop
        items = drop.items.map { UITableViewDroppedItem($0) }
    }

    nonisolated deinit {}

    var destinationIndexPath: IndexPath? { drop.destination }
    var session: any UIDropSession { drop.session }

    /// The proposal with a resolved intent instead of `automatic`.
    var proposal: UITableViewDropProposal {
        let intent: UITableViewDropProposal.Intent =
            switch drop.intent {
            case .unspecified: .unspecified
            case .insertAt: .insertAtDestinationIndexPath
            case .insertInto: .insertIntoDestinationIndexPath
            case .automatic: .automatic
            }
        if let own = drop.proposal as? UITableViewDropProposal, own.intent == intent { return own }
        return UITableViewDropProposal(operation: drop.proposal.operation, intent: intent)
    }

    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext
    { drop.land(dragItem, in: placeholder.placeholder()) }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        drop.land(dragItem, .item(indexPath))
    }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        drop.land(dragItem, .into(indexPath, rect))
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        drop.land(dragItem, .target(target))
    }
}
