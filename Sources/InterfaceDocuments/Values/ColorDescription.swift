/// A color in a document.
package enum ColorDescription: Sendable, Hashable {
    /// The color space of the components.
    package enum Space: String, Sendable {
        case sRGB, displayP3
        /// Calibrated colors of older documents. Their components are interpreted as sRGB.
        case calibrated
        /// Device colors. Their components are interpreted as sRGB.
        case device
        case adobeRGB1998
    }

    /// Red, green and blue, from 0 to 1. In `displayP3` they may be outside of this range.
    case rgb(red: Double, green: Double, blue: Double, alpha: Double, space: Space)
    /// A gray from 0 to 1.
    case gray(white: Double, alpha: Double, space: Space)
    /// A system color by its name, without the suffix "Color": `label`, `systemBackground`,
    /// `groupTableViewBackground`.
    case system(String)
    /// A named color of an asset catalog. The document's resources also contain its value, in case the catalog is
    /// missing.
    case named(String)

    /// Reads an element with a color's attributes. Returns `nil` if they are incomplete. If several spellings are
    /// present, which Xcode writes for its older versions, the newest has precedence.
    init?(_ element: SourceElement) {
        let space = element.string(.colorSpace)
        let custom = element.string(.customColorSpace)
        let catalog = element.string(.catalog)
        let alpha = element.number(.alpha, default: 1)
        let (white, red) = (element.number(.white), element.number(.red))
        let (green, blue) = (element.number(.green), element.number(.blue))
        let old = element.string(.cocoaTouchSystemColor)
        let newer = element.string(.xcode11CocoaTouchSystemColor)
        let name = element.string(.name)
        if let system = element.string(.systemColor) ?? newer ?? (catalog == "System" ? name : nil) {
            self = .system(Self.systemName(system))
        } else if let name {
            self = .named(name)
        } else if let white {
            self = .gray(white: white, alpha: alpha, space: Self.space(custom ?? space))
        } else if red != nil || green != nil || blue != nil {
            self = .rgb(
                red: red ?? 0, green: green ?? 0, blue: blue ?? 0, alpha: alpha, space: Self.space(custom ?? space))
        } else if let old {
            self = .system(Self.systemName(old))
        } else {
            return nil
        }
    }

    private static func systemName(_ name: String) -> String {
        name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    }

    private static func space(_ name: String?) -> Space {
        switch name {
        case "displayP3": .displayP3
        case "calibratedRGB", "calibratedWhite": .calibrated
        case "deviceRGB", "deviceWhite": .device
        case "adobeRGB1998": .adobeRGB1998
        default: .sRGB
        }
    }
}
