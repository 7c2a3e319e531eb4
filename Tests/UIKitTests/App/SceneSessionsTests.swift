import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Logs the callbacks of itself, of its scenes and of their roots.
@MainActor
private final class SceneAppDelegate: NSObject, UIApplicationDelegate {
    var lines: [String] = []
    /// The restoration activity of the scenes.
    var activity: NSUserActivity?
    /// The activity types that the last scene was connected with.
    var given: [String] = []

    /// The lines since the last call.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        lines.append("app configures")
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = LoggingSceneDelegate.self
        return configuration
    }
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        lines.append("app discards \(sceneSessions.count)")
    }
    func applicationDidBecomeActive(_ application: UIApplication) { lines.append("app active") }
    func applicationWillResignActive(_ application: UIApplication) { lines.append("app resigns") }
    func applicationDidEnterBackground(_ application: UIApplication) { lines.append("app background") }
    func applicationWillEnterForeground(_ application: UIApplication) { lines.append("app foreground") }
    func applicationWillTerminate(_ application: UIApplication) { lines.append("app terminates") }
}

private final class LoggingSceneDelegate: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
    private var app: SceneAppDelegate? { UIApplication.shared.delegate as? SceneAppDelegate }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        log("connects")
        app?.given = connectionOptions.userActivities.map(\.activityType)
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = LoggingRoot()
        window?.makeKeyAndVisible()
    }
    func sceneDidBecomeActive(_ scene: UIScene) { log("active") }
    func sceneWillResignActive(_ scene: UIScene) { log("resigns") }
    func sceneWillEnterForeground(_ scene: UIScene) { log("foreground") }
    func sceneDidEnterBackground(_ scene: UIScene) { log("background") }
    func sceneDidDisconnect(_ scene: UIScene) { log("disconnects") }
    func scene(_ scene: UIScene, willContinueUserActivityWithType type: String) { log("will continue \(type)") }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        log("continues \(userActivity.activityType)")
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        log("is kept")
        return app?.activity
    }
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
        log("restores \(stateRestorationActivity.activityType)")
    }

    private func log(_ line: String) { app?.lines.append("scene \(line)") }
}

private final class LoggingRoot: UIViewController {
    private var app: SceneAppDelegate? { UIApplication.shared.delegate as? SceneAppDelegate }
    private(set) var presses = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        app?.lines.append("root loads")
        let button = UIButton(type: .system)
        button.setTitle("Press", for: .normal)
        button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
        button.addAction(UIAction { [weak self] _ in self?.presses += 1 }, for: .touchUpInside)
        view.addSubview(button)
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        app?.lines.append("root will appear")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        app?.lines.append("root appeared")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        app?.lines.append("root will disappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        app?.lines.append("root disappeared")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        app?.lines.append("touch cancelled")
    }
}

@MainActor
@Suite("Scene sessions", .serialized)
struct SceneSessionsTests {
    /// Runs a test on a stage whose program has requested a second window.
    private func runWithSecond(
        _ body: (_ stage: Stage, _ app: SceneAppDelegate, _ second: UIWindowScene) throws -> Void
    ) throws {
        try Stage.run(rootViewController: controller("First")) { stage in
            let app = SceneAppDelegate()
            UIApplication.shared.delegate = app
            UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
            stage.settle()
            expectEqual(stage.scenes.count, 2)
            let second = try #require(stage.scenes.last)
            app.lines = []
            try body(stage, app, second)
        }
    }

    private func code(_ error: (any Error)?) -> UISceneError.Code? { (error as? UISceneError)?.code }

    // MARK: Connecting

    // The order of a storyboard app's log, with the calls of a delegate that makes its window itself.
    @Test("A requested scene is configured, connected, in the foreground, and active after its root appeared (LC13)")
    func activation() throws {
        try Stage.run(rootViewController: controller("First")) { stage in
            let app = SceneAppDelegate()
            UIApplication.shared.delegate = app

            UIApplication.shared.requestSceneSessionActivation(
                nil, userActivity: NSUserActivity(activityType: "letter"), options: nil)
            let inside = app.take()
            stage.settle()

            expectEmpty(inside)
            expectEqual(
                app.lines,
                [
                    "app configures", "scene connects", "root loads", "root will appear", "scene foreground",
                    "root appeared", "scene active",
                ])
            expectEqual(app.given, ["letter"])
            expectEqual(UIApplication.shared.connectedScenes.count, 2)
            expectEqual(UIApplication.shared.openSessions.count, 2)
        }
    }

    @Test("The new window is in front, and the former window is no longer active")
    func focus() throws {
        try runWithSecond { stage, _, second in
            let states = stage.scenes.map(\.activationState)

            expectEqual(states, [.foregroundInactive, .foregroundActive])
            expectEqual(UIApplication.shared.applicationState, .active)
            expectIdentical(second.session.scene, second)
            expectNotEqual(second.session.persistentIdentifier, stage.scenes[0].session.persistentIdentifier)
        }
    }

    @Test("A scene that is already connected is brought to the front, and continues the activity, if any")
    func connected() throws {
        try runWithSecond { stage, app, second in
            stage.activate(stage.scenes[0])
            expectEqual(app.take(), ["scene resigns"])

            UIApplication.shared.requestSceneSessionActivation(
                second.session, userActivity: NSUserActivity(activityType: "letter"), options: nil)
            stage.settle()
            expectEqual(app.take(), ["scene active", "scene will continue letter", "scene continues letter"])

            UIApplication.shared.requestSceneSessionActivation(second.session, userActivity: nil, options: nil)
            stage.settle()
            expectEqual(app.take(), [])
            expectEqual(stage.scenes.count, 2)
        }
    }

    @Test("The scene that prefers the content is activated, and a new scene if no scene prefers it")
    func conditions() throws {
        try runWithSecond { stage, app, second in
            second.activationConditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate {
                content, _ in content as? String == "inbox"
            }
            let activity = NSUserActivity(activityType: "folder")
            activity.targetContentIdentifier = "inbox"

            UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest(userActivity: activity))
            stage.settle()
            expectEqual(stage.scenes.count, 2)
            expectEqual(app.take(), ["scene will continue folder", "scene continues folder"])

            activity.targetContentIdentifier = "outbox"
            UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest(userActivity: activity))
            stage.settle()
            expectEqual(stage.scenes.count, 3)
        }
    }

    @Test("A phone has one scene: the request fails with multipleScenesNotSupported")
    func phone() throws {
        try Stage.run(device: .iPhone15, rootViewController: controller("First")) { stage in
            var error: (any Error)?

            UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { error = $0 }
            let inside = error
            stage.settle()

            expectNil(inside)
            expectEqual(code(error), .multipleScenesNotSupported)
            expectEqual((error as NSError?)?.domain, "UISceneErrorDomain")
            expectFalse(UIApplication.shared.supportsMultipleScenes)
            expectEqual(stage.scenes.count, 1)
        }
    }

    // MARK: Background and foreground

    @Test("A minimized window is in the background and saves its state; an activated window is in front again")
    func minimized() throws {
        try runWithSecond { stage, app, second in
            app.activity = NSUserActivity(activityType: "page")

            stage.minimize(second)
            expectEqual(app.take(), ["scene resigns", "scene background", "scene is kept"])
            expectIdentical(second.session.stateRestorationActivity, app.activity)
            expectEqual(stage.scenes[0].activationState, .foregroundActive)

            stage.activate(second)
            expectEqual(app.take(), ["scene foreground", "scene active"])
        }
    }

    @Test("A session whose scene was disconnected connects again without a configuration, and restores its state")
    func known() throws {
        try runWithSecond { stage, app, second in
            let session = second.session
            app.activity = NSUserActivity(activityType: "page")

            stage.disconnect(second)
            expectEqual(
                app.take(),
                [
                    "scene resigns", "scene background", "scene is kept", "scene disconnects", "root will disappear",
                    "root disappeared",
                ])
            #expect(UIApplication.shared.openSessions.contains(session))
            expectNil(session.scene)
            expectEqual(second.activationState, .unattached)

            UIApplication.shared.requestSceneSessionActivation(session, userActivity: nil, options: nil)
            stage.settle()
            expectEqual(
                app.take(),
                [
                    "scene connects", "root loads", "root will appear", "scene restores page", "scene foreground",
                    "root appeared", "scene active",
                ])
            expectIdentical(session.scene, stage.scenes.last)
        }
    }

    // MARK: Going

    @Test("A closed window's scene resigns, disconnects, its session is discarded, and its root disappears")
    func closed() throws {
        try runWithSecond { stage, app, second in
            stage.close(second)

            expectEqual(
                app.lines,
                [
                    "scene resigns", "scene disconnects", "app discards 1", "root will disappear", "root disappeared",
                ])
            expectEqual(stage.scenes.count, 1)
            expectEqual(UIApplication.shared.openSessions.count, 1)
            expectEqual(stage.scenes[0].activationState, .foregroundActive)
            expectFalse(stage.hasEnded)
        }
    }

    @Test(
        "A touch in a window that is closed or disconnected is cancelled first, and is released",
        arguments: [true, false])
    func touched(isClosed: Bool) throws {
        weak var root: UIViewController?
        try runWithSecond { stage, app, second in
            root = second.windows.first?.rootViewController
            stage.touchDown(at: CGPoint(x: 100, y: 400))

            if isClosed { stage.close(second) } else { stage.disconnect(second) }

            expectNotNil(root)
            expectEqual(app.lines.prefix(2), ["touch cancelled", "scene resigns"])
        }
        expectNil(root)
    }

    @Test("Destroying a session is like closing its window; a discarded session is refused")
    func destruction() throws {
        try runWithSecond { stage, app, second in
            let session = second.session
            let options = UIWindowSceneDestructionRequestOptions()
            options.windowDismissalAnimation = .commit
            var error: (any Error)?

            UIApplication.shared.requestSceneSessionDestruction(session, options: options) { error = $0 }
            stage.settle()
            expectNil(error)
            expectEqual(stage.scenes.count, 1)
            expectEqual(app.take().prefix(3), ["scene resigns", "scene disconnects", "app discards 1"])

            UIApplication.shared.requestSceneSessionDestruction(session, options: nil) { error = $0 }
            stage.settle()
            expectEqual(code(error), .requestDenied)
            expectEqual(app.take(), [])

            error = nil
            UIApplication.shared.requestSceneSessionActivation(session, userActivity: nil, options: nil) { error = $0 }
            stage.settle()
            expectEqual(code(error), .requestDenied)
        }
    }

    @Test("The program ends when its last window is closed, and keeps that window's state")
    func last() throws {
        try runWithSecond { stage, app, second in
            stage.close(stage.scenes[0])
            expectFalse(stage.hasEnded)
            expectEqual(stage.scenes, [second])
            app.lines = []

            stage.close(second)

            expectTrue(stage.hasEnded)
            expectEmpty(stage.scenes)
            expectEqual(
                app.lines,
                [
                    "scene resigns", "scene background", "scene is kept", "scene disconnects", "root will disappear",
                    "root disappeared", "app terminates",
                ])
        }
    }

    @Test("A window that is not closable stays")
    func notClosable() throws {
        try runWithSecond { stage, _, second in
            second.windowingBehaviors?.isClosable = false

            stage.close(second)

            expectEqual(stage.scenes.count, 2)
        }
    }

    @Test("Each call of a scene's delegate has its notification")
    func notifications() throws {
        let names: [(Notification.Name, String)] = [
            (UIScene.willDeactivateNotification, "deactivates"), (UIScene.didActivateNotification, "activates"),
            (UIScene.willEnterForegroundNotification, "foreground"),
            (UIScene.didEnterBackgroundNotification, "background"),
            (UIScene.didDisconnectNotification, "disconnects"),
        ]
        try runWithSecond { stage, _, second in
            @MainActor final class Log { var posted: [String] = [] }
            let log = Log()
            let observers = names.map { name, line in
                NotificationCenter.default.addObserver(forName: name, object: second, queue: nil) { _ in
                    MainActor.assumeIsolated { log.posted.append(line) }
                }
            }
            defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

            stage.minimize(second)
            stage.activate(second)
            stage.close(second)

            expectEqual(
                log.posted, ["deactivates", "background", "foreground", "activates", "deactivates", "disconnects"])
        }
    }

    // MARK: Input and pictures

    @Test("Touches and snapshots are of the front window, and a tapped view's window is brought to the front")
    func input() throws {
        try runWithSecond { stage, _, second in
            let root = try #require(second.windows.first?.rootViewController as? LoggingRoot)
            root.view.backgroundColor = .red
            stage.window.rootViewController?.view.backgroundColor = .blue

            stage.find("Press").tap()
            let red = stage.pixel(at: CGPoint(x: 5, y: 5))
            stage.activate(stage.scenes[0])
            let blue = stage.pixel(at: CGPoint(x: 5, y: 5))

            expectEqual(root.presses, 1)
            expectNotEqual(red, blue)
            expectFalse(stage.find("Press").exists)

            let button = try #require(root.view.subviews.first)
            stage.tap(button)
            expectEqual(root.presses, 2)
            expectEqual(second.activationState, .foregroundActive)
            expectEqual(stage.windows.count, 2)
        }
    }

    @Test("A scene's delegate is called when the size changes, with the former bounds")
    func geometry() throws {
        final class Delegate: NSObject, UIWindowSceneDelegate {
            var sizes: [CGSize] = []
            func windowScene(
                _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
                interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
                traitCollection previousTraitCollection: UITraitCollection
            ) { sizes += [previousCoordinateSpace.bounds.size, windowScene.coordinateSpace.bounds.size] }
        }
        try Stage.run(rootViewController: controller("First")) { stage in
            let delegate = Delegate()
            let scene = try #require(stage.window.windowScene)
            scene.delegate = delegate

            stage.resize(to: CGSize(width: 700, height: 600))

            expectEqual(delegate.sizes, [CGSize(width: 390, height: 844), CGSize(width: 700, height: 600)])
            scene.delegate = nil
        }
    }

    @Test("Size restrictions resize a window that is too small")
    func restrictions() throws {
        try Stage.run(rootViewController: controller("First")) { stage in
            let scene = try #require(stage.window.windowScene)

            scene.sizeRestrictions?.minimumSize = CGSize(width: 500, height: 400)
            stage.settle()

            expectEqual(scene.screen.bounds.size, CGSize(width: 500, height: 844))
        }
    }

    @Test("A requested frame sets the window's size, within its restrictions; impossible frames are denied")
    func requestedFrame() throws {
        try Stage.run(rootViewController: controller("First")) { stage in
            let scene = try #require(stage.window.windowScene)
            scene.sizeRestrictions?.maximumSize = CGSize(width: 900, height: 900)
            var error: (any Error)?

            scene.requestGeometryUpdate(.Mac(systemFrame: CGRect(x: 10, y: 10, width: 1000, height: 500)))
            stage.settle()
            expectEqual(scene.screen.bounds.size, CGSize(width: 900, height: 500))

            scene.requestGeometryUpdate(.Mac(systemFrame: .zero)) { error = $0 }
            stage.settle()
            expectEqual(code(error), .geometryRequestDenied)
            expectEqual(scene.screen.bounds.size, CGSize(width: 900, height: 500))
        }
    }

    @Test("An activation action opens a window; if only one window is supported, its alternate is performed")
    func action() throws {
        try runWithSecond { stage, app, _ in
            let action = UIWindowScene.ActivationAction { _ in
                UIWindowScene.ActivationConfiguration(userActivity: NSUserActivity(activityType: "letter"))
            }

            action.performWithSender(nil, target: nil)
            stage.settle()

            expectEqual(action.title, "Open in New Window")
            expectEqual(stage.scenes.count, 3)
            expectEqual(app.given, ["letter"])
        }
        try Stage.run(device: .iPhone15, rootViewController: controller("First")) { stage in
            var opened = 0
            let alternate = UIAction(title: "Open") { _ in opened += 1 }
            let action = UIWindowScene.ActivationAction(alternate: alternate) { _ in nil }

            action.performWithSender(nil, target: nil)
            stage.settle()

            expectEqual(action.title, "Open")
            expectEqual(opened, 1)
            expectTrue(UIWindowScene.ActivationAction { _ in nil }.attributes.contains(.hidden))
        }
    }
}
