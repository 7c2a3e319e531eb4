import Foundation
import RenderServer

extension RenderColor {
    /// The color with each component clamped to 0 to 1.
    var clamped: RenderColor {
        RenderColor(
            red: min(max(red, 0), 1), green: min(max(green, 0), 1), blue: min(max(blue, 0), 1),
            alpha: min(max(alpha, 0), 1))
    }

    /// Creates a color from hue, saturation and brightness, each from 0 to 1.
    init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
        let sector = hue * 6
        func component(_ offset: Double) -> Double {
            let place = (offset + sector).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    var hueSaturationBrightness: (hue: Double, saturation: Double, brightness: Double) {
        let largest = max(red, green, blue)
        let range = largest - min(red, green, blue)
        guard range > 0, largest > 0 else { return (0, 0, largest) }
        var hue =
            if largest == red {
                (green - blue) / range
            } else if largest == green {
                (blue - red) / range + 2
            } else {
                (red - green) / range + 4
            }
        if hue < 0 { hue += 6 }
        return (hue / 6, range / largest, largest)
    }

    /// Creates a color from Display P3 components. They are converted to linear light, and with a matrix to the
    /// primaries of sRGB.
    init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double) {
        let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        self.init(
            red: Self.encoded(1.2249401763 * r - 0.2249401763 * g),
            green: Self.encoded(-0.0420569547 * r + 1.0420569547 * g),
            blue: Self.encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b), alpha: alpha)
    }

    private static func linear(_ value: Double) -> Double {
        let size = abs(value)
        return (size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)) * (value < 0 ? -1 : 1)
    }

    private static func encoded(_ value: Double) -> Double {
        let size = abs(value)
        return (size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055) * (value < 0 ? -1 : 1)
    }
}
