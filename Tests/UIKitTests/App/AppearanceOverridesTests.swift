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
        #expect(large.contentSizeCategory == .extraExtraExtraLarge && large.problems.isEmpty)

        let languages = overrides(["-x", "-AppleLanguages", #"("ar", en_GB)"#])
        #expect(languages.languages == ["ar", "en-GB"] && languages.direction == .rightToLeft)
        #expect(overrides(["-AppleLanguages", "(de)"]).direction == nil)

        for argument in ["-AppleTextDirection", "-NSForceRightToLeftWritingDirection"] {
            #expect(overrides([argument, "YES"]).direction == .rightToLeft)
            #expect(overrides([argument, "NO"]) == overrides())
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
        #expect(all.style == .dark && all.contentSizeCategory == .accessibilityExtraLarge)
        #expect(all.direction == .rightToLeft && all.languages == ["de", "en"] && all.problems.isEmpty)

        let both = overrides(
            ["-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryS", "-AppleLanguages", "(fr)"],
            ["IREKO_TEXT_SIZE": "XL", "IREKO_LANGUAGE": "de"])
        #expect(both.contentSizeCategory == .small && both.languages == ["fr"])
        #expect(overrides([], ["IREKO_LANGUAGE": "he", "IREKO_DIRECTION": "ltr"]).direction == .leftToRight)
    }

    @Test(
        "A value that is not understood is reported in one short line, and has no effect",
        arguments: ["huge", "(ar", "a", "x-y-", "1,2", String(repeating: "long\n", count: 20_000)])
    func badValues(value: String) {
        let variables = ["IREKO_STYLE", "IREKO_TEXT_SIZE", "IREKO_DIRECTION", "IREKO_LANGUAGE"]
        let bad = overrides([], Dictionary(uniqueKeysWithValues: variables.map { ($0, value) }))

        #expect(bad.problems.count == 4)
        for variable in variables { #expect(bad.problems.contains { $0.hasPrefix("\(variable)=") }) }
        #expect(bad.problems.allSatisfy { $0.count < 300 && !$0.contains("\n") })
        #expect(bad.style == nil && bad.contentSizeCategory == nil && bad.direction == nil && bad.languages.isEmpty)

        let argument = overrides(["-AppleLanguages", value])
        #expect(argument.problems.count == 1 && argument.problems[0].hasPrefix("-AppleLanguages "))
        #expect(overrides(["-AppleLanguages"]) == overrides() && overrides([], ["IREKO_STYLE": ""]) == overrides())
    }

    @Test("They take precedence over the desktop's settings")
    func traits() throws {
        try Stage.run(root: UIViewController()) { stage, root in
            var settings = DesktopSettings()
            _ = settings.set("color-scheme", in: "org.freedesktop.appearance", to: .number(1))
            settings.apply(
                to: stage.window.screen,
                overrides: overrides([], ["IREKO_STYLE": "light", "IREKO_TEXT_SIZE": "XS", "IREKO_DIRECTION": "rtl"]))
            stage.advance(by: 0.1)

            let traits = root.traitCollection
            #expect(traits.userInterfaceStyle == .light && traits.preferredContentSizeCategory == .extraSmall)
            #expect(traits.layoutDirection == .rightToLeft)
            #expect(root.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)

            settings.apply(to: stage.window.screen, overrides: overrides())
            stage.advance(by: 0.1)
            #expect(root.traitCollection.userInterfaceStyle == .dark)
            #expect(root.traitCollection.layoutDirection == .leftToRight)
        }
    }

    @Test("The values of these arguments are no files to open")
    func noFiles() {
        let words = ["notes", "-AppleLanguages", "(ar)", "-AppleTextDirection", "YES", "a"]
        let arguments = LaunchArguments(words) { _ in true }

        #expect(arguments.urls.map(\.lastPathComponent) == ["a"])
    }
}
