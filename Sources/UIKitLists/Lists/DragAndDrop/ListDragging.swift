import CoreGraphics
import Foundation

/// Drags items from a list: calls the drag delegate, and tracks the paths of dragged items while the list changes.
@MainActor
final class ListDragging: UIDragInteractionDelegate {
    private struct Source {
        let item: UIDragItem
        /// `nil` if the item was deleted, or the list was reloaded.
        var path: IndexPath?
    }

    weak var list: (any DraggingList)?
    private(set) weak var session: (any UIDragSession)?
    private var sources: [Source] = []
    private var state = UICellConfigurationState.DragState.none
    private var lifts = 0
    /// The item of the current delegate call. The delegate can change the list during the call.
    private var asked: IndexPath?

    nonisolated deinit {}

    /// Whether items of the list are lifted or dragged.
    var isActive: Bool { state != .none }

    /// Returns the path of a dragged item; `nil` for items of other lists and for deleted items.
    func path(of item: UIDragItem) -> IndexPath? { sources.first { $0.item === item }?.path }

    /// The path of the first dragged item that still exists.
    var firstPath: IndexPath? { sources.lazy.compactMap(\.path).first }

    func state(of path: IndexPath) -> UICellConfigurationState.DragState {
        sources.contains { $0.path == path } ? state : .none
    }

    func follow(_ newPath: (IndexPath) -> IndexPath?) {
        for index in sources.indices { sources[index].path = sources[index].path.flatMap(newPath) }
        asked = asked.flatMap(newPath)
    }

    // Chosen (Dragging): A single item that is moved within its list is invisible at its own place during the drag.
    // Copied items, and several items that are dragged together, stay visible.
    private func showState() {
        guard let list else { return }
        for (path, cell) in list.draggedCells { cell.setDrag(state(of: path)) }
    }

    // Chosen (Dragging): After `reloadData()` a drag continues, but its items have no source in the list any longer.
    /// Resets the state when the drag has ended.
    func end() {
        (session, sources, state) = (nil, [], .none)
        showState()
    }

    /// Gets the drag items for the list item at a point, and stores its path.
    private func items(at point: CGPoint, _ ask: (any DraggingList, IndexPath) -> [UIDragItem]) -> [UIDragItem] {
        guard let list, let path = list.draggedItem(at: point), list.draggedCell(at: path) != nil else { return [] }
        asked = path
        let items = ask(list, path)
        sources += items.map { Source(item: $0, path: asked) }
        asked = nil
        return items
    }

    // MARK: Lifting

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
        guard let list else { return [] }
        // A drag that was cancelled before the lift has no effect.
        (sources, self.session) = ([], session)
        return items(at: session.location(in: list)) { $0.dragItems(session, at: $1) }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let list, let path = path(of: item) else { return nil }
        let parameters = list.dragParameters(at: path)
        guard let path = self.path(of: item), let cell = list.draggedCell(at: path) else { return nil }
        return UITargetedDragPreview(view: cell, parameters: parameters ?? UIDragPreviewParameters())
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        state = .lifting
        showState()
        lifts += 1
        // A lift can be cancelled before or after the end of its animation.
        (session as? any EndingDragSession)?.whenEnded { [weak self, lifts] in
            if let self, lifts == self.lifts, isActive { end() }
        }
    }

    // MARK: Carrying

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { list?.dragIsRestricted(session) ?? false }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { list?.dragAllowsMove(session) ?? true }

    /// Returns `true`: previews keep the width of the rows.
    func dragInteraction(
        _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
    ) -> Bool { true }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        state = .dragging
        showState()
        list?.dragWillBegin(session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        if self.session !== session {
            // The drag began in a different view. Its session reports the end.
            (self.session, sources) = (session, [])
            (session as? any EndingDragSession)?.whenEnded { [weak self] in self?.end() }
        }
        let items = items(at: point) { $0.dragItems(addedTo: session, at: $1, point) }
        if !items.isEmpty {
            state = .dragging
            showState()
        }
        return items
    }

    // MARK: Ending

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let list, let path = path(of: item), let cell = list.draggedCell(at: path),
            let place = list.place(ofItemAt: path)
        else { return nil }
        let target = UIDragPreviewTarget(container: list, center: CGPoint(x: place.midX, y: place.midY))
        guard cell !== defaultPreview.view else { return defaultPreview.retargetedPreview(with: target) }
        return UITargetedDragPreview(view: cell, parameters: UIDragPreviewParameters(), target: target)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        end()
        list?.dragDidEnd(session)
    }
}
