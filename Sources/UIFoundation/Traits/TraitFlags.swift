/// A set of the system's traits, a bit each.
package struct TraitFlags: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let userInterfaceIdiom = TraitFlags(rawValue: 1 << 0)
    package static let userInterfaceStyle = TraitFlags(rawValue: 1 << 1)
    package static let horizontalSizeClass = TraitFlags(rawValue: 1 << 2)
    package static let verticalSizeClass = TraitFlags(rawValue: 1 << 3)
    package static let displayScale = TraitFlags(rawValue: 1 << 4)
    package static let displayGamut = TraitFlags(rawValue: 1 << 5)
    package static let layoutDirection = TraitFlags(rawValue: 1 << 6)
    package static let preferredContentSizeCategory = TraitFlags(rawValue: 1 << 7)
    package static let accessibilityContrast = TraitFlags(rawValue: 1 << 8)
    package static let userInterfaceLevel = TraitFlags(rawValue: 1 << 9)
    package static let legibilityWeight = TraitFlags(rawValue: 1 << 10)
    package static let activeAppearance = TraitFlags(rawValue: 1 << 11)
    package static let forceTouchCapability = TraitFlags(rawValue: 1 << 12)

    /// The traits that colours depend on.
    static let colorAppearance: TraitFlags = [
        .userInterfaceIdiom, .userInterfaceStyle, .displayGamut,
        .accessibilityContrast, .userInterfaceLevel, .activeAppearance,
    ]
}
