import CoreGraphics
import Expectations
import Foundation
import Testing

@Suite("Color spaces of standards and of programs")
struct ColorSpaceTests {
    private static let spaces: [CFString] = [
        CGColorSpace.acescgLinear, CGColorSpace.dcip3, CGColorSpace.rommrgb, CGColorSpace.itur_709,
        CGColorSpace.coreMedia709, CGColorSpace.itur_2020, CGColorSpace.itur_2020_sRGBGamma,
        CGColorSpace.linearITUR_2020, CGColorSpace.extendedITUR_2020, CGColorSpace.extendedLinearITUR_2020,
        CGColorSpace.itur_709_PQ, CGColorSpace.itur_709_HLG, CGColorSpace.itur_2100_PQ, CGColorSpace.itur_2100_HLG,
        CGColorSpace.displayP3_PQ, CGColorSpace.displayP3_HLG, CGColorSpace.genericXYZ, CGColorSpace.genericLab,
    ]

    private func components(_ color: CGColor, in name: CFString) throws -> [CGFloat] {
        let space = try #require(CGColorSpace(name: name))
        let converted = try #require(color.converted(to: space, intent: .defaultIntent, options: nil))
        return try #require(converted.components)
    }

    private func expectNear(_ values: [CGFloat], _ expected: [CGFloat], _ tolerance: CGFloat = 0.001) {
        for (value, expected) in zip(values, expected) { #expect(abs(value - expected) < tolerance) }
    }

    @Test("Each named space restores a color and has its name", arguments: spaces)
    func roundTrip(_ name: CFString) throws {
        let space = try #require(CGColorSpace(name: name))
        let color = CGColor(srgbRed: 0.8, green: 0.4, blue: 0.2, alpha: 0.5)
        let there = try #require(color.converted(to: space, intent: .defaultIntent, options: nil))

        expectEqual(space.name, name)
        expectEqual(space.numberOfComponents, 3)
        expectEqual(there.numberOfComponents, 4)
        expectNear([there.rgba.red, there.rgba.green, there.rgba.blue].map { CGFloat($0) }, [0.8, 0.4, 0.2], 1e-6)
    }

    @Test("The components of sRGB's red equal those of the standards")
    func red() throws {
        let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        // ITU-R BT.2087 has this matrix.
        expectNear(try components(red, in: CGColorSpace.linearITUR_2020), [0.6274, 0.0691, 0.0164])
        expectNear(try components(red, in: CGColorSpace.acescgLinear), [0.6131, 0.0702, 0.0206])
        expectNear(try components(red, in: CGColorSpace.genericXYZ), [0.4361, 0.2225, 0.0139])
        expectNear(try components(red, in: CGColorSpace.genericLab), [54.29, 80.80, 69.89], 0.05)
    }

    @Test("White is white, and the quantizers have room for brighter light")
    func white() throws {
        let white = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
        for name in [CGColorSpace.dcip3, CGColorSpace.rommrgb, CGColorSpace.acescgLinear, CGColorSpace.itur_2020] {
            expectNear(try components(white, in: name), [1, 1, 1])
        }
        expectNear(try components(white, in: CGColorSpace.genericLab), [100, 0, 0], 0.01)
        // ITU-R BT.2408: reference white is at 58 % and 75 % of the signal.
        expectNear(try components(white, in: CGColorSpace.itur_2100_PQ), [0.58, 0.58, 0.58], 0.002)
        expectNear(try components(white, in: CGColorSpace.itur_2100_HLG), [0.75, 0.75, 0.75], 0.002)
    }

    @Test("Middle gray has the transfer function of the standard")
    func gray() throws {
        // Linear light of 0.18.
        let linear = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
        let gray = try #require(CGColor(colorSpace: linear, components: [0.18, 0.18, 0.18, 1]))

        expectNear(try components(gray, in: CGColorSpace.itur_709), [0.4090, 0.4090, 0.4090])
        expectNear(try components(gray, in: CGColorSpace.dcip3), [0.5171, 0.5171, 0.5171])
        expectNear(try components(gray, in: CGColorSpace.rommrgb), [0.3857, 0.3857, 0.3857])
    }

    @Test("A wide gamut is wide")
    func wide() throws {
        expectTrue(try #require(CGColorSpace(name: CGColorSpace.itur_2020)).isWideGamutRGB)
        expectTrue(try #require(CGColorSpace(name: CGColorSpace.itur_709_PQ)).isWideGamutRGB)
        expectFalse(try #require(CGColorSpace(name: CGColorSpace.itur_709)).isWideGamutRGB)
        expectFalse(try #require(CGColorSpace(name: CGColorSpace.genericLab)).supportsOutput)
    }

    // MARK: Calibrated

    @Test("A calibrated gray and a calibrated RGB with sRGB's numbers")
    func calibrated() throws {
        let white: [CGFloat] = [0.9505, 1, 1.089]
        let gray = try #require(CGColorSpace(calibratedGrayWhitePoint: white, blackPoint: nil, gamma: 1))
        let half = try #require(CGColor(colorSpace: gray, components: [0.5, 1]))
        expectNear([CGFloat(half.rgba.red)], [0.7354])

        let matrix: [CGFloat] = [0.4124, 0.2126, 0.0193, 0.3576, 0.7152, 0.1192, 0.1805, 0.0722, 0.9505]
        let rgb = try #require(
            CGColorSpace(calibratedRGBWhitePoint: white, blackPoint: nil, gamma: [1, 1, 1], matrix: matrix))
        let color = try #require(CGColor(colorSpace: rgb, components: [0.5, 0.25, 0, 1]))
        expectNear(
            [color.rgba.red, color.rgba.green, color.rgba.blue].map { CGFloat($0) }, [0.7354, 0.5371, 0], 0.002)
    }

    @Test("Numbers that describe no color space are refused")
    func unusable() {
        let white: [CGFloat] = [0.95, 1, 1.09]
        expectNil(CGColorSpace(calibratedGrayWhitePoint: [0, 1, 1], blackPoint: nil, gamma: 1))
        expectNil(CGColorSpace(calibratedGrayWhitePoint: white, blackPoint: nil, gamma: .nan))
        expectNil(
            CGColorSpace(
                calibratedRGBWhitePoint: white, blackPoint: nil, gamma: nil,
                matrix: [CGFloat](repeating: 0.5, count: 9)))
        expectNil(CGColorSpace(labWhitePoint: white, blackPoint: nil, range: [1, 0, 0, 1]))
        expectNil(CGColorSpace(labWhitePoint: [.infinity, 1, 1], blackPoint: nil, range: nil))
        expectNil(CGColorSpace(indexedBaseSpace: CGColorSpaceCreateDeviceRGB(), last: 256, colorTable: [0]))
    }

    @Test("A Lab color is clamped to its range")
    func lab() throws {
        let space = try #require(
            CGColorSpace(labWhitePoint: [0.9642, 1, 0.8249], blackPoint: nil, range: [-10, 10, -10, 10]))
        let gray = try #require(CGColor(colorSpace: space, components: [53.389, 0, 0, 1]))

        expectNear([CGFloat(gray.rgba.red), CGFloat(gray.rgba.blue)], [0.5, 0.5])
        let far = try #require(CGColor(colorSpace: space, components: [50, 1_000, 0, 1]))
        let limit = try #require(CGColor(colorSpace: space, components: [50, 10, 0, 1]))
        expectEqual(far.rgba, limit.rgba)
    }

    @Test("An indexed color is the color of its table")
    func indexed() throws {
        let table: [UInt8] = [255, 0, 0, 0, 255, 0, 0, 0, 255]
        let space = try #require(
            CGColorSpace(indexedBaseSpace: CGColorSpaceCreateDeviceRGB(), last: 2, colorTable: table))

        expectEqual(space.model, .indexed)
        expectEqual(space.numberOfComponents, 1)
        expectEqual(space.baseColorSpace, CGColorSpaceCreateDeviceRGB())
        expectEqual(space.colorTable, table)
        expectNil(CGColorSpaceCreateDeviceRGB().colorTable)
        let green = try #require(CGColor(colorSpace: space, components: [1, 1]))
        expectEqual(green.rgba, CGColor.RGBA(red: 0, green: 1, blue: 0, alpha: 1))
        // An index outside of the table is the nearest index.
        let far = try #require(CGColor(colorSpace: space, components: [99, 1]))
        expectEqual(far.rgba.blue, 1)
        let dark = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.9, alpha: 1)
        expectEqual(dark.converted(to: space, intent: .defaultIntent, options: nil)?.components, [2, 1])
    }

    @Test("A property list restores the color space")
    func propertyList() throws {
        let white: [CGFloat] = [0.9642, 1, 0.8249]
        let rgb = try #require(
            CGColorSpace(
                calibratedRGBWhitePoint: white, blackPoint: nil, gamma: [1.8, 2, 2.2],
                matrix: [0.45, 0.31, 0.16, 0.35, 0.58, 0.18, 0.15, 0.1, 0.5]))
        let spaces = [
            try #require(CGColorSpace(name: CGColorSpace.displayP3)), rgb,
            try #require(CGColorSpace(calibratedGrayWhitePoint: white, blackPoint: nil, gamma: 1.5)),
            try #require(CGColorSpace(labWhitePoint: white, blackPoint: nil, range: nil)),
            try #require(CGColorSpace(indexedBaseSpace: rgb, last: 0, colorTable: [1, 2, 3])),
            try #require(CGColorSpace(patternBaseSpace: rgb)),
        ]
        for space in spaces {
            let list = try #require(space.copyPropertyList())
            let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
            let read = try PropertyListSerialization.propertyList(from: data, format: nil)
            expectEqual(CGColorSpace(propertyListPlist: read), space)
        }
        for wrong: Any in [
            "no name", 3, ["Model": "RGB"], ["Model": "Indexed", "Base": "no name", "Table": Data([1])],
        ] {
            expectNil(CGColorSpace(propertyListPlist: wrong))
        }
    }

    @Test("The number of a type identifies objects")
    func types() throws {
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: [CGColor.black], locations: nil))

        expectEqual(CFGetTypeID(CGColor.black), CGColor.typeID)
        expectEqual(CFGetTypeID(CGColorSpaceCreateDeviceRGB()), CGColorSpace.typeID)
        expectEqual(CFGetTypeID(gradient), CGGradient.typeID)
        expectEqual(CFGetTypeID(CGMutablePath()), CGPath.typeID)
        expectEqual(CFGetTypeID(NSObject()), 0)
        let all = [
            CGColor.typeID, CGColorSpace.typeID, CGContext.typeID, CGGradient.typeID, CGImage.typeID, CGPath.typeID,
        ]
        expectEqual(Set(all).count, 6)
    }
}
