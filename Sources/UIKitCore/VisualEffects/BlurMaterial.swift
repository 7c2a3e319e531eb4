import QuartzCore
import RenderServer

// Chosen (Views): The materials of `UIBlurEffect` are chosen.
/// The material of a blur style.
///
/// Apple does not publish the materials. The radius and saturation are from Apple's sample code for iOS 7
/// (UIImageEffects); the colors are measured for bars and alerts, and estimated between them.
struct BlurMaterial {
    let radius: Double
    let saturation: Double
    let white: Double
    let alpha: Double

    private init(_ radius: Double, _ saturation: Double, white: Double, alpha: Double) {
        (self.radius, self.saturation, self.white, self.alpha) = (radius, saturation, white, alpha)
    }

    var backdrop: BackdropEffect {
        BackdropEffect(
            blurRadius: radius, saturation: saturation,
            tint: RenderColor(red: white, green: white, blue: white, alpha: alpha))
    }

    /// - Parameter isDark: The user interface style, used by styles without an explicit light or dark appearance.
    static func material(of style: UIBlurEffect.Style, isDark: Bool) -> BlurMaterial {
        switch style {
        case .extraLight: BlurMaterial(20, 1.8, white: 0.97, alpha: 0.82)
        case .light: BlurMaterial(30, 1.8, white: 1, alpha: 0.3)
        case .dark: BlurMaterial(20, 1.8, white: 0.11, alpha: 0.73)
        case .regular: isDark ? dark(alpha: 0.65) : light(alpha: 0.62)
        case .prominent: isDark ? BlurMaterial(20, 1.8, white: 0.24, alpha: 0.7) : light(alpha: 0.84)
        case .systemUltraThinMaterial: isDark ? dark(alpha: 0.5) : light(alpha: 0.42)
        case .systemThinMaterial: isDark ? dark(alpha: 0.62) : light(alpha: 0.58)
        case .systemMaterial: isDark ? dark(alpha: 0.74) : light(alpha: 0.72)
        case .systemThickMaterial: isDark ? dark(alpha: 0.85) : light(alpha: 0.86)
        case .systemChromeMaterial: isDark ? chromeDark : chromeLight
        case .systemUltraThinMaterialLight: light(alpha: 0.42)
        case .systemThinMaterialLight: light(alpha: 0.58)
        case .systemMaterialLight: light(alpha: 0.72)
        case .systemThickMaterialLight: light(alpha: 0.86)
        case .systemChromeMaterialLight: chromeLight
        case .systemUltraThinMaterialDark: dark(alpha: 0.5)
        case .systemThinMaterialDark: dark(alpha: 0.62)
        case .systemMaterialDark: dark(alpha: 0.74)
        case .systemThickMaterialDark: dark(alpha: 0.85)
        case .systemChromeMaterialDark: chromeDark
        }
    }

    private static func light(alpha: Double) -> BlurMaterial { BlurMaterial(20, 1.8, white: 0.965, alpha: alpha) }
    private static func dark(alpha: Double) -> BlurMaterial { BlurMaterial(20, 1.8, white: 0.13, alpha: alpha) }
    private static let chromeLight = BlurMaterial(20, 1.8, white: 0.976, alpha: 0.8)
    private static let chromeDark = BlurMaterial(20, 1.8, white: 0.114, alpha: 0.78)
}
