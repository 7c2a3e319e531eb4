import Foundation

/// An object that scales fonts and lengths of a text style to the content size category.
open class UIFontMetrics: NSObject {
    private let style: UIFont.TextStyle

    /// The metrics of the text style `body`.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Creates the metrics of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    // MARK: - Scaling

    /// Returns a length scaled to the content size category of the application (recorded on iOS 26.1), not to that of
    /// `UITraitCollection.current`. The argument is the length at the default category.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// Returns a length scaled to the content size category of some traits, and rounded to whole pixels. The argument
    /// is the length at the default category. Without traits, the category of the application is used.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let category = traitCollection?.preferredContentSizeCategory ?? UITraitCollection.categoryOfApplication
        let usual = TextStyleTable.size(of: style, for: .large)
        let scaled = value * TextStyleTable.size(of: style, for: category) / usual
        let displayScale = (traitCollection ?? .current).displayScale
        let pixels = displayScale > 0 ? displayScale : 1
        return category.step < 0 || category == .large ? value : (scaled * pixels).rounded() / pixels
    }

    /// Returns a font scaled to the content size category of the application. The argument is the font at the default
    /// category.
    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    /// Returns a font scaled to the content size category of some traits. The argument is the font at the default
    /// category.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// Returns a font scaled to the content size category of the application, up to a maximum size. The argument is
    /// the font at the default category.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// Returns a font scaled to the content size category of some traits, up to a maximum size. The argument is the
    /// font at the default category. A maximum of 0 means no limit.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        // Chosen (Views): Scaling a font that is already scaled is a programming error, for which UIKit raises an
        // exception. Here the font is scaled from its original size.
        let usual = font.specification.scaling?.size ?? font.pointSize
        let size = scaledValue(for: usual, compatibleWith: traitCollection)
        var specification = font.specification
        specification.size = maximumPointSize > 0 ? min(size, maximumPointSize) : size
        specification.textStyle = nil
        specification.scaling = .init(style: style, size: usual, limit: maximumPointSize)
        return UIFont(specification)
    }
}
