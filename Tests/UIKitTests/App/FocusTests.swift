import Expectations
import Foundation
import IrekoTesting
import RenderServer
import Testing
import UIKit

/// The callbacks and notifications of an application and its scenes when their window gets and loses the input focus.
@MainActor
@Suite("Focus")
struct FocusTests {
    @MainActor private final class Log { var lines: [String] = [] }

    private final class AppDelegate: NSObject, UIApplicationDelegate {
        let log: Log
        init(_ log: Log) { self.log = log }
        func applicationDidBecomeActive(_ application: UIApplication) { log.lines.append("app active") }
        func applicationWillResignActive(_ application: UIApplication) { log.lines.append("app resigns") }
        func applicationWillEnterForeground(_ application: UIApplication) { log.lines.append("app foreground") }
        func applicationDidEnterBackground(_ application: UIApplication) { log.lines.append("app background") }
    }

    private final class SceneDelegate: NSObject, UIWindowSceneDelegate {
        let log: Log
        init(_ log: Log) { self.log = log }
        func sceneDidBecomeActive(_ scene: UIScene) { log.lines.append("scene active") }
        func sceneWillResignActive(_ scene: UIScene) { log.lines.append("scene resigns") }
        func sceneWillEnterForeground(_ scene: UIScene) { log.lines.append("scene foreground") }
        func sceneDidEnterBackground(_ scene: UIScene) { log.lines.append("scene background") }
    }

    private func run(
        hasSceneDelegate: Bool, _ events: [DisplayEvent] = [true, false, false, true, true].map { .focus($0) }
    ) throws -> [String] {
        let log = Log()
        let delegate = AppDelegate(log)
        let sceneDelegate = SceneDelegate(log)
        let names: [(Notification.Name, String)] = [
            (UIApplication.willResignActiveNotification, "posted resign"),
            (UIApplication.didBecomeActiveNotification, "posted active"),
            (UIApplication.didEnterBackgroundNotification, "posted background"),
            (UIApplication.willEnterForegroundNotification, "posted foreground"),
        ]
        let observers = names.map { name, line in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { log.lines.append(line) }
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        var lines: [String] = []
        try Stage.run(rootViewController: UIViewController()) { stage in
            let scene = try #require(stage.window.windowScene)
            UIApplication.shared.delegate = delegate
            if hasSceneDelegate { scene.delegate = sceneDelegate }
            log.lines = []

            for event in events { scene.handle(event) }
            lines = log.lines
            scene.delegate = nil
        }
        return lines
    }

    @Test("The application's delegate is called once for each change, before its notification")
    func application() throws {
        try expectEqual(
            run(hasSceneDelegate: false), ["app resigns", "posted resign", "app active", "posted active"])
    }

    @Test("The scene's delegate, if any, is called instead, and the notifications are still posted")
    func scene() throws {
        try expectEqual(
            run(hasSceneDelegate: true), ["posted resign", "scene resigns", "scene active", "posted active"])
    }

    /// Events that window systems send when a window is minimized and restored; their order differs.
    private static let minimizing: [[DisplayEvent]] = [
        [.visibility(false), .focus(false), .visibility(true), .focus(true)],
        [.visibility(false), .focus(false), .focus(true), .visibility(true)],
    ]

    @Test(
        "A minimized window moves the application to the background, until it is restored", arguments: [0, 1])
    func minimized(index: Int) throws {
        let lines = try run(hasSceneDelegate: false, Self.minimizing[index])

        expectEqual(
            lines,
            [
                "app resigns", "posted resign", "app background", "posted background", "app foreground",
                "posted foreground", "app active", "posted active",
            ])
    }

    @Test("A scene's delegate is called for a minimized window", arguments: [0, 1])
    func minimizedScene(index: Int) throws {
        let lines = try run(hasSceneDelegate: true, Self.minimizing[index])

        expectEqual(
            lines,
            [
                "posted resign", "scene resigns", "scene background", "posted background", "posted foreground",
                "scene foreground", "scene active", "posted active",
            ])
    }

    @Test("A window that lost the focus before it was minimized is restored without focus")
    func minimizedWithoutFocus() throws {
        let lines = try run(hasSceneDelegate: false, [.focus(false), .visibility(false), .visibility(true)])

        expectEqual(
            lines,
            [
                "app resigns", "posted resign", "app background", "posted background", "app foreground",
                "posted foreground",
            ])
    }
}
