import Foundation
import UIKitCore

/// What the desktop's user has chosen of what traits say.
package struct DesktopSettings: Sendable, Equatable {
    /// Whether the user prefers dark (1) or light (2); 0 for neither.
    var colorScheme: UInt32 = 0
    /// By how much text is larger than usual.
    var textScale = 1.0

    package init() {}

    /// Takes a setting of the portal by its namespace and key. Returns whether it is one that counts here.
    package mutating func set(_ key: String, in namespace: String, to value: SettingValue) -> Bool {
        switch (namespace, key, value) {
        case ("org.freedesktop.appearance", "color-scheme", .number(let scheme)): colorScheme = scheme
        case ("org.gnome.desktop.interface", "text-scaling-factor", .factor(let scale)): textScale = scale
        default: return false
        }
        return true
    }

    /// A value of a setting, of the kinds that are read.
    package enum SettingValue: Sendable {
        case number(UInt32)
        case factor(Double)
    }

    /// Which settings are read.
    static let keys = [
        ("org.freedesktop.appearance", "color-scheme"), ("org.gnome.desktop.interface", "text-scaling-factor"),
    ]

    // MARK: As traits

    /// The style; light if the user prefers neither.
    private var style: UIUserInterfaceStyle { colorScheme == 1 ? .dark : .light }

    /// The size whose body text is nearest to so many times the usual one's 17 points (chosen).
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

    /// Gives a screen the traits; the overrides take precedence over the desktop's settings.
    @MainActor
    package func apply(to screen: UIScreen, overrides: AppearanceOverrides) {
        screen.traitCollection = screen.traitCollection.modifyingTraits {
            $0.userInterfaceStyle = overrides.style ?? style
            $0.preferredContentSizeCategory = overrides.contentSizeCategory ?? contentSizeCategory
            $0.layoutDirection = overrides.direction ?? .leftToRight
        }
    }
}
