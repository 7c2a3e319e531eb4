import CoreGraphics

/// The view of a collection view controller: the collection view fills it, unless another controller has that at the moment.
///
/// (That the root view is not the collection view itself is recorded, and what lets one collection view go from page to page.)
final class CollectionControllerView: UIView {
    weak var controller: UICollectionViewController?

    /// Takes a collection view in, behind whatever else a program has put here.
    func host(_ collection: UICollectionView) {
        guard collection.superview !== self else { return }
        UIView.performWithoutAnimation {
            collection.transform = .identity
            collection.frame = bounds
            collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(collection, at: 0)
        }
        controller?.installMovementPressIfNeeded()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        controller?.installMovementPressIfNeeded()
    }
}
