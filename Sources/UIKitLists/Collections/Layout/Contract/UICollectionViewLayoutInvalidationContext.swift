import Foundation
import QuartzCore

/// The invalid parts of a layout. A layout that can update parts returns a subclass in `invalidationContextClass`, and
/// uses it in `invalidateLayout(with:)`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext>.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Creates a context without invalid parts.
    public override init() { super.init() }

    nonisolated deinit {}

    // MARK: Getting the invalidation context

    /// Whether the whole layout is invalid, as after a change of the layout or the data source, or after a reload.
    open internal(set) var invalidateEverything = false

    /// Whether the numbers of sections and items must be loaded from the data source again.
    open internal(set) var invalidateDataSourceCounts = false

    /// The invalidated items in the order of the calls, each once; `nil` if empty (recorded on iOS 26.1).
    open var invalidatedItemIndexPaths: [IndexPath]? { items.paths.isEmpty ? nil : items.paths }

    /// The invalidated supplementary views by kind, in the order of the calls; `nil` if empty. A kind may
    /// have no index paths.
    open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { Self.paths(supplementaries) }

    /// The invalidated decoration views by kind, in the order of the calls; `nil` if empty.
    open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { Self.paths(decorations) }

    // MARK: Invalidating parts

    /// Invalidates the attributes of items.
    open func invalidateItems(at indexPaths: [IndexPath]) { items.add(indexPaths) }

    /// Invalidates the attributes of supplementary views.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        supplementaries[elementKind, default: OrderedPaths()].add(indexPaths)
    }

    /// Invalidates the attributes of decoration views.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        decorations[elementKind, default: OrderedPaths()].add(indexPaths)
    }

    // MARK: Adjusting the content

    /// The change of the content size, in points.
    open var contentSizeAdjustment = CGSize.zero

    /// The distance by which the collection view scrolls in the layout pass, in points, so that visible elements keep
    /// their places.
    open var contentOffsetAdjustment = CGPoint.zero

    // MARK: Items that are moved interactively

    /// The previous paths of interactively moved items; `nil` if no item is moved.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// The current paths of interactively moved items; `nil` if no item is moved.
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// The center of an interactively moved item in content coordinates, in points.
    open internal(set) var interactiveMovementTarget = CGPoint.zero

    /// The preferred sizes of views that differ from their given sizes, for layouts that store them.
    final var preferredSizes: [CollectionElement: CGSize] = [:]

    /// Whether the bounds were only scrolled.
    final var isOfScrolling = false

    private final var items = OrderedPaths()
    private final var supplementaries: [String: OrderedPaths] = [:]
    private final var decorations: [String: OrderedPaths] = [:]

    private static func paths(_ kinds: [String: OrderedPaths]) -> [String: [IndexPath]]? {
        kinds.isEmpty ? nil : kinds.mapValues(\.paths)
    }

    /// Index paths in the order of their addition, without duplicates.
    private struct OrderedPaths {
        private(set) var paths: [IndexPath] = []
        private var known: Set<IndexPath> = []

        mutating func add(_ added: [IndexPath]) {
            for path in added where known.insert(path).inserted { paths.append(path) }
        }
    }
}

extension UICollectionViewLayoutInvalidationContext {
    /// Creates a context of the class that a layout specifies. A class that is not a subclass of
    /// `UICollectionViewLayoutInvalidationContext` is an error.
    static func make(for layout: UICollectionViewLayout) -> UICollectionViewLayoutInvalidationContext {
        let wanted: AnyClass = type(of: layout).invalidationContextClass
        guard let type = wanted as? UICollectionViewLayoutInvalidationContext.Type else {
            Diagnostics.raise(.list, "\(wanted) is not a subclass of UICollectionViewLayoutInvalidationContext")
            return UICollectionViewLayoutInvalidationContext()
        }
        return ClassTable.make(type)
    }
}
