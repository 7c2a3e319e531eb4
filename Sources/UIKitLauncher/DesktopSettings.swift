import AccessibilityTree
import Foundation
import UIKitCore

/// The desktop's settings that affect traits.
package struct DesktopSettings: Sendable, Equatable {
    /// The preferred color scheme: 1 for dark, 2 for light, 0 for no preference.
    var colorScheme: UInt32 = 0
    /// The text scaling factor. The default is 1.
    var textScale = 1.0
    /// The contrast of the portal: 1 for more contrast, 0 for no preference.
    var contrast: UInt32 = 0
    /// Whether the desktop's theme has more contrast.
    var hasHighContrast = false
    /// The portal's preference for motion: 1 for less motion, 0 for no preference.
    var reducedMotion: UInt32 = 0
    /// Whether the desktop is animated. The default is `true`.
    var hasAnimations = true

    package init() {}

    /// Stores a setting of the desktop's portal, given by its namespace and key. Returns `false` if the setting does
    /// not affect traits.
    package mutating func set(_ key: String, in namespace: String, to value: SettingValue) -> Bool {
        switch (namespace, key, value) {
        case ("org.freedesktop.appearance", "color-scheme", .number(let scheme)): colorScheme = scheme
        case ("org.gnome.desktop.interface", "text-scaling-factor", .factor(let scale)): textScale = scale
        case ("org.freedesktop.appearance", "contrast", .number(let value)): contrast = value
        case ("org.freedesktop.appearance", "reduced-motion", .number(let value)): reducedMotion = value
        case ("org.gnome.desktop.a11y.interface", "high-contrast", .flag(let value)): hasHighContrast = value
        case ("org.gnome.desktop.interface", "enable-animations", .flag(let value)): hasAnimations = value
        default: return false
        }
        return true
    }

    /// The value of a setting, for the types that are supported.
    package enum SettingValue: Sendable {
        case number(UInt32)
        case factor(Double)
        case flag(Bool)
    }

    /// The settings that are read.
    static let keys = [
        ("org.freedesktop.appearance", "color-scheme"), ("org.gnome.desktop.interface", "text-scaling-factor"),
        ("org.freedesktop.appearance", "contrast"), ("org.freedesktop.appearance", "reduced-motion"),
        ("org.gnome.desktop.a11y.interface", "high-contrast"), ("org.gnome.desktop.interface", "enable-animations"),
    ]

    // Chosen (Windows): `isReduceMotionEnabled` follows the portal's `reduced-motion` or GNOME's `enable-animations`,
    // and `isDarkerSystemColorsEnabled` follows the portal's `contrast` or GNOME's `high-contrast`.
    /// Applies the desktop's settings to the accessibility settings of the user.
    package func apply(to settings: inout AccessibilitySettings) {
        settings.isDarkerSystemColorsEnabled = contrast == 1 || hasHighContrast
        settings.isReduceMotionEnabled = reducedMotion == 1 || !hasAnimations
    }

    // MARK: As traits

    /// The style; light if the user has no preference.
    private var style: UIUserInterfaceStyle { colorScheme == 1 ? .dark : .light }

    /// The category whose body text size is nearest to 17 points, the default size, times the text scaling factor.
    package var contentSizeCategory: UIContentSizeCategory {
        let sizes: [(UIContentSizeCategory, Double)] = [
            (.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19), (.extraExtraLarge, 21),
            (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28), (.accessibilityLarge, 33),
            (.accessibilityExtraLarge, 40), (.accessibilityExtraExtraLarge, 47),
            (.accessibilityExtraExtraExtraLarge, 53),
        ]
        guard textScale.isFinite, textScale > 0 else { return .large }
        let nearest = sizes.min { abs($0.1 - 17 * textScale) < abs($1.1 - 17 * textScale) }
        return nearest?.0 ?? .large
    }

    // Chosen (Windows): The user interface style is the desktop's color scheme, unless `IREKO_STYLE` is set. The
    // content size category is the category whose body text size is nearest to 17 points times the desktop's text
    // scaling factor.
    /// Applies the traits to a screen; the overrides take precedence over the desktop's settings.
    @MainActor
    package func apply(to screen: UIScreen, overrides: AppearanceOverrides) {
        apply(to: &UIContext.current.accessibility.settings)
        screen.traitCollection = screen.traitCollection.modifyingTraits {
            $0.userInterfaceStyle = overrides.style ?? style
            $0.preferredContentSizeCategory = overrides.contentSizeCategory ?? contentSizeCategory
            $0.layoutDirection = overrides.direction ?? .leftToRight
            if contrast == 1 || hasHighContrast { $0.accessibilityContrast = .high }
        }
    }
}
