import CoreGraphics
import Foundation

/// A list with a delegate that provides context menus for items.
@MainActor
protocol MenuList: MovingList {
    var contextMenuInteraction: UIContextMenuInteraction? { get set }
    var itemMenus: ListItemMenus? { get set }

    /// Returns the item at a point of the content, if its cell is shown.
    func itemWithCell(at point: CGPoint) -> IndexPath?
    func cellOfItem(at path: IndexPath) -> UIView?
    /// Returns the delegate's menu configuration for an item, or for the space between items if `path` is `nil`.
    func menuConfiguration(at path: IndexPath?, _ point: CGPoint) -> UIContextMenuConfiguration?
    func highlightPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath) -> UITargetedPreview?
    func dismissalPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath) -> UITargetedPreview?
    func menuWillDisplay(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
    func menuWillEnd(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
    func menuPreviewWasChosen(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
}

extension MenuList {
    /// Adds or removes the interaction, which exists as long as the list has a delegate.
    func updateContextMenuInteraction() {
        guard (delegate != nil) != (contextMenuInteraction != nil) else { return }
        if let contextMenuInteraction {
            removeInteraction(contextMenuInteraction)
            (self.contextMenuInteraction, itemMenus) = (nil, nil)
        } else {
            let menus = ListItemMenus(self)
            let interaction = UIContextMenuInteraction(delegate: menus)
            addInteraction(interaction)
            (contextMenuInteraction, itemMenus) = (interaction, menus)
        }
    }
}

/// Gets the menus of a list's items from its delegate.
@MainActor
final class ListItemMenus: UIContextMenuInteractionDelegate {
    private weak var list: (any MenuList)?
    /// The item whose menu is open.
    private var path: IndexPath?

    init(_ list: any MenuList) { self.list = list }

    nonisolated deinit {}

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let list, list.movement == nil else { return nil }
        path = list.itemWithCell(at: location)
        return list.menuConfiguration(at: path, location)
    }

    /// Returns the delegate's preview, or the item's cell.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard let list, let path else { return nil }
        return list.highlightPreview(configuration, at: path)
            ?? list.cellOfItem(at: path).map { UITargetedPreview(view: $0) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { path.flatMap { list?.dismissalPreview(configuration, at: $0) } }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { list?.menuWillDisplay(configuration, animator) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { list?.menuWillEnd(configuration, animator) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { list?.menuPreviewWasChosen(configuration, animator) }
}
