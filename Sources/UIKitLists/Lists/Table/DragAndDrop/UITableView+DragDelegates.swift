import CoreGraphics
import Foundation

extension UITableView {
    /// Adds or removes the interactions, which exist as long as the table has a drag or drop delegate.
    func dragDelegatesDidChange() {
        OptionalMethods.tableDrag.check(dragDelegate)
        OptionalMethods.tableDrop.check(dropDelegate)
        dragAndDrop.delegatesDidChange(of: self, drags: dragDelegate != nil, drops: dropDelegate != nil)
    }

    // MARK: - Delegates

    func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
    }

    func dragItems(addedTo session: any UIDragSession, at path: IndexPath, _ point: CGPoint) -> [UIDragItem] {
        dragDelegate?.tableView(self, itemsForAddingTo: session, at: path, point: point) ?? []
    }

    func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
    }

    func dragAllowsMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragIsRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    func dragWillBegin(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionWillBegin: session) }

    func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionDidEnd: session) }

    func dropCanHandle(_ session: any UIDropSession) -> Bool? { dropDelegate?.tableView(self, canHandle: session) }

    func dropDidEnter(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnter: session) }

    func dropDecision(_ session: any UIDropSession, _ destination: IndexPath?) -> ListDropDecision? {
        dropDelegate?.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: destination).decision
    }

    func dropDidExit(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidExit: session) }

    func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnd: session) }

    func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dropDelegate?.tableView(self, dropPreviewParametersForRowAt: path)
    }

    func perform(_ drop: ListDrop) { dropDelegate?.tableView(self, performDropWith: UITableViewDrop(drop)) }

    // MARK: - Spring loading

    func setSpringLoaded(_ isSpringLoaded: Bool) {
        dragAndDrop.setSpringLoaded(
            isSpringLoaded, of: self,
            begins: { [weak self] path, context in
                guard let self else { return false }
                return tableDelegate?.tableView(self, shouldSpringLoadRowAt: path, with: context) ?? true
            }, activate: { [weak self] path in self?.selectByHand(path) })
    }

    /// Returns the view for a touch: the table itself instead of a view in the cell of a dragged row, which receives
    /// no touches.
    func outsideOfDraggedCells(_ hit: UIView?) -> UIView? {
        guard hasActiveDrag, let hit else { return hit }
        let isCarried = rows.shown.contains {
            $0.cell.states.dragDrop.drag == .dragging && !$0.cell.userInteractionEnabledWhileDragging
                && hit.isDescendant(of: $0.cell)
        }
        return isCarried ? self : hit
    }
}
