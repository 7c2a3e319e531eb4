import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// The recorded calls of delegates.
@MainActor
private enum Log {
    static var lines: [String] = []

    static func during(_ body: () throws -> Void) rethrows -> [String] {
        lines = []
        try body()
        return lines
    }
}

private class PlainApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    class var finishes: Bool { true }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let shortcut = (launchOptions?[.shortcutItem] as? UIApplicationShortcutItem)?.type
        let activity = launchOptions?[.userActivityDictionary] as? [AnyHashable: Any]
        let type = activity?[UIApplication.LaunchOptionsKey.userActivityType] as? String
        Log.lines.append("finish" + [shortcut, type].compactMap { $0.map { " \($0)" } }.joined())
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = Page()
        window?.makeKeyAndVisible()
        return Self.finishes
    }

    func applicationDidBecomeActive(_ application: UIApplication) { Log.lines.append("active") }
    func applicationWillEnterForeground(_ application: UIApplication) { Log.lines.append("foreground") }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        Log.lines.append("open \(url) \(options[.openInPlace] as? Bool == true)")
        return true
    }

    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool {
        Log.lines.append("will continue \(userActivityType)")
        return false
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        Log.lines.append("continue \(userActivity.activityType)")
        if let root = window?.rootViewController { restorationHandler([root]) }
        return true
    }

    func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) { Log.lines.append("failed \(userActivityType)") }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        Log.lines.append("perform \(shortcutItem.type)")
        completionHandler(true)
    }
}

private final class RefusingApp: PlainApp {
    override class var finishes: Bool { false }
}

private final class Page: UIViewController {
    override func restoreUserActivityState(_ activity: NSUserActivity) {
        super.restoreUserActivityState(activity)
        Log.lines.append("restore \(activity.activityType)")
    }
}

private final class SceneApp: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        Log.lines.append("application opens")
        return true
    }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        let given =
            connectionOptions.urlContexts.map(\.url.absoluteString)
            + connectionOptions.userActivities.map(\.activityType)
            + [connectionOptions.shortcutItem?.type].compactMap { $0 }
        Log.lines.append((["connect"] + given).joined(separator: " "))
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
    }

    func sceneWillEnterForeground(_ scene: UIScene) { Log.lines.append("foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { Log.lines.append("active") }
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        Log.lines += URLContexts.map { "open \($0.url) \($0.options.openInPlace)" }
    }
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
        Log.lines.append("will continue \(userActivityType)")
    }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        Log.lines.append("continue \(userActivity.activityType)")
    }
    func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) { Log.lines.append("failed \(userActivityType)") }
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        Log.lines.append("perform \(shortcutItem.type)")
        completionHandler(true)
    }
}

@MainActor
@Suite("Addresses, activities and quick actions for a program", .serialized)
struct GivenToProgramTests {
    private let url = URL(string: "note://1")!
    private let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
    private var activity: NSUserActivity { NSUserActivity(activityType: "reading") }

    @Test("The delegate of a foreground program gets an address, an activity and a quick action")
    func plain() throws {
        try Stage.run(application: PlainApp.self) { stage in
            expectEqual(Log.during { stage.open(url) }, ["open note://1 true"])
            expectEqual(
                Log.during { stage.continue(activity) },
                [
                    "will continue reading", "continue reading", "restore reading",
                ])
            expectEqual(Log.during { stage.perform(item) }, ["perform new"])
            expectEqual(
                Log.during { stage.failToContinue(activityType: "reading", error: CocoaError(.userCancelled)) },
                [
                    "will continue reading", "failed reading",
                ])
        }
    }

    @Test("A background program is brought to the foreground and gets it before it is active")
    func background() throws {
        try Stage.run(application: PlainApp.self) { stage in
            stage.sendToBackground()
            let opened = Log.during { stage.open(url) }
            stage.sendToBackground()
            let performed = Log.during { stage.perform(item) }

            expectEqual(opened, ["foreground", "open note://1 true", "active"])
            expectEqual(performed, ["foreground", "perform new", "active"])
            expectEqual(UIApplication.shared.applicationState, .active)
        }
    }

    @Test("A launch has it in its options, and the delegate gets it after the launch")
    func launch() throws {
        Log.lines = []
        try Stage.run(application: PlainApp.self, shortcutItem: item) { _ in
            expectTrue(
                Log.lines.first == "finish new" && Log.lines.filter { $0.hasPrefix("perform") } == ["perform new"])
        }

        Log.lines = []
        try Stage.run(application: PlainApp.self, userActivity: activity) { _ in
            expectEqual(Log.lines.first, "finish reading")
            expectEqual(
                Log.lines.filter { $0.hasSuffix(" reading") },
                [
                    "finish reading", "will continue reading", "continue reading", "restore reading",
                ])
        }
    }

    @Test("A launch that returns false has handled it")
    func refused() throws {
        Log.lines = []
        try Stage.run(application: RefusingApp.self, shortcutItem: item) { _ in
            expectEqual(Log.lines, ["finish new", "active"])
        }
    }

    @Test("Scene delegates get it instead of the application's delegate")
    func scenes() throws {
        try Stage.run(application: SceneApp.self) { stage in
            expectEqual(Log.during { stage.open(url) }, ["open note://1 true"])
            expectEqual(Log.during { stage.continue(activity) }, ["will continue reading", "continue reading"])
            expectEqual(Log.during { stage.perform(item) }, ["perform new"])
            expectEqual(
                Log.during { stage.failToContinue(activityType: "reading", error: CocoaError(.userCancelled)) },
                [
                    "will continue reading", "failed reading",
                ])
            stage.sendToBackground()
            expectEqual(Log.during { stage.open(url) }, ["foreground", "open note://1 true", "active"])
        }
    }

    @Test("A launch with scene delegates passes it only in the options of the first scene")
    func sceneLaunch() throws {
        Log.lines = []
        try Stage.run(application: SceneApp.self, url: url, userActivity: activity, shortcutItem: item) { _ in
            expectEqual(Log.lines, ["connect note://1 reading new", "foreground", "active"])
        }
    }

    @Test("The scene that prefers its content gets it, else the frontmost scene")
    func preferringScene() throws {
        try Stage.run(application: SceneApp.self) { stage in
            UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
            stage.settle()
            let first = try #require(stage.scenes.first)
            let delegates = stage.scenes.compactMap { $0.delegate as? SceneDelegate }
            let recorders = delegates.map { _ in Recorder() }
            for (scene, recorder) in zip(stage.scenes, recorders) { scene.delegate = recorder }
            first.activationConditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate { value, _ in
                value as? String == "note://1"
            }

            stage.open(url)
            if let other = URL(string: "note://2") { stage.open(other) }

            expectEqual(recorders.map(\.opened), [["note://1"], ["note://2"]])
            withExtendedLifetime(delegates) {}
        }
    }

    private final class Recorder: NSObject, UIWindowSceneDelegate {
        var opened: [String] = []
        func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
            opened += URLContexts.map(\.url.absoluteString)
        }
    }

    @Test("A scene opens addresses in other programs like the application")
    func sceneOpens() throws {
        try Stage.run { stage in
            let scene = try #require(stage.scenes.first)
            let options = UIScene.OpenExternalURLOptions()
            var answers: [Bool] = []

            scene.open(url, options: nil) { answers.append($0) }
            options.universalLinksOnly = true
            scene.open(url, options: options) { answers.append($0) }
            stage.settle()

            expectEqual(answers, [true, false])
            expectEqual(stage.openedURLs, [url])
        }
    }

    @Test("Desktops do not support alternate icons, and the text size is the user's")
    func icon() throws {
        try Stage.run { stage in
            let application = UIApplication.shared
            var answers: [Bool] = []

            application.setAlternateIconName("Night") { answers.append($0 == nil) }
            application.setAlternateIconName(nil) { answers.append($0 == nil) }
            stage.settle()

            expectEqual(answers, [false, true])
            expectFalse(application.supportsAlternateIcons)
            expectNil(application.alternateIconName)
            expectEqual(application.preferredContentSizeCategory, .large)
        }
    }
}
