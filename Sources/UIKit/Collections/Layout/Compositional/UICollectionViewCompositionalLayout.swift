import Foundation

/// Makes the section of a number, for the space and traits that there are. `nil` is an error where the section has items.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Puts items in groups, groups in sections, and sections below or beside each other.
///
/// A section of like groups costs nothing, however many items it has. Items of estimated size say what they need when they are
/// seen; what was measured is kept until the layout is invalidated from outside or gets another width.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout> and recorded frames.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    // MARK: Creating a layout

    /// Makes a layout all of whose sections are alike.
    public init(section: NSCollectionLayoutSection) {
        provider = { _, _ in section }
        super.init()
    }

    /// Makes a layout all of whose sections are alike, with a configuration.
    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        provider = { _, _ in section }
        super.init()
        take(configuration)
    }

    /// Makes a layout whose sections a closure makes: once each time that all is laid out.
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        provider = sectionProvider
        super.init()
    }

    /// Makes a layout whose sections a closure makes, with a configuration.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        super.init()
        take(configuration)
    }

    /// Makes a layout without sections: documents keep none.
    public required init?(coder: NSCoder) {
        provider = { _, _ in nil }
        super.init(coder: coder)
    }

    // MARK: Stored state

    final let provider: UICollectionViewCompositionalLayoutSectionProvider
    private final var configurationStorage = UICollectionViewCompositionalLayoutConfiguration()
    /// Where everything is; `nil` when it is to be found again.
    final var solution: CompositionalSolution?
    /// Where everything was before the last change of the data.
    final var formerSolution: CompositionalSolution?
    /// The sections that `solution` was made of.
    final var sections: [NSCollectionLayoutSection?] = []
    /// What was measured and is to be taken over when all is solved again.
    final var carried = MeasuredSizes()
    /// How far orthogonal sections are scrolled along their rows.
    final var rowOffsets: [Int: CGFloat] = [:]
    /// What sections' handlers were given, with what they changed.
    final var handled: [Int: [CollectionElement: VisibleItem]] = [:]

    private final func take(_ configuration: UICollectionViewCompositionalLayoutConfiguration) {
        configurationStorage =
            configuration.copy() as? UICollectionViewCompositionalLayoutConfiguration ?? configuration
    }

    // MARK: Configuring the layout

    /// What holds for all sections. It is copied, here and there; assigning one invalidates the layout.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { configurationStorage }
        set {
            take(newValue)
            invalidateLayout()
        }
    }

    // MARK: The layout

    /// Makes the sections and solves them, where that is needed.
    open override func prepare() {
        super.prepare()
        solveIfNeeded()
    }

    /// As long as all sections, and as wide as the collection view or the widest group.
    open override var collectionViewContentSize: CGSize { solved().contentSize }

    /// What a rectangle meets: cells of groups that it meets, attached views, headers and footers, and backgrounds.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements(in: rect)
    }

    /// An item's place; `nil` for one that there is not. In an orthogonal section it is the place when that is not scrolled.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        cellAttributes(indexPath)
    }

    /// A header's, footer's or attached view's place; `nil` where there is none.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { supplementAttributes(elementKind, indexPath) }

    /// A background's place; `nil` where there is none.
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        decorations(ofSection: indexPath.section).first {
            $0.representedElementKind == elementKind && $0.indexPath == indexPath
        }
    }

    /// When the size changes, and while something is pinned.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != solution?.input.viewSize || solution?.pinsAnything == true
    }

    /// Scrolling invalidates what is pinned only.
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        context.isOfScrolling = true
        return context
    }

    /// Where an estimated length is to be another one than it is.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { wantsMeasure(preferredAttributes.size, originalAttributes) }

    /// Has the view's group solved again with the size that it wants.
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

    /// Forgets as much as the context says.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        forget(context)
        super.invalidateLayout(with: context)
    }

    /// An inserted item fades in at its place (chosen).
    open override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard isInserted(itemIndexPath) else { return nil }
        let attributes = cellAttributes(itemIndexPath)
        attributes?.alpha = 0
        return attributes
    }

    /// A deleted item fades out at its place (chosen).
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

    /// Forgets where everything was.
    open override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        formerSolution = nil
    }

    /// The item at the place where the finger is.
    open override func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        elements(in: CGRect(x: position.x, y: position.y, width: 0.01, height: 0.01)).last {
            $0.representedElementCategory == .cell && frameInSight($0).contains(position)
        }?.indexPath ?? previousIndexPath
    }

    /// `true`: leading and trailing edges follow the direction in which the collection view reads.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    override func measuredAxes(of attributes: UICollectionViewLayoutAttributes) -> UIAxis { estimatedAxes(attributes) }

    override func environmentDidChange() { solveForOtherTraits() }

    override func sectionExtent(at point: CGPoint) -> SectionExtent? { extent(ofSectionAt: point) }

    override func carryMeasuredSizes(along updates: [UICollectionViewUpdateItem]) { carry(along: updates) }

    override func orthogonalSections(in rect: CGRect) -> [OrthogonalSection] { rows(in: rect) }

    override func orthogonalSectionDidScroll(_ section: Int, to offset: CGPoint) { rowDidScroll(section, offset) }
}
