import CoreGraphics
import Foundation

/// A drop that a delegate performs: the dropped items, and their targets.
@MainActor
final class ListDrop {
    struct Item {
        let item: UIDragItem
        let source: IndexPath?
    }

    /// The target of an item.
    enum Landing {
        case item(IndexPath)
        case into(IndexPath, CGRect)
        case target(UIDragPreviewTarget)
        case placeholder(ListPlaceholder)
    }

    let session: any UIDropSession
    let proposal: UIDropProposal
    let intent: ListDropDecision.Intent
    let destination: IndexPath?
    let items: [Item]
    private weak var list: (any DraggingList)?
    private var landings: [ObjectIdentifier: (landing: Landing, animator: DragAnimator)] = [:]
    /// The cells that are the targets of items, hidden until the items arrive.
    private var covered: [ObjectIdentifier: any DraggedCell] = [:]

    init(
        _ list: any DraggingList, _ session: any UIDropSession, _ proposal: UIDropProposal,
        _ intent: ListDropDecision.Intent, _ destination: IndexPath?
    ) {
        (self.list, self.session, self.proposal, self.intent) = (list, session, proposal, intent)
        self.destination = destination
        let dragging = list.dragAndDrop.dragging
        items = session.items.map { Item(item: $0, source: dragging.path(of: $0)) }
    }

    nonisolated deinit {}

    /// Sets the target of an item. If it is called again for the same item, the last target is used.
    @discardableResult
    func land(_ item: UIDragItem, _ landing: Landing) -> DragAnimator {
        let animator = DragAnimator()
        if session.items.contains(where: { $0 === item }) {
            landings[ObjectIdentifier(item)] = (landing, animator)
        } else {
            Diagnostics.warn(
                .list, "An item is dropped that does not belong to the drop session: no animation is shown for it")
        }
        return animator
    }

    /// Inserts a placeholder that is the target of an item.
    func land(_ item: UIDragItem, in placeholder: ListPlaceholder) -> ListPlaceholderContext {
        let animator = land(item, .placeholder(placeholder))
        list?.insert(placeholder)
        return ListPlaceholderContext(item, placeholder, list, animator)
    }

    // MARK: The animation

    func preview(of item: UIDragItem, _ picture: UITargetedDragPreview) -> UITargetedDragPreview? {
        guard let list, let landing = landings[ObjectIdentifier(item)]?.landing else { return nil }
        list.layoutIfNeeded()
        switch landing {
        case .target(let target): return picture.retargetedPreview(with: target)
        case .into(let path, let rect):
            guard let place = list.place(ofItemAt: path) else { return nil }
            let scale = min(rect.width / max(picture.size.width, 1), rect.height / max(picture.size.height, 1), 1)
            return picture.retargetedPreview(
                with: UIDragPreviewTarget(
                    container: list, center: CGPoint(x: place.minX + rect.midX, y: place.minY + rect.midY),
                    transform: CGAffineTransform(scaleX: max(scale, 0.01), y: max(scale, 0.01))))
        case .item(let path):
            return preview(item, picture, list.draggedCell(at: path), list.place(ofItemAt: path)) {
                list.dropParameters(at: path)
            }
        case .placeholder(let placeholder):
            let cell = placeholder.cell
            return preview(item, picture, cell, placeholder.isInserted ? cell?.frame : nil) {
                cell.flatMap { placeholder.previewParameters?($0) }
            }
        }
    }

    /// Returns a preview that becomes the cell at its place. If the cell is not visible, the preview only moves to
    /// that place.
    private func preview(
        _ item: UIDragItem, _ picture: UITargetedDragPreview, _ cell: (any DraggedCell)?, _ place: CGRect?,
        _ parameters: () -> UIDragPreviewParameters?
    ) -> UITargetedDragPreview? {
        guard let list, let place else { return nil }
        let target = UIDragPreviewTarget(container: list, center: CGPoint(x: place.midX, y: place.midY))
        guard let cell else { return picture.retargetedPreview(with: target) }
        cell.setConcealed(false)
        covered[ObjectIdentifier(item)] = cell
        return UITargetedDragPreview(view: cell, parameters: parameters() ?? UIDragPreviewParameters(), target: target)
    }

    func willAnimate(_ item: UIDragItem, _ animator: any UIDragAnimating) {
        guard let own = landings[ObjectIdentifier(item)]?.animator else { return }
        let cell = covered[ObjectIdentifier(item)]
        animator.addAnimations {
            cell?.setConcealed(true)
            own.runAnimations()
        }
        animator.addCompletion { position in
            cell?.setConcealed(false)
            own.runCompletions(at: position)
        }
    }
}
