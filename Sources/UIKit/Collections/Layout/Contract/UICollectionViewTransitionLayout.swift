import Foundation
import QuartzCore

/// A layout between two others, which a finger or a program goes over gradually.
///
/// Elements are between their places in both, by `transitionProgress`. After setting it, invalidate the layout.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewtransitionlayout>.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// Makes a layout between two.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        (from, to) = (currentLayout, newLayout)
        super.init()
    }

    /// Makes a layout between two empty ones: none is kept in a document.
    public required init?(coder: NSCoder) {
        (from, to) = (UICollectionViewLayout(), UICollectionViewLayout())
        super.init(coder: coder)
    }

    private final let from: UICollectionViewLayout
    private final let to: UICollectionViewLayout
    private final var values: [String: CGFloat] = [:]

    /// How far the transition has come: 0 is the current layout, 1 the next one. Other numbers are kept as they are.
    open var transitionProgress: CGFloat = 0

    /// The layout at progress 0.
    open var currentLayout: UICollectionViewLayout { from }

    /// The layout at progress 1.
    open var nextLayout: UICollectionViewLayout { to }

    /// Keeps a number for a layout's own use, such as a distance that a finger has changed.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

    /// The number that was kept last for a key; 0 where there is none.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    // MARK: What lies between

    /// Prepares both layouts.
    open override func prepare() {
        super.prepare()
        for layout in [from, to] {
            if layout.collectionView == nil { layout.collectionView = collectionView }
            layout.prepareIfNeeded()
        }
    }

    /// Whatever concerns the data or everything concerns both layouts as well.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts {
            for layout in [from, to] { layout.needsPreparation = true }
        }
        super.invalidateLayout(with: context)
    }

    /// Where either layout wants that, which finds its places anew.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        [from, to].filter { layout in
            guard layout.shouldInvalidateLayout(forBoundsChange: newBounds) else { return false }
            layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
            return true
        }.isEmpty == false
    }

    /// Between the sizes of both.
    open override var collectionViewContentSize: CGSize {
        let (first, second) = (from.collectionViewContentSize, to.collectionViewContentSize)
        return CGSize(width: between(first.width, second.width), height: between(first.height, second.height))
    }

    /// All elements that either layout has in the rectangle.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var known = Set<CollectionElement>()
        return [from, to].flatMap { $0.shownElements(in: rect) }.map(\.element)
            .filter { known.insert($0).inserted }.compactMap(attributes)
    }

    /// Between the item's places in both.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(of: .cell(indexPath))
    }

    /// Between the view's places in both.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(of: .supplementary(elementKind, indexPath)) }

    /// Between the view's places in both.
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(of: .decoration(elementKind, indexPath)) }

    private final func between(_ first: CGFloat, _ second: CGFloat) -> CGFloat {
        first + (second - first) * transitionProgress
    }

    private final func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        // As they are shown: each layout may be mirrored, and this one is not.
        let sides = [from, to].map { $0.shownAttributes(of: element) }
        guard let known = sides[0] ?? sides[1] else { return nil }
        let result = known.copied()
        // What only one layout has fades in or out at its place.
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
