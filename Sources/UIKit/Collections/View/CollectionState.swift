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
        /// The element as the data source knows it.
        var element: CollectionElement
        var attributes: UICollectionViewLayoutAttributes
        var dequeued: [UICollectionReusableView] = []
        /// The view of an item that is configured again.
        var existing: UICollectionReusableView?
    }

    /// The position for the item of an animated scroll.
    struct Goal {
        var position: UICollectionView.ScrollPosition
        var belowHeader: Bool
    }

    @exclusivity(unchecked) var scrollGoal: ScrollGoal<Goal>?
    /// The numbers that were asked last, by section; `nil` where they are to be asked.
    var counts: [Int]?
    @exclusivity(unchecked) var shown: [CollectionElement: Shown] = [:]
    /// Views that are shown until an animation ends, though their elements have gone.
    var leaving: Set<ObjectIdentifier> = []
    var request: Request?
    /// The document's prototypes of cells, headers and footers, with the kinds of the latter.
    var prototypes: [(template: CellTemplate, kind: String?)] = []
    var hasBeenLaidOut = false
    /// The bounds that the layout knows.
    var knownBounds = CGRect.null
    /// The bounds before a change, while the layout decides whether the change invalidates it.
    var boundsBeforeChange: CGRect?
    /// By how much invalidations want the content to be scrolled.
    var offsetAdjustment = CGPoint.zero
    var pool = ReusePool<UICollectionReusableView>()
    var memoryWarnings: MemoryWarningObserver?
    /// The titles at the side, and whether the data source is to be asked for them.
    var index: SectionIndexView?
    var needsIndex = true
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

/// Which items are selected, which one a finger is on, and which has the focus.
@MainActor
struct CollectionSelection {
    var items: Set<IndexPath> = []
    var highlighted: IndexPath?
    weak var touch: UITouch?
    var focused: IndexPath?
    var lastFocused: IndexPath?
    var comingFocus: IndexPath?
    /// Items that were announced to the prefetching data source.
    var announced: Set<IndexPath> = []
    var lastOffset = CGPoint.zero
    var multiple: MultipleSelection?
    var multiplePan: TwoFingerPan?
}
