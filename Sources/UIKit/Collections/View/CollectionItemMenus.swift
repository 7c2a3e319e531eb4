import CoreGraphics
import Foundation

/// Asks the delegate of a collection view for the menus of items.
@MainActor
final class CollectionItemMenus: UIContextMenuInteractionDelegate {
    private weak var collection: UICollectionView?
    /// The item whose menu is open.
    private var path: IndexPath?

    init(_ collection: UICollectionView) { self.collection = collection }

    nonisolated deinit {}

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let collection, collection.movement == nil else { return nil }
        path = collection.indexPathForItem(at: location).flatMap { collection.cellForItem(at: $0) == nil ? nil : $0 }
        return collection.delegate?.collectionView(
            collection, contextMenuConfigurationForItemsAt: path.map { [$0] } ?? [], point: location)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard let collection, let path else { return nil }
        let own = collection.delegate?.collectionView(
            collection, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
        return own ?? collection.cellForItem(at: path).map { UITargetedPreview(view: $0) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard let collection, let path else { return nil }
        return collection.delegate?.collectionView(
            collection, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let collection else { return }
        collection.delegate?.collectionView(collection, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let collection else { return }
        collection.delegate?.collectionView(
            collection, willEndContextMenuInteraction: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let collection else { return }
        collection.delegate?.collectionView(
            collection, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
}

extension UICollectionView {
    /// The interaction is there as long as the collection view has a delegate that can be asked.
    func updateContextMenuInteraction() {
        guard (delegate != nil) != (contextMenuInteraction != nil) else { return }
        if let contextMenuInteraction {
            removeInteraction(contextMenuInteraction)
            (self.contextMenuInteraction, itemMenus) = (nil, nil)
        } else {
            let menus = CollectionItemMenus(self)
            let interaction = UIContextMenuInteraction(delegate: menus)
            addInteraction(interaction)
            (contextMenuInteraction, itemMenus) = (interaction, menus)
        }
    }
}
