import Foundation
import QuartzCore

/// Says where a collection view's cells, supplementary and decoration views are. Subclasses are layouts; this one shows
/// nothing.
///
/// The collection view calls `prepare()` first and after each invalidation, then `collectionViewContentSize`, and then asks for
/// the elements in its bounds. All coordinates are the content's, in points.
///
///     valid ──invalidateLayout(with:)──▶ invalid ──prepare(), in the next layout or before the next question──▶ valid
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewlayout>.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// Makes a layout. It becomes a collection view's with `collectionViewLayout`, or when that is made.
    public override init() { super.init() }

    /// Makes a layout as a storyboard or nib describes it.
    public required init?(coder: NSCoder) { super.init() }

    nonisolated deinit {}

    // MARK: Stored state

    /// Whether `prepare()` is to be called before the next question.
    final var needsPreparation = true
    /// Whether the collection view asks it, so that paths and numbers are of what is shown.
    final var isAsked = false
    /// What decoration views are made of.
    final var decorationSources: [String: ListViewSource<UIView>] = [:]
    /// What is being updated, between `prepare(forCollectionViewUpdates:)` and `finalizeCollectionViewUpdates()`.
    final var updateItems: [UICollectionViewUpdateItem] = []

    // MARK: Getting the collection view

    /// The collection view that the layout is of; `nil` while it is of none.
    open internal(set) weak var collectionView: UICollectionView?

    /// How large the content is, in points. Zero unless overridden.
    open var collectionViewContentSize: CGSize { .zero }

    // MARK: Providing classes

    /// The class of the attributes that the layout makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the contexts that the layout is invalidated with.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Providing layout attributes

    /// The layout was invalidated, or is used for the first time: finds out what the following questions need. Call super.
    open func prepare() {}

    /// The attributes of all elements that a rectangle of the content meets. `nil`, which means none, unless overridden.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// The attributes of an item's cell, seen or not. `nil` unless overridden.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a supplementary view; `nil`, as unless overridden, where there is none.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a decoration view; `nil`, as unless overridden, where there is none.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Where scrolling that a finger has set off is to end. What is proposed unless overridden.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// What is to be seen after an update or another layout. What is proposed unless overridden.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Responding to collection view updates

    /// The data has changed and the layout is prepared for it: before the attributes of appearing and disappearing elements are
    /// asked. Call super.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        self.updateItems = updateItems
    }

    /// All attributes for an update have been asked; called within its animation.
    open func finalizeCollectionViewUpdates() { updateItems = [] }

    /// Supplementary views that an update adds, besides those of its items and sections. None unless overridden.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Supplementary views that an update removes, besides those of its items and sections. None unless overridden.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Decoration views that an update adds. None unless overridden.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Decoration views that an update removes. None unless overridden.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Where an item that is in sight after an update, a change of the bounds or of the layout comes from; `nil`, as unless
    /// overridden, for its final place.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Where a supplementary view that is in sight afterwards comes from; `nil`, as unless overridden, for its final place.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Where a decoration view that is in sight afterwards comes from; `nil`, as unless overridden, for its final place.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Where an item that is in sight before goes; `nil`, as unless overridden, to stay where it is.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Where a supplementary view that is in sight before goes; `nil`, as unless overridden, to stay where it is.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Where a decoration view that is in sight before goes; `nil`, as unless overridden, to stay where it is.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: Invalidating the layout

    /// Says that all of the layout is to be found anew with the next layout: `invalidateLayout(with:)` with a fresh context.
    /// Call super.
    open func invalidateLayout() { invalidateLayout(with: .make(for: self)) }

    /// Says what of the layout is to be found anew. It only marks; the work is done in the next layout. Call super.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        needsPreparation = true
        collectionView?.layoutWasInvalidated(with: context)
    }

    /// Whether other bounds, which scrolling makes too, change the layout. `false` unless overridden.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// What other bounds invalidate. Nothing in particular unless overridden.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        .make(for: self)
    }

    /// Whether a view that wants another size than it was given changes the layout. `false` unless overridden.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// What a view that wants another size invalidates. Nothing in particular unless overridden.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { .make(for: self) }

    // MARK: Coordinating animated changes

    /// The bounds change in an animation, from these: before attributes of appearing and disappearing elements are asked.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// All attributes for changed bounds have been asked; called within the animation.
    open func finalizeAnimatedBoundsChange() {}

    // MARK: Transitioning between layouts

    /// The collection view goes over from another layout to this one.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// The collection view goes over from this layout to another one.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// All attributes for going from one layout to another have been asked; called within the animation, on both.
    open func finalizeLayoutTransition() {}

    // MARK: Moving items by hand

    /// Which place an item that is moved by hand takes at a point of the content: that of the frontmost item there, or the one that it
    /// has where there is none or nothing is moved, unless overridden.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        guard let collectionView, collectionView.movement != nil else { return previousIndexPath }
        return collectionView.item(at: mirrored(position)) ?? previousIndexPath
    }

    /// How an item looks while it is moved by hand: its attributes, its middle where the finger is, in front of everything.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes =
            layoutAttributesForItem(at: indexPath)?.copied() ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        attributes.zIndex = .max
        return attributes
    }

    /// What moving items by hand invalidates at each step.
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

    /// What the end of moving items by hand invalidates.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = UICollectionViewLayoutInvalidationContext.make(for: self)
        context.targetIndexPathsForInteractivelyMovingItems = indexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        return context
    }

    // MARK: Registering decoration views

    /// Names a class of decoration views; `nil` takes the name back. The collection view makes them where the layout has
    /// attributes.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        registerDecoration(viewClass, elementKind)
    }

    /// Names a nib of decoration views, whose only object is one; `nil` takes the name back.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorationSources[elementKind] = nib.map { .nib($0) }
    }

    // MARK: Layout direction

    /// The direction that the layout is written for: left to right unless overridden.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether the collection view mirrors what the layout answers where it reads in the other direction. `false` unless
    /// overridden.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Between our layouts and the collection view

    /// An update is going to change the items' places: sizes that were measured go along. Called before the update's
    /// invalidation.
    func carryMeasuredSizes(along updates: [UICollectionViewUpdateItem]) {}

    /// Along which axes the layout leaves an element's size to its view.
    func measuredAxes(of attributes: UICollectionViewLayoutAttributes) -> UIAxis { [.horizontal, .vertical] }

    /// Traits other than the size of text have changed: a layout that was made for them is found anew.
    func environmentDidChange() {}

    /// The section at a point of the layout's space, or the nearest one; `nil` where the layout does not say.
    func sectionExtent(at point: CGPoint) -> SectionExtent? { nil }

    /// Sections that scroll sideways by themselves, of those that a rectangle of the content meets.
    func orthogonalSections(in rect: CGRect) -> [OrthogonalSection] { [] }

    /// An orthogonal section was scrolled by hand or by the program: `offset` is its content's place along the section.
    func orthogonalSectionDidScroll(_ section: Int, to offset: CGPoint) {}
}
