import UIKit

/// The application: a clock in a window.
public final class ClockApp: UIResponder, UIApplicationDelegate {
    /// The window that shows the clock.
    public var window: UIWindow?

    /// Creates the window and shows it, before the state is restored.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = ClockInterface.root(store: ClockStore())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    /// Sets the window's title.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        for scene in application.connectedScenes { scene.title = "Clock" }
        return true
    }

    // MARK: State restoration

    /// Always preserves the state.
    public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        coder.encode(Self.stateVersion, forKey: "version")
        return true
    }

    /// Restores states of the current version.
    public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        coder.decodeInteger(forKey: "version") == Self.stateVersion
    }

    /// Incremented when identifiers or keys of the controllers change.
    private static let stateVersion = 1

    /// The list that edits alarms.
    var alarms: AlarmListViewController? {
        let tabs = window?.rootViewController as? UITabBarController
        return tabs?.viewControllers?.lazy.compactMap {
            ($0 as? ListDetailViewController)?.list as? AlarmListViewController
        }
        .first
    }
}
