import Expectations
import Foundation
import Testing
import UIKit

@Suite("Prominence and names of colors")
struct ColorProminenceTests {
    private func alpha(_ color: UIColor) -> CGFloat { color.cgColor.alpha }

    @Test("A less prominent color has a part of the alpha")
    func prominence() {
        let color = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)

        expectEqual(color.prominence, .primary)
        expectEqual(color.withProminence(.secondary).prominence, .secondary)
        expectEqual(alpha(color.withProminence(.secondary)), 0.3)
        expectEqual(alpha(color.withProminence(.tertiary)), 0.15)
        expectEqual(alpha(color.withProminence(.quaternary)), 0.09)
        expectEqual(color.withProminence(.secondary).withProminence(.tertiary), color.withProminence(.tertiary))
        expectIdentical(color.withProminence(.quaternary).withProminence(.primary), color)
        expectEqual(color.withProminence(.secondary).withAlphaComponent(1).prominence, .primary)
    }

    @Test("A dynamic color stays dynamic")
    func dynamic() {
        let color = UIColor.label.withProminence(.secondary)
        let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))

        expectEqual(light.cgColor.components?.first, 0)
        expectEqual(dark.cgColor.components?.first, 1)
        expectEqual(alpha(light), 0.6)
    }

    @Test(
        "Colors have names",
        arguments: [
            (UIColor.red, "red"), (.white, "white"), (.black, "black"), (.gray, "gray"), (.clear, "transparent"),
            (.yellow, "yellow"), (.green, "green"), (.blue, "blue"), (.brown, "brown"), (.orange, "orange"),
            (.purple, "dark magenta"), (UIColor(red: 0, green: 0, blue: 0.4, alpha: 1), "dark blue"),
            (UIColor(red: 1, green: 0.8, blue: 0.8, alpha: 1), "light red"),
            (UIColor(red: 0, green: 0, blue: 1, alpha: 0.2), "blue (transparent)"),
        ])
    func names(_ color: UIColor, _ name: String) {
        expectEqual(color.accessibilityName, name)
    }
}
