import CoreGraphics
import Foundation

/// An item that is dropped into a table.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewdropitem>.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
    /// The item, with its provider.
    var dragItem: UIDragItem { get }
    /// The row of the same table that it comes from. `nil` for an item from elsewhere, and for one whose row is gone or was loaded
    /// anew meanwhile.
    var sourceIndexPath: IndexPath? { get }
    /// How large it was seen while it was carried; zero for an item that was not.
    var previewSize: CGSize { get }
}

/// What is dropped into a table, and where it goes. Use it in `tableView(_:performDropWith:)`.
///
/// An item about which nothing is said shrinks and fades where it was dropped.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewdropcoordinator>.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// What is dropped, in the order in which it was added to the drag.
    var items: [any UITableViewDropItem] { get }
    /// Which place the first item has afterwards, or the row into which it goes. It may be the number of rows of a section, for its
    /// end; `nil` where there is none.
    var destinationIndexPath: IndexPath? { get }
    /// What the delegate has proposed last.
    var proposal: UITableViewDropProposal { get }
    /// The drop.
    var session: any UIDropSession { get }

    /// Shows a placeholder until the item's data is there. Its context says so, or takes it away.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext

    /// Has an item go to a row, which the data and the table have already.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

    /// Has an item go into a part of a row.
    ///
    /// - Parameters:
    ///   - dragItem: The item that was dropped.
    ///   - indexPath: The row of the cell.
    ///   - rect: The part of the cell, in the cell's coordinates.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating

    /// Has an item go to another place.
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

    /// With the intent that an automatic one has come to.
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
