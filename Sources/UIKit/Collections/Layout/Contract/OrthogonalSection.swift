import Foundation

/// A section that scrolls across the collection view's own direction, in a scroll view of its own.
///
///     section.frame, in the collection view's content ──▶ the scroll view's frame
///     contentLength ──▶ its content's size along the row; resting places ──▶ where it ends after a finger
///
/// The attributes of its cells are those at offset 0; the scroll view's children are placed by them less `frame.origin`.
struct OrthogonalSection: Equatable {
    /// Which section it is.
    var section: Int
    /// What the row covers in the content, in points, in the layout's space.
    var frame: CGRect
    /// How long the row is, in points, trailing room included.
    var contentLength: CGFloat
    /// Whether the row runs along x, as it does in a layout that scrolls down.
    var isHorizontal: Bool
    /// Whether the row begins at the right.
    var isMirrored = false
    /// How it stops.
    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    /// Whether it bounces and how quickly it becomes slower.
    var bounce = UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce.automatic
    var decelerationRate = UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate.automatic

    /// Room before the first group and behind the last one in which they stand in the middle, where the row rests so, in points.
    var leadingRoom: CGFloat = 0
    var trailingRoom: CGFloat = 0
    /// The section's insets at the row's ends, in points: an item that is scrolled to one of them keeps clear of it.
    var insetBefore: CGFloat = 0
    var insetAfter: CGFloat = 0

    /// How far it can be scrolled.
    var maximumOffset: CGFloat { max(0, contentLength - (isHorizontal ? frame.width : frame.height)) }
}
