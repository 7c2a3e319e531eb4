import Foundation

extension UIFont {
    // MARK: - Creating system fonts

    /// The system font of regular weight.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    /// The system font of a weight.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontSpecification(size: fontSize, weight: weight))
    }

    /// The system font in bold.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// The system font in italics.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontSpecification(size: fontSize, isItalic: true))
    }

    /// The system font with digits that are all of the same width.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontSpecification(size: fontSize, weight: weight, hasMonospacedDigits: true))
    }

    /// The system's font whose characters are all of the same width.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontSpecification(design: .monospaced, size: fontSize, weight: weight))
    }

    // MARK: - Creating preferred fonts

    /// The font for a text style at the current preferred size.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font for a text style at the preferred size in these traits.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        UIFont(UIFontDescriptor.preferred(style, traitCollection ?? .current))
    }

    // MARK: - Getting system font information

    /// The usual size of text in a label, in points.
    public static var labelFontSize: CGFloat { 17 }

    /// The usual size of text in a button, in points.
    public static var buttonFontSize: CGFloat { 18 }

    /// The size of small text, in points.
    public static var smallSystemFontSize: CGFloat { 12 }

    /// The usual size of text, in points.
    public static var systemFontSize: CGFloat { 14 }

    // MARK: - Getting the available font names

    /// Adds the fonts of a file to those that are found by name, for as long as the program runs.
    ///
    /// - Returns: Whether there is a font in the file.
    package static func addFonts(inFileAt path: String) -> Bool { InstalledFonts.addFonts(inFileAt: path) }

    /// Takes away the fonts that were added, which a test does that has added some.
    package static func removeAddedFonts() { InstalledFonts.removeAddedFonts() }

    /// Whether a family is installed, and not shown by a substitute.
    package static func isInstalled(family name: String) -> Bool { InstalledFonts.familyNames.contains(name) }

    /// The names of the installed families and of the families of every iPhone, in order.
    public static var familyNames: [String] { InstalledFonts.usableFamilyNames }

    /// The names of the fonts of a family, in order; empty for an unknown family.
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        InstalledFonts.fontNames(ofFamily: familyName)
    }
}
