/// The style of a paragraph. A `nil` property has the value of `NSParagraphStyle.default`.
package struct ParagraphStyleDescription: Sendable, Hashable {
    /// A tab stop.
    package struct TabStop: Sendable, Hashable {
        /// `left`, `center`, `right`, `justified` or `natural`.
        package var alignment: String
        /// The location in points.
        package var location: Double
    }

    /// `left`, `center`, `right`, `justified` or `natural`.
    package var alignment: String?
    /// A name of AppKit: `wordWrapping`, `charWrapping`, `clipping`, `truncatingHead`, `truncatingTail`,
    /// `truncatingMiddle`.
    package var lineBreakMode: String?
    /// `natural`, `leftToRight` or `rightToLeft`.
    package var baseWritingDirection: String?
    package var lineSpacing: Double?
    package var paragraphSpacing: Double?
    package var paragraphSpacingBefore: Double?
    package var lineHeightMultiple: Double?
    package var minimumLineHeight: Double?
    package var maximumLineHeight: Double?
    package var firstLineHeadIndent: Double?
    package var headIndent: Double?
    package var tailIndent: Double?
    var defaultTabInterval: Double?
    var hyphenationFactor: Double?
    var tighteningFactorForTruncation: Double?
    package var allowsDefaultTighteningForTruncation: Bool?
    package var tabStops: [TabStop]

    init(_ element: SourceElement) {
        (alignment, lineBreakMode) = (element.string(.alignment), element.string(.lineBreakMode))
        baseWritingDirection = element.string(.baseWritingDirection)
        (lineSpacing, paragraphSpacing) = (element.number(.lineSpacing), element.number(.paragraphSpacing))
        paragraphSpacingBefore = element.number(.paragraphSpacingBefore)
        lineHeightMultiple = element.number(.lineHeightMultiple)
        minimumLineHeight = element.number(.minimumLineHeight)
        maximumLineHeight = element.number(.maximumLineHeight)
        firstLineHeadIndent = element.number(.firstLineHeadIndent)
        (headIndent, tailIndent) = (element.number(.headIndent), element.number(.tailIndent))
        defaultTabInterval = element.number(.defaultTabInterval)
        hyphenationFactor = element.number(.hyphenationFactor)
        tighteningFactorForTruncation = element.number(.tighteningFactorForTruncation)
        allowsDefaultTighteningForTruncation = element.bool(.allowsDefaultTighteningForTruncation)
        tabStops = (element.child(.tabStops)?.children ?? []).map { stop in
            TabStop(alignment: stop.string(.alignment) ?? "left", location: stop.number(.location, default: 0))
        }
    }
}
