// The adaptable colors, with Apple's values for light, dark and, in both, increased contrast.

extension UIColor {
    // MARK: - Adaptable colors

    /// A red that suits light and dark interfaces.
    public static let systemRed = UIColor(
        palette: ColorPalette(
            "systemRedColor", light: 0xFF3B30, dark: 0xFF453A, lightHighContrast: 0xD70015, darkHighContrast: 0xFF6961))

    /// An orange that suits light and dark interfaces.
    public static let systemOrange = UIColor(
        palette: ColorPalette(
            "systemOrangeColor", light: 0xFF9500, dark: 0xFF9F0A, lightHighContrast: 0xC93400,
            darkHighContrast: 0xFFB340))

    /// A yellow that suits light and dark interfaces.
    public static let systemYellow = UIColor(
        palette: ColorPalette(
            "systemYellowColor", light: 0xFFCC00, dark: 0xFFD60A, lightHighContrast: 0xB25000,
            darkHighContrast: 0xFFD426))

    /// A green that suits light and dark interfaces.
    public static let systemGreen = UIColor(
        palette: ColorPalette(
            "systemGreenColor", light: 0x34C759, dark: 0x30D158, lightHighContrast: 0x248A3D, darkHighContrast: 0x30DB5B
        ))

    /// A mint that suits light and dark interfaces.
    public static let systemMint = UIColor(
        palette: ColorPalette(
            "systemMintColor", light: 0x00C7BE, dark: 0x63E6E2, lightHighContrast: 0x0C817B, darkHighContrast: 0x66D4CF)
    )

    /// A teal that suits light and dark interfaces.
    public static let systemTeal = UIColor(
        palette: ColorPalette(
            "systemTealColor", light: 0x30B0C7, dark: 0x40C8E0, lightHighContrast: 0x008299, darkHighContrast: 0x5DE6FF)
    )

    /// A cyan that suits light and dark interfaces.
    public static let systemCyan = UIColor(
        palette: ColorPalette(
            "systemCyanColor", light: 0x32ADE6, dark: 0x64D2FF, lightHighContrast: 0x0071A4, darkHighContrast: 0x70D7FF)
    )

    /// A blue that suits light and dark interfaces.
    public static let systemBlue = UIColor(
        palette: ColorPalette(
            "systemBlueColor", light: 0x007AFF, dark: 0x0A84FF, lightHighContrast: 0x0040DD, darkHighContrast: 0x409CFF)
    )

    /// An indigo that suits light and dark interfaces.
    public static let systemIndigo = UIColor(
        palette: ColorPalette(
            "systemIndigoColor", light: 0x5856D6, dark: 0x5E5CE6, lightHighContrast: 0x3634A3,
            darkHighContrast: 0x7D7AFF))

    /// A purple that suits light and dark interfaces.
    public static let systemPurple = UIColor(
        palette: ColorPalette(
            "systemPurpleColor", light: 0xAF52DE, dark: 0xBF5AF2, lightHighContrast: 0x8944AB,
            darkHighContrast: 0xDA8FFF))

    /// A pink that suits light and dark interfaces.
    public static let systemPink = UIColor(
        palette: ColorPalette(
            "systemPinkColor", light: 0xFF2D55, dark: 0xFF375F, lightHighContrast: 0xD30F45, darkHighContrast: 0xFF6482)
    )

    /// A brown that suits light and dark interfaces.
    public static let systemBrown = UIColor(
        palette: ColorPalette(
            "systemBrownColor", light: 0xA2845E, dark: 0xAC8E68, lightHighContrast: 0x7F6545, darkHighContrast: 0xB59469
        ))

    /// The base gray.
    public static let systemGray = UIColor(
        palette: ColorPalette(
            "systemGrayColor", light: 0x8E8E93, dark: 0x8E8E93, lightHighContrast: 0x6C6C70, darkHighContrast: 0xAEAEB2)
    )

    /// A gray nearer to the background than `systemGray`.
    public static let systemGray2 = UIColor(
        palette: ColorPalette(
            "systemGray2Color", light: 0xAEAEB2, dark: 0x636366, lightHighContrast: 0x8E8E93, darkHighContrast: 0x7C7C80
        ))

    /// A gray nearer to the background than `systemGray2`.
    public static let systemGray3 = UIColor(
        palette: ColorPalette(
            "systemGray3Color", light: 0xC7C7CC, dark: 0x48484A, lightHighContrast: 0xAEAEB2, darkHighContrast: 0x545456
        ))

    /// A gray nearer to the background than `systemGray3`.
    public static let systemGray4 = UIColor(
        palette: ColorPalette(
            "systemGray4Color", light: 0xD1D1D6, dark: 0x3A3A3C, lightHighContrast: 0xBCBCC0, darkHighContrast: 0x444446
        ))

    /// A gray nearer to the background than `systemGray4`.
    public static let systemGray5 = UIColor(
        palette: ColorPalette(
            "systemGray5Color", light: 0xE5E5EA, dark: 0x2C2C2E, lightHighContrast: 0xD8D8DC, darkHighContrast: 0x363638
        ))

    /// A gray nearer to the background than `systemGray5`, barely distinguishable from it.
    public static let systemGray6 = UIColor(
        palette: ColorPalette(
            "systemGray6Color", light: 0xF2F2F7, dark: 0x1C1C1E, lightHighContrast: 0xEBEBF0, darkHighContrast: 0x242426
        ))
}
