import Foundation
import QuartzCore

/// What of a layout is no longer right. A layout that can be changed in part has a subclass of it (`invalidationContextClass`),
/// and looks at it in `invalidateLayout(with:)`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext>.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Makes a context in which nothing is marked.
    public override init() { super.init() }

    nonisolated deinit {}

    // MARK: Getting the invalidation context

    /// Whether all of the layout has to be found anew: another layout or data source, or data that was loaded again.
    open internal(set) var invalidateEverything = false

    /// Whether the data source is to be asked for its numbers again.
    open internal(set) var invalidateDataSourceCounts = false

    /// The invalidated items in the order of the calls, each once; `nil` if empty (recorded on iOS 26.1).
    open var invalidatedItemIndexPaths: [IndexPath]? { items.paths.isEmpty ? nil : items.paths }

    /// The invalidated supplementary views by kind, in the order of the calls; `nil` if empty. A kind may
    /// have no index paths.
    open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { Self.paths(supplementaries) }

    /// The invalidated decoration views by kind, in the order of the calls; `nil` if empty.
    open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { Self.paths(decorations) }

    // MARK: Invalidating parts

    /// Marks items whose attributes are to be found anew.
    open func invalidateItems(at indexPaths: [IndexPath]) { items.add(indexPaths) }

    /// Marks supplementary views whose attributes are to be found anew.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        supplementaries[elementKind, default: OrderedPaths()].add(indexPaths)
    }

    /// Marks decoration views whose attributes are to be found anew.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        decorations[elementKind, default: OrderedPaths()].add(indexPaths)
    }

    // MARK: Adjusting the content

    /// By how much the content's size changes, in points.
    open var contentSizeAdjustment = CGSize.zero

    /// By how much the collection view scrolls when it lays out, in points: so that what is seen stays where it is.
    open var contentOffsetAdjustment = CGPoint.zero

    // MARK: Items that are moved by hand

    /// Where the items that are moved by hand were last; `nil` where none are.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// Where the items that are moved by hand are now; `nil` where none are.
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// Where in the content the middle of what is moved by hand is, in points.
    open internal(set) var interactiveMovementTarget = CGPoint.zero

    /// What size views want that were given another one, for layouts that keep it.
    final var preferredSizes: [CollectionElement: CGSize] = [:]

    /// Whether the bounds were scrolled only.
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
    /// Makes a context of the class that a layout wants. A class that is no context is an error.
    static func make(for layout: UICollectionViewLayout) -> UICollectionViewLayoutInvalidationContext {
        let wanted: AnyClass = type(of: layout).invalidationContextClass
        guard let type = wanted as? UICollectionViewLayoutInvalidationContext.Type else {
            Diagnostics.raise(.list, "\(wanted) is no subclass of UICollectionViewLayoutInvalidationContext")
            return UICollectionViewLayoutInvalidationContext()
        }
        return ClassTable.make(type)
    }
}
