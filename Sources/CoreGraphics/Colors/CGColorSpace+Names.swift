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

    /// The color space of digital cinema: the primaries and the white point of a projector, and a gamma of 2.6.
    public static let dcip3: CFString = "kCGColorSpaceDCIP3"
    /// ROMM RGB, also named ProPhoto RGB, whose primaries include almost all visible colors.
    public static let rommrgb: CFString = "kCGColorSpaceROMMRGB"
    /// ACEScg, the linear color space of the Academy Color Encoding System for rendered pictures. Components may be
    /// outside of 0…1.
    public static let acescgLinear: CFString = "kCGColorSpaceACESCGLinear"
    /// The color space of high-definition television: the primaries of sRGB and the transfer function of a camera.
    public static let itur_709: CFString = "kCGColorSpaceITUR_709"
    /// The color space of high-definition video: the primaries of sRGB and a gamma of 1.961.
    public static let coreMedia709: CFString = "kCGColorSpaceCoreMedia709"
    /// The color space of ultra-high-definition television, and the transfer function of a camera.
    public static let itur_2020: CFString = "kCGColorSpaceITUR_2020"
    /// The primaries of ITU-R BT.2020 and the transfer function of sRGB.
    public static let itur_2020_sRGBGamma: CFString = "kCGColorSpaceITUR_2020_sRGBGamma"
    /// ITU-R BT.2020 with linear components.
    public static let linearITUR_2020: CFString = "kCGColorSpaceLinearITUR_2020"
    /// ITU-R BT.2020 with components that may be outside of 0…1.
    public static let extendedITUR_2020: CFString = "kCGColorSpaceExtendedITUR_2020"
    /// Linear ITU-R BT.2020 with components that may be outside of 0…1.
    public static let extendedLinearITUR_2020: CFString = "kCGColorSpaceExtendedLinearITUR_2020"
    /// The primaries of ITU-R BT.709 and the perceptual quantizer, whose components include bright light.
    public static let itur_709_PQ: CFString = "kCGColorSpaceITUR_709_PQ"
    /// The primaries of ITU-R BT.709 and hybrid log-gamma, whose components include bright light.
    public static let itur_709_HLG: CFString = "kCGColorSpaceITUR_709_HLG"
    /// The primaries of ITU-R BT.2020 and the perceptual quantizer, whose components include bright light.
    public static let itur_2100_PQ: CFString = "kCGColorSpaceITUR_2100_PQ"
    /// The primaries of ITU-R BT.2020 and hybrid log-gamma, whose components include bright light.
    public static let itur_2100_HLG: CFString = "kCGColorSpaceITUR_2100_HLG"
    /// The primaries of Display P3 and the perceptual quantizer, whose components include bright light.
    public static let displayP3_PQ: CFString = "kCGColorSpaceDisplayP3_PQ"
    /// The primaries of Display P3 and hybrid log-gamma, whose components include bright light.
    public static let displayP3_HLG: CFString = "kCGColorSpaceDisplayP3_HLG"
    /// The color space of CIE 1931 with the white point D50.
    public static let genericXYZ: CFString = "kCGColorSpaceGenericXYZ"
    /// CIE 1976 L*a*b* with the white point D50.
    public static let genericLab: CFString = "kCGColorSpaceGenericLab"

    static let named: [String: CGColorSpace] = {
        let primariesOf2020 = Primaries.itur2020
        let spaces = [
            standardRGB, extendedRGBSpace, extendedGraySpace,
            CGColorSpace(linearSRGB, .rgb(.sRGB, .linear)),
            CGColorSpace(extendedLinearSRGB, .rgb(.sRGB, .linear), extended: true),
            CGColorSpace(displayP3, .rgb(.displayP3, .sRGB)),
            CGColorSpace(extendedDisplayP3, .rgb(.displayP3, .sRGB), extended: true),
            CGColorSpace(linearDisplayP3, .rgb(.displayP3, .linear)),
            CGColorSpace(extendedLinearDisplayP3, .rgb(.displayP3, .linear), extended: true),
            CGColorSpace(adobeRGB1998, .rgb(.adobeRGB, .gamma(563.0 / 256.0))),
            CGColorSpace(genericRGBLinear, .rgb(.sRGB, .linear)),
            CGColorSpace(genericGrayGamma2_2, .gray(.gamma(2.2))),
            CGColorSpace(linearGray, .gray(.linear)),
            CGColorSpace(extendedLinearGray, .gray(.linear), extended: true),
            CGColorSpace(genericCMYK, .cmyk), deviceRGB, deviceGray, deviceCMYK,
            CGColorSpace(dcip3, .rgb(.dciP3, .gamma(2.6))), CGColorSpace(rommrgb, .rgb(.romm, .romm)),
            CGColorSpace(acescgLinear, .rgb(.acesCG, .linear), extended: true),
            CGColorSpace(itur_709, .rgb(.sRGB, .itur709)),
            CGColorSpace(coreMedia709, .rgb(.sRGB, .gamma(1.961))),
            CGColorSpace(itur_2020, .rgb(primariesOf2020, .itur709)),
            CGColorSpace(itur_2020_sRGBGamma, .rgb(primariesOf2020, .sRGB)),
            CGColorSpace(linearITUR_2020, .rgb(primariesOf2020, .linear)),
            CGColorSpace(extendedITUR_2020, .rgb(primariesOf2020, .itur709), extended: true),
            CGColorSpace(extendedLinearITUR_2020, .rgb(primariesOf2020, .linear), extended: true),
            CGColorSpace(itur_709_PQ, .rgb(.sRGB, .perceptualQuantizer)),
            CGColorSpace(itur_709_HLG, .rgb(.sRGB, .hybridLogGamma)),
            CGColorSpace(itur_2100_PQ, .rgb(primariesOf2020, .perceptualQuantizer)),
            CGColorSpace(itur_2100_HLG, .rgb(primariesOf2020, .hybridLogGamma)),
            CGColorSpace(displayP3_PQ, .rgb(.displayP3, .perceptualQuantizer)),
            CGColorSpace(displayP3_HLG, .rgb(.displayP3, .hybridLogGamma)),
            CGColorSpace(genericXYZ, .xyz(white: Primaries.whiteD50)),
            CGColorSpace(genericLab, .lab(white: Primaries.whiteD50, range: SIMD4(-128, 127, -128, 127))),
        ]
        return Dictionary(uniqueKeysWithValues: spaces.map { ($0.name ?? "", $0) })
    }()
}
