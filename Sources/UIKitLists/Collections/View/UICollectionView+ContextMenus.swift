import CoreGraphics
import Foundation

extension UICollectionView: MenuList {
    func itemWithCell(at point: CGPoint) -> IndexPath? {
        indexPathForItem(at: point).flatMap { cellForItem(at: $0) == nil ? nil : $0 }
    }

    func cellOfItem(at path: IndexPath) -> UIView? { cellForItem(at: path) }

    func menuConfiguration(at path: IndexPath?, _ point: CGPoint) -> UIContextMenuConfiguration? {
        guard let delegate else { return nil }
        let configuration = delegate.collectionView(
            self, contextMenuConfigurationForItemsAt: path.map { [$0] } ?? [], point: point)
        guard configuration == nil, let path, delegate.collectionView(self, shouldShowMenuForItemAt: path) else {
            return configuration
        }
        return ItemEditMenu.configuration(
            can: { delegate.collectionView(self, canPerformAction: $0, forItemAt: path, withSender: $1) },
            perform: { [weak self] in
                guard let self else { return }
                self.delegate?.collectionView(self, performAction: $0, forItemAt: path, withSender: $1)
            })
    }

    func highlightPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath) -> UITargetedPreview? {
        delegate?.collectionView(self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
    }

    func dismissalPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath) -> UITargetedPreview? {
        delegate?.collectionView(self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
    }

    func menuWillDisplay(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) { delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator) }

    func menuWillEnd(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) { delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator) }

    func menuPreviewWasChosen(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) { delegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
}
