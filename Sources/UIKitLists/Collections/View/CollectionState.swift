import Foundation

/// An element of a collection view that has a view.
struct ShownItem: ShownElement {
    var element: CollectionElement
    var view: UIView
    var attributes: UICollectionViewLayoutAttributes
    /// The last preferred size of the view, for which it was measured.
    var wanted: CGSize?
    var reusable: UICollectionReusableView? { view as? UICollectionReusableView }

    func moved(to element: CollectionElement) -> ShownItem {
        var moved = self
        moved.element = element
        return moved
    }
}

/// The position for the item of an animated scroll.
struct CollectionGoal {
    var position: UICollectionView.ScrollPosition
    var belowHeader: Bool
}

/// The visible items before their sizes were discarded. In the next layout pass they keep their visible positions.
struct KeptPlaces {
    var anchors: [ListAnchor<CollectionElement>]
    /// The content offset at that time. If other code has moved the content since, the items are not kept.
    var offset: CGPoint
}

/// The loaded item counts of a collection view, and the elements that it shows.
@MainActor
final class CollectionItems: ListElements<ShownItem, CollectionGoal> {
    /// A request of a view from the data source.
    struct Request {
        /// The element with the data source's path.
        var element: CollectionElement
        var attributes: UICollectionViewLayoutAttributes
        var dequeued: [UICollectionReusableView] = []
        /// The view of an item that is configured again.
        var existing: UICollectionReusableView?
    }

    /// The loaded counts, by section; `nil` if they must be loaded.
    var counts: [Int]?
    /// Views of removed elements that are shown until an animation ends.
    var leaving: Set<ObjectIdentifier> = []
    var request: Request?
    /// The prototypes of a storyboard or nib. The kind is `nil` for cells.
    var prototypes: [(template: CellTemplate, kind: String?)] = []
    var hasBeenLaidOut = false
    /// The last bounds that the layout was notified of.
    var knownBounds = CGRect.null
    /// Whether the layout is being called for changed bounds.
    var isFollowingBounds = false
    /// Whether a scroll has invalidated the layout, which is not called for further scrolls until it is prepared.
    var isInvalidatedByScroll = false
    /// The content insets when the layout was prepared for a changed size, after the last layout pass.
    var insetsOfPreparation: UIEdgeInsets?
    /// Whether elements are shown at their initial places, for an animation.
    var isRearranging = false
    /// Whether the numbers of items must be loaded again in the next layout pass.
    var needsRecount = false
    /// The bounds before a change, while the layout determines whether the change invalidates it.
    var boundsBeforeChange: CGRect?
    /// The bounds before an animated change of the size, until the layout pass for the new bounds ends.
    var boundsBeforeAnimation: CGRect?
    /// Whether the layout has been prepared for an animated change of the size, which has not been finalized.
    var animatesBounds = false
    /// The places to keep in the next layout pass.
    var keptPlaces: KeptPlaces?
    /// The sum of the invalidation contexts' offset adjustments.
    var offsetAdjustment = CGPoint.zero
    let pool = ReusePool<UICollectionReusableView>()
    /// The section index, and whether its titles must be loaded from the data source.
    var index: SectionIndexView?
    var needsIndex = true
    /// The background of a list.
    var listBackground: UIView?
    /// The scroll views of orthogonal sections.
    var rows: [Int: OrthogonalSectionView] = [:]
    /// The invisible element whose view is kept because it contains the first responder.
    var keptElement: CollectionElement?

    func count(of section: Int) -> Int? { counts.flatMap { $0.indices.contains(section) ? $0[section] : nil } }

    func contains(_ path: IndexPath) -> Bool {
        guard path.count == 2, let count = count(of: path.section) else { return false }
        return path.item >= 0 && path.item < count
    }

    func cell(at path: IndexPath) -> UICollectionViewCell? { self[.cell(path)]?.view as? UICollectionViewCell }
}
