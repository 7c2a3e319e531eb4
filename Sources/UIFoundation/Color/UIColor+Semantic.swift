// Colors for parts of an interface, with Apple's values for light, dark, increased contrast and elevated content.

extension UIColor {
    // MARK: - Label colors

    /// The color of primary text.
    public static let label = UIColor(
        palette: ColorPalette(
            "labelColor", light: 0x000000, dark: 0xFFFFFF))

    /// The color of secondary text.
    public static let secondaryLabel = UIColor(
        palette: ColorPalette(
            "secondaryLabelColor", light: .init(0x3C3C43, alpha: 0.6), dark: .init(0xEBEBF5, alpha: 0.6),
            lightHighContrast: .init(0x3C3C43, alpha: 0.8), darkHighContrast: .init(0xEBEBF5, alpha: 0.7)))

    /// The color of tertiary text.
    public static let tertiaryLabel = UIColor(
        palette: ColorPalette(
            "tertiaryLabelColor", light: .init(0x3C3C43, alpha: 0.3), dark: .init(0xEBEBF5, alpha: 0.3),
            lightHighContrast: .init(0x3C3C43, alpha: 0.7), darkHighContrast: .init(0xEBEBF5, alpha: 0.55)))

    /// The color of quaternary text.
    public static let quaternaryLabel = UIColor(
        palette: ColorPalette(
            "quaternaryLabelColor", light: .init(0x3C3C43, alpha: 0.18), dark: .init(0xEBEBF5, alpha: 0.16),
            lightHighContrast: .init(0x3C3C43, alpha: 0.55), darkHighContrast: .init(0xEBEBF5, alpha: 0.4)))

    // MARK: - Fill colors

    /// The fill of thin and small shapes.
    public static let systemFill = UIColor(
        palette: ColorPalette(
            "systemFillColor", light: .init(0x787880, alpha: 0.2), dark: .init(0x787880, alpha: 0.36),
            lightHighContrast: .init(0x787880, alpha: 0.28), darkHighContrast: .init(0x787880, alpha: 0.44)))

    /// The fill of medium-sized shapes.
    public static let secondarySystemFill = UIColor(
        palette: ColorPalette(
            "secondarySystemFillColor", light: .init(0x787880, alpha: 0.16), dark: .init(0x787880, alpha: 0.32),
            lightHighContrast: .init(0x787880, alpha: 0.24), darkHighContrast: .init(0x787880, alpha: 0.4)))

    /// The fill of large shapes, such as text fields and buttons.
    public static let tertiarySystemFill = UIColor(
        palette: ColorPalette(
            "tertiarySystemFillColor", light: .init(0x767680, alpha: 0.12), dark: .init(0x767680, alpha: 0.24),
            lightHighContrast: .init(0x767680, alpha: 0.2), darkHighContrast: .init(0x767680, alpha: 0.32)))

    /// The fill of large areas with complex content.
    public static let quaternarySystemFill = UIColor(
        palette: ColorPalette(
            "quaternarySystemFillColor", light: .init(0x747480, alpha: 0.08), dark: .init(0x767680, alpha: 0.18),
            lightHighContrast: .init(0x747480, alpha: 0.16), darkHighContrast: .init(0x767680, alpha: 0.26)))

    // MARK: - Text colors

    /// The color of the placeholder in a text field.
    public static let placeholderText = UIColor(
        palette: ColorPalette(
            "placeholderTextColor", light: .init(0x3C3C43, alpha: 0.3), dark: .init(0xEBEBF5, alpha: 0.3),
            lightHighContrast: .init(0x3C3C43, alpha: 0.7), darkHighContrast: .init(0xEBEBF5, alpha: 0.55)))

    // MARK: - Standard content background colors

    /// The main background of an interface.
    public static let systemBackground = UIColor(
        palette: ColorPalette(
            "systemBackgroundColor", light: 0xFFFFFF, dark: 0x000000, darkElevated: 0x1C1C1E,
            darkElevatedHighContrast: 0x242426))

    /// The background of content on `systemBackground`.
    public static let secondarySystemBackground = UIColor(
        palette: ColorPalette(
            "secondarySystemBackgroundColor", light: 0xF2F2F7, dark: 0x1C1C1E, lightHighContrast: 0xEBEBF0,
            darkHighContrast: 0x242426, darkElevated: 0x2C2C2E, darkElevatedHighContrast: 0x363638))

    /// The background of content on `secondarySystemBackground`.
    public static let tertiarySystemBackground = UIColor(
        palette: ColorPalette(
            "tertiarySystemBackgroundColor", light: 0xFFFFFF, dark: 0x2C2C2E, darkHighContrast: 0x363638,
            darkElevated: 0x3A3A3C, darkElevatedHighContrast: 0x444446))

    // MARK: - Grouped content background colors

    /// The main background of a grouped interface, such as a grouped table view.
    public static let systemGroupedBackground = UIColor(
        palette: ColorPalette(
            "systemGroupedBackgroundColor", light: 0xF2F2F7, dark: 0x000000, lightHighContrast: 0xEBEBF0,
            darkElevated: 0x1C1C1E, darkElevatedHighContrast: 0x242426))

    /// The background of a group on `systemGroupedBackground`.
    public static let secondarySystemGroupedBackground = UIColor(
        palette: ColorPalette(
            "secondarySystemGroupedBackgroundColor", light: 0xFFFFFF, dark: 0x1C1C1E, darkHighContrast: 0x242426,
            darkElevated: 0x2C2C2E, darkElevatedHighContrast: 0x363638))

    /// The background of content in a group.
    public static let tertiarySystemGroupedBackground = UIColor(
        palette: ColorPalette(
            "tertiarySystemGroupedBackgroundColor", light: 0xF2F2F7, dark: 0x2C2C2E, lightHighContrast: 0xEBEBF0,
            darkHighContrast: 0x363638, darkElevated: 0x3A3A3C, darkElevatedHighContrast: 0x444446))

    // MARK: - Separator colors

    /// The color of thin, translucent separator lines.
    public static let separator = UIColor(
        palette: ColorPalette(
            "separatorColor", light: .init(0x3C3C43, alpha: 0.29), dark: .init(0x545458, alpha: 0.6),
            lightHighContrast: .init(0x3C3C43, alpha: 0.37), darkHighContrast: .init(0x545458, alpha: 0.75)))

    /// The color of thin, opaque separator lines.
    public static let opaqueSeparator = UIColor(
        palette: ColorPalette(
            "opaqueSeparatorColor", light: 0xC6C6C8, dark: 0x38383A))

    // MARK: - Link color

    /// The color of links.
    public static let link = UIColor(
        palette: ColorPalette(
            "linkColor", light: 0x007AFF, dark: 0x0984FF))

    // MARK: - Tint color

    /// The tint color of the view that uses the color for its background, text, image or drawing. Outside of views it
    /// is `systemBlue`.
    public static let tintColor = UIColor { $0.tintColor }

    // MARK: - Nonadaptable colors

    /// Black, for text on light backgrounds.
    public static let darkText = UIColor(white: 0, alpha: 1)

    /// White at 60 %, for text on dark backgrounds.
    public static let lightText = UIColor(white: 1, alpha: 0.6)

    /// The background of grouped table views, before dynamic colors were introduced.
    @available(*, deprecated, renamed: "systemGroupedBackground")
    public static let groupTableViewBackground = systemGroupedBackground
}
