import Foundation

extension CGColorSpace {
    // MARK: Names

    /// The color space of the web and of most displays.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// sRGB with components that may be outside of 0…1.
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    /// sRGB with linear components.
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    /// Linear sRGB with components that may be outside of 0…1.
    public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    /// Apple's wide color space for displays: the primaries of DCI-P3 and the transfer function of sRGB.
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// Display P3 with components that may be outside of 0…1.
    public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
    /// Display P3 with linear components.
    public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
    /// Linear Display P3 with components that may be outside of 0…1.
    public static let extendedLinearDisplayP3: CFString = "kCGColorSpaceExtendedLinearDisplayP3"
    /// Adobe RGB (1998).
    public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
    /// sRGB with linear components.
    public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
    /// Gray with a gamma of 2.2.
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    /// Gray with the transfer function of sRGB and components that may be outside of 0…1.
    public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    /// Linear gray.
    public static let linearGray: CFString = "kCGColorSpaceLinearGray"
    /// Linear gray with components that may be outside of 0…1.
    public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
    /// CMYK, converted without a profile.
    public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

    static let named: [String: CGColorSpace] = {
        let spaces = [
            standardRGB, extendedRGBSpace, extendedGraySpace,
            CGColorSpace(linearSRGB, .rgb, .sRGB, .linear),
            CGColorSpace(extendedLinearSRGB, .rgb, .sRGB, .linear, extended: true),
            CGColorSpace(displayP3, .rgb, .displayP3),
            CGColorSpace(extendedDisplayP3, .rgb, .displayP3, extended: true),
            CGColorSpace(linearDisplayP3, .rgb, .displayP3, .linear),
            CGColorSpace(extendedLinearDisplayP3, .rgb, .displayP3, .linear, extended: true),
            CGColorSpace(adobeRGB1998, .rgb, .adobeRGB, .gamma(563.0 / 256.0)),
            CGColorSpace(genericRGBLinear, .rgb, .sRGB, .linear),
            CGColorSpace(genericGrayGamma2_2, .monochrome, .sRGB, .gamma(2.2)),
            CGColorSpace(linearGray, .monochrome, .sRGB, .linear),
            CGColorSpace(extendedLinearGray, .monochrome, .sRGB, .linear, extended: true),
            CGColorSpace(genericCMYK, .cmyk), deviceRGB, deviceGray, deviceCMYK,
        ]
        return Dictionary(uniqueKeysWithValues: spaces.map { ($0.name ?? "", $0) })
    }()
}
