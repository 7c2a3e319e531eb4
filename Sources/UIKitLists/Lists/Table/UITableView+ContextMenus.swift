import CoreGraphics
import Foundation

extension UITableView: MenuList {
    func itemWithCell(at point: CGPoint) -> IndexPath? {
        indexPathForRow(at: point).flatMap { cellForRow(at: $0) == nil ? nil : $0 }
    }

    func cellOfItem(at path: IndexPath) -> UIView? { cellForRow(at: path) }

    /// Returns the delegate's menu for a row; `nil` between rows.
    func menuConfiguration(at path: IndexPath?, _ point: CGPoint) -> UIContextMenuConfiguration? {
        guard let path, let delegate else { return nil }
        if let configuration = delegate.tableView(self, contextMenuConfigurationForRowAt: path, point: point) {
            return configuration
        }
        guard delegate.tableView(self, shouldShowMenuForRowAt: path) else { return nil }
        return ItemEditMenu.configuration(
            can: { delegate.tableView(self, canPerformAction: $0, forRowAt: path, withSender: $1) },
            perform: { [weak self] in
                guard let self else { return }
                self.delegate?.tableView(self, performAction: $0, forRowAt: path, withSender: $1)
            })
    }

    func highlightPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath) -> UITargetedPreview? {
        delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    func dismissalPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath) -> UITargetedPreview? {
        delegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    func menuWillDisplay(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) { delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator) }

    func menuWillEnd(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) { delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator) }

    func menuPreviewWasChosen(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) { delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
}
