import CoreGraphics
import Foundation

extension UIColor {
    // MARK: - Describing the color

    // Chosen (Views): Names of colors are English: twelve hues, five grays, and words for light, dark, grayish
    // and transparent colors.
    /// The name of the color in the current environment, such as `dark blue`, for people who do not see it.
    public var accessibilityName: String {
        let color = components(in: .current).clamped
        guard color.alpha > 0.05 else { return "transparent" }
        let (red, green, blue) = (CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue))
        let (largest, smallest) = (max(red, green, blue), min(red, green, blue))
        let lightness = (largest + smallest) / 2
        let chroma = largest - smallest
        let suffix = color.alpha < 0.5 ? " (transparent)" : ""
        guard chroma >= 0.08 else { return Self.grayName(lightness) + suffix }
        let hue = CGFloat(color.hueSaturationBrightness.hue) * 360
        var words: [String] = []
        if lightness < 0.32 { words.append("dark") } else if lightness > 0.72 { words.append("light") }
        if chroma < 0.25, words.isEmpty { words.append("grayish") }
        return (words + [Self.hueName(hue, lightness)]).joined(separator: " ") + suffix
    }

    private static func grayName(_ lightness: CGFloat) -> String {
        switch lightness {
        case ..<0.08: "black"
        case ..<0.35: "dark gray"
        case ..<0.65: "gray"
        case ..<0.94: "light gray"
        default: "white"
        }
    }

    private static func hueName(_ hue: CGFloat, _ lightness: CGFloat) -> String {
        switch hue {
        case 15..<45: lightness < 0.45 ? "brown" : "orange"
        case 45..<70: "yellow"
        case 70..<90: "yellow green"
        case 90..<150: "green"
        case 150..<170: "mint"
        case 170..<200: "cyan"
        case 200..<250: "blue"
        case 250..<275: "indigo"
        case 275..<295: "purple"
        case 295..<320: "magenta"
        case 320..<345: "pink"
        default: "red"
        }
    }
}
