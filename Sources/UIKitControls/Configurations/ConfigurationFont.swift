import Foundation

/// The font of a configuration's text: the font that the program has set, or a font of a system text style.
@MainActor
struct ConfigurationFont: Hashable {
    /// The program's font; `nil` for the font of the style.
    var own: UIFont?
    var style: UIFont.TextStyle
    var weight = UIFont.Weight.regular
    /// Whether the font has medium weight instead of regular weight, as in a selected row of a sidebar.
    var isEmphasized = false

    /// The font for the content size category of the current traits.
    var font: UIFont { own ?? weighted(.preferredFont(forTextStyle: style)) }

    /// Returns the font of the text style for the content size category of the traits. A font that the program has set
    /// is adjusted to the traits if it is a font of a text style, unless `follows` is `false`.
    func font(for traits: UITraitCollection, follows: Bool = true) -> UIFont {
        if let own { return (follows ? own.following(traits) : nil) ?? own }
        return weighted(.preferredFont(forTextStyle: style, compatibleWith: traits))
    }

    private func weighted(_ font: UIFont) -> UIFont {
        let used = weight == .regular && isEmphasized ? .medium : weight
        return used == .regular ? font : .systemFont(ofSize: font.pointSize, weight: used)
    }
}
