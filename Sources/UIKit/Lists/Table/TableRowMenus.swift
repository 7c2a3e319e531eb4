import CoreGraphics
import Foundation

/// Asks the delegate of a table for the menus of rows.
@MainActor
final class TableRowMenus: UIContextMenuInteractionDelegate {
    private weak var table: UITableView?

    init(_ table: UITableView) { self.table = table }

    nonisolated deinit {}

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let table, table.movement == nil, let path = table.indexPathForRow(at: location),
            table.cellForRow(at: path) != nil
        else {
            return nil
        }
        return table.delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: location)
    }

    /// The row's cell, unless the delegate has a preview.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard let table else { return nil }
        let own = table.delegate?.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration)
        if let own { return own }
        let path = table.indexPathForRow(at: interaction.location(in: table))
        return path.flatMap { table.cellForRow(at: $0) }.map { UITargetedPreview(view: $0) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard let table else { return nil }
        return table.delegate?.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let table else { return }
        table.delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let table else { return }
        table.delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let table else { return }
        table.delegate?.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
}
