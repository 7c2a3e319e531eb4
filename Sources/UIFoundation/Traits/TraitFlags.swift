/// A set of the system's traits, with one bit for each.
package struct TraitFlags: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    static let userInterfaceIdiom = TraitFlags(rawValue: 1 << 0)
    static let userInterfaceStyle = TraitFlags(rawValue: 1 << 1)
    static let horizontalSizeClass = TraitFlags(rawValue: 1 << 2)
    static let verticalSizeClass = TraitFlags(rawValue: 1 << 3)
    static let displayScale = TraitFlags(rawValue: 1 << 4)
    static let displayGamut = TraitFlags(rawValue: 1 << 5)
    static let layoutDirection = TraitFlags(rawValue: 1 << 6)
    static let preferredContentSizeCategory = TraitFlags(rawValue: 1 << 7)
    static let accessibilityContrast = TraitFlags(rawValue: 1 << 8)
    static let userInterfaceLevel = TraitFlags(rawValue: 1 << 9)
    static let legibilityWeight = TraitFlags(rawValue: 1 << 10)
    static let activeAppearance = TraitFlags(rawValue: 1 << 11)
    static let forceTouchCapability = TraitFlags(rawValue: 1 << 12)
    static let imageDynamicRange = TraitFlags(rawValue: 1 << 13)
    static let sceneCaptureState = TraitFlags(rawValue: 1 << 14)
    static let typesettingLanguage = TraitFlags(rawValue: 1 << 15)
    static let listEnvironment = TraitFlags(rawValue: 1 << 16)
    static let toolbarItemPresentationSize = TraitFlags(rawValue: 1 << 17)

    /// The traits that colors depend on.
    static let colorAppearance: TraitFlags = [
        .userInterfaceIdiom, .userInterfaceStyle, .displayGamut,
        .accessibilityContrast, .userInterfaceLevel, .activeAppearance,
    ]

    /// The traits that affect the lookup of images: the traits of variants in asset catalogs and, for symbols, the
    /// content size category and the legibility weight.
    static let imageLookup: TraitFlags = [
        .userInterfaceIdiom, .userInterfaceStyle, .displayGamut, .accessibilityContrast, .userInterfaceLevel,
        .layoutDirection, .displayScale, .horizontalSizeClass, .verticalSizeClass, .preferredContentSizeCategory,
        .legibilityWeight,
    ]
}
