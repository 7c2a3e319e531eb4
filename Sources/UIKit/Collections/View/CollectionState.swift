import Foundation

/// How many items a collection view has committed to, and which elements are shown.
@MainActor
final class CollectionItems {
    struct Shown {
        var view: UIView
        var attributes: UICollectionViewLayoutAttributes
        /// The size that the view wanted last.
        var wanted: CGSize?
        var reusable: UICollectionReusableView? { view as? UICollectionReusableView }
    }

    /// What the data source is asked for.
    struct Request {
        var element: CollectionElement
        var attributes: UICollectionViewLayoutAttributes
        var dequeued: [UICollectionReusableView] = []
        /// The view of an item that is configured again.
        var existing: UICollectionReusableView?
    }

    /// The numbers that were asked last, by section; `nil` where they are to be asked.
    var counts: [Int]?
    @exclusivity(unchecked) var activity = ListActivity<CollectionChange>()
    @exclusivity(unchecked) var shown: [CollectionElement: Shown] = [:]
    var request: Request?
    var hasBeenLaidOut = false
    /// The bounds that the layout knows.
    var knownBounds = CGRect.null
    /// By how much invalidations want the content to be scrolled.
    var offsetAdjustment = CGPoint.zero
    var pool = ReusePool<UICollectionReusableView>()
    var memoryWarnings: MemoryWarningObserver?
    /// What lies behind a list.
    var listBackground: UIView?
    /// The scroll views of sections that scroll by themselves.
    var rows: [Int: OrthogonalSectionView] = [:]
    /// The element out of sight whose view stays, as the first responder is in it.
    var keptElement: CollectionElement?

    func count(of section: Int) -> Int? { counts.flatMap { $0.indices.contains(section) ? $0[section] : nil } }

    func contains(_ path: IndexPath) -> Bool {
        guard path.count == 2, let count = count(of: path.section) else { return false }
        return path.item >= 0 && path.item < count
    }

    func cell(at path: IndexPath) -> UICollectionViewCell? { shown[.cell(path)]?.view as? UICollectionViewCell }
}

/// What a data source or delegate changed while the collection view asked it.
enum CollectionChange {
    case reload, dataSource
    case batch(CollectionBatch, counts: [Int]?)
    case reconfiguration([IndexPath])
}

/// Updates that are collected until the outermost batch ends.
struct CollectionBatch {
    var updates = BatchUpdate(.collection)
    var depth = 0
    var completions: [(Bool) -> Void] = []
    var isAnimated = true
    /// Placeholders that come and go with it, and the gap for a drop: each batch closes the one of before.
    var placeholders: [ListPlaceholder] = []
    var gonePlaceholders: [ListPlaceholder] = []
    var gap: ListGap?
    /// Whether the data stays, and only the gap changes.
    var isOfDrop = false
}

/// Which items are selected, which one a finger is on, and which has the focus.
@MainActor
struct CollectionSelection {
    var items: Set<IndexPath> = []
    var highlighted: IndexPath?
    weak var touch: UITouch?
    var focused: IndexPath?
    var lastFocused: IndexPath?
    /// Items that were announced to the prefetching data source.
    var announced: Set<IndexPath> = []
    var lastOffset = CGPoint.zero
    var multiple: MultipleSelection?
    var multiplePan: UIPanGestureRecognizer?
}
