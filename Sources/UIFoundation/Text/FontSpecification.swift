import Foundation
import TextLayout

/// The value of a `UIFont` or `UIFontDescriptor`: all properties that identify a font.
struct FontSpecification: Hashable, Sendable {
    /// The family's name, or `nil` for the system fonts, which `design` distinguishes.
    var family: String?
    var design = UIFontDescriptor.SystemDesign.default
    /// The size in points. It is 0 in a descriptor without a size.
    var size: CGFloat = 0
    var weight = UIFont.Weight.regular
    var isItalic = false
    var width = UIFont.Width.standard
    /// The PostScript name of a face, such as a condensed face. It is set if several faces of the family have this
    /// weight and slant. It is ignored if the weight, slant or family has been changed since.
    var face: String?
    var hasMonospacedDigits = false
    /// The settings of typographic features, in the order of their addition.
    var features: [FontFeature] = []
    /// The text style that determines the size.
    var textStyle: UIFont.TextStyle?
    /// The scaling by `UIFontMetrics` that produced the size.
    var scaling: Scaling?

    /// A size at the default content size category, and the text style for scaling.
    struct Scaling: Hashable, Sendable {
        let style: UIFont.TextStyle
        let size: CGFloat
        /// The largest scaled size. 0 means no limit.
        let limit: CGFloat
    }

    /// The family's name. For the system fonts it is the name of the installed family.
    var familyName: String { family ?? InstalledFonts.systemFamily(design) }

    /// The face's PostScript name, in the form that families use: `Inter-SemiBoldItalic`.
    var postscriptName: String {
        if let family, let name = appleName(in: family) { return name }
        let weightName = isItalic && weight.number == 400 ? "" : weight.name
        return familyName.replacing(" ", with: "") + "-" + weightName + (isItalic ? "Italic" : "")
    }

    private func appleName(in family: String) -> String? {
        let all = AppleFonts.family(named: family)?.faces ?? []
        let faces = all.filter { $0.weight == weight && $0.isItalic == isItalic }
        return (faces.first { $0.name == face } ?? faces.first)?.name
    }

    /// The families that fontconfig searches: the family and, for a family of Apple's, the kind of the substitute.
    private var families: String? {
        family.map { name in AppleFonts.family(named: name).map { "\(name),\($0.kind.rawValue)" } ?? name }
    }

    /// Returns the font for layout, at this size times a factor.
    func described(scale: CGFloat = 1) -> FontDescription {
        let design: FontDescription.Design =
            switch design {
            case .monospaced: .monospaced
            case .serif: .serif
            case .rounded: .rounded
            default: .standard
            }
        return FontDescription(
            family: families, size: size * scale, weight: weight.number, isItalic: isItalic, design: design,
            features: featureText, leading: leading * scale, width: Double(width.rawValue))
    }

    /// The features in the form of CSS. A later setting takes precedence.
    private var featureText: String {
        if features.isEmpty { return hasMonospacedDigits ? "tnum" : "" }
        return ((hasMonospacedDigits ? ["tnum"] : []) + features.compactMap(\.text)).joined(separator: ",")
    }

    /// The space between two lines, which makes the line height of a text style equal to Apple's guidelines.
    var leading: CGFloat {
        guard let textStyle, let lineHeight = TextStyleTable.lineHeight(of: textStyle, size: size) else { return 0 }
        return max(0, lineHeight - size * FontDescription.systemLineHeight)
    }

    /// Returns a size that is finite, not negative, and at most 10,000 points.
    static func clampedSize(_ size: CGFloat) -> CGFloat { size.isFinite && size > 0 ? min(size, 10_000) : 0 }
}
