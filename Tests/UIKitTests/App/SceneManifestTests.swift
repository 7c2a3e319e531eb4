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

    @Test("Without a manifest there is none, and what has the wrong type counts as absent")
    func absent() throws {
        #expect(SceneManifest(info: nil) == nil)
        #expect(SceneManifest(info: ["UIApplicationSceneManifest": 3]) == nil)
        let broken = try #require(
            SceneManifest(info: ["UIApplicationSceneManifest": ["UISceneConfigurations": "none"]]))

        #expect(!broken.supportsMultipleScenes)
        #expect(broken.configuration(named: nil, for: .windowApplication) == nil)
    }

    @Test("A configuration is found by its name, and without a name it is the first one")
    func names() throws {
        let manifest = try #require(
            SceneManifest(
                info: info([["UISceneConfigurationName": "Main"], ["UISceneConfigurationName": "Note"]])))

        #expect(manifest.supportsMultipleScenes)
        #expect(manifest.configuration(named: nil, for: .windowApplication)?.name == "Main")
        #expect(manifest.configuration(named: "Note", for: .windowApplication)?.name == "Note")
        #expect(manifest.configuration(named: "None", for: .windowApplication) == nil)
        #expect(manifest.configuration(named: nil, for: UISceneSession.Role(rawValue: "other")) == nil)
    }

    @Test("A configuration has the delegate class that the manifest names, and one of no name there has none")
    func delegateClass() throws {
        try Stage.run(rootViewController: controller("First")) { stage in
            UIContext.current.sceneManifest = SceneManifest(
                info: info([["UISceneConfigurationName": "Main", "UISceneDelegateClassName": name]]))

            let first = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
            let other = UISceneConfiguration(name: "Other", sessionRole: .windowApplication)

            #expect(first.delegateClass is ManifestSceneDelegate.Type && first.name == "Main")
            #expect(other.delegateClass == nil && other.name == "Other")
            #expect(stage.diagnostics.isEmpty)
        }
    }

    @Test("A class that is not there is warned of, and there is no delegate")
    func unknownClass() throws {
        try Stage.run(rootViewController: controller("First")) { stage in
            UIContext.current.sceneManifest = SceneManifest(
                info: info([["UISceneDelegateClassName": "Nowhere.SceneDelegate"]]))

            let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)

            #expect(configuration.delegateClass == nil)
            #expect(stage.diagnostics.map(\.rule) == ["resource"])
            #expect(stage.diagnostics.first?.message.contains("Nowhere.SceneDelegate") == true)
        }
    }

    @Test("The manifest says whether there are several scenes")
    func multiple() throws {
        try Stage.run(rootViewController: controller("First")) { stage in
            #expect(UIApplication.shared.supportsMultipleScenes)
            UIContext.current.sceneManifest = SceneManifest(info: info([], supportsMultiple: false))
            var code: UISceneError.Code?

            UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
                code = ($0 as? UISceneError)?.code
            }
            stage.settle()

            #expect(!UIApplication.shared.supportsMultipleScenes && code == .multipleScenesNotSupported)
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

            #expect(stage.scenes.last?.delegate is ManifestSceneDelegate)
        }
    }
}
