import Foundation

package enum TextAlignment: Hashable, Sendable {
    case left, center, right, justified
    /// Left or right, following the paragraph's direction.
    case natural
}

package enum LineBreakMode: Hashable, Sendable {
    /// Lines break between words, or inside one that is longer than a line.
    case wordWrap
    /// Lines break between characters.
    case charWrap
    /// The last line goes on to the right; it is clipped when drawn.
    case clip
    /// The last line shows its end, its beginning, or both, and an ellipsis in place of the rest.
    case truncateHead, truncateTail, truncateMiddle
}

package enum BaseDirection: Hashable, Sendable {
    /// The direction of the first character that has one.
    case natural
    case leftToRight, rightToLeft
}

/// A place to which a tab leads.
package struct TabStop: Hashable, Sendable {
    /// What of the text behind the tab stands there: `left` its beginning, `right` its end.
    package enum Alignment: Hashable, Sendable { case left, center, right, decimal }

    var alignment: Alignment
    /// Points from the side where lines begin.
    var location: Double

    package init(alignment: Alignment, location: Double) { (self.alignment, self.location) = (alignment, location) }
}

/// How lines are broken and stacked. Lengths are points.
package struct ParagraphStyle: Hashable, Sendable {
    package var alignment = TextAlignment.natural
    package var lineBreakMode = LineBreakMode.wordWrap
    package var baseDirection = BaseDirection.natural
    /// Between two lines, of one paragraph or of two.
    package var lineSpacing = 0.0
    /// After a paragraph that another one follows.
    package var paragraphSpacing = 0.0
    /// Before a paragraph that follows another one.
    package var paragraphSpacingBefore = 0.0
    /// Factor of lines' natural height; 0 for no factor.
    package var lineHeightMultiple = 0.0
    package var minimumLineHeight = 0.0
    /// 0 for no limit.
    package var maximumLineHeight = 0.0
    package var firstLineHeadIndent = 0.0
    package var headIndent = 0.0
    /// Positive from the leading side, negative or zero from the trailing one.
    package var tailIndent = 0.0
    /// Where tabs lead to, from left to right. `nil` for every 28 points.
    package var tabStops: [TabStop]?
    /// The distance of the places to which tabs lead behind the last stop; 0 for that of the last two.
    package var tabInterval = 0.0

    package init() {}

    init(alignment: TextAlignment = .natural, lineBreakMode: LineBreakMode = .wordWrap) {
        (self.alignment, self.lineBreakMode) = (alignment, lineBreakMode)
    }

    /// The height that a line gets.
    func lineHeight(natural: Double) -> Double {
        var height = natural
        if lineHeightMultiple > 0, lineHeightMultiple.isFinite { height *= lineHeightMultiple }
        if maximumLineHeight > 0, maximumLineHeight.isFinite { height = min(height, maximumLineHeight) }
        if minimumLineHeight > 0, minimumLineHeight.isFinite { height = max(height, minimumLineHeight) }
        return height
    }
}
