import Foundation

/// How the lines of a paragraph are set: the value of the attribute `paragraphStyle`. Does not change.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    // Must be the first stored property.
    private let typeWord = FoundationTypeWord()
    final var values = ParagraphValues()

    /// Makes a style with default values.
    public override init() {}

    /// Makes a style of its values.
    package init(_ values: ParagraphValues) { self.values = values }

    /// The style of text that has none.
    public class var `default`: NSParagraphStyle { standard }

    // Not Sendable only because its subclass can change; this object cannot.
    private nonisolated(unsafe) static let standard = NSParagraphStyle()

    // MARK: - Getting the values

    /// Where lines stand between the two sides.
    open var alignment: NSTextAlignment { values.alignment }

    /// What happens to text that is wider than its line.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

    /// The direction in which the paragraph is read.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

    /// Points between one line and the next. Never negative.
    open var lineSpacing: CGFloat { values.lineSpacing }

    /// Points after the paragraph.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }

    /// Points before the paragraph, other than the first.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }

    /// How far the first line begins from the side, in points.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }

    /// How far the other lines begin from the side, in points.
    open var headIndent: CGFloat { values.headIndent }

    /// Where lines end, in points: from the side where they begin if positive, from the other side if not.
    open var tailIndent: CGFloat { values.tailIndent }

    /// Lines are at least so many points high.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }

    /// Lines are at most so many points high; 0 for no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }

    /// What the lines' own height is multiplied by; 0 for nothing.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

    /// Where tabs lead to. Twelve, each 28 points after the one before, unless others are set.
    open var tabStops: [NSTextTab] { values.tabStops?.map { NSTextTab($0) } ?? NSTextTab.standardStops }

    /// The distance, in points, of the places to which tabs lead behind the last stop. 0, for which the distance is 28 points without
    /// stops of one's own, and that of the last two stops with them.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }

    // MARK: - Copying and comparing

    /// An equal style that cannot be changed.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    /// An equal style that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    /// Whether both have the same values.
    open override func isEqual(_ object: Any?) -> Bool { values == (object as? NSParagraphStyle)?.values }

    /// A number that is the same for styles that are equal.
    open override var hash: Int { values.hashValue }
}
