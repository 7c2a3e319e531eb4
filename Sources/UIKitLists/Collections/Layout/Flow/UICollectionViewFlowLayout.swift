import Foundation

/// A layout that arranges items in lines, like words in a text, in sections with headers and footers.
///
/// Lines are orthogonal to the scrolling direction. The cost of items with one size does not depend on their number.
/// If the delegate provides sizes, it is called for each item once per preparation. If sizes are estimated, cells are
/// measured when they become visible.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout> and recorded frames.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// Creates a layout that scrolls vertically, with items of 50 by 50 points.
    public override init() { super.init() }

    /// Decodes a layout of a storyboard or nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder.ofDocument { decodeFlowLayout(from: coder) }
    }

    // MARK: Stored state

    /// The metrics of the sections; `nil` if they must be loaded again.
    final var metrics: [FlowSectionMetrics]?
    /// The computed layout; `nil` if it must be computed.
    final var solution: FlowSolution?
    /// The computed layout before the last invalidation, which is the initial state of updates.
    final var formerSolution: FlowSolution?
    /// The measured sizes of cells, if sizes are estimated.
    final var measured = MeasuredSizes()
    /// Whether the delegate does not implement the method for sizes. The protocol's default implementation sets it.
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

    /// The spacing between lines, in points. The default is 10. Setting this property, or one of the properties below,
    /// invalidates the layout.
    open var minimumLineSpacing: CGFloat {
        get { properties.lineSpacing }
        set { change(\.properties.lineSpacing, newValue) }
    }

    /// The minimum spacing between the items of a line, in points. The default is 10.
    open var minimumInteritemSpacing: CGFloat {
        get { properties.itemSpacing }
        set { change(\.properties.itemSpacing, newValue) }
    }

    /// The size of items if the delegate does not provide their sizes, in points. The default is 50 by 50.
    open var itemSize: CGSize {
        get { properties.itemSize }
        set { change(\.properties.itemSize, newValue) }
    }

    /// The estimated size of self-sizing cells, in points; zero, the default, if cells do not size themselves. With
    /// `automaticSize`, `itemSize` is the estimate.
    open var estimatedItemSize: CGSize {
        get { properties.estimatedItemSize }
        set { change(\.properties.estimatedItemSize, newValue) }
    }

    /// The scrolling direction. The default is `vertical`.
    open var scrollDirection: UICollectionView.ScrollDirection {
        get { properties.direction }
        set { change(\.properties.direction, newValue) }
    }

    /// The size of headers if the delegate does not provide their sizes. Only the length in the scrolling direction is
    /// used. Zero means no header.
    open var headerReferenceSize: CGSize {
        get { properties.header }
        set { change(\.properties.header, newValue) }
    }

    /// The size of footers if the delegate does not provide their sizes. Only the length in the scrolling direction is
    /// used. Zero means no footer.
    open var footerReferenceSize: CGSize {
        get { properties.footer }
        set { change(\.properties.footer, newValue) }
    }

    /// The insets of a section's lines from its sides, if the delegate does not provide them, in points. Headers and
    /// footers are outside the insets.
    open var sectionInset: UIEdgeInsets {
        get { properties.inset }
        set { change(\.properties.inset, newValue) }
    }

    /// The reference to which `sectionInset` is added. The content inset is always included.
    open var sectionInsetReference: SectionInsetReference {
        get { properties.reference }
        set { change(\.properties.reference, newValue) }
    }

    /// Whether a header stays visible as long as its section is visible. The default is `false`.
    open var sectionHeadersPinToVisibleBounds: Bool {
        get { properties.pinsHeaders }
        set { change(\.properties.pinsHeaders, newValue) }
    }

    /// Whether a footer stays visible as long as its section is visible. The default is `false`.
    open var sectionFootersPinToVisibleBounds: Bool {
        get { properties.pinsFooters }
        set { change(\.properties.pinsFooters, newValue) }
    }

    /// The value of `estimatedItemSize` that makes `itemSize` the estimate.
    public class var automaticSize: CGSize {
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    }

    /// The reference to which the insets of sections are added.
    public enum SectionInsetReference: Int, Sendable {
        /// The content inset.
        case fromContentInset = 0
        /// The safe area.
        case fromSafeArea = 1
        /// The layout margins.
        case fromLayoutMargins = 2
    }

    // MARK: The layout

    /// The class of the layout's invalidation contexts: `UICollectionViewFlowLayoutInvalidationContext`.
    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    /// Loads the metrics from the delegate if necessary, and computes the lines.
    open override func prepare() {
        super.prepare()
        solve()
    }

    /// The size of the content: the width of the collection view without its insets, and the length of all sections.
    open override var collectionViewContentSize: CGSize { solved().contentSize }

    /// Returns the attributes of the headers, items and footers that intersect a rectangle, section by section.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements(in: rect)
    }

    /// Returns the attributes of an item; `nil` for an unknown item.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        solved().frame(section: indexPath.section, item: indexPath.item).map { make(.cell(indexPath), $0) }
    }

    /// Returns the attributes of a header or footer, which can be pinned; `nil` if the section has no such view.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        supplementaryFrame(elementKind, indexPath.section).map {
            make(.supplementary(elementKind, indexPath), $0, zIndex: Self.supplementaryZIndex)
        }
    }

    /// Returns `true` if the width (for vertical scrolling) or the height (for horizontal scrolling) changes, or if a
    /// view is pinned.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        pinsSupplementaries || isOfAnotherExtent(newBounds)
    }

    /// Returns the context for new bounds. Scrolling along the axis invalidates only pinned views; a new size
    /// invalidates the lines, but not the delegate's metrics (recorded on iOS 26.1).
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
            context.invalidateFlowLayoutAttributes = movesLines(newBounds)
            context.invalidateFlowLayoutDelegateMetrics = false
        }
        return context
    }

    /// Returns whether sizes are estimated and the cell's preferred size differs from its size.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        isEstimating && originalAttributes.representedElementCategory == .cell
            && preferredAttributes.size != originalAttributes.size
    }

    /// Returns a context that computes the lines again with the cell's preferred size.
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

    /// Returns both axes for a cell if sizes are estimated.
    override func measuredAxes(of attributes: UICollectionViewLayoutAttributes) -> UIAxis {
        isEstimating && attributes.representedElementCategory == .cell ? [.horizontal, .vertical] : []
    }

    /// Removes the parts of the computed layout that the context invalidates.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        forget(context)
        super.invalidateLayout(with: context)
    }

    /// Returns attributes that fade in an inserted item at its place.
    open override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard isInserted(itemIndexPath) else { return nil }
        let attributes = layoutAttributesForItem(at: itemIndexPath)
        attributes?.alpha = 0
        return attributes
    }

    /// Returns attributes that fade out a deleted item at its place.
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

    /// Discards the layout from before the update.
    open override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        formerSolution = nil
    }

    /// Returns the index path of the item at the position of the finger.
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
