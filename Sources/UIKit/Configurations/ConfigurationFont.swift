import Foundation

/// The font of a configuration's text: the one that the program has set, or else one of the system's text styles.
@MainActor
struct ConfigurationFont: Hashable {
    /// The program's; `nil` for that of the style.
    var own: UIFont?
    var style: UIFont.TextStyle
    var weight = UIFont.Weight.regular
    /// Whether a font of regular weight is of medium weight, as that of what is selected in a sidebar.
    var isEmphasized = false

    /// The font at the size of text of the current traits.
    var font: UIFont { own ?? weighted(.preferredFont(forTextStyle: style)) }

    /// The font in an environment: that of its text style for its preferred size of text. One that the program has
    /// set follows it where it is a text style's itself, unless it must not.
    func font(for traits: UITraitCollection, follows: Bool = true) -> UIFont {
        if let own { return (follows ? own.following(traits) : nil) ?? own }
        return weighted(.preferredFont(forTextStyle: style, compatibleWith: traits))
    }

    private func weighted(_ font: UIFont) -> UIFont {
        let used = weight == .regular && isEmphasized ? .medium : weight
        return used == .regular ? font : .systemFont(ofSize: font.pointSize, weight: used)
    }
}
