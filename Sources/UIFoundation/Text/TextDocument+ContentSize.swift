import Foundation
import TextLayout

extension TextDocument {
    /// Changes the fonts with a text style, and the fonts scaled by `UIFontMetrics`, to the content size category of
    /// traits. Other fonts do not change.
    ///
    /// - Returns: Whether a font has changed.
    @discardableResult
    package mutating func followContentSize(_ traits: UITraitCollection) -> Bool {
        guard hasFonts(otherThan: traits) else { return false }
        changeAttributes { $0.followContentSize(traits) }
        return true
    }

    /// Returns whether a font has the size of a different content size category.
    package func hasFonts(otherThan traits: UITraitCollection) -> Bool {
        var isDifferent = false
        forEachRun(in: 0..<length) { attributes, _ in
            if let font = attributes[.font] as? UIFont, let new = font.following(traits), new != font {
                isDifferent = true
            }
            return !isDifferent
        }
        return isDifferent
    }
}

extension [NSAttributedString.Key: Any] {
    /// Changes the font to the content size category of traits, unless its size is fixed.
    package mutating func followContentSize(_ traits: UITraitCollection) {
        if let font = (self[.font] as? UIFont)?.following(traits) { self[.font] = font }
    }
}
