import UIKitCore

// One collection view in several controllers of a navigation stack. It is in the view of the visible controller:
//
//     R ── push C ──▶ prepare: C has R's collection view, and its own layout is the layout to show
//                     bring:   the collection view moves into C's view; R stores its previous layout
//       ◀── pop ────  bring:   back into R's view, and C stores its layout
//     take: the layout of the controller is in effect; called at the end, or without an animation

// Chosen (Collections): In layout-to-layout transitions in a navigation stack
// (`useLayoutToLayoutNavigationTransitions`), the collection view moves to the new controller when the views are
// exchanged, after the will-callbacks. For a pushed controller, `collectionView` is the shared collection view from
// `viewDidLoad()` on.
// Chosen (Collections): After a layout-to-layout transition, each controller has its own layout again, in the state in
// which it was left. A controller that has left the stack, or is above a controller that is not a collection view
// controller, has a separate collection view.
// Chosen (Collections): A third controller on top of two controllers with a shared collection view shares it as well.
// If the first controller is removed from the stack below them, its data is removed with it.
/// The collection view that a controller shows, and its layout.
@MainActor
final class CollectionSharing {
    private unowned let controller: UICollectionViewController
    /// The controller's own collection view, created on first access.
    var own: UICollectionView? { didSet { if own != nil { isOmitted = false } } }
    /// Whether the program has set `collectionView` to `nil`. No collection view is created then.
    var isOmitted = false
    /// The collection view of a controller below in the stack, which this controller shows.
    private var shared: UICollectionView?
    /// The layout to set when the controller takes the shared collection view; `nil` while the controller shows the
    /// collection view, or if the collection view was never shared.
    private var layout: UICollectionViewLayout?

    init(_ controller: UICollectionViewController) { self.controller = controller }

    private var container: CollectionControllerView? { controller.viewIfLoaded as? CollectionControllerView }

    /// The collection view of the controller; `nil` before its view is loaded.
    var inUse: UICollectionView? {
        if let shared { return shared }
        if own == nil, !isOmitted, container != nil {
            own = controller.makeCollection()
            putInPlace()
        }
        return own
    }

    /// Adds a collection view without a superview to the controller's view.
    func putInPlace() {
        guard let container, let collection = inUse, collection.superview == nil else { return }
        container.host(collection)
    }

    // MARK: Ownership

    /// Takes the collection view of the nearest controller below, if the controller uses layout-to-layout transitions.
    /// A controller with a view in a window does not change.
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

    /// Gives the controller its own collection view again. A view outside a window is loaded again, since the
    /// program's registrations belong to the shared collection view.
    func end() {
        guard shared != nil else { return }
        (shared, layout) = (nil, nil)
        if container?.window == nil { controller.view = nil }
    }

    /// Removes the collection view before a new one is set.
    func forget() {
        if let own, own.superview === container { own.removeFromSuperview() }
        (own, shared, layout) = (nil, nil, nil)
    }

    // MARK: Location

    /// Moves the collection view into the controller's view, from the view of a different controller, which may be
    /// deallocated.
    func moveCollection() {
        guard let container, let collection = inUse, collection.superview !== container else { return }
        let holder = collection.superview as? CollectionControllerView
        // The program has moved the collection view to a different superview.
        guard holder != nil || collection.superview == nil else { return }
        // If a transition was cancelled, the previous controller never showed its own layout.
        if let other = holder?.controller?.sharing, layout !== collection.collectionViewLayout {
            other.layout = collection.collectionViewLayout
        }
        container.host(collection)
    }

    /// Moves the collection view into the controller's view, and sets the controller's layout.
    func take() {
        moveCollection()
        guard let layout, let collection = inUse, collection.superview === container else { return }
        self.layout = nil
        if collection.collectionViewLayout !== layout { collection.collectionViewLayout = layout }
    }

    /// Returns the animator that moves the collection view from a different controller.
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
