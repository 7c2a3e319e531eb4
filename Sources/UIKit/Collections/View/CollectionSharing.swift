import UIKitCore

// One collection view in several pages of a navigation stack. It is in the view of the page that is shown:
//
//     R ── push C ──▶ prepare: C has R's collection view, and its own layout is what it is to show
//                     bring:   the collection view goes into C's view; R remembers the layout that it had
//       ◀── pop ────  bring:   back into R's view, and C remembers its layout
//     take: the layout of the page is in effect; done at the end, or where nothing animates

/// Which collection view a controller shows, and with which layout.
@MainActor
final class CollectionSharing {
    private unowned let controller: UICollectionViewController
    /// The controller's own collection view, made when it is needed first.
    var own: UICollectionView? { didSet { if own != nil { isLeftOut = false } } }
    /// Whether the program has set `collectionView` to `nil`. No collection view is made then.
    var isLeftOut = false
    /// That of a controller below, which this one shows.
    private var shared: UICollectionView?
    /// The layout that the collection view has while the controller shows it; `nil` while it does, or never has lent it.
    private var layout: UICollectionViewLayout?

    init(_ controller: UICollectionViewController) { self.controller = controller }

    private var container: CollectionControllerView? { controller.viewIfLoaded as? CollectionControllerView }

    /// The collection view of the controller; `nil` before its view is loaded.
    var inUse: UICollectionView? {
        if let shared { return shared }
        if own == nil, !isLeftOut, container != nil {
            own = controller.makeCollection()
            putInPlace()
        }
        return own
    }

    /// Has a collection view that is nowhere in the controller's view.
    func putInPlace() {
        guard let container, let collection = inUse, collection.superview == nil else { return }
        container.host(collection)
    }

    // MARK: Whose it is

    /// Has the collection view of the nearest controller below, where the controller wants that. A page that is in a window stays as it is.
    func prepare(above below: ArraySlice<UIViewController>) {
        let wanted = collection(of: below)
        guard wanted !== shared, container?.window == nil else { return }
        guard let wanted else { return end() }
        if let own, own.superview === container { own.removeFromSuperview() }
        own = nil
        shared = wanted
        layout = controller.collectionViewLayout
    }

    private func collection(of below: ArraySlice<UIViewController>) -> UICollectionView? {
        guard controller.useLayoutToLayoutNavigationTransitions, let lower = below.last as? UICollectionViewController
        else { return nil }
        lower.sharing.prepare(above: below.dropLast())
        let collection = lower.collectionView
        return collection?.superview is CollectionControllerView ? collection : nil
    }

    /// Has a collection view of the controller's own again. Its view is loaded anew: what the program has registered was the other one's.
    func end() {
        guard shared != nil else { return }
        (shared, layout) = (nil, nil)
        if container?.window == nil { controller.view = nil }
    }

    /// Another collection view is going to be the controller's.
    func forget() {
        if let own, own.superview === container { own.removeFromSuperview() }
        (own, shared, layout) = (nil, nil, nil)
    }

    // MARK: Where it is

    /// Moves the collection view into the controller's view, from that of another one, which may be gone.
    func bring() {
        guard let container, let collection = inUse, collection.superview !== container else { return }
        let holder = collection.superview as? CollectionControllerView
        // Elsewhere the program has put it.
        guard holder != nil || collection.superview == nil else { return }
        // Where a transition was cancelled the holder never came to show its own.
        if let other = holder?.controller?.sharing, layout !== collection.collectionViewLayout {
            other.layout = collection.collectionViewLayout
        }
        container.host(collection)
    }

    /// Has the collection view in the controller's view, with the controller's layout.
    func take() {
        bring()
        guard let layout, let collection = inUse, collection.superview === container else { return }
        self.layout = nil
        if collection.collectionViewLayout !== layout { collection.collectionViewLayout = layout }
    }

    /// What brings the collection view over from another controller.
    func animator(from other: UIViewController?) -> CollectionLayoutAnimator? {
        guard let other = other as? UICollectionViewController, let collection = inUse, let layout,
            other.collectionInUse === collection, collection.superview is CollectionControllerView,
            collection.interactiveTransition == nil
        else { return nil }
        return CollectionLayoutAnimator(controller, collection, layout)
    }
}

extension UICollectionViewController: ContentSharing {
    package func prepareContent(above below: ArraySlice<UIViewController>) { sharing.prepare(above: below) }
    package func takeContent() { if isViewLoaded { sharing.take() } }
    package func contentAnimator(from other: UIViewController?) -> (any UIViewControllerAnimatedTransitioning)? {
        sharing.animator(from: other)
    }
}
