import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit
import UIKitLauncher

/// The effects of the desktop's settings on a screen's traits.
@MainActor @Suite("The desktop's settings")
struct DesktopSettingsTests {
    @Test("A dark desktop makes views dark, also while they are shown, unless the environment overrides it")
    func style() throws {
        try Stage.run(root: UIViewController()) { stage, root in
            var settings = DesktopSettings()

            let counts = settings.set("color-scheme", in: "org.freedesktop.appearance", to: .number(1))
            settings.apply(to: stage.window.screen, overrides: AppearanceOverrides(environment: [:]))
            stage.advance(by: 0.1)
            let dark = root.traitCollection.userInterfaceStyle
            settings.apply(
                to: stage.window.screen, overrides: AppearanceOverrides(environment: ["IREKO_STYLE": "light"]))
            stage.advance(by: 0.1)

            expectTrue(counts)
            expectEqual(dark, .dark)
            expectEqual(root.traitCollection.userInterfaceStyle, .light)
        }
    }

    @Test(
        "The text size is the category nearest to the desktop's text scale",
        arguments: [
            (1.0, UIContentSizeCategory.large), (1.25, .extraExtraLarge), (1.5, .extraExtraExtraLarge),
            (0.8, .extraSmall), (2, .accessibilityLarge), (100, .accessibilityExtraExtraExtraLarge), (.nan, .large),
            (-1, .large),
        ])
    func text(scale: Double, category: UIContentSizeCategory) {
        var settings = DesktopSettings()

        let counts = settings.set("text-scaling-factor", in: "org.gnome.desktop.interface", to: .factor(scale))

        expectTrue(counts)
        expectEqual(settings.contentSizeCategory, category)
    }

    @Test("Unknown settings and values of wrong types have no effect")
    func others() {
        var settings = DesktopSettings()

        let counts = [
            settings.set("color-scheme", in: "org.freedesktop.appearance", to: .factor(1)),
            settings.set("cursor-size", in: "org.gnome.desktop.interface", to: .number(1)),
        ]

        expectEqual(counts, [false, false])
        expectEqual(settings, DesktopSettings())
    }
}
