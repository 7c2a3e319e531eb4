import Foundation

/// The colours of one name in an asset catalogue.
package struct ColorSet: Sendable, Hashable {
    /// A colour, and what it is for.
    package struct Variant: Sendable, Hashable {
        package var color: ColorDescription
        package var condition: AssetCondition
    }

    package var variants: [Variant]

    init(_ contents: CatalogueContents) {
        variants = contents.entries(\.colors).compactMap { entry in
            entry.color.flatMap(Self.color).map { Variant(color: $0, condition: entry.condition) }
        }
    }

    private static func color(_ color: CatalogueContents.Color) -> ColorDescription? {
        if let name = color.reference {
            return .system(name.hasSuffix("Color") ? String(name.dropLast(5)) : name)
        }
        guard let components = color.components else { return nil }
        // A whole alpha is not one of 255 (chosen), unless it is more than 1.
        let alpha = color.components?["alpha"].flatMap { $0 == "1" ? 1 : number($0) } ?? 1
        if let white = number(components["white"]) { return .gray(white: white, alpha: alpha, space: .sRGB) }
        guard var red = number(components["red"]), var green = number(components["green"]),
            var blue = number(components["blue"])
        else { return nil }
        if color.space == "extended-linear-srgb" { (red, green, blue) = (encoded(red), encoded(green), encoded(blue)) }
        let space: ColorDescription.Space = color.space == "display-p3" ? .displayP3 : .sRGB
        return .rgb(red: red, green: green, blue: blue, alpha: alpha, space: space)
    }

    /// sRGB's curve.
    private static func encoded(_ value: Double) -> Double {
        let size = abs(value)
        let curved = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return value < 0 ? -curved : curved
    }

    /// A component: a decimal number up to 1, a whole one up to 255, or a hexadecimal one up to 0xFF.
    private static func number(_ text: String?) -> Double? {
        guard let text else { return nil }
        if text.hasPrefix("0x") || text.hasPrefix("0X") {
            return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        }
        guard let number = NumberText.number(text) else { return nil }
        return text.contains(".") ? number : number / 255
    }
}
