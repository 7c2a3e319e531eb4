import Foundation

/// A section that scrolls across the collection view's direction, in a separate scroll view.
///
///     section.frame, in the collection view's content ──▶ the scroll view's frame
///     contentLength ──▶ its content's size along the row; resting offsets ──▶ the end of a drag
///
/// The layout returns the attributes of the section's cells at offset 0. The scroll view places its subviews at these
/// positions minus `frame.origin`.
struct OrthogonalSection: Equatable {
    /// The index of the section.
    var section: Int
    /// The frame of the row in the layout's coordinate space, in points.
    var frame: CGRect
    /// The length of the row with its trailing space, in points.
    var contentLength: CGFloat
    /// Whether the row is horizontal, as in a layout that scrolls vertically.
    var isHorizontal: Bool
    /// Whether the row begins at the right.
    var isMirrored = false
    /// The resting positions of scrolling.
    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    /// Whether the row bounces, and its deceleration rate.
    var bounce = UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce.automatic
    var decelerationRate = UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate.automatic

    /// The space before the first group and after the last group, which permits centering them, in points.
    var leadingRoom: CGFloat = 0
    var trailingRoom: CGFloat = 0
    /// The section's insets at the ends of the row, in points. An item that is scrolled to an end keeps this distance.
    var insetBefore: CGFloat = 0
    var insetAfter: CGFloat = 0

    /// The maximum offset.
    var maximumOffset: CGFloat { max(0, contentLength - (isHorizontal ? frame.width : frame.height)) }
}
