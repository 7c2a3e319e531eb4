import Expectations
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
        expectEqual(components(of: UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)), [0.1, 0.2, 0.3, 0.4])
        expectEqual(components(of: UIColor(white: 0.5, alpha: 1)), [0.5, 0.5, 0.5, 1])
    }

    @Test("Components that are NaN become zero")
    func notANumber() {
        let color = UIColor(red: .nan, green: .infinity, blue: 2, alpha: .nan)

        expectEqual(components(of: color), [0, 0, 2, 0])
    }

    @Test(
        "Hues wrap around the circle",
        arguments: [
            (0, UIColor.red), (1, .yellow), (2, .green), (3, .cyan), (4, .blue), (5, .magenta), (6, .red),
        ])
    func hues(sixths: Int, expected: UIColor) {
        let color = UIColor(hue: CGFloat(sixths) / 6, saturation: 1, brightness: 1, alpha: 1)

        expectTrue(isClose(components(of: color), components(of: expected), 1e-9))
    }

    @Test("Hue, saturation and brightness are returned")
    func hueComesBack() {
        let color = UIColor(hue: 0.7, saturation: 0.4, brightness: 0.9, alpha: 0.5)

        var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)

        expectTrue(isClose([hue, saturation, brightness, alpha], [0.7, 0.4, 0.9, 0.5], 1e-9))
    }

    @Test("The primaries of Display P3 are outside sRGB")
    func displayP3() {
        let red = components(of: UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))

        expectTrue(isClose(red, [1.0931, -0.2267, -0.1501, 1], 0.001))
        expectTrue(isClose(components(of: UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1)), [1, 1, 1, 1], 1e-6))
    }

    @Test("System colors follow the traits")
    func systemColors() {
        expectEqual(components(of: .systemBlue.resolvedColor(with: light)), bytes(0, 122, 255))
        expectEqual(components(of: .systemBlue.resolvedColor(with: dark)), bytes(10, 132, 255))
        let contrast = dark.modifyingTraits { $0.accessibilityContrast = .high }
        expectEqual(components(of: .systemBlue.resolvedColor(with: contrast)), bytes(64, 156, 255))
    }

    @Test("Dark backgrounds get lighter with the elevated level")
    func darkBackgrounds() {
        let elevated = dark.modifyingTraits { $0.userInterfaceLevel = .elevated }

        expectEqual(components(of: .systemBackground.resolvedColor(with: dark)), [0, 0, 0, 1])
        expectEqual(components(of: .systemBackground.resolvedColor(with: elevated)), bytes(28, 28, 30))
    }

    @Test("The closure of a dynamic color gets the traits")
    func dynamicProvider() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }

        expectEqual(color.resolvedColor(with: dark), .white)
        expectEqual(color.resolvedColor(with: light), .black)
        dark.performAsCurrent { expectEqual(components(of: color), [1, 1, 1, 1]) }
    }

    @Test("A dynamic color with a different alpha stays dynamic")
    func dynamicAlpha() {
        let color = UIColor.label.withAlphaComponent(0.25)

        expectEqual(components(of: color.resolvedColor(with: light)), [0, 0, 0, 0.25])
        expectEqual(components(of: color.resolvedColor(with: dark)), [1, 1, 1, 0.25])
        expectEqual(color.withAlphaComponent(0.5), UIColor.label.withAlphaComponent(0.5))
    }

    @Test("A dynamic color that resolves to itself ends")
    func selfReference() {
        final class Box: @unchecked Sendable { var color: UIColor? }
        let box = Box()
        let color = UIColor { _ in box.color ?? .red }
        box.color = color

        expectEqual(color.resolvedColor(with: light), .clear)
        box.color = nil
    }

    @Test("Colors that depend on traits report it")
    func dependsOnTraits() {
        expectTrue(UIColor.systemBlue.isDynamic)
        expectTrue(UIColor.label.withAlphaComponent(0.5).isDynamic)
        expectTrue(UIColor { _ in .red }.isDynamic)
        expectFalse(UIColor.red.isDynamic)
        expectFalse(UIColor.white.isDynamic)
    }

    @Test("Equal colors are equal in all representations")
    func equality() {
        expectEqual(UIColor(red: 1, green: 0, blue: 0, alpha: 1), .red)
        expectNotEqual(UIColor.white, UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        expectEqual(UIColor.systemRed, .systemRed)
        expectNotEqual(UIColor.systemRed, .systemBlue)
        expectEqual(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count, 1)
    }

    @Test("tintColor is the environment's")
    func tintColor() {
        let tinted = light.replacing(tintColor: .systemRed)

        expectEqual(UIColor.tintColor.resolvedColor(with: light), UIColor.systemBlue.resolvedColor(with: light))
        expectEqual(UIColor.tintColor.resolvedColor(with: tinted), UIColor.systemRed.resolvedColor(with: light))
    }
}
