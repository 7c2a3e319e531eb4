import Foundation

/// A closure that creates the section at an index, for the given space and traits. `nil` is an error if the section
/// has items.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout that arranges items in groups, and groups in sections, which follow each other in the scrolling direction.
///
/// The cost of a section with equal groups does not depend on the number of its items. Items with an estimated size
/// are measured when they become visible. Measured sizes are kept until the layout is invalidated from outside or its
/// width changes.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout> and recorded frames.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    // MARK: Creating a layout

    /// Creates a layout with equal sections.
    public init(section: NSCollectionLayoutSection) {
        provider = { _, _ in section }
        super.init()
    }

    /// Creates a layout with equal sections and a configuration.
    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        provider = { _, _ in section }
        super.init()
        take(configuration)
    }

    /// Creates a layout with a closure that provides the sections. The closure is called once per section each time
    /// the whole layout is computed.
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        provider = sectionProvider
        super.init()
    }

    /// Creates a layout with a closure that provides the sections, and a configuration.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        super.init()
        take(configuration)
    }

    /// Creates a layout without sections. Storyboards and nibs do not contain compositional layouts.
    public required init?(coder: NSCoder) {
        provider = { _, _ in nil }
        super.init(coder: coder)
    }

    // MARK: Stored state

    final let provider: UICollectionViewCompositionalLayoutSectionProvider
    private final var configurationStorage = UICollectionViewCompositionalLayoutConfiguration()
    /// The computed layout; `nil` if it must be computed.
    final var solution: CompositionalSolution?
    /// The computed layout before the last change of the data.
    final var formerSolution: CompositionalSolution?
    /// The sections of `solution`.
    final var sections: [NSCollectionLayoutSection?] = []
    /// Measured sizes for the next solution.
    final var carried = MeasuredSizes()
    /// The offsets of orthogonal sections along their rows.
    final var rowOffsets: [Int: CGFloat] = [:]
    /// The items that were passed to the sections' handlers, with the handlers' changes.
    final var handled: [Int: [CollectionElement: VisibleItem]] = [:]
    final var isCallingHandlers = false
    /// The first section with elements that have moved since the handlers were called; `nil` if none has moved.
    final var firstMoved: Int?

    private final func take(_ configuration: UICollectionViewCompositionalLayoutConfiguration) {
        configurationStorage =
            configuration.copy() as? UICollectionViewCompositionalLayoutConfiguration ?? configuration
    }

    // MARK: Configuring the layout

    /// The configuration for all sections. It is copied by the getter and the setter. Setting it invalidates the
    /// layout.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { configurationStorage }
        set {
            take(newValue)
            invalidateLayout()
        }
    }

    // MARK: The layout

    /// Creates and computes the sections if the layout is invalid.
    open override func prepare() {
        super.prepare()
        solveIfNeeded()
        callHandlersOfMovedSections()
    }

    /// The size of the content: the length of all sections, and the width of the collection view or the widest group.
    open override var collectionViewContentSize: CGSize { solved().contentSize }

    /// Returns the attributes of the elements that intersect a rectangle: cells of intersecting groups, attached
    /// views, headers and footers, and backgrounds.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements(in: rect)
    }

    /// Returns the attributes of an item; `nil` for an unknown item. In an orthogonal section the frame is that of the
    /// unscrolled section.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        cellAttributes(indexPath)
    }

    /// Returns the attributes of a header, footer or attached view; `nil` if the layout has no such view.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { supplementAttributes(elementKind, indexPath) }

    /// Returns the attributes of a background; `nil` if the section has no such background.
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        decorations(ofSection: indexPath.section).first {
            $0.representedElementKind == elementKind && $0.indexPath == indexPath
        }
    }

    /// Returns `true` if the size changes, or if a view is pinned.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != solution?.input.viewSize || solution?.pinsAnything == true
    }

    /// Returns a context for a change of the bounds, which keeps the computed layout: if only the origin changes, only
    /// pinned views move.
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        context.isOfScrolling = true
        return context
    }

    /// Returns whether an estimated length differs from its preferred length.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { wantsMeasure(preferredAttributes.size, originalAttributes) }

    /// Returns a context that computes the view's group again with the view's preferred size.
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        switch originalAttributes.representedElementCategory {
        case .cell: context.invalidateItems(at: [originalAttributes.indexPath])
        case .supplementaryView:
            context.invalidateSupplementaryElements(
                ofKind: originalAttributes.representedElementKind ?? "", at: [originalAttributes.indexPath])
        case .decorationView: break
        }
        context.preferredSizes[originalAttributes.element] = preferredAttributes.size
        return context
    }

    /// Removes the parts of the computed layout that the context invalidates.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        forget(context)
        super.invalidateLayout(with: context)
    }

    // Chosen (Collections): Inserted and deleted items of compositional layouts fade, as in flow layouts.
    /// Returns attributes that fade in an inserted item at its place.
    open override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard isInserted(itemIndexPath) else { return nil }
        let attributes = cellAttributes(itemIndexPath)
        attributes?.alpha = 0
        return attributes
    }

    /// Returns attributes that fade out a deleted item at its place.
    open override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard isDeleted(itemIndexPath), let former = formerSolution,
            former.sections.indices.contains(itemIndexPath.section),
            let cell = former.sections[itemIndexPath.section].cell(itemIndexPath.item)
        else { return nil }
        let attributes = make(.cell(itemIndexPath), former.pixels(cell.frame))
        attributes.alpha = 0
        return attributes
    }

    /// Discards the layout from before the update.
    open override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        formerSolution = nil
    }

    /// Returns the index path of the item at the position of the finger.
    open override func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        elements(in: CGRect(x: position.x, y: position.y, width: 0.01, height: 0.01)).last {
            $0.representedElementCategory == .cell && visibleFrame($0).contains(position)
        }?.indexPath ?? previousIndexPath
    }

    // Chosen (Collections): Compositional layouts are mirrored in right-to-left views, flow layouts only if a subclass
    // requests it. A layout returns attributes in its own coordinate space, which begins at the leading side, and the
    // collection view mirrors them.
    /// `true`: leading and trailing edges follow the layout direction of the collection view.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    override func measuredAxes(of attributes: UICollectionViewLayoutAttributes) -> UIAxis { estimatedAxes(attributes) }

    override func environmentDidChange() { solveForOtherTraits() }

    override func sectionExtent(at point: CGPoint) -> SectionExtent? { extent(ofSectionAt: point) }

    override func carryMeasuredSizes(along updates: [UICollectionViewUpdateItem]) { carry(along: updates) }

    override func orthogonalSections(in rect: CGRect) -> [OrthogonalSection] { rows(in: rect) }

    override func isBoundary(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        attributes.representedElementKind.flatMap { boundaryIndex($0, attributes.indexPath, solved()) } != nil
    }

    override func side(ofBoundary attributes: UICollectionViewLayoutAttributes) -> Int? {
        let (solution, path) = (solved(), attributes.indexPath)
        guard let kind = attributes.representedElementKind, let index = boundaryIndex(kind, path, solution) else {
            return nil
        }
        let boundaries =
            path.item == .max ? solution.boundary.boundaries : solution.sections[path.section].rules.boundaries
        return boundaries[index].alignment.side(solution.axis)
    }

    override func orthogonalSectionDidScroll(_ section: Int, to offset: CGPoint) { rowDidScroll(section, offset) }
}
