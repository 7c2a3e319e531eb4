import CoreGraphics
import Foundation

/// The line that shows an offset at a line break.
package enum TextAffinity: Hashable, Sendable {
    /// At the end of the earlier line.
    case upstream
    /// At the beginning of the later line.
    case downstream
}

/// The position of a caret in a text.
package struct TextPlace: Hashable, Sendable {
    /// The offset in UTF-16 units.
    package var offset: Int
    package var affinity: TextAffinity

    package init(_ offset: Int, _ affinity: TextAffinity = .downstream) {
        (self.offset, self.affinity) = (offset, affinity)
    }
}

/// A laid out line of a text. Ranges are UTF-16 offsets in the whole text. Geometry is in points in the text's space,
/// y down.
package struct TextLine: Hashable, Sendable {
    /// The text on the line, without its break.
    package var range: Range<Int>
    /// The length of the break. It is 0 if the line was broken to fit, or if it is the last line of the text.
    package var breakLength: Int
    /// The part of the text's area that belongs to the line. It has the width of the area and extends from the
    /// previous line to the next line, without gaps between lines.
    package var rect: CGRect
    /// The area of the line's characters, without the space between lines.
    package var usedRect: CGRect
    /// The distance from the top of the text.
    package var baseline: Double
    var isRightToLeft: Bool
    /// Whether an ellipsis replaces a part of the text.
    package var isEllipsized: Bool
    /// Whether the line was broken to fit. The end of its text is then also the beginning of the next line's text.
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
