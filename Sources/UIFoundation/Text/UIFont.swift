import CoreGraphics
import Foundation

/// A font with a size. It is immutable and may be used on any thread.
///
/// The system font is Inter with the metrics and the tracking of Apple's system font, so that lines break as on iOS.
/// The monospaced system font is the font that fontconfig selects for `monospace`.
public final class UIFont: NSObject, NSCopying, Sendable {
    // Must be the first stored property.
    private let typeWord = FoundationTypeWord()
    let specification: FontSpecification

    init(_ specification: FontSpecification) {
        var specification = specification
        let size = FontSpecification.clampedSize(specification.size)
        // As on Apple's systems, 0 means the default size.
        specification.size = size > 0 ? size : Self.systemFontSize
        self.specification = specification
    }

    // MARK: - Creating arbitrary fonts

    // Chosen (Views): `UIFont()` is the system font at its default size.
    /// Creates the system font at its default size.
    public override convenience init() { self.init(UIFont.systemFont(ofSize: 0).specification) }

    /// Creates a font from its full name (`Inter-SemiBold`) or its family's name. If the size is not finite or not
    /// above 0, the default size is used.
    ///
    /// The fonts that every iPhone has (`HelveticaNeue-Bold`, `Georgia`) are always found. If such a font is not
    /// installed, text is drawn with fontconfig's substitute of the same weight and slant, and a line is logged once
    /// for each name. Returns `nil` for any other font that is not installed.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard var found = InstalledFonts.description(named: fontName) else { return nil }
        found.size = fontSize
        self.init(found)
    }

    /// Creates the font that a descriptor describes, at a size in points. With a size of 0, the descriptor's size is
    /// used.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var specification = descriptor.specification
        if FontSpecification.clampedSize(pointSize) > 0 {
            specification.size = pointSize
            if pointSize != descriptor.pointSize { (specification.textStyle, specification.scaling) = (nil, nil) }
        }
        self.init(specification)
    }

    /// Returns the same font at a different size.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        var specification = specification
        specification.size = fontSize
        (specification.textStyle, specification.scaling) = (nil, nil)
        return UIFont(specification)
    }

    /// Returns the font at the content size category of traits if the font has a text style or was scaled by
    /// `UIFontMetrics`, or `nil` if its size is fixed.
    package func following(_ traits: UITraitCollection) -> UIFont? {
        if let scaling = specification.scaling {
            return UIFontMetrics(forTextStyle: scaling.style).scaledFont(
                for: withSize(scaling.size), maximumPointSize: scaling.limit, compatibleWith: traits)
        }
        guard let style = specification.textStyle else { return nil }
        let preferred = UIFontDescriptor.preferred(style, traits)
        // A bold or italic font of the text style keeps its traits.
        var followed = specification
        followed.size = preferred.size
        if followed.weight == TextStyleTable.weight(of: style) { followed.weight = preferred.weight }
        return UIFont(followed)
    }

    // MARK: - Getting the font's name and size

    /// The size in points.
    public var pointSize: CGFloat { specification.size }

    /// The PostScript name of the font.
    public var fontName: String { specification.postscriptName }

    /// The name of the family.
    public var familyName: String { specification.familyName }

    /// The descriptor of the font.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(specification) }

    // MARK: - Getting the font's metrics

    /// The height of the tallest characters above the baseline, in points.
    public var ascender: CGFloat { metrics.ascent * pointSize }

    /// The position of the lowest characters relative to the baseline, in points: a negative number.
    public var descender: CGFloat { -metrics.descent * pointSize }

    /// The height of capital letters, in points.
    public var capHeight: CGFloat { metrics.capHeight * pointSize }

    /// The height of the letter x, in points.
    public var xHeight: CGFloat { metrics.xHeight * pointSize }

    /// The height of a line, from the lowest to the tallest characters, in points.
    public var lineHeight: CGFloat { (metrics.ascent + metrics.descent) * pointSize }

    /// The additional space between two lines of text, in points.
    public var leading: CGFloat { specification.leading }

    private var metrics: InstalledFonts.Metrics { InstalledFonts.metrics(of: specification) }

    // MARK: - Copying and comparing

    /// Returns the font itself, since it is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether both fonts have the same face and size.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return self === other || specification == other.specification
    }

    /// The hash value, which is equal for equal fonts.
    public override var hash: Int { specification.hashValue }

    /// The name and size, for debugging.
    public override var description: String { "<UIFont; \(fontName), \(pointSize) pt>" }
}
