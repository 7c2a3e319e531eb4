import StateArchive
import UIKit
import UIKitCore

/// Logs its appearance, too.
class AppearingController: LoggedController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        RestorationLog.entries.append("will appear \(name)")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        RestorationLog.entries.append("did appear \(name)")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        RestorationLog.entries.append("will disappear \(name)")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        RestorationLog.entries.append("did disappear \(name)")
    }
}

/// The delegate of an application that saves and restores its state. It logs its calls, and shows its window in
/// `willFinishLaunching`.
class LaunchedDelegate: UIResponder, UIApplicationDelegate {
    /// Whether the state is saved.
    static var saves = true
    /// Whether it extends the restoration, and never completes it.
    static var extends = false

    /// The initial state of every test.
    static func reset() {
        (saves, extends) = (true, false)
        RestorationLog.entries = []
    }

    var window: UIWindow?
    var options: [UIApplication.LaunchOptionsKey: Any]?

    func show() {
        window = window ?? UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = AppearingController("root")
        window?.makeKeyAndVisible()
    }

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        RestorationLog.entries.append("will finish")
        options = launchOptions
        show()
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        RestorationLog.entries.append("did finish")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { RestorationLog.entries.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { RestorationLog.entries.append("resigns") }
    func applicationDidEnterBackground(_ application: UIApplication) { RestorationLog.entries.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { RestorationLog.entries.append("foreground") }
    func applicationWillTerminate(_ application: UIApplication) { RestorationLog.entries.append("terminates") }
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        RestorationLog.entries.append("discards \(sceneSessions.count)")
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        RestorationLog.entries.append("should save")
        return Self.saves
    }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        RestorationLog.entries.append("should restore")
        return true
    }
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        RestorationLog.entries.append("will encode")
    }
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        RestorationLog.entries.append("did decode")
        if Self.extends { application.extendStateRestoration() }
    }
}

/// The current saved state of the application.
@MainActor
var keptState: ArchivedState? { (UIContext.current.stateStore as? MemoryStateStore)?.kept }
