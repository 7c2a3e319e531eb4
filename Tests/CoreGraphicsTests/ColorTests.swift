import CoreGraphics
import Expectations
import Foundation
import Testing

@Suite("Colors and color spaces")
struct ColorTests {
    @Test("Components end with alpha")
    func alphaLast() {
        let color = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)

        expectEqual(color.components, [0.1, 0.2, 0.3, 0.4])
        expectEqual(color.alpha, 0.4)
        expectEqual(color.numberOfComponents, 4)
        expectEqual(color.colorSpace?.name, CGColorSpace.sRGB)
        expectEqual(color.copy(alpha: 1)?.components, [0.1, 0.2, 0.3, 1])
    }

    @Test("Grays have equal red, green and blue")
    func grays() {
        expectEqual(CGColor(gray: 0.25, alpha: 1).rgba, CGColor.RGBA(red: 0.25, green: 0.25, blue: 0.25, alpha: 1))
        expectEqual(CGColor.white.numberOfComponents, 2)
    }

    @Test("Display P3's red is converted to sRGB")
    func displayP3() throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let red = try #require(CGColor(colorSpace: space, components: [1, 0, 0, 1]))
        let extended = try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
        let components = try #require(red.converted(to: extended, intent: .defaultIntent, options: nil)?.components)

        expectEqual(red.rgba.red, 1)
        expectEqual(red.rgba.green, 0)
        #expect(abs(components[0] - 1.0930) < 0.001)
        #expect(abs(components[1] + 0.2267) < 0.001)
        #expect(abs(components[2] + 0.1501) < 0.001)
    }

    @Test(
        "Converting there and back restores the color",
        arguments: [
            CGColorSpace.sRGB, CGColorSpace.linearSRGB, CGColorSpace.displayP3, CGColorSpace.adobeRGB1998,
            CGColorSpace.genericCMYK, CGColorSpace.extendedLinearDisplayP3,
        ])
    func conversion(_ name: String) throws {
        let color = CGColor(srgbRed: 0.8, green: 0.4, blue: 0.2, alpha: 0.5)
        let space = try #require(CGColorSpace(name: name))
        let there = try #require(color.converted(to: space, intent: .defaultIntent, options: nil))

        #expect(abs(there.rgba.red - 0.8) < 1e-6)
        #expect(abs(there.rgba.green - 0.4) < 1e-6)
        #expect(abs(there.rgba.blue - 0.2) < 1e-6)
        expectEqual(there.alpha, 0.5)
    }

    @Test(
        "White is white in every space",
        arguments: [CGColorSpace.displayP3, CGColorSpace.adobeRGB1998, CGColorSpace.linearDisplayP3])
    func white(_ name: String) throws {
        let space = try #require(CGColorSpace(name: name))
        let white = try #require(CGColor(colorSpace: space, components: [1, 1, 1, 1])).rgba

        #expect(min(white.red, white.green, white.blue) > 0.9999)
    }

    @Test("Unknown names give no color space")
    func unknownSpaces() { expectNil(CGColorSpace(name: "no such space")) }

    @Test("Components that are NaN become zero")
    func notFinite() {
        expectEqual(
            CGColor(red: .nan, green: .infinity, blue: 2, alpha: -1).rgba,
            CGColor.RGBA(red: 0, green: 0, blue: 1, alpha: 0))
    }

    @Test("Equality compares space and components")
    func equality() {
        expectEqual(CGColor(gray: 1, alpha: 1), .white)
        expectNotEqual(CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1), .white)
    }

    @Test("Gradients sort and spread their stops")
    func gradientStops() throws {
        let colors = [CGColor.black, CGColor.white, CGColor.clear] as CFArray
        let even = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
        let sorted = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: [1, 0.2, .nan]))

        expectEqual(even.stops.map(\.location), [0, 0.5, 1])
        expectEqual(sorted.stops.map(\.location), [0.2, 1, 1])
        expectNil(CGGradient(colorsSpace: nil, colors: ["red"], locations: nil))
        expectNil(CGGradient(colorsSpace: nil, colors: [], locations: nil))
    }
}
