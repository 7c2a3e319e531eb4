import Foundation
import QuartzCore

/// The abstract class of layouts, which provide the attributes of a collection view's cells, supplementary and
/// decoration views. This class itself provides no elements.
///
/// The collection view calls `prepare()` first and after each invalidation, then `collectionViewContentSize`, and then
/// requests the elements in its bounds. All coordinates are content coordinates, in points.
///
///     valid ──invalidateLayout(with:)──▶ invalid ──prepare(), at the next layout pass or access──▶ valid
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewlayout>.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// Creates a layout. Assign it to a collection view's `collectionViewLayout`, or pass it to its initializer.
    public override init() { super.init() }

    /// Decodes a layout of a storyboard or nib.
    public required init?(coder: NSCoder) { super.init() }

    nonisolated deinit {}

    // MARK: Stored state

    /// Whether `prepare()` must be called before the next access.
    final var needsPreparation = true
    /// The context that the next `invalidateLayout()` uses: the context of a change of the bounds.
    final var contextOfBounds: UICollectionViewLayoutInvalidationContext?
    /// Whether the collection view is calling the layout, so that paths and counts include the places of a drop.
    final var isBeingCalled = false
    /// The sources of decoration views.
    final var decorationSources: [String: ListViewSource<UIView>] = [:]
    /// The items of the current update, between `prepare(forCollectionViewUpdates:)` and
    /// `finalizeCollectionViewUpdates()`.
    final var updateItems: [UICollectionViewUpdateItem] = []

    // MARK: Getting the collection view

    /// The collection view that uses the layout; `nil` if the layout is not in use.
    open internal(set) weak var collectionView: UICollectionView?

    /// The size of the content, in points. The default is zero.
    open var collectionViewContentSize: CGSize { .zero }

    // MARK: Providing classes

    /// The class of the layout's attributes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the layout's invalidation contexts.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Providing layout attributes

    /// Called before the first use of the layout and after it was invalidated. Overrides compute the layout and call
    /// `super`.
    open func prepare() {}

    /// Returns the attributes of all elements that intersect a rectangle of the content. The default implementation
    /// returns `nil`, for no elements.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Returns the attributes of an item's cell, visible or not. The default implementation returns `nil`.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a supplementary view. The default implementation returns `nil`, for no view.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a decoration view. The default implementation returns `nil`, for no view.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the final offset of scrolling after a drag. The default implementation returns the proposed offset.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Returns the offset after an update or a change of the layout. The default implementation returns the proposed
    /// offset.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Responding to collection view updates

    /// Called after the data has changed and the layout was prepared, before the attributes of appearing and
    /// disappearing elements are requested. Overrides call `super`.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        self.updateItems = updateItems
    }

    /// Called within the animation of an update, after all attributes were requested.
    open func finalizeCollectionViewUpdates() { updateItems = [] }

    /// Returns the supplementary views that an update inserts, in addition to those of inserted items and sections.
    /// The default implementation returns an empty array.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the supplementary views that an update deletes, in addition to those of deleted items and sections. The
    /// default implementation returns an empty array.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the decoration views that an update inserts. The default implementation returns an empty array.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the decoration views that an update deletes. The default implementation returns an empty array.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the initial attributes of an item that is visible after an update, or after a change of the bounds or
    /// the layout. The default implementation returns `nil`, for the final attributes.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the initial attributes of a supplementary view that is visible after the change. The default
    /// implementation returns `nil`, for the final attributes.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the initial attributes of a decoration view that is visible after the change. The default
    /// implementation returns `nil`, for the final attributes.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the final attributes of an item that is visible before the change. The default implementation returns
    /// `nil`, for the current attributes.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the final attributes of a supplementary view that is visible before the change. The default
    /// implementation returns `nil`, for the current attributes.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the final attributes of a decoration view that is visible before the change. The default implementation
    /// returns `nil`, for the current attributes.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: Invalidating the layout

    /// Invalidates the whole layout, which is computed again in the next layout pass: calls `invalidateLayout(with:)`
    /// with a new context. In that pass, the numbers of sections and items are loaded again. Overrides call `super`.
    ///
    /// A change of the bounds that invalidates the layout calls this method, too, which then uses the context of
    /// `invalidationContext(forBoundsChange:)`.
    open func invalidateLayout() {
        if let context = contextOfBounds {
            contextOfBounds = nil
            return invalidateLayout(with: context)
        }
        collectionView?.items.needsRecount = true
        invalidateLayout(with: .make(for: self))
    }

    /// Invalidates parts of the layout. The method only marks them; they are computed in the next layout pass.
    /// Overrides call `super`.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        needsPreparation = true
        collectionView?.layoutWasInvalidated(with: context)
    }

    /// Returns whether new bounds, also after scrolling, invalidate the layout. The default implementation returns
    /// `false`.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Returns the context for new bounds. The default implementation returns a new context.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        .make(for: self)
    }

    /// Returns whether a view's preferred attributes invalidate the layout. The default implementation returns
    /// `false`.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// Returns the context for a view's preferred attributes. The default implementation returns a new context.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { .make(for: self) }

    // MARK: Coordinating animated changes

    /// Called before an animated change of the bounds, before the attributes of appearing and disappearing elements
    /// are requested.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Called within the animation of changed bounds, after all attributes were requested.
    open func finalizeAnimatedBoundsChange() {}

    // MARK: Transitioning between layouts

    /// Called before the collection view changes from a previous layout to this layout.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called before the collection view changes from this layout to a new layout.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Called on both layouts within the animation of a layout change, after all attributes were requested.
    open func finalizeLayoutTransition() {}

    // MARK: Moving items interactively

    /// Returns the path for an interactively moved item at a point of the content. The default implementation returns
    /// the path of the frontmost item there, or the item's current path if no item is at the point or no item is being
    /// moved.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        guard let collectionView, collectionView.movement != nil else { return previousIndexPath }
        return collectionView.item(at: mirrored(position)) ?? previousIndexPath
    }

    /// Returns the attributes of an interactively moved item: its own attributes, centered at the position of the
    /// finger, in front of all other elements.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes =
            layoutAttributesForItem(at: indexPath)?.copied() ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        attributes.zIndex = .max
        return attributes
    }

    /// Returns the context for a step of interactive movement.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = UICollectionViewLayoutInvalidationContext.make(for: self)
        context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.interactiveMovementTarget = targetPosition
        return context
    }

    /// Returns the context for the end of interactive movement.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = UICollectionViewLayoutInvalidationContext.make(for: self)
        context.targetIndexPathsForInteractivelyMovingItems = indexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        return context
    }

    // MARK: Registering decoration views

    /// Registers a class of decoration views; `nil` removes the registration. The collection view creates them for the
    /// layout's attributes.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        registerDecoration(viewClass, elementKind)
    }

    /// Registers a nib of decoration views; `nil` removes the registration. The only top-level object of the nib must
    /// be a view.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorationSources[elementKind] = nib.map { .nib($0) }
    }

    // MARK: Layout direction

    /// The layout direction that the layout is designed for. The default is left to right.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether the collection view mirrors the layout's attributes in the opposite layout direction. The default is
    /// `false`.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Between the built-in layouts and the collection view

    /// Moves measured sizes with their items. Called before the invalidation for an update.
    func carryMeasuredSizes(along updates: [UICollectionViewUpdateItem]) {}

    /// Returns the axes along which the layout leaves an element's size to its view.
    func measuredAxes(of attributes: UICollectionViewLayoutAttributes) -> UIAxis { [.horizontal, .vertical] }

    /// Called when traits other than the content size category have changed. A layout that depends on them is computed
    /// again.
    func environmentDidChange() {}

    /// Returns the section at a point of the layout's coordinate space, or the nearest section; `nil` if the layout
    /// does not provide it.
    func sectionExtent(at point: CGPoint) -> SectionExtent? { nil }

    /// Returns the orthogonal sections that intersect a rectangle of the content.
    func orthogonalSections(in rect: CGRect) -> [OrthogonalSection] { [] }

    /// Returns whether a supplementary view is a header or footer, which does not scroll with its orthogonal section.
    func isBoundary(_ attributes: UICollectionViewLayoutAttributes) -> Bool { false }

    /// Returns -1 for a header, 1 for a footer, and 0 for a view at a side of a section or of the whole content.
    /// Returns `nil` for other supplementary views.
    func side(ofBoundary attributes: UICollectionViewLayoutAttributes) -> Int? {
        switch attributes.representedElementKind {
        case UICollectionView.elementKindSectionHeader: -1
        case UICollectionView.elementKindSectionFooter: 1
        default: nil
        }
    }

    /// Called when an orthogonal section was scrolled: `offset` is the position of its content along the section.
    func orthogonalSectionDidScroll(_ section: Int, to offset: CGPoint) {}
}
