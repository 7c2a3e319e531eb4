import Foundation
import QuartzCore

/// A layout between two layouts, for a gradual transition that a gesture or a program controls.
///
/// Elements are between their places in both layouts, according to `transitionProgress`. After setting it, invalidate
/// the layout.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewtransitionlayout>.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// Creates a layout between two layouts.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        (from, to) = (currentLayout, newLayout)
        super.init()
    }

    /// Creates a layout between two empty layouts. Storyboards and nibs do not contain transition layouts.
    public required init?(coder: NSCoder) {
        (from, to) = (UICollectionViewLayout(), UICollectionViewLayout())
        super.init(coder: coder)
    }

    private final let from: UICollectionViewLayout
    private final let to: UICollectionViewLayout
    private final var values: [String: CGFloat] = [:]
    /// The movement of the content from progress 0 to 1. At each progress the visible content is near the same items
    /// in both layouts.
    final var contentMovement = CGPoint.zero

    /// The progress of the transition: 0 is the current layout, 1 the next layout. Values outside this range are not
    /// clamped.
    open var transitionProgress: CGFloat = 0

    /// The layout at progress 0.
    open var currentLayout: UICollectionViewLayout { from }

    /// The layout at progress 1.
    open var nextLayout: UICollectionViewLayout { to }

    /// Stores a value for the layout's own use, such as a distance that a gesture changes.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

    /// Returns the last value for a key; 0 if the key has no value.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    // MARK: Interpolation

    /// Prepares both layouts.
    open override func prepare() {
        super.prepare()
        for layout in [from, to] {
            if layout.collectionView == nil { layout.collectionView = collectionView }
            layout.prepareIfNeeded()
        }
    }

    /// Invalidates the layout. A context for the data or for the whole layout also invalidates both layouts.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts {
            for layout in [from, to] { layout.needsPreparation = true }
        }
        super.invalidateLayout(with: context)
    }

    /// Returns whether the change invalidates one of the two layouts, which is then computed again.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        [from, to].filter { layout in
            guard layout.shouldInvalidateLayout(forBoundsChange: newBounds) else { return false }
            layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
            return true
        }.isEmpty == false
    }

    /// The interpolated size of the content.
    open override var collectionViewContentSize: CGSize {
        let (first, second) = (from.collectionViewContentSize, to.collectionViewContentSize)
        return CGSize(width: between(first.width, second.width), height: between(first.height, second.height))
    }

    /// Returns the attributes of all elements that one of the layouts has in the rectangle, before or after the
    /// movement of the content.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var known = Set<CollectionElement>()
        return [(from, -transitionProgress), (to, 1 - transitionProgress)].flatMap { layout, part in
            layout.shownElements(in: rect.offsetBy(dx: part * contentMovement.x, dy: part * contentMovement.y))
        }.map(\.element).filter { known.insert($0).inserted }.compactMap(attributes)
    }

    /// Returns the interpolated attributes of an item.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(of: .cell(indexPath))
    }

    /// Returns the interpolated attributes of a supplementary view.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(of: .supplementary(elementKind, indexPath)) }

    /// Returns the interpolated attributes of a decoration view.
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(of: .decoration(elementKind, indexPath)) }

    private final func between(_ first: CGFloat, _ second: CGFloat) -> CGFloat {
        first + (second - first) * transitionProgress
    }

    // Chosen (Collections): During a transition between two layouts, elements move in straight lines. Elements that
    // only one layout has fade.
    private final func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        // Both layouts can be mirrored; this layout is not mirrored again.
        let sides = [from, to].map { $0.shownAttributes(of: element) }
        guard let known = sides[0] ?? sides[1] else { return nil }
        let result = known.copied()
        // An element that only one layout has fades in or out at its place.
        guard let first = sides[0], let second = sides[1] else {
            result.alpha = known.alpha * min(1, max(0, sides[0] == nil ? transitionProgress : 1 - transitionProgress))
            return result
        }
        result.center = CGPoint(
            x: between(first.center.x, second.center.x), y: between(first.center.y, second.center.y))
        result.size = CGSize(
            width: between(first.size.width, second.size.width), height: between(first.size.height, second.size.height))
        result.alpha = between(first.alpha, second.alpha)
        result.zIndex = transitionProgress < 0.5 ? first.zIndex : second.zIndex
        let (a, b) = (first.transform, second.transform)
        if a != b, CATransform3DIsAffine(first.transform3D), CATransform3DIsAffine(second.transform3D) {
            result.transform = CGAffineTransform(
                a: between(a.a, b.a), b: between(a.b, b.b), c: between(a.c, b.c), d: between(a.d, b.d),
                tx: between(a.tx, b.tx), ty: between(a.ty, b.ty))
        } else {
            result.transform3D = transitionProgress < 0.5 ? first.transform3D : second.transform3D
        }
        return result
    }
}
