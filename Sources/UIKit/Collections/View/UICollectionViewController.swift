import Foundation
import InterfaceDocuments
import QuartzCore

/// A controller with a collection view, of which it is the data source and the delegate. Its view contains the collection view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewcontroller>.
open class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
    private final var firstLayout: UICollectionViewLayout
    /// Whether the program gave no layout, which is an error unless a nib has one.
    private final var lacksLayout = false

    // MARK: - Creating a collection view controller

    /// Makes a controller whose collection view has a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        firstLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller whose view is in a nib. Without a nib it has no layout, which is an error when the view is
    /// loaded.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        firstLayout = UICollectionViewFlowLayout()
        lacksLayout = true
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller as a storyboard or nib describes it; `collectionViewLayout` is its collection view's when that is loaded.
    public required init?(coder: NSCoder) {
        firstLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        if let coder = coder.ofDocument {
            clearsSelectionOnViewWillAppear = coder.element.bool(.clearsSelectionOnViewWillAppear, default: true)
        }
    }

    /// What runtime attributes and outlets of documents can set.
    open override class var namedProperties: NamedProperties {
        super.namedProperties
            .adding("collectionView", \UICollectionViewController.collectionView)
            .adding("clearsSelectionOnViewWillAppear", \UICollectionViewController.clearsSelectionOnViewWillAppear)
    }

    nonisolated deinit {}

    // MARK: - Getting the collection view

    /// The collection view, which fills the controller's view. One that is set without data source or delegate gets the controller as
    /// such.
    ///
    /// If `nil` is set after the view is loaded, the collection view is removed and loses its data source and
    /// delegate. Before, `nil` has no effect. A subclass that overrides `loadView()` without `super` has no
    /// collection view (recorded on iOS 26.1).
    ///
    /// While the controller goes over from layout to layout (`useLayoutToLayoutNavigationTransitions`), this is the collection view of
    /// the controller below it.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return collectionInUse
        }
        set { replaceCollection(newValue) }
    }

    /// The layout that the controller was made with; later changes of the collection view's do not change it.
    open var collectionViewLayout: UICollectionViewLayout { firstLayout }

    /// Makes the collection view, or takes it from the controller's nib.
    open override func loadView() {
        if loadViewFromDocument() {
            guard let collection = viewIfLoaded as? UICollectionView else { return }
            firstLayout = collection.collectionViewLayout
            adopt(collection)
            // The document's view becomes part of the controller's.
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
            sharing.isLeftOut = true
            old?.removeFromSuperview()
            old?.dataSource = nil
            old?.delegate = nil
            return
        }
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

    /// Whose collection view is in the view.
    private(set) final lazy var sharing = CollectionSharing(self)

    // MARK: - Going over from layout to layout

    /// Whether the controller, when it is pushed on another collection view controller, shows that one's collection view with its own
    /// layout, which pushing and popping go over to. The default is `false`. Set it before the push; the first one of a stack has `false`.
    ///
    /// The collection view is handed on: `collectionView` is the same in both, and its data source and delegate stay those of the
    /// controller below. While a finger pops, the layout is a `UICollectionViewTransitionLayout`, which the delegate may give. Where a
    /// navigation controller's delegate has an animator, that draws, and the layouts change at once.
    open var useLayoutToLayoutNavigationTransitions = false

    /// A controller that has left its stack has its own collection view again.
    open override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { sharing.end() }
    }

    private final func adopt(_ collection: UICollectionView) {
        if collection.dataSource == nil { collection.dataSource = self }
        if collection.delegate == nil { collection.delegate = self }
        installMovementPress(on: collection)
    }

    /// Moves items by a long press.
    private final var movementPress: UILongPressGestureRecognizer?

    /// Whether a long press moves items, where `collectionView(_:moveItemAt:to:)` is overridden. The default is `true`.
    open var installsStandardGestureForInteractiveMovement = true {
        didSet { if let collection = sharing.own { installMovementPress(on: collection) } }
    }

    /// Adds the long press if the collection view has moved to a window.
    final func installMovementPressIfNeeded() {
        guard movementPress == nil, let collection = sharing.own else { return }
        installMovementPress(on: collection)
    }

    private final func installMovementPress(on collection: UICollectionView) {
        if let press = movementPress { press.view?.removeGestureRecognizer(press) }
        movementPress = nil
        // Recorded on iOS 26.1: not before the collection view is in a window.
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
    /// The selection is cleared between `viewWillAppear(_:)` and `viewIsAppearing(_:)`; in an animated transition
    /// together with it, and restored if the transition is cancelled (recorded on iOS 26.1).
    open var clearsSelectionOnViewWillAppear = true

    /// Prepares to clear the selection. A call by the program has no effect on the selection.
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

    /// Shows the scroll indicators.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        collectionInUse?.flashScrollIndicators()
    }

    /// Begins or ends editing the collection view.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionInUse?.isEditing = editing
    }

    // MARK: - Being the collection view's data source

    /// None unless overridden.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    /// One unless overridden.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// A plain cell, which is an error, unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

    /// A plain view, which is an error, unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

    /// Yes unless overridden, where `collectionView(_:moveItemAt:to:)` is.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

    /// Not implemented unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    /// None unless overridden.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// The section of the title's place unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(index: index) }

    // MARK: - Being the collection view's delegate

    /// Yes unless overridden.
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }

    /// Does nothing unless overridden.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

    /// Yes unless overridden.
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        true
    }

    /// Does nothing unless overridden.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

    /// While the collection view is not edited, unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { !collectionView.isEditing }

    /// Does nothing unless overridden.
    open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}

    /// Yes unless overridden.
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        true
    }

    /// Does nothing unless overridden.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}

    /// Does nothing unless overridden.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

    /// Does nothing unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}

    /// Does nothing unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}

    /// Does nothing unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}

    /// Does nothing unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}

    /// None unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Yes unless overridden.
    open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }

    /// Those that can be selected, unless overridden.
    open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        collectionView.canSelect
    }

    /// None unless overridden.
    open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil }

    /// Yes unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool { true }

    /// Does nothing unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}

    /// What the collection view says, unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool { collectionView.selectionFollowsFocus }

    /// No unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }

    /// Does nothing unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {}

    /// Does nothing unless overridden.
    open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}

    /// A plain one unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }

    /// What is proposed unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// The item's cell unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { nil }

    /// Back to its place unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { nil }

    /// Does nothing unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Does nothing unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Does nothing unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}

    // MARK: - Being the scroll view's delegate

    /// Does nothing unless overridden.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// Does nothing unless overridden.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// Does nothing unless overridden.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    /// Does nothing unless overridden.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    /// Yes unless overridden.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

    /// Does nothing unless overridden.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

    /// Does nothing unless overridden.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    /// Does nothing unless overridden.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// None unless overridden.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    /// Does nothing unless overridden.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

    /// Does nothing unless overridden.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}

    /// Does nothing unless overridden.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

    /// Does nothing unless overridden.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    /// Does nothing unless overridden.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

extension UICollectionViewController {
    /// Whether a subclass implements moving items.
    var overridesMove: Bool { ClassTable(of: type(of: self)).overrides(Self.moveMethod, 0) }

    private static let moveMethod = OverridableMethods(
        of: UICollectionViewController.self, plain: Plain.self, overriding: Moving.self, count: 1)

    /// Overrides nothing.
    private final class Plain: UICollectionViewController {}

    /// Overrides it.
    private final class Moving: UICollectionViewController {
        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {}
    }
}
