import Foundation
import Synchronization

// Finding colors in asset catalogs.
extension CatalogColor {
    private static let known = Mutex<[URL: CatalogColor]>([:])

    /// - Parameter isExpected: Whether a missing color is logged.
    static func named(_ name: String, in bundle: Bundle?, isExpected: Bool = true) -> CatalogColor? {
        guard let folder = AssetCatalog.folder(of: .color, named: name, in: bundle) else {
            if isExpected {
                Log.drawing.warning("There is no color named '\(name)' in \((bundle ?? .main).bundlePath).")
            }
            return nil
        }
        if let color = known.withLock({ $0[folder] }) { return color }
        let variants = (AssetContents.read(in: folder)?.variants ?? []).compactMap { variant in
            variant.color.flatMap { color(of: $0, folder) }.map { (color: $0, traits: variant.traits) }
        }
        guard !variants.isEmpty else { return nil }
        return known.withLock { known in
            if let color = known[folder] { return color }
            let color = CatalogColor(name: name, variants: variants)
            known[folder] = color
            return color
        }
    }

    private static func color(of color: AssetContents.Color, _ folder: URL) -> UIColor? {
        if let reference = color.reference {
            if let known = UIColor.named(bySystem: reference) { return known }
            Log.drawing.error("Asset catalog: \(folder.path): there is no system color '\(reference)'")
            return nil
        }
        let values = color.components ?? [:]
        let alpha = values["alpha"].flatMap(opacity) ?? 1
        if let white = values["white"].flatMap(component) { return UIColor(white: white, alpha: alpha) }
        guard let red = values["red"].flatMap(component), let green = values["green"].flatMap(component),
            let blue = values["blue"].flatMap(component)
        else {
            Log.drawing.error("Asset catalog: \(folder.path): the components of a color cannot be read")
            return nil
        }
        switch color.space {
        case "display-p3": return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        case "extended-linear-srgb":
            return UIColor(red: encoded(red), green: encoded(green), blue: encoded(blue), alpha: alpha)
        default: return UIColor(red: red, green: green, blue: blue, alpha: alpha)
        }
    }

    /// Parses a component: `0.5`, `128` (of 255), or `0x80` (of 255).
    private static func component(_ text: String) -> CGFloat? {
        if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
        if text.contains(".") { return Double(text).flatMap { $0.isFinite ? $0 : nil } }
        return Int(text).map { CGFloat($0) / 255 }
    }

    /// Parses an alpha. An integer is not divided by 255, since Xcode writes `1` as well as `1.000` for opaque colors.
    private static func opacity(_ text: String) -> CGFloat? {
        if text.lowercased().hasPrefix("0x") { return component(text) }
        return Double(text).flatMap { $0.isFinite ? CGFloat(min(max($0, 0), 1)) : nil }
    }

    /// Applies the transfer function of sRGB.
    private static func encoded(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let curved = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return value < 0 ? -curved : curved
    }
}

extension UIColor {
    /// Returns a system color by its name in catalogs.
    fileprivate static func named(bySystem name: String) -> UIColor? {
        let all: [UIColor] = [
            .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .systemFill, .secondarySystemFill,
            .tertiarySystemFill, .quaternarySystemFill, .placeholderText, .link, .separator, .opaqueSeparator,
            .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
            .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground, .systemRed, .systemOrange,
            .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan, .systemBlue, .systemIndigo,
            .systemPurple, .systemPink, .systemBrown, .systemGray, .systemGray2, .systemGray3, .systemGray4,
            .systemGray5, .systemGray6,
        ]
        return all.first { $0.paletteName == name }
    }

    private var paletteName: String? { if case .palette(let palette) = storage { palette.name } else { nil } }
}
