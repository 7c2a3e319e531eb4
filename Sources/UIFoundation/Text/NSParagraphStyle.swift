import Foundation

// `@unchecked Sendable` as on iOS: attributed strings copy paragraph styles, and a copy is never changed.
/// An immutable style for the lines of a paragraph. It is the value of the attribute `paragraphStyle`.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    // Must be the first stored property.
    private let typeWord = FoundationTypeWord()
    final var values = ParagraphValues()

    /// Creates a style with default values.
    public override init() {}

    /// Creates a style with values.
    package init(_ values: ParagraphValues) { self.values = values }

    /// The style of text without a paragraph style.
    public class var `default`: NSParagraphStyle { standard }

    private static let standard = NSParagraphStyle()

    // MARK: - Getting the values

    /// The horizontal alignment of the lines.
    open var alignment: NSTextAlignment { values.alignment }

    /// How text that is wider than its line is broken, clipped or truncated.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

    /// The writing direction of the paragraph.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

    /// The space between two lines, in points. It is never negative.
    open var lineSpacing: CGFloat { values.lineSpacing }

    /// The space after the paragraph, in points.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }

    /// The space before the paragraph, in points. It has no effect on the first paragraph.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }

    /// The indentation of the first line from the leading margin, in points.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }

    /// The indentation of all lines but the first from the leading margin, in points.
    open var headIndent: CGFloat { values.headIndent }

    /// The position of the lines' trailing end, in points. A positive value is a distance from the leading margin. A
    /// value of 0 or less is a distance from the trailing margin.
    open var tailIndent: CGFloat { values.tailIndent }

    /// The minimum height of a line, in points.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }

    /// The maximum height of a line, in points. 0 means no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }

    /// The factor by which the natural line height is multiplied. 0 means no change.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

    /// The tab stops. The default is twelve tab stops, 28 points apart.
    open var tabStops: [NSTextTab] { values.tabStops?.map { NSTextTab($0) } ?? NSTextTab.standardStops }

    /// The distance between the tab positions after the last tab stop, in points. The default is 0: the distance is
    /// then 28 points with the default tab stops, and the distance of the last two tab stops otherwise.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }

    // MARK: - Copying and comparing

    /// Returns an immutable copy of the style.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    /// Returns a mutable copy of the style.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    /// Returns whether both styles have the same values.
    open override func isEqual(_ object: Any?) -> Bool { values == (object as? NSParagraphStyle)?.values }

    /// The hash value, which is equal for equal styles.
    open override var hash: Int { values.hashValue }
}
