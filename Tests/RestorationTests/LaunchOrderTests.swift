import Expectations
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

    /// Has a window before the first scene.
    final class EarlyWindowDelegate: LateDelegate {
        override init() {
            super.init()
            window = UIWindow(frame: UIScreen.main.bounds)
        }
    }

    /// Records the application's windows in its first call.
    final class LookingDelegate: LaunchedDelegate {
        static var seen: [String] = []

        override func application(
            _ application: UIApplication,
            willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let result = super.application(application, willFinishLaunchingWithOptions: launchOptions)
            Self.seen = [
                "\(application.windows.count) window, loaded \(window?.rootViewController?.isViewLoaded == true)"
            ]
            return result
        }
    }

    @Test("A window that is shown in didFinishLaunching has its root appear there", arguments: [false, true])
    func shownLast(isEarly: Bool) throws {
        LaunchedDelegate.reset()

        try Stage.run(application: isEarly ? EarlyWindowDelegate.self : LateDelegate.self) { stage in
            expectEqual(
                RestorationLog.entries,
                [
                    "will finish", "did finish", "viewDidLoad root", "will appear root", "shown", "did appear root",
                    "active",
                ])
            expectTrue(stage.window.isKeyWindow)
        }
    }

    @Test(
        "A window belongs to the application before its scene is connected, and is key when the launch is complete"
    )
    func windows() throws {
        LaunchedDelegate.reset()

        try Stage.run(application: LookingDelegate.self) { stage in
            expectEqual(LookingDelegate.seen, ["1 window, loaded true"])
            expectEqual(UIApplication.shared.windows, [stage.window])
            expectTrue(stage.window.isKeyWindow)
        }
    }

    @Test("The last root that is set in didFinishLaunching stays")
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
            expectEqual(stage.window.rootViewController?.restorationIdentifier, "other")
            expectEqual(RestorationLog.entries.suffix(2), ["did appear other", "active"])
        }
    }
}
