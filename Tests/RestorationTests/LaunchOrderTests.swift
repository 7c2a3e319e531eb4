import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("The order of a launch", .serialized)
struct LaunchOrderTests {
    /// Shows its window in `didFinishLaunching`, as most do.
    class LateDelegate: LaunchedDelegate {
        override func application(
            _ application: UIApplication,
            willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            RestorationLog.entries.append("will finish")
            return true
        }

        override func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            RestorationLog.entries.append("did finish")
            show()
            RestorationLog.entries.append("shown")
            return true
        }
    }

    /// Has a window before there is a scene.
    final class EarlyWindowDelegate: LateDelegate {
        override init() {
            super.init()
            window = UIWindow(frame: UIScreen.main.bounds)
        }
    }

    /// Notes what there is in its calls.
    final class LookingDelegate: LaunchedDelegate {
        static var seen: [String] = []

        override func application(
            _ application: UIApplication,
            willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let result = super.application(application, willFinishLaunchingWithOptions: launchOptions)
            Self.seen = ["\(application.windows.count) window, loaded \(window?.rootViewController?.isViewLoaded == true)"]
            return result
        }

        override func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            Self.seen.append(
                "\(application.windows.count) window, key \(window?.isKeyWindow == true), "
                    + "in a scene \(window?.windowScene != nil)")
            return super.application(application, didFinishLaunchingWithOptions: launchOptions)
        }
    }

    @Test("A window that is shown in willFinishLaunching loads its root there, which appears after didFinishLaunching")
    func shownFirst() throws {
        LaunchedDelegate.reset()

        try Stage.run(application: LaunchedDelegate.self) { stage in
            #expect(
                RestorationLog.entries == [
                    "will finish", "viewDidLoad root", "did finish", "will appear root", "active", "did appear root",
                ])
            #expect(stage.window.rootViewController?.restorationIdentifier == "root" && stage.window.isKeyWindow)
        }
    }

    @Test("A window that is shown in didFinishLaunching has its root appear there", arguments: [false, true])
    func shownLast(isEarly: Bool) throws {
        LaunchedDelegate.reset()

        try Stage.run(application: isEarly ? EarlyWindowDelegate.self : LateDelegate.self) { stage in
            #expect(
                RestorationLog.entries == [
                    "will finish", "did finish", "viewDidLoad root", "will appear root", "shown", "active",
                    "did appear root",
                ])
            #expect(stage.window.isKeyWindow)
        }
    }

    @Test("The window is one of the application's before its scene is connected, and the key one after that")
    func windows() throws {
        LaunchedDelegate.reset()

        try Stage.run(application: LookingDelegate.self) { _ in
            #expect(LookingDelegate.seen == ["1 window, loaded true", "1 window, key true, in a scene true"])
        }
    }

    @Test("Kept state is restored between willFinishLaunching and didFinishLaunching, before anything appears")
    func restoration() throws {
        LaunchedDelegate.reset()
        try Stage.run(application: LaunchedDelegate.self) { stage in
            (stage.window.rootViewController as? LoggedController)?.note = "changed"
            RestorationLog.entries = []

            stage.relaunch()

            #expect(
                RestorationLog.entries == [
                    "resigns", "background", "should save", "will encode", "encode root", "terminates",
                    "will finish", "viewDidLoad root", "should restore", "decode root", "did decode", "finished root",
                    "did finish", "will appear root", "active", "did appear root",
                ])
            #expect((stage.window.rootViewController as? LoggedController)?.note == "changed")
        }
    }

    @Test("The delegate gets the launch options, at each launch")
    func options() throws {
        LaunchedDelegate.reset()
        let key = UIApplication.LaunchOptionsKey(rawValue: "reason")

        try Stage.run(application: LaunchedDelegate.self, launchOptions: [key: 7]) { stage in
            for _ in 0..<2 {
                let options = (UIApplication.shared.delegate as? LaunchedDelegate)?.options
                #expect(options?[key] as? Int == 7)
                stage.relaunch()
            }
        }
    }

    @Test("A root that is replaced in didFinishLaunching is the one that stays")
    func replacedRoot() throws {
        final class ReplacingDelegate: LaunchedDelegate {
            override func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window?.rootViewController = AppearingController("other")
                return true
            }
        }
        LaunchedDelegate.reset()

        try Stage.run(application: ReplacingDelegate.self) { stage in
            #expect(stage.window.rootViewController?.restorationIdentifier == "other")
            #expect(RestorationLog.entries.last == "did appear other")
        }
    }
}
