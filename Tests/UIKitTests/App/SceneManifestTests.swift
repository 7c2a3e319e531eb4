import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing

@testable import UIKitCore

/// A scene delegate that a manifest names.
final class ManifestSceneDelegate: NSObject, UIWindowSceneDelegate {}

@MainActor
@Suite("The scene manifest of an Info.plist", .serialized)
struct SceneManifestTests {
    private let name = NSStringFromClass(ManifestSceneDelegate.self)

    private func info(_ configurations: [[String: Any]], supportsMultiple: Bool = true) -> [String: Any] {
        [
            "UIApplicationSceneManifest": [
                "UIApplicationSupportsMultipleScenes": supportsMultiple,
                "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": configurations],
            ] as [String: Any]
        ]
    }

    @Test("An Info.plist without a manifest has no configurations, and values of the wrong type count as absent")
    func absent() throws {
        expectNil(SceneManifest(info: nil))
        expectNil(SceneManifest(info: ["UIApplicationSceneManifest": 3]))
        let broken = try #require(
            SceneManifest(info: ["UIApplicationSceneManifest": ["UISceneConfigurations": "none"]]))

        expectFalse(broken.supportsMultipleScenes)
        expectNil(broken.configuration(named: nil, for: .windowApplication))
    }

    @Test("A configuration is found by its name, and without a name the first configuration is used")
    func names() throws {
        let manifest = try #require(
            SceneManifest(
                info: info([["UISceneConfigurationName": "Main"], ["UISceneConfigurationName": "Note"]])))

        expectTrue(manifest.supportsMultipleScenes)
        expectEqual(manifest.configuration(named: nil, for: .windowApplication)?.name, "Main")
        expectEqual(manifest.configuration(named: "Note", for: .windowApplication)?.name, "Note")
        expectNil(manifest.configuration(named: "None", for: .windowApplication))
        expectNil(manifest.configuration(named: nil, for: UISceneSession.Role(rawValue: "other")))
    }

    @Test("A configuration has the delegate class of the manifest, and no class if its name is unknown")
    func delegateClass() throws {
        try Stage.run(rootViewController: controller("First")) { stage in
            UIContext.current.sceneManifest = SceneManifest(
                info: info([["UISceneConfigurationName": "Main", "UISceneDelegateClassName": name]]))

            let first = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
            let other = UISceneConfiguration(name: "Other", sessionRole: .windowApplication)

            expectTrue(first.delegateClass is ManifestSceneDelegate.Type)
            expectEqual(first.name, "Main")
            expectNil(other.delegateClass)
            expectEqual(other.name, "Other")
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A missing class is reported as a warning, and the scene has no delegate")
    func unknownClass() throws {
        try Stage.run(rootViewController: controller("First")) { stage in
            UIContext.current.sceneManifest = SceneManifest(
                info: info([["UISceneDelegateClassName": "Nowhere.SceneDelegate"]]))

            let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)

            expectNil(configuration.delegateClass)
            expectEqual(stage.diagnostics.map(\.rule), ["resource"])
            expectEqual(stage.diagnostics.first?.message.contains("Nowhere.SceneDelegate"), true)
        }
    }

    @Test("The manifest determines whether multiple scenes are supported")
    func multiple() throws {
        try Stage.run(rootViewController: controller("First")) { stage in
            expectTrue(UIApplication.shared.supportsMultipleScenes)
            UIContext.current.sceneManifest = SceneManifest(info: info([], supportsMultiple: false))
            var code: UISceneError.Code?

            UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
                code = ($0 as? UISceneError)?.code
            }
            stage.settle()

            expectFalse(UIApplication.shared.supportsMultipleScenes)
            expectEqual(code, .multipleScenesNotSupported)
        }
    }

    @Test("A requested scene gets the delegate of the manifest")
    func requested() throws {
        final class AppDelegate: NSObject, UIApplicationDelegate {}
        try Stage.run(rootViewController: controller("First")) { stage in
            let delegate = AppDelegate()
            UIApplication.shared.delegate = delegate
            UIContext.current.sceneManifest = SceneManifest(info: info([["UISceneDelegateClassName": name]]))

            UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
            stage.settle()

            expectTrue(stage.scenes.last?.delegate is ManifestSceneDelegate)
        }
    }
}
