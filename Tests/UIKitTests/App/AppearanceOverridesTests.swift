import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit
import UIKitLauncher

@testable import UIKitCore

/// Style, text size, direction and language from the command line and the environment.
@MainActor @Suite("Appearance by arguments and variables")
struct AppearanceOverridesTests {
    private func overrides(_ arguments: [String] = [], _ environment: [String: String] = [:]) -> AppearanceOverrides {
        AppearanceOverrides(arguments: ["program"] + arguments, environment: environment)
    }

    @Test("The arguments of iOS")
    func arguments() {
        let large = overrides(["-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryXXXL"])
        expectEqual(large.contentSizeCategory, .extraExtraExtraLarge)
        expectEmpty(large.problems)

        let languages = overrides(["-x", "-AppleLanguages", #"("ar", en_GB)"#])
        expectEqual(languages.languages, ["ar", "en-GB"])
        expectEqual(languages.direction, .rightToLeft)
        expectNil(overrides(["-AppleLanguages", "(de)"]).direction)

        for argument in ["-AppleTextDirection", "-NSForceRightToLeftWritingDirection"] {
            expectEqual(overrides([argument, "YES"]).direction, .rightToLeft)
            expectEqual(overrides([argument, "NO"]), overrides())
        }
    }

    @Test("The variables; arguments take precedence over them")
    func variables() {
        let all = overrides(
            [],
            [
                "IREKO_STYLE": "Dark", "IREKO_TEXT_SIZE": "accessibilityXL", "IREKO_DIRECTION": "rtl",
                "IREKO_LANGUAGE": "de,en",
            ])
        expectEqual(all.style, .dark)
        expectEqual(all.contentSizeCategory, .accessibilityExtraLarge)
        expectEqual(all.direction, .rightToLeft)
        expectEqual(all.languages, ["de", "en"])
        expectEmpty(all.problems)

        let both = overrides(
            ["-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryS", "-AppleLanguages", "(fr)"],
            ["IREKO_TEXT_SIZE": "XL", "IREKO_LANGUAGE": "de"])
        expectEqual(both.contentSizeCategory, .small)
        expectEqual(both.languages, ["fr"])
        expectEqual(overrides([], ["IREKO_LANGUAGE": "he", "IREKO_DIRECTION": "ltr"]).direction, .leftToRight)
    }

    @Test(
        "A malformed value is reported in one short line, and has no effect",
        arguments: ["huge", "(ar", "a", "x-y-", "1,2", String(repeating: "long\n", count: 20_000)])
    func badValues(value: String) {
        let variables = ["IREKO_STYLE", "IREKO_TEXT_SIZE", "IREKO_DIRECTION", "IREKO_LANGUAGE", "IREKO_KEYBOARD"]
        let bad = overrides([], Dictionary(uniqueKeysWithValues: variables.map { ($0, value) }))

        expectEqual(bad.problems.count, 5)
        for variable in variables { expectTrue(bad.problems.contains { $0.hasPrefix("\(variable)=") }) }
        expectTrue(bad.problems.allSatisfy { $0.count < 300 && !$0.contains("\n") })
        expectNil(bad.style)
        expectNil(bad.contentSizeCategory)
        expectNil(bad.direction)
        expectFalse(bad.hasOnScreenKeyboard)
        expectTrue(overrides([], ["IREKO_KEYBOARD": "Screen"]).hasOnScreenKeyboard)
        expectEmpty(bad.languages)

        let argument = overrides(["-AppleLanguages", value])
        expectTrue(argument.problems.count == 1 && argument.problems[0].hasPrefix("-AppleLanguages "))
        expectEqual(overrides(["-AppleLanguages"]), overrides())
        expectEqual(overrides([], ["IREKO_STYLE": ""]), overrides())
    }

    @Test("Arguments take precedence over the desktop's settings")
    func traits() throws {
        try Stage.run(root: UIViewController()) { stage, root in
            var settings = DesktopSettings()
            _ = settings.set("color-scheme", in: "org.freedesktop.appearance", to: .number(1))
            settings.apply(
                to: stage.window.screen,
                overrides: overrides([], ["IREKO_STYLE": "light", "IREKO_TEXT_SIZE": "XS", "IREKO_DIRECTION": "rtl"]))
            stage.advance(by: 0.1)

            let traits = root.traitCollection
            expectEqual(traits.userInterfaceStyle, .light)
            expectEqual(traits.preferredContentSizeCategory, .extraSmall)
            expectEqual(traits.layoutDirection, .rightToLeft)
            expectEqual(root.view.effectiveUserInterfaceLayoutDirection, .rightToLeft)

            settings.apply(to: stage.window.screen, overrides: overrides())
            stage.advance(by: 0.1)
            expectEqual(root.traitCollection.userInterfaceStyle, .dark)
            expectEqual(root.traitCollection.layoutDirection, .leftToRight)
        }
    }

    @Test("The values of these arguments are not opened as files")
    func noFiles() {
        let words = ["notes", "-AppleLanguages", "(ar)", "-AppleTextDirection", "YES", "a"]
        let arguments = LaunchArguments(words) { _ in true }

        expectEqual(arguments.urls.map(\.lastPathComponent), ["a"])
    }
}
