import RenderServer

/// The variants of a system color.
struct ColorPalette: Hashable, Sendable {
    /// The name of the `UIColor` property, which identifies the palette.
    let name: String
    private let light: RenderColor
    private let dark: RenderColor
    private let lightHighContrast: RenderColor
    private let darkHighContrast: RenderColor
    private let darkElevated: RenderColor
    private let darkElevatedHighContrast: RenderColor

    /// Creates a palette from variants as `0xRRGGBB`, each with an alpha. Omitted variants are derived from the
    /// variants for normal contrast and the base level.
    init(
        _ name: String, light: Variant, dark: Variant, lightHighContrast: Variant? = nil,
        darkHighContrast: Variant? = nil, darkElevated: Variant? = nil, darkElevatedHighContrast: Variant? = nil
    ) {
        self.name = name
        self.light = light.color
        self.dark = dark.color
        self.lightHighContrast = (lightHighContrast ?? light).color
        self.darkHighContrast = (darkHighContrast ?? dark).color
        self.darkElevated = (darkElevated ?? dark).color
        self.darkElevatedHighContrast = (darkElevatedHighContrast ?? darkElevated ?? darkHighContrast ?? dark).color
    }

    /// Returns the variant for some traits. Unspecified traits are treated as light, normal contrast and base level.
    func color(for traits: TraitValues) -> RenderColor {
        let hasHighContrast = traits.accessibilityContrast == .high
        guard traits.userInterfaceStyle == .dark else { return hasHighContrast ? lightHighContrast : light }
        if traits.userInterfaceLevel == .elevated {
            return hasHighContrast ? darkElevatedHighContrast : darkElevated
        }
        return hasHighContrast ? darkHighContrast : dark
    }

    static func == (first: ColorPalette, second: ColorPalette) -> Bool { first.name == second.name }

    func hash(into hasher: inout Hasher) { hasher.combine(name) }

    struct Variant: ExpressibleByIntegerLiteral {
        let color: RenderColor

        init(_ value: Int, alpha: Double = 1) {
            color = RenderColor(
                red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255,
                blue: Double(value & 0xFF) / 255, alpha: alpha)
        }

        init(integerLiteral value: Int) { self.init(value) }
    }
}

extension UIColor {
    convenience init(palette: ColorPalette) { self.init(storage: .palette(palette)) }
}
