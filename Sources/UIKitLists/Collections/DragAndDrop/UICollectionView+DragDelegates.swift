import CoreGraphics
import Foundation

extension UICollectionView {
    /// Adds or removes the interactions, which exist as long as the collection view has a drag or drop delegate.
    func dragDelegatesDidChange() {
        OptionalMethods.collectionDrag.check(dragDelegate)
        OptionalMethods.collectionDrop.check(dropDelegate)
        dragAndDrop.delegatesDidChange(of: self, drags: dragDelegate != nil, drops: dropDelegate != nil)
    }

    // MARK: - Delegates

    func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
    }

    func dragItems(addedTo session: any UIDragSession, at path: IndexPath, _ point: CGPoint) -> [UIDragItem] {
        dragDelegate?.collectionView(self, itemsForAddingTo: session, at: path, point: point) ?? []
    }

    func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
    }

    func dragAllowsMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragIsRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    func dragWillBegin(_ session: any UIDragSession) {
        dragDelegate?.collectionView(self, dragSessionWillBegin: session)
    }

    func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.collectionView(self, dragSessionDidEnd: session) }

    func dropCanHandle(_ session: any UIDropSession) -> Bool? { dropDelegate?.collectionView(self, canHandle: session) }

    func dropDidEnter(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnter: session) }

    func dropDecision(_ session: any UIDropSession, _ destination: IndexPath?) -> ListDropDecision? {
        dropDelegate?.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
            .decision
    }

    func dropDidExit(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidExit: session) }

    func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnd: session) }

    func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: path)
    }

    func perform(_ drop: ListDrop) { dropDelegate?.collectionView(self, performDropWith: UICollectionViewDrop(drop)) }

    // MARK: - Spring loading

    func setSpringLoaded(_ isSpringLoaded: Bool) {
        dragAndDrop.setSpringLoaded(
            isSpringLoaded, of: self,
            begins: { [weak self] path, context in
                guard let self else { return false }
                return collectionDelegate?.collectionView(self, shouldSpringLoadItemAt: path, with: context) ?? true
            }, activate: { [weak self] path in self.map { $0.selectByHand($0.shownPath(of: path)) } })
    }
}
