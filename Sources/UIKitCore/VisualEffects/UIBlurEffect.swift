import Foundation

/// Blurs the content behind a `UIVisualEffectView`, and adds a material over it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiblureffect>.
open class UIBlurEffect: UIVisualEffect {
    /// The transparency of the material, and whether it is light or dark.
    public enum Style: Int, Sendable {
        /// Nearly white.
        case extraLight = 0
        /// Slightly lighter than the content behind.
        case light = 1
        /// Much darker than the content behind.
        case dark = 2
        /// `light` or `dark`, according to the user interface style.
        case regular = 4
        /// `extraLight` or `dark`, according to the user interface style.
        case prominent = 5
        /// The thinnest material, according to the user interface style.
        case systemUltraThinMaterial = 6
        /// A thin material, according to the user interface style.
        case systemThinMaterial = 7
        /// The standard material, according to the user interface style.
        case systemMaterial = 8
        /// A thick material that shows little of the content behind, according to the user interface style.
        case systemThickMaterial = 9
        /// The material of bars, according to the user interface style.
        case systemChromeMaterial = 10
        /// `systemUltraThinMaterial`, always light.
        case systemUltraThinMaterialLight = 11
        /// `systemThinMaterial`, always light.
        case systemThinMaterialLight = 12
        /// `systemMaterial`, always light.
        case systemMaterialLight = 13
        /// `systemThickMaterial`, always light.
        case systemThickMaterialLight = 14
        /// `systemChromeMaterial`, always light.
        case systemChromeMaterialLight = 15
        /// `systemUltraThinMaterial`, always dark.
        case systemUltraThinMaterialDark = 16
        /// `systemThinMaterial`, always dark.
        case systemThinMaterialDark = 17
        /// `systemMaterial`, always dark.
        case systemMaterialDark = 18
        /// `systemThickMaterial`, always dark.
        case systemThickMaterialDark = 19
        /// `systemChromeMaterial`, always dark.
        case systemChromeMaterialDark = 20
    }

    let style: Style

    private init(_ style: Style) {
        self.style = style
        super.init()
    }

    /// Creates an effect with a style.
    public convenience init(style: UIBlurEffect.Style) { self.init(style) }

    // Chosen (Views): The blur of `UIBlurEffect()` is `extraLight`, the style with the raw value 0.
    /// Creates an effect with the style `extraLight`.
    public convenience override init() { self.init(.extraLight) }

    nonisolated deinit {}

    nonisolated open override var hash: Int { style.hashValue }

    /// Effects of the same style are equal.
    nonisolated open override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }
}
