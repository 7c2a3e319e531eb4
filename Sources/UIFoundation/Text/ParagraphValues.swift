import Foundation

/// The values of a paragraph style.
package struct ParagraphValues: Hashable, Sendable {
    package var alignment = NSTextAlignment.natural
    package var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var lineSpacing = CGFloat(0)
    var paragraphSpacing = CGFloat(0)
    var paragraphSpacingBefore = CGFloat(0)
    var firstLineHeadIndent = CGFloat(0)
    var headIndent = CGFloat(0)
    var tailIndent = CGFloat(0)
    var minimumLineHeight = CGFloat(0)
    var maximumLineHeight = CGFloat(0)
    var lineHeightMultiple = CGFloat(0)
    /// The tab stops, or `nil` if the style has the default tab stops.
    var tabStops: [TabStopValues]?
    var defaultTabInterval = CGFloat(0)

    package init() {}

    /// The same values, with 0 instead of non-finite values and of negative lengths that are not allowed.
    var sanitized: ParagraphValues {
        var values = self
        func clean(_ field: WritableKeyPath<ParagraphValues, CGFloat>, allowsNegative: Bool = false) {
            let value = values[keyPath: field]
            if !value.isFinite || value < 0 && !allowsNegative { values[keyPath: field] = 0 }
        }
        clean(\.lineSpacing)
        clean(\.paragraphSpacing)
        clean(\.paragraphSpacingBefore)
        clean(\.firstLineHeadIndent)
        clean(\.headIndent)
        clean(\.tailIndent, allowsNegative: true)
        clean(\.minimumLineHeight)
        clean(\.maximumLineHeight)
        clean(\.lineHeightMultiple)
        clean(\.defaultTabInterval)
        return values
    }
}

/// The values of a tab stop.
struct TabStopValues: Hashable, Sendable {
    var alignment: NSTextAlignment
    var location: CGFloat
    /// The characters that are aligned with the stop. The first such character after the tab is at the stop.
    var terminators: CharacterSet?
}
