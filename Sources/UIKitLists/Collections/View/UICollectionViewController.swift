import Foundation
import InterfaceDocuments
import QuartzCore

/// A view controller that manages a collection view, and is its data source and delegate. Its view contains the
/// collection view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewcontroller>.
open class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
    private final var firstLayout: UICollectionViewLayout
    /// Whether the program has not provided a layout, which is an error unless a nib has one.
    private final var lacksLayout = false

    // MARK: - Creating a collection view controller

    /// Creates a controller with a layout for its collection view.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        firstLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller whose view is in a nib. Without a nib it has no layout, which is an error when the view is
    /// loaded.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        firstLayout = UICollectionViewFlowLayout()
        lacksLayout = true
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Decodes a controller of a storyboard or nib. When its view is loaded, `collectionViewLayout` is the layout of
    /// its collection view.
    public required init?(coder: NSCoder) {
        firstLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        if let coder = coder.ofDocument {
            clearsSelectionOnViewWillAppear = coder.element.bool(.clearsSelectionOnViewWillAppear, default: true)
        }
    }

    /// The properties that storyboards and nibs can set by name, with user-defined runtime attributes and outlets.
    open override class var namedProperties: NamedProperties {
        super.namedProperties
            .adding("collectionView", \UICollectionViewController.collectionView)
            .adding("clearsSelectionOnViewWillAppear", \UICollectionViewController.clearsSelectionOnViewWillAppear)
    }

    nonisolated deinit {}

    // MARK: - Getting the collection view

    /// The collection view, which fills the controller's view. If a new collection view has no data source or
    /// delegate, the controller becomes its data source or delegate.
    ///
    /// If `nil` is set after the view is loaded, the collection view is removed and loses its data source and
    /// delegate. Setting `nil` before the view is loaded has no effect. A subclass that overrides `loadView()` without
    /// `super` has no collection view (recorded on iOS 26.1).
    ///
    /// With layout-to-layout transitions (`useLayoutToLayoutNavigationTransitions`), this is the collection view of
    /// the controller below.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return collectionInUse
        }
        set { replaceCollection(newValue) }
    }

    /// The layout that the controller was created with. Later changes of the collection view's layout do not change
    /// it.
    open var collectionViewLayout: UICollectionViewLayout { firstLayout }

    /// Creates the collection view, or loads it from the controller's nib.
    open override func loadView() {
        if loadViewFromDocument() {
            guard let collection = viewIfLoaded as? UICollectionView else { return }
            firstLayout = collection.collectionViewLayout
            adopt(collection)
            // The document's view becomes a subview of the controller's view.
            sharing.own = collection
            makeView(frame: collection.frame)
        } else {
            makeView(frame: UIScreen.main.bounds)
        }
        sharing.putInPlace()
    }

    private final func makeView(frame: CGRect) {
        let container = CollectionControllerView(frame: frame)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.controller = self
        view = container
    }

    private final func replaceCollection(_ collection: UICollectionView?) {
        if collection == nil, viewIfLoaded == nil { return }
        let old = sharing.own
        sharing.forget()
        guard let collection else {
            sharing.isOmitted = true
            old?.removeFromSuperview()
            old?.dataSource = nil
            old?.delegate = nil
            return
        }
        // Recorded on iOS 26.1.
        if old !== collection, old?.dataSource === self { old?.dataSource = nil }
        adopt(collection)
        sharing.own = collection
        if !(viewIfLoaded is CollectionControllerView) { makeView(frame: collection.frame) }
        sharing.putInPlace()
    }

    final func makeCollection() -> UICollectionView {
        if lacksLayout {
            lacksLayout = false
            Diagnostics.raise(.list, "UICollectionView must be initialized with a non-nil layout parameter")
        }
        let collection = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: firstLayout)
        collection.alwaysBounceVertical = true
        adopt(collection)
        return collection
    }

    /// The collection view, without loading the view.
    final var collectionInUse: UICollectionView? { sharing.inUse }

    /// The sharing of collection views between controllers.
    private(set) final lazy var sharing = CollectionSharing(self)

    // MARK: - Transitions from layout to layout

    /// Whether the controller, when it is pushed onto a collection view controller, shows the collection view of that
    /// controller with its own layout. Pushing and popping then animate the change of the layout. The default is
    /// `false`. Set it before the push; it must be `false` for the root controller of a stack.
    ///
    /// The collection view is shared: `collectionView` is the same in both controllers, and its data source and
    /// delegate remain those of the controller below. During an interactive pop the layout is a
    /// `UICollectionViewTransitionLayout`, which the delegate may provide. If the navigation controller's delegate
    /// returns an animator, it animates the transition, and the layout changes at once.
    open var useLayoutToLayoutNavigationTransitions = false

    /// Gives the controller its own collection view again when it has left its stack.
    open override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { sharing.end() }
    }

    private final func adopt(_ collection: UICollectionView) {
        if collection.dataSource == nil { collection.dataSource = self }
        if collection.delegate == nil { collection.delegate = self }
        installMovementPress(on: collection)
    }

    /// The long press gesture recognizer that moves items.
    private final var movementPress: UILongPressGestureRecognizer?

    /// Whether a long press moves items, if `collectionView(_:moveItemAt:to:)` is overridden. The default is `true`.
    open var installsStandardGestureForInteractiveMovement = true {
        didSet { if let collection = sharing.own { installMovementPress(on: collection) } }
    }

    /// Adds the gesture recognizer if the collection view is in a window.
    final func installMovementPressIfNeeded() {
        guard movementPress == nil, let collection = sharing.own else { return }
        installMovementPress(on: collection)
    }

    private final func installMovementPress(on collection: UICollectionView) {
        if let press = movementPress { press.view?.removeGestureRecognizer(press) }
        movementPress = nil
        // Recorded on iOS 26.1: the recognizer is not added before the collection view is in a window.
        guard collection.window != nil, installsStandardGestureForInteractiveMovement, overridesMove else { return }
        let press = UILongPressGestureRecognizer(
            target: self, action: UICollectionViewController.movementPressDidChange)
        collection.addGestureRecognizer(press)
        movementPress = press
    }

    private final func movementPressDidChange(_ press: UILongPressGestureRecognizer) {
        guard let collection = press.view as? UICollectionView else { return }
        let point = press.location(in: collection)
        switch press.state {
        case .began:
            guard let path = collection.indexPathForItem(at: point),
                collection.beginInteractiveMovementForItem(at: path)
            else { return }
            collection.updateInteractiveMovementTargetPosition(point)
        case .changed: collection.updateInteractiveMovementTargetPosition(point)
        case .ended: collection.endInteractiveMovement()
        case .cancelled, .failed: collection.cancelInteractiveMovement()
        default: break
        }
    }

    // MARK: - Configuring the behavior

    /// Whether the selection is cleared when the view appears. The default is `true`. It has no effect with
    /// `useLayoutToLayoutNavigationTransitions`.
    ///
    /// The selection is cleared between `viewWillAppear(_:)` and `viewIsAppearing(_:)`. In an animated transition, it
    /// is cleared together with the transition, and restored if the transition is cancelled (recorded on iOS 26.1).
    open var clearsSelectionOnViewWillAppear = true

    /// Prepares to clear the selection. If the program calls this method, the selection does not change.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        sharing.putInPlace()
        collectionInUse?.avoidsKeyboard = true
        guard clearsSelectionOnViewWillAppear, !useLayoutToLayoutNavigationTransitions,
            lifecycle.appearance == .appearing
        else { return }
        guard animated, let coordinator = transitionCoordinator else {
            extrasForWriting.beforeIsAppearing = { [weak self] in self?.clearSelection(animated: false) }
            return
        }
        var cleared: [IndexPath] = []
        coordinator.animate(
            alongsideTransition: { [weak self] _ in cleared = self?.clearSelection(animated: true) ?? [] },
            completion: { [weak self] context in
                guard context.isCancelled else { return }
                for path in cleared {
                    self?.collectionInUse?.selectItem(at: path, animated: false, scrollPosition: [])
                }
            })
    }

    @discardableResult
    private final func clearSelection(animated: Bool) -> [IndexPath] {
        guard let collection = collectionInUse, let selected = collection.indexPathsForSelectedItems else { return [] }
        for path in selected { collection.deselectItem(at: path, animated: animated) }
        return selected
    }

    /// Flashes the scroll indicators.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        collectionInUse?.flashScrollIndicators()
    }

    /// Sets the editing mode of the collection view.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionInUse?.isEditing = editing
    }

    // MARK: - Being the collection view's data source

    /// The default implementation returns `0`.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    /// The default implementation returns 1.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// The default implementation returns a plain cell, which is an error.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

    /// The default implementation returns a plain view, which is an error.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

    /// The default implementation returns `true`. It has an effect only if `collectionView(_:moveItemAt:to:)` is
    /// overridden.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

    /// Has no effect. Items can be moved only if a subclass overrides this method.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    /// The default implementation returns `nil`.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// The default implementation returns the section with the title's index.
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(index: index) }

    // MARK: - Being the collection view's delegate

    /// The default implementation returns `true`.
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }

    /// The default implementation is empty.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

    /// The default implementation returns `true`.
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        true
    }

    /// The default implementation is empty.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

    /// The default implementation returns whether the collection view is not in editing mode.
    open func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { !collectionView.isEditing }

    /// The default implementation is empty.
    open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}

    /// The default implementation returns `true`.
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        true
    }

    /// The default implementation is empty.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}

    /// The default implementation is empty.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

    /// The default implementation is empty.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}

    /// The default implementation is empty.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}

    /// The default implementation is empty.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}

    /// The default implementation is empty.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}

    /// The default implementation returns `false`.
    open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
        false
    }

    /// The default implementation returns `false`.
    open func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { false }

    /// The default implementation is empty.
    open func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {}

    /// The default implementation returns `nil`.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// The default implementation returns the menu of the older method for a single item.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard indexPaths.count == 1 else { return nil }
        return self.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPaths[0], point: point)
    }

    /// The default implementation returns `true`.
    open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }

    /// The default implementation returns whether items can be selected.
    open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        collectionView.canSelect
    }

    /// The default implementation returns `nil`.
    open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil }

    /// The default implementation returns `true`.
    open func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool { true }

    /// The default implementation is empty.
    open func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}

    /// The default implementation returns the collection view's `selectionFollowsFocus`.
    open func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool { collectionView.selectionFollowsFocus }

    /// The default implementation returns `false`.
    open func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }

    /// The default implementation is empty.
    open func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {}

    /// The default implementation is empty.
    open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}

    /// The default implementation returns a plain transition layout.
    open func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }

    /// The default implementation returns the proposed offset.
    open func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// The default implementation returns `nil`, for the item's cell.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { nil }

    /// The default implementation returns `nil`, for the original place.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { nil }

    /// The default implementation is empty.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// The default implementation is empty.
    open func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// The default implementation is empty.
    open func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}

    // MARK: - Being the scroll view's delegate

    /// The default implementation is empty.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// The default implementation is empty.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// The default implementation is empty.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    /// The default implementation is empty.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    /// The default implementation returns `true`.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

    /// The default implementation is empty.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

    /// The default implementation is empty.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    /// The default implementation is empty.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// The default implementation returns `nil`.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    /// The default implementation is empty.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

    /// The default implementation is empty.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}

    /// The default implementation is empty.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

    /// The default implementation is empty.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    /// The default implementation is empty.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

extension UICollectionViewController {
    /// Whether a subclass implements moving items.
    var overridesMove: Bool { ClassTable(of: type(of: self)).overrides(Self.moveMethod, 0) }

    private static let moveMethod = OverridableMethods(
        of: UICollectionViewController.self, plain: Plain.self, overriding: Moving.self, count: 1)

    /// A subclass without overrides.
    private final class Plain: UICollectionViewController {}

    /// A subclass that overrides the method.
    private final class Moving: UICollectionViewController {
        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {}
    }
}
