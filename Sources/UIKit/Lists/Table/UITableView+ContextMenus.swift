import CoreGraphics
import Foundation

extension UITableView: UIContextMenuInteractionDelegate {
    /// The interaction is there as long as the table has a delegate that can be asked.
    func updateContextMenuInteraction() {
        let isNeeded = delegate != nil
        guard isNeeded != (contextMenuInteraction != nil) else { return }
        if let contextMenuInteraction {
            removeInteraction(contextMenuInteraction)
            self.contextMenuInteraction = nil
        } else {
            let interaction = UIContextMenuInteraction(delegate: self)
            addInteraction(interaction)
            contextMenuInteraction = interaction
        }
    }

    /// Asks the table's delegate about the row.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let path = indexPathForRow(at: location), cellForRow(at: path) != nil else { return nil }
        return delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: location)
    }

    /// The row's cell, unless the delegate has a preview.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        if let own = delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration) {
            return own
        }
        let cell = indexPathForRow(at: interaction.location(in: self)).flatMap { cellForRow(at: $0) }
        return cell.map { UITargetedPreview(view: $0) }
    }

    /// Tells the table's delegate.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator) }

    /// Tells the table's delegate.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator) }

    /// Tells the table's delegate.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
}
