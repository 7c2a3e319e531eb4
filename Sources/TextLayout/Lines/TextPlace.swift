import CoreGraphics
import Foundation

/// On which line an offset is at which a line was broken.
package enum TextAffinity: Hashable, Sendable {
    /// At the end of the earlier line.
    case upstream
    /// At the beginning of the later line.
    case downstream
}

/// Where a caret stands in a text.
package struct TextPlace: Hashable, Sendable {
    /// In UTF-16 units.
    package var offset: Int
    package var affinity: TextAffinity

    package init(_ offset: Int, _ affinity: TextAffinity = .downstream) {
        (self.offset, self.affinity) = (offset, affinity)
    }
}

/// A line of a text that is laid out. Ranges are UTF-16 offsets in the whole text, geometry is points in the text's space, y down.
package struct TextLine: Hashable, Sendable {
    /// The text on the line, without the break that ends it.
    package var range: Range<Int>
    /// Of the break, which is 0 where the line was broken to fit or the text ends.
    package var breakLength: Int
    /// The part of the text's area that belongs to the line: as wide as that, and from the line before to the next, so that there are
    /// no gaps between lines.
    package var rect: CGRect
    /// The area of the line's characters: as wide as they are, without space between lines.
    package var usedRect: CGRect
    /// From the text's top.
    package var baseline: Double
    var isRightToLeft: Bool
    /// Whether an ellipsis replaces a part of the text.
    package var isEllipsized: Bool
    /// Whether the line was broken to fit: the end of its text is the beginning of the next line's.
    package var isWrapped: Bool
}

/// A rectangle of a selection.
package struct SelectionRect: Hashable, Sendable {
    package var rect: CGRect
    /// Whether the beginning of the range is at the rectangle's leading side.
    package var containsStart: Bool
    /// Whether the end of the range is at the rectangle's trailing side.
    package var containsEnd: Bool
    /// The direction of the line.
    package var isRightToLeft: Bool
}
