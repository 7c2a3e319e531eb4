import Foundation
import QuartzCore
import RenderServer

/// The material that an effect shows over the content behind it.
struct EffectMaterial: Equatable {
    var style: UIBlurEffect.Style
    var tint: UIColor?

    /// Creates the material of an effect; `nil` for effects without a material.
    @MainActor
    init?(_ effect: UIVisualEffect?) {
        switch effect {
        case let blur as UIBlurEffect: style = blur.style
        case let glass as UIGlassEffect:
            style = glass.style == .clear ? .systemUltraThinMaterial : .systemMaterial
            tint = glass.tintColor
        default: return nil
        }
    }

    @MainActor
    func backdrop(for traits: UITraitCollection) -> BackdropEffect {
        let material = BlurMaterial.material(of: style, isDark: traits.userInterfaceStyle == .dark)
        guard let tint else { return material.backdrop }
        return material.backdrop(tintedBy: tint.components(in: traits))
    }
}

extension BlurMaterial {
    /// Returns the effect with a color composited over the material.
    fileprivate func backdrop(tintedBy color: RenderColor) -> BackdropEffect {
        let share = color.alpha * 0.7
        let total = share + alpha * (1 - share)
        guard total > 0 else { return backdrop }
        func mix(_ part: Double) -> Double { (part * share + white * alpha * (1 - share)) / total }
        return BackdropEffect(
            blurRadius: radius, saturation: saturation,
            tint: RenderColor(red: mix(color.red), green: mix(color.green), blue: mix(color.blue), alpha: total))
    }
}
