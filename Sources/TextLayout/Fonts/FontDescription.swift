import Foundation

/// A description of a font. If the font is not installed, fontconfig finds the most similar installed font.
package struct FontDescription: Hashable, Sendable {
    /// The designs of the system font. A custom family overrides them.
    package enum Design: Hashable, Sendable {
        case standard, monospaced, rounded, serif
    }

    /// The family, or `nil` for the system font.
    var family: String?
    /// The size in points, which are pixels at scale 1. A size that is not finite or not above 0 is treated as 1, and
    /// a size above 4096 as 4096.
    package var size: Double
    /// The weight, from 100 (thin) over 400 (regular) and 700 (bold) to 900.
    package var weight: Int
    package var isItalic: Bool
    var design: Design
    /// The OpenType features in the form of CSS, such as `tnum,ss01=1`; empty for the features of the font.
    package var features: String
    /// The space between two lines of this font, in points.
    package var leading: Double
    /// The width of the letters: negative for condensed faces, positive for expanded faces.
    var width: Double

    package init(
        family: String? = nil, size: Double, weight: Int = 400, isItalic: Bool = false, design: Design = .standard,
        features: String = "", leading: Double = 0, width: Double = 0
    ) {
        (self.family, self.size, self.weight) = (family, size, weight)
        (self.isItalic, self.design, self.features) = (isItalic, design, features)
        (self.leading, self.width) = (leading, width)
    }

    /// Whether the font is the substitute of Apple's system font, if that is installed.
    var isSystemFont: Bool { (family ?? "").isEmpty && (design == .standard || design == .rounded) }

    /// The line height of the system font, relative to its size.
    package static let systemLineHeight = SystemFontSpacing.ascender - SystemFontSpacing.descender

    /// The clamped size.
    var usableSize: Double { size.isFinite && size > 0 ? min(size, 4096) : 1 }

    /// The families in the order of preference, as a list for fontconfig.
    var families: String {
        if let family, !family.isEmpty { return family }
        return switch design {
        case .standard, .rounded: SystemFontSpacing.family + ",sans-serif"
        case .monospaced: "monospace"
        case .serif: "serif"
        }
    }

    /// Returns the weight from 100 to 900 for a `UIFont.Weight` from -1 to 1.
    static func weight(fromUIFontWeight weight: Double) -> Int {
        let steps: [(Double, Double)] = [
            (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800),
            (0.62, 900),
        ]
        guard weight.isFinite, weight > steps[0].0 else { return weight.isNaN ? 400 : weight > 0 ? 900 : 100 }
        for (lower, upper) in zip(steps, steps.dropFirst()) where weight <= upper.0 {
            return Int((lower.1 + (upper.1 - lower.1) * (weight - lower.0) / (upper.0 - lower.0)).rounded())
        }
        return 900
    }
}
