import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing

@testable import UIKitCore

@MainActor
@Suite("Build settings in an Info.plist", .serialized)
struct BuildSettingsTests {
    private let settings = BuildSettings(executable: "My Notes", module: nil)

    @Test(
        "Settings are replaced in both notations, with operators, and unknown settings are kept",
        arguments: [
            ("$(PRODUCT_MODULE_NAME).SceneDelegate", "My_Notes.SceneDelegate"),
            ("${PRODUCT_NAME}", "My Notes"), ("$(EXECUTABLE_NAME)!", "My Notes!"),
            ("org.example.$(PRODUCT_NAME:rfc1034identifier)", "org.example.My-Notes"),
            ("$(PRODUCT_NAME:c99extidentifier:lower)", "my_notes"), ("$(PRODUCT_BUNDLE_IDENTIFIER)", "My-Notes"),
            ("$(MARKETING_VERSION)", "$(MARKETING_VERSION)"), ("$(PRODUCT_NAME", "$(PRODUCT_NAME"), ("$", "$"),
            ("$$(DEVELOPMENT_LANGUAGE)$", "$en$"), ("", ""), ("$()", "$()"),
        ])
    func texts(written: String, expected: String) { expectEqual(settings.replacing(in: written), expected) }

    @Test("Settings are replaced at all depths of the list")
    func nested() throws {
        let info: [String: Any] = ["A": ["$(PRODUCT_NAME)", 3] as [Any], "B": ["C": ["$(TARGET_NAME)"]]]

        let replaced = try #require(settings.replacing(in: info))

        expectEqual((replaced["A"] as? [Any])?.first as? String, "My Notes")
        expectEqual((replaced["B"] as? [String: [String]]), ["C": ["My Notes"]])
        expectNil(settings.replacing(in: nil as [String: Any]?))
    }

    @Test("A scene gets the delegate of Xcode's template")
    func template() throws {
        final class AppDelegate: NSObject, UIApplicationDelegate {}
        try Stage.run(rootViewController: controller("First")) { stage in
            let delegate = AppDelegate()
            UIApplication.shared.delegate = delegate
            UIContext.current.sceneManifest = SceneManifest(
                info: [
                    "UIApplicationSceneManifest": [
                        "UISceneConfigurations": [
                            "UIWindowSceneSessionRoleApplication": [
                                [
                                    "UISceneConfigurationName": "$(EXECUTABLE_NAME)",
                                    "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).ManifestSceneDelegate",
                                ]
                            ]
                        ]
                    ]
                ])

            let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)

            expectTrue(configuration.delegateClass is ManifestSceneDelegate.Type)
            expectEqual(configuration.name?.contains("$"), false)
            expectEmpty(stage.diagnostics)
        }
    }
}
