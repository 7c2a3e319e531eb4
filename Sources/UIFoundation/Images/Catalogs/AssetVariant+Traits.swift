import Foundation

extension AssetContents.Variant {
    /// The environment of the variant. Missing traits match all environments.
    var traits: UITraitCollection {
        UITraitCollection { traits in
            switch idiom {
            case "iphone": traits.userInterfaceIdiom = .phone
            case "ipad": traits.userInterfaceIdiom = .pad
            case "tv": traits.userInterfaceIdiom = .tv
            case "car": traits.userInterfaceIdiom = .carPlay
            case "mac": traits.userInterfaceIdiom = .mac
            default: break
            }
            if let scale, scale.hasSuffix("x"), let number = Double(scale.dropLast()), number > 0, number <= 100 {
                traits.displayScale = number
            }
            for appearance in appearances ?? [] {
                switch (appearance.appearance, appearance.value) {
                case ("luminosity", "dark"): traits.userInterfaceStyle = .dark
                case ("luminosity", "light"): traits.userInterfaceStyle = .light
                case ("contrast", "high"): traits.accessibilityContrast = .high
                default: break
                }
            }
            if let widthClass { traits.horizontalSizeClass = widthClass == "compact" ? .compact : .regular }
            if let heightClass { traits.verticalSizeClass = heightClass == "compact" ? .compact : .regular }
            if let direction { traits.layoutDirection = direction == "right-to-left" ? .rightToLeft : .leftToRight }
            if let gamut { traits.displayGamut = gamut == "display-P3" ? .P3 : .SRGB }
        }
    }
}
