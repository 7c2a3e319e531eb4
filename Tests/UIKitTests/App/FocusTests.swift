import Foundation
import IrekoTesting
import RenderServer
import Testing

@testable import UIKit

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
    }

    private func run(hasSceneDelegate: Bool) throws -> [String] {
        let log = Log()
        let delegate = AppDelegate(log)
        let sceneDelegate = SceneDelegate(log)
        let names: [(Notification.Name, String)] = [
            (UIApplication.willResignActiveNotification, "posted resign"),
            (UIApplication.didBecomeActiveNotification, "posted active"),
        ]
        let observers = names.map { name, line in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { log.lines.append(line) }
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        try Stage.run(rootViewController: UIViewController()) { stage in
            let scene = try #require(stage.window.windowScene)
            let old = UIApplication.shared.delegate
            UIApplication.shared.delegate = delegate
            defer { UIApplication.shared.delegate = old }
            if hasSceneDelegate { scene.delegate = sceneDelegate }
            log.lines = []

            for hasFocus in [true, false, false, true, true] { scene.handle(.focus(hasFocus)) }
            scene.delegate = nil
        }
        // What follows comes from the end of the stage.
        return Array(log.lines.prefix(4))
    }

    @Test("The application's delegate is called once for each change, before its notification")
    func application() throws {
        #expect(
            try run(hasSceneDelegate: false) == ["app resigns", "posted resign", "app active", "posted active"])
    }

    @Test("The scene's delegate, if any, is called instead, and the notifications are posted all the same")
    func scene() throws {
        #expect(
            try run(hasSceneDelegate: true) == ["posted resign", "scene resigns", "scene active", "posted active"])
    }
}
