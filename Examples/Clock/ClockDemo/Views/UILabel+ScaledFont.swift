import UIKit

extension UILabel {
    /// Shows a font, made for the usual size of text, at the size of text that the user prefers, and follows that.
    ///
    /// - Parameters:
    ///   - font: The font at the usual size of text.
    ///   - style: The text style that it grows like: large ones grow less.
    func setScaledFont(_ font: UIFont, growingLike style: UIFont.TextStyle) {
        let metrics = UIFontMetrics(forTextStyle: style)
        self.font = metrics.scaledFont(for: font, compatibleWith: traitCollection)
        // Only the fonts of text styles follow the size of text by themselves.
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (label: UILabel, _) in
            label.font = metrics.scaledFont(for: font, compatibleWith: label.traitCollection)
        }
    }

    /// Shows the font of a text style, and follows the size of text that the user prefers.
    func setFont(of style: UIFont.TextStyle) {
        font = .preferredFont(forTextStyle: style)
        adjustsFontForContentSizeCategory = true
    }
}
