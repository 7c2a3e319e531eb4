import Foundation
import TextLayout

/// Everything that identifies a font, as a plain value: what `UIFont` and `UIFontDescriptor` hold.
struct FontSpecification: Hashable, Sendable {
    /// `nil` for the system's fonts, of which `design` picks one.
    var family: String?
    var design = UIFontDescriptor.SystemDesign.default
    /// In points. 0 in a descriptor without a size.
    var size: CGFloat = 0
    var weight = UIFont.Weight.regular
    var isItalic = false
    /// The PostScript name of a face, if several faces of the family have this weight and slant, such as a condensed
    /// face. It has no effect if weight, slant or family were changed later.
    var face: String?
    var hasMonospacedDigits = false
    /// The style that the size comes from.
    var textStyle: UIFont.TextStyle?
    /// How the size was made from another one, where `UIFontMetrics` made it.
    var scaling: Scaling?

    /// A size for the usual size of text, and how it follows the user's.
    struct Scaling: Hashable, Sendable {
        let style: UIFont.TextStyle
        let size: CGFloat
        /// 0 for none.
        let limit: CGFloat
    }

    /// The family: for the system's fonts the one that is installed.
    var familyName: String { family ?? InstalledFonts.systemFamily(design) }

    /// The face's PostScript name, as families name theirs: `Inter-SemiBoldItalic`.
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

    /// fontconfig's list of families: the family, and for a family of Apple's the kind of its substitute.
    private var families: String? {
        family.map { name in AppleFonts.family(named: name).map { "\(name),\($0.kind.rawValue)" } ?? name }
    }

    /// The font for layout, at this size times a factor.
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
            hasMonospacedDigits: hasMonospacedDigits, leading: leading * scale)
    }

    /// What text styles have between two lines: their lines are as far apart as Apple's guidelines say.
    var leading: CGFloat {
        guard let textStyle, let lineHeight = TextStyleTable.lineHeight(of: textStyle, size: size) else { return 0 }
        return max(0, lineHeight - size * FontDescription.systemLineHeight)
    }

    /// Text sizes are finite, not negative, and at most 10,000 points.
    static func clampedSize(_ size: CGFloat) -> CGFloat { size.isFinite && size > 0 ? min(size, 10_000) : 0 }
}
