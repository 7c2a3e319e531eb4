import Foundation

/// Receives changes of the application's state, and configures it. All methods have a default.
///
/// A class marked `@main` that conforms starts the application:
///
///     @main
///     final class AppDelegate: UIResponder, UIApplicationDelegate {
///         var window: UIWindow?
///
///         func application(
///             _ application: UIApplication,
///             didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
///         ) -> Bool {
///             window = UIWindow(frame: UIScreen.main.bounds)
///             window?.rootViewController = ViewController()
///             window?.makeKeyAndVisible()
///             return true
///         }
///     }
///
/// Follows <https://developer.apple.com/documentation/uikit/uiapplicationdelegate>.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The window of an app without scenes, where the delegate keeps it.
    var window: UIWindow? { get set }

    /// The first call of a launch, before any state is restored.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// The launch is almost complete: make the window, unless scenes do.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Returns the classes of a new scene; not called for a session that has been connected before. An app whose delegate
    /// returns a configuration with a delegate class has scenes of its own, and its delegate then gets none of the calls of
    /// becoming and resigning active, of background and foreground. The default returns what the Info.plist says.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// Sessions have ended: the user has closed their windows, or the program has asked for that. Called after their scenes
    /// were disconnected.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

    /// The orientations that the app supports in a window; called when the device is rotated. The default is every
    /// orientation on a pad, and every one but upside down on a phone.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask

    /// The app became active.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The app is about to lose the input focus.
    func applicationWillResignActive(_ application: UIApplication)
    /// The app went off the screen.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// The app is about to come on the screen again.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// The app is about to end.
    func applicationWillTerminate(_ application: UIApplication)
    /// Memory is short.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)

    /// Opens an address, after the launch or later. Not called in an app with scenes: they get
    /// `scene(_:openURLContexts:)`.
    ///
    /// - Returns: Whether it was opened.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    /// An activity is on its way, which `application(_:continue:restorationHandler:)` or
    /// `application(_:didFailToContinueUserActivityWithType:error:)` follows. Not called in an app with scenes, as all that follows.
    ///
    /// - Returns: Whether the app shows its user itself that it waits.
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
    /// An activity that was announced does not come: `userActivityType` is its type, and `error` says why.
    func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    /// An activity has been renewed, before it is kept or handed over.
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
    /// Its user has chosen a quick action. Called after a launch as well, unless one of the methods of the launch returns `false`.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - shortcutItem: The action.
    ///   - completionHandler: To be called with whether it was performed.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)

    /// The app has the token by which a server sends notifications to it: only on a stage.
    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// The app cannot get notifications of a server, as on every desktop.
    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// A server's notification has come: only on a stage.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - userInfo: What it says.
    ///   - completionHandler: To be called with what came of it.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)

    /// Takes up an activity.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - userActivity: What its user did.
    ///   - restorationHandler: May be called with the objects that are to take it up, which get
    ///     `restoreUserActivityState(_:)`.
    /// - Returns: Whether it was taken up.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool

    /// Whether the application's state is to be preserved; asked when it goes to the background. State is preserved only for
    /// a delegate that says so, and restored only for one that answers the next question as well. What is written here is
    /// read there. The default asks `application(_:shouldSaveApplicationState:)`.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
    /// Whether preserved state is to be restored; asked before the application has finished launching. The default asks
    /// `application(_:shouldRestoreApplicationState:)`.
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
    /// The older form of `application(_:shouldSaveSecureApplicationState:)`; `false` by default.
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
    /// The older form of `application(_:shouldRestoreSecureApplicationState:)`; `false` by default.
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
    /// Writes the application's own part, before anything else is written.
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
    /// Reads the application's own part, after everything else was restored.
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
    /// A controller of preserved state that has no restoration class; `nil`, the default, has it looked for elsewhere.
    func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}

extension UIApplicationDelegate {
    /// `nil`; a value that is set is not stored.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// The launch continues.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// The launch continues.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// The session's configuration, which the Info.plist gives; without one, the app has no scenes of its own.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        connectingSceneSession.configuration
    }

    /// Does nothing.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}

    /// The default of the kind of device.
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        window?.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    /// The application only posts its notification.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// The application only posts its notification.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// The application only posts its notification.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// The application only posts its notification.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// The application only posts its notification.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// The application only posts its notification.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

    /// `false`.
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }
    /// `false`.
    public func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool { false }
    /// Does nothing.
    public func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {}
    /// Does nothing.
    public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}
    /// Performs nothing.
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
    /// Does nothing.
    public func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}
    /// Does nothing.
    public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
    /// There is nothing new.
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.noData) }
    /// `false`.
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }

    /// What the older question answers.
    public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        self.application(application, shouldSaveApplicationState: coder)
    }
    /// What the older question answers.
    public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        self.application(application, shouldRestoreApplicationState: coder)
    }
    /// `false`.
    public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { false }
    /// `false`.
    public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        false
    }
    /// Writes nothing.
    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}
    /// Reads nothing.
    public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}
    /// `nil`.
    public func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? { nil }
}

extension OptionalMethods {
    static let application = OptionalMethods((any UIApplicationDelegate).self) {
        $0 is any UIApplicationDelegate.Type
    }
}
