import Foundation

/// Scales fonts and lengths as a text style scales with the preferred size of text.
open class UIFontMetrics: NSObject {
    private let style: UIFont.TextStyle

    /// Scales as running text does.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Scales as this style does.
    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    // MARK: - Scaling

    /// A length, made for the usual size of text, at the current preferred size.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// A length, made for the usual size of text, at the preferred size in these traits. Whole pixels.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let traits = traitCollection ?? .current
        let category = traits.preferredContentSizeCategory
        let usual = TextStyleTable.size(of: style, for: .large)
        let scaled = value * TextStyleTable.size(of: style, for: category) / usual
        let pixels = traits.displayScale > 0 ? traits.displayScale : 1
        return category.step < 0 || category == .large ? value : (scaled * pixels).rounded() / pixels
    }

    /// A font, made for the usual size of text, at the current preferred size.
    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    /// A font, made for the usual size of text, at the preferred size in these traits.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// A font, made for the usual size of text, at the current preferred size but not larger than a limit.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// A font, made for the usual size of text, at the preferred size in these traits but not larger than a limit, where
    /// there is one (not 0).
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        // One that was scaled before is made anew from its first size: scaling twice is a program's mistake (UIKit raises; chosen).
        let usual = font.specification.scaling?.size ?? font.pointSize
        let size = scaledValue(for: usual, compatibleWith: traitCollection)
        var specification = font.specification
        specification.size = maximumPointSize > 0 ? min(size, maximumPointSize) : size
        specification.textStyle = nil
        specification.scaling = .init(style: style, size: usual, limit: maximumPointSize)
        return UIFont(specification)
    }
}
