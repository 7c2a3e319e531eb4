import Foundation

/// Blurs what lies behind a `UIVisualEffectView`, and lays a material over it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiblureffect>.
open class UIBlurEffect: UIVisualEffect {
    /// How much is seen of what lies behind, and whether the material is light or dark.
    public enum Style: Int, Sendable {
        /// Nearly white.
        case extraLight = 0
        /// Somewhat lighter than what lies behind.
        case light = 1
        /// Much darker than what lies behind.
        case dark = 2
        /// `light` or `dark`, as the interface style.
        case regular = 4
        /// `extraLight` or `dark`, as the interface style.
        case prominent = 5
        /// The thinnest material, as the interface style.
        case systemUltraThinMaterial = 6
        /// A thin material, as the interface style.
        case systemThinMaterial = 7
        /// The material that stands in no other's place, as the interface style.
        case systemMaterial = 8
        /// A material through which little is seen, as the interface style.
        case systemThickMaterial = 9
        /// The material of bars, as the interface style.
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

    /// Makes an effect of a style.
    public convenience init(style: UIBlurEffect.Style) { self.init(style) }

    nonisolated deinit {}

    nonisolated open override var hash: Int { style.hashValue }

    /// Effects of the same style are equal.
    nonisolated open override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }
}
