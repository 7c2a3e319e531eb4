import CoreGraphics

/// The view of a collection view controller. The collection view fills it, unless a different controller currently
/// shows the collection view.
///
/// (It is recorded that the root view is not the collection view itself. This permits moving one collection view
/// between controllers.)
final class CollectionControllerView: UIView {
    weak var controller: UICollectionViewController?

    /// Adds a collection view behind all views that a program has added.
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
