import Foundation

/// Puts items in lines, as words are in a text, in sections with headers and footers.
///
/// Lines run across the scrolling direction. Items of one size cost nothing, however many there are; with sizes of the
/// delegate's each item is asked once a preparation; with an estimated size cells say what they need when they are seen.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout> and recorded frames.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// Makes a layout that scrolls down, with items of 50 by 50 points.
    public override init() { super.init() }

    /// Makes a layout as a storyboard or nib describes it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder.ofDocument { decodeFlowLayout(from: coder) }
    }

    // MARK: Stored state

    /// What the sections are like; `nil` when it is to be asked again.
    final var metrics: [FlowSectionMetrics]?
    /// Where everything is; `nil` when it is to be found again.
    final var solution: FlowSolution?
    /// Where everything was before the last invalidation, which updates begin from.
    final var formerSolution: FlowSolution?
    /// What cells that were seen need, where sizes are estimated.
    final var measured = MeasuredSizes()
    /// Set by the protocol's own answer for sizes.
    final var delegateHasNoSizes = false

    private final func change<Value: Equatable>(
        _ path: ReferenceWritableKeyPath<UICollectionViewFlowLayout, Value>, _ value: Value
    ) {
        guard self[keyPath: path] != value else { return }
        self[keyPath: path] = value
        invalidateLayout()
    }

    private final var properties = Properties()

    private struct Properties {
        var lineSpacing: CGFloat = 10
        var itemSpacing: CGFloat = 10
        var itemSize = CGSize(width: 50, height: 50)
        var estimatedItemSize = CGSize.zero
        var direction = UICollectionView.ScrollDirection.vertical
        var header = CGSize.zero
        var footer = CGSize.zero
        var inset = UIEdgeInsets.zero
        var reference = SectionInsetReference.fromContentInset
        var pinsHeaders = false
        var pinsFooters = false
    }

    // MARK: Configuring the flow layout

    /// The distance between lines, in points. The default is 10. Setting any of these properties invalidates the layout.
    open var minimumLineSpacing: CGFloat {
        get { properties.lineSpacing }
        set { change(\.properties.lineSpacing, newValue) }
    }

    /// The least distance between the items of a line, in points. The default is 10.
    open var minimumInteritemSpacing: CGFloat {
        get { properties.itemSpacing }
        set { change(\.properties.itemSpacing, newValue) }
    }

    /// The size of all items for which the delegate has none, in points. The default is 50 by 50.
    open var itemSize: CGSize {
        get { properties.itemSize }
        set { change(\.properties.itemSize, newValue) }
    }

    /// About how large cells are that say themselves what they need; zero, the default, where they do not. `automaticSize`
    /// leaves the estimate to the layout, which takes `itemSize`.
    open var estimatedItemSize: CGSize {
        get { properties.estimatedItemSize }
        set { change(\.properties.estimatedItemSize, newValue) }
    }

    /// Which way the content goes on. The default is down.
    open var scrollDirection: UICollectionView.ScrollDirection {
        get { properties.direction }
        set { change(\.properties.direction, newValue) }
    }

    /// The size of headers for which the delegate has none; what is in the scrolling direction counts. Zero is no header.
    open var headerReferenceSize: CGSize {
        get { properties.header }
        set { change(\.properties.header, newValue) }
    }

    /// The size of footers for which the delegate has none; what is in the scrolling direction counts. Zero is no footer.
    open var footerReferenceSize: CGSize {
        get { properties.footer }
        set { change(\.properties.footer, newValue) }
    }

    /// The distances of a section's lines from its sides, for which the delegate has none. Headers and footers lie outside.
    open var sectionInset: UIEdgeInsets {
        get { properties.inset }
        set { change(\.properties.inset, newValue) }
    }

    /// What `sectionInset` is added to. The content inset always counts.
    open var sectionInsetReference: SectionInsetReference {
        get { properties.reference }
        set { change(\.properties.reference, newValue) }
    }

    /// Whether a header stays in sight as long as its section is. The default is `false`.
    open var sectionHeadersPinToVisibleBounds: Bool {
        get { properties.pinsHeaders }
        set { change(\.properties.pinsHeaders, newValue) }
    }

    /// Whether a footer stays in sight as long as its section is. The default is `false`.
    open var sectionFootersPinToVisibleBounds: Bool {
        get { properties.pinsFooters }
        set { change(\.properties.pinsFooters, newValue) }
    }

    /// An `estimatedItemSize` that leaves the estimate to the layout.
    public class var automaticSize: CGSize {
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    }

    /// What the insets of sections are added to.
    public enum SectionInsetReference: Int, Sendable {
        /// The content inset.
        case fromContentInset = 0
        /// The safe area.
        case fromSafeArea = 1
        /// The layout margins.
        case fromLayoutMargins = 2
    }

    // MARK: The layout

    /// `UICollectionViewFlowLayoutInvalidationContext`.
    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    /// Asks the delegate where that is needed, and breaks lines.
    open override func prepare() {
        super.prepare()
        solve()
    }

    /// As wide as the collection view without its insets, and as long as all sections.
    open override var collectionViewContentSize: CGSize { solved().contentSize }

    /// The headers, items and footers that a rectangle meets, section by section.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements(in: rect)
    }

    /// An item's place; `nil` for one that there is not.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        solved().frame(section: indexPath.section, item: indexPath.item).map { make(.cell(indexPath), $0) }
    }

    /// A header's or footer's place, with which it may be pinned; `nil` where there is none.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        supplementaryFrame(elementKind, indexPath.section).map {
            make(.supplementary(elementKind, indexPath), $0, zIndex: Self.supplementaryZIndex)
        }
    }

    /// When the bounds have another width (scrolling down) or height (sideways), and while something is pinned.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        pinsSupplementaries || isOfAnotherExtent(newBounds)
    }

    /// Scrolling invalidates what is pinned only, another size the lines and what the delegate says.
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
            context.invalidateFlowLayoutAttributes = isOfAnotherExtent(newBounds)
            context.invalidateFlowLayoutDelegateMetrics = context.invalidateFlowLayoutAttributes
        }
        return context
    }

    /// Where sizes are estimated and a cell wants another one than it has.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        isEstimating && originalAttributes.representedElementCategory == .cell
            && preferredAttributes.size != originalAttributes.size
    }

    /// Has the lines broken again with the size that a cell wants.
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        context.invalidateItems(at: [originalAttributes.indexPath])
        context.preferredSizes[originalAttributes.element] = preferredAttributes.size
        (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
        return context
    }

    /// A cell's whole size, where sizes are estimated.
    override func measuredAxes(of attributes: UICollectionViewLayoutAttributes) -> UIAxis {
        isEstimating && attributes.representedElementCategory == .cell ? [.horizontal, .vertical] : []
    }

    /// Forgets as much as the context says.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        forget(context)
        super.invalidateLayout(with: context)
    }

    /// An inserted item fades in at its place.
    open override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard isInserted(itemIndexPath) else { return nil }
        let attributes = layoutAttributesForItem(at: itemIndexPath)
        attributes?.alpha = 0
        return attributes
    }

    /// A deleted item fades out at its place.
    open override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard isDeleted(itemIndexPath),
            let frame = formerSolution?.frame(section: itemIndexPath.section, item: itemIndexPath.item)
        else { return nil }
        let attributes = make(.cell(itemIndexPath), frame)
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
        elements(in: CGRect(x: position.x, y: position.y, width: 0.01, height: 0.01))
            .last { $0.representedElementCategory == .cell }?.indexPath ?? previousIndexPath
    }

    override func sectionExtent(at point: CGPoint) -> SectionExtent? {
        let solution = solved()
        let place = isVertical ? point.y : point.x
        return SectionExtent.nearest(solution.sections(meeting: place...place), of: solution.sections.count).map {
            SectionExtent(
                section: $0, start: solution.sections[$0].start, axis: isVertical ? .vertical : .horizontal)
        }
    }

    override func carryMeasuredSizes(along updates: [UICollectionViewUpdateItem]) { measured.apply(updates) }
}
