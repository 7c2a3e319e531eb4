import UIKit

extension UILabel {
    /// Sets a font for the default text size, scaled to the user's preferred text size, and updates it.
    ///
    /// - Parameters:
    ///   - font: The font at the default text size.
    ///   - style: The text style whose scaling is used: large styles grow less.
    func setScaledFont(_ font: UIFont, growingLike style: UIFont.TextStyle) {
        let metrics = UIFontMetrics(forTextStyle: style)
        self.font = metrics.scaledFont(for: font, compatibleWith: traitCollection)
        // Only the fonts of text styles follow the text size automatically.
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (label: UILabel, _) in
            label.font = metrics.scaledFont(for: font, compatibleWith: label.traitCollection)
        }
    }

    /// Sets the font of a text style, which follows the user's preferred text size.
    func setFont(of style: UIFont.TextStyle) {
        font = .preferredFont(forTextStyle: style)
        adjustsFontForContentSizeCategory = true
    }
}
