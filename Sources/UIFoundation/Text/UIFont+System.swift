import Foundation

extension UIFont {
    // MARK: - Creating system fonts

    /// Returns the system font with regular weight.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    /// Returns the system font with a weight.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontSpecification(size: fontSize, weight: weight))
    }

    /// Returns the system font with a weight and a width. It is drawn with the standard width if the installed system
    /// font has no narrow and wide faces.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        UIFont(FontSpecification(size: fontSize, weight: weight, width: width))
    }

    /// Returns the bold system font.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// Returns the italic system font.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontSpecification(size: fontSize, isItalic: true))
    }

    /// Returns the system font with a weight and with digits of equal width.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontSpecification(size: fontSize, weight: weight, hasMonospacedDigits: true))
    }

    /// Returns the system's monospaced font.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontSpecification(design: .monospaced, size: fontSize, weight: weight))
    }

    // MARK: - Creating preferred fonts

    /// Returns the font for a text style at the current content size category.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the font for a text style at the content size category of some traits.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        UIFont(UIFontDescriptor.preferred(style, traitCollection ?? .current))
    }

    // MARK: - Getting system font information

    /// The default font size of a label, in points.
    public static var labelFontSize: CGFloat { 17 }

    /// The default font size of a button, in points.
    public static var buttonFontSize: CGFloat { 18 }

    /// The font size of small text, in points.
    public static var smallSystemFontSize: CGFloat { 12 }

    /// The default font size, in points.
    public static var systemFontSize: CGFloat { 14 }

    // MARK: - Getting the available font names

    /// Adds the fonts of a file. They can be found by name until the program ends.
    ///
    /// - Returns: Whether the file contains a font.
    package static func addFonts(inFileAt path: String) -> Bool { InstalledFonts.addFonts(inFileAt: path) }

    /// Removes the added fonts. Tests that add fonts call this method.
    package static func removeAddedFonts() { InstalledFonts.removeAddedFonts() }

    /// Returns whether a family is installed, and not drawn by a substitute.
    package static func isInstalled(family name: String) -> Bool { InstalledFonts.familyNames.contains(name) }

    /// The names of the installed families and of the families of every iPhone, sorted.
    public static var familyNames: [String] { InstalledFonts.usableFamilyNames }

    /// Returns the names of the fonts of a family, sorted. The array is empty for an unknown family.
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        InstalledFonts.fontNames(ofFamily: familyName)
    }
}
