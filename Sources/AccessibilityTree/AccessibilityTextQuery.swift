import Foundation

/// A query about the layout or the style of a text. Offsets count UTF-16 units of the whole text, and geometry is in
/// points in the coordinate space of the screen.
///
/// The layout is not a part of the tree, so that a tree does not measure texts that no client reads.
package enum AccessibilityTextQuery: Sendable, Hashable {
    /// The laid-out line that contains an offset, or a line at a distance from it: -1 for the line above, 1 for the
    /// line below. The result is a range, which includes the line break.
    case line(at: Int, distance: Int = 0)
    /// The rectangle around a range. The result is a rectangle.
    case rectangle(Range<Int>)
    /// The character at a point. The result is a range, which is empty without a character.
    case character(at: CGPoint)
    /// The visible characters in a rectangle. The result contains a range for each line.
    case ranges(in: CGRect)
    /// The style of the character at an offset, and the range with this style; the default style if the offset is
    /// `nil`. The result is a style.
    case style(at: Int?)
}
