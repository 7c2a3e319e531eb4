import Foundation

package enum TextAlignment: Hashable, Sendable {
    case left, center, right, justified
    /// Aligned left or right, depending on the paragraph's direction.
    case natural
}

package enum LineBreakMode: Hashable, Sendable {
    /// Lines break between words, or inside a word that is longer than a line.
    case wordWrap
    /// Lines break between characters.
    case charWrap
    /// The last line is not broken, and is clipped when drawn.
    case clip
    /// The last line is truncated: it shows the end of the text, its beginning, or both, and an ellipsis replaces the
    /// rest.
    case truncateHead, truncateTail, truncateMiddle
}

package enum BaseDirection: Hashable, Sendable {
    /// The direction of the first character that has a direction.
    case natural
    case leftToRight, rightToLeft
}

/// A tab stop.
package struct TabStop: Hashable, Sendable {
    /// The part of the text after the tab that is aligned with the stop: its beginning for `left`, its end for
    /// `right`.
    package enum Alignment: Hashable, Sendable { case left, center, right, decimal }

    var alignment: Alignment
    /// The distance from the leading side of lines, in points.
    var location: Double

    package init(alignment: Alignment, location: Double) { (self.alignment, self.location) = (alignment, location) }
}

/// The style for breaking and stacking lines. Lengths are in points.
package struct ParagraphStyle: Hashable, Sendable {
    package var alignment = TextAlignment.natural
    package var lineBreakMode = LineBreakMode.wordWrap
    package var baseDirection = BaseDirection.natural
    /// The space between two lines, including lines of different paragraphs.
    package var lineSpacing = 0.0
    /// The space after a paragraph, if a paragraph follows.
    package var paragraphSpacing = 0.0
    /// The space before a paragraph. It has no effect on the first paragraph.
    package var paragraphSpacingBefore = 0.0
    /// A factor for the natural height of lines, or 0 for no factor.
    package var lineHeightMultiple = 0.0
    package var minimumLineHeight = 0.0
    /// The maximum height of lines, or 0 for no limit.
    package var maximumLineHeight = 0.0
    package var firstLineHeadIndent = 0.0
    package var headIndent = 0.0
    /// The indent at the end of lines. Positive values are measured from the leading side, other values from the
    /// trailing side.
    package var tailIndent = 0.0
    /// The tab stops, from left to right. With `nil`, there is a stop every 28 points.
    package var tabStops: [TabStop]?
    /// The distance between tab stops after the last stop. With 0, it is the distance between the last two stops.
    package var tabInterval = 0.0

    package init() {}

    init(alignment: TextAlignment = .natural, lineBreakMode: LineBreakMode = .wordWrap) {
        (self.alignment, self.lineBreakMode) = (alignment, lineBreakMode)
    }

    /// Returns the height of a line.
    func lineHeight(natural: Double) -> Double {
        var height = natural
        if lineHeightMultiple > 0, lineHeightMultiple.isFinite { height *= lineHeightMultiple }
        if maximumLineHeight > 0, maximumLineHeight.isFinite { height = min(height, maximumLineHeight) }
        if minimumLineHeight > 0, minimumLineHeight.isFinite { height = max(height, minimumLineHeight) }
        return height
    }
}
