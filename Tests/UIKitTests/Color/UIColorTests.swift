import Foundation
import Testing
import UIKit

@Suite("UIColor")
struct UIColorTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func components(of color: UIColor) -> [CGFloat] {
        var (red, green, blue, alpha) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }

    private func bytes(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> [CGFloat] {
        [red / 255, green / 255, blue / 255, 1]
    }

    private func isClose(_ first: [CGFloat], _ second: [CGFloat], _ distance: CGFloat) -> Bool {
        first.count == second.count && zip(first, second).allSatisfy { abs($0.0 - $0.1) <= distance }
    }

    @Test("Components are returned")
    func components() {
        #expect(components(of: UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)) == [0.1, 0.2, 0.3, 0.4])
        #expect(components(of: UIColor(white: 0.5, alpha: 1)) == [0.5, 0.5, 0.5, 1])
    }

    @Test("Components that are NaN become zero")
    func notANumber() {
        let color = UIColor(red: .nan, green: .infinity, blue: 2, alpha: .nan)

        #expect(components(of: color) == [0, 0, 2, 0])
    }

    @Test(
        "Hues go round the circle",
        arguments: [
            (0, UIColor.red), (1, .yellow), (2, .green), (3, .cyan), (4, .blue), (5, .magenta), (6, .red),
        ])
    func hues(sixths: Int, expected: UIColor) {
        let color = UIColor(hue: CGFloat(sixths) / 6, saturation: 1, brightness: 1, alpha: 1)

        #expect(isClose(components(of: color), components(of: expected), 1e-9))
    }

    @Test("Hue, saturation and brightness are returned")
    func hueComesBack() {
        let color = UIColor(hue: 0.7, saturation: 0.4, brightness: 0.9, alpha: 0.5)

        var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)

        #expect(isClose([hue, saturation, brightness, alpha], [0.7, 0.4, 0.9, 0.5], 1e-9))
    }

    @Test("The primaries of Display P3 lie outside sRGB")
    func displayP3() {
        let red = components(of: UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))

        #expect(isClose(red, [1.0931, -0.2267, -0.1501, 1], 0.001))
        #expect(isClose(components(of: UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1)), [1, 1, 1, 1], 1e-6))
    }

    @Test("System colours follow the traits")
    func systemColors() {
        #expect(components(of: .systemBlue.resolvedColor(with: light)) == bytes(0, 122, 255))
        #expect(components(of: .systemBlue.resolvedColor(with: dark)) == bytes(10, 132, 255))
        let contrast = dark.modifyingTraits { $0.accessibilityContrast = .high }
        #expect(components(of: .systemBlue.resolvedColor(with: contrast)) == bytes(64, 156, 255))
    }

    @Test("Dark backgrounds get lighter with the elevated level")
    func darkBackgrounds() {
        let elevated = dark.modifyingTraits { $0.userInterfaceLevel = .elevated }

        #expect(components(of: .systemBackground.resolvedColor(with: dark)) == [0, 0, 0, 1])
        #expect(components(of: .systemBackground.resolvedColor(with: elevated)) == bytes(28, 28, 30))
    }

    @Test("The closure of a dynamic colour gets the traits")
    func dynamicProvider() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }

        #expect(color.resolvedColor(with: dark) == .white)
        #expect(color.resolvedColor(with: light) == .black)
        dark.performAsCurrent { #expect(components(of: color) == [1, 1, 1, 1]) }
    }

    @Test("A dynamic colour with another alpha stays dynamic")
    func dynamicAlpha() {
        let color = UIColor.label.withAlphaComponent(0.25)

        #expect(components(of: color.resolvedColor(with: light)) == [0, 0, 0, 0.25])
        #expect(components(of: color.resolvedColor(with: dark)) == [1, 1, 1, 0.25])
        #expect(color.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
    }

    @Test("A dynamic colour that resolves to itself ends")
    func selfReference() {
        final class Box: @unchecked Sendable { var color: UIColor? }
        let box = Box()
        let color = UIColor { _ in box.color ?? .red }
        box.color = color

        #expect(color.resolvedColor(with: light) == .clear)
        box.color = nil
    }

    @Test("Colours that depend on traits say so")
    func dependsOnTraits() {
        #expect(UIColor.systemBlue.isDynamic && UIColor.label.withAlphaComponent(0.5).isDynamic)
        #expect(UIColor { _ in .red }.isDynamic && !UIColor.red.isDynamic && !UIColor.white.isDynamic)
    }

    @Test("Equal colours are equal in all representations")
    func equality() {
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
        #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(UIColor.systemRed == .systemRed && UIColor.systemRed != .systemBlue)
        #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
    }

    @Test("tintColor is the environment's")
    func tintColor() {
        let tinted = light.replacing(tintColor: .systemRed)

        #expect(UIColor.tintColor.resolvedColor(with: light) == UIColor.systemBlue.resolvedColor(with: light))
        #expect(UIColor.tintColor.resolvedColor(with: tinted) == UIColor.systemRed.resolvedColor(with: light))
    }
}
