import Foundation

/// Receives changes of the application's state, and configures it. All methods have default implementations.
///
/// A conforming class with `@main` starts the application:
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
    /// The window of an app without scenes, if the delegate stores it.
    var window: UIWindow? { get set }

    /// Called first in a launch, before state is restored.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called when the launch is almost complete. Create the window here, unless the app uses scenes.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Returns the configuration of a new scene; not called for a session that was connected before.
    ///
    /// In an app whose delegate returns a configuration with a delegate class, scene delegates receive the calls for
    /// active, background and foreground states instead of the application's delegate. The default implementation
    /// returns the Info.plist's configuration.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// Called after the user or the program has ended sessions, and their scenes were disconnected.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

    /// Returns the orientations that the app supports in a window; called when the device is rotated. The default is
    /// all orientations on a pad, and all except upside down on a phone.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask

    /// Called after the app has become active.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called before the app loses the input focus.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called after the app has left the screen.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called before the app returns to the screen.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called before the app terminates.
    func applicationWillTerminate(_ application: UIApplication)
    /// Called when memory is low.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)

    /// Called at the end of the launch, if `application(_:didFinishLaunchingWithOptions:)` is not implemented.
    func applicationDidFinishLaunching(_ application: UIApplication)
    /// Called when the app becomes active on another day than before.
    func applicationSignificantTimeChange(_ application: UIApplication)
    /// Called after files have become accessible: only on a stage.
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
    /// Called before files become inaccessible: only on a stage.
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
    /// Called to fetch data in the background: only on a stage.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - completionHandler: Must be called with the result.
    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)

    /// Opens an address, at launch or later. Not called in an app with scenes, which receive
    /// `scene(_:openURLContexts:)`.
    ///
    /// - Returns: Whether it was opened.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    /// Called before an activity is delivered with `application(_:continue:restorationHandler:)` or fails with
    /// `application(_:didFailToContinueUserActivityWithType:error:)`. Like the following methods, it is not called in
    /// an app with scenes.
    ///
    /// - Returns: Whether the app itself informs the user that it is waiting for the activity.
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
    /// Called when an announced activity of a type fails, with the error.
    func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    /// Called after an activity was updated, before it is stored or handed over.
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
    /// Performs the quick action that the user has selected. Also called after a launch, unless a launch method
    /// returns `false`.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - shortcutItem: The action.
    ///   - completionHandler: Must be called with whether the action was performed.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)

    /// Called with the device token for remote notifications: only on a stage.
    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// Called when the app cannot register for remote notifications, as on every desktop.
    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// Called when a remote notification has arrived: only on a stage.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - userInfo: The content of the notification.
    ///   - completionHandler: Must be called with the result.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)

    /// Continues an activity.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - userActivity: The activity.
    ///   - restorationHandler: May be called with objects that continue the activity. These receive
    ///     `restoreUserActivityState(_:)`.
    /// - Returns: Whether the activity was continued.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool

    /// Returns whether to preserve the application's state. Called when the application enters the background.
    ///
    /// The state is restored only if `application(_:shouldRestoreSecureApplicationState:)` returns `true`, too. That
    /// method can decode the values that this method encodes. The default implementation calls
    /// `application(_:shouldSaveApplicationState:)`.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
    /// Returns whether to restore preserved state; called before the application has finished launching. The default
    /// implementation calls `application(_:shouldRestoreApplicationState:)`.
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
    /// Returns whether to preserve the application's state. The older form of
    /// `application(_:shouldSaveSecureApplicationState:)`; `false` by default.
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
    /// Returns whether to restore preserved state. The older form of
    /// `application(_:shouldRestoreSecureApplicationState:)`; `false` by default.
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
    /// Encodes the application's own state. Called before all other state is encoded.
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
    /// Decodes the application's own state. Called after all other state was decoded.
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
    /// Returns a controller that was preserved without a restoration class; `nil`, the default, continues the search.
    func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}

extension UIApplicationDelegate {
    /// Returns `nil`; a set value is not stored.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// Returns `true`.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Calls `applicationDidFinishLaunching(_:)`, and returns `true`.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        applicationDidFinishLaunching(application)
        return true
    }
    /// Has no effect.
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    /// Has no effect.
    public func applicationSignificantTimeChange(_ application: UIApplication) {}
    /// Has no effect.
    public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}
    /// Has no effect.
    public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}
    /// Calls the completion handler with `noData`.
    public func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.noData) }

    /// Returns the Info.plist's configuration for the session; without one, the app has no scene delegates.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        connectingSceneSession.configuration
    }

    /// Has no effect.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}

    /// Returns the default of the device's idiom.
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        window?.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    /// Has no effect.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Has no effect.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Has no effect.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Has no effect.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Has no effect.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// Has no effect.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

    /// Returns `false`.
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }
    /// Returns `false`.
    public func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool { false }
    /// Has no effect.
    public func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {}
    /// Has no effect.
    public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}
    /// Calls the completion handler with `false`.
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
    /// Has no effect.
    public func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}
    /// Has no effect.
    public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
    /// Calls the completion handler with `noData`.
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.noData) }
    /// Returns `false`.
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }

    /// Returns the result of the older method.
    public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        self.application(application, shouldSaveApplicationState: coder)
    }
    /// Returns the result of the older method.
    public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        self.application(application, shouldRestoreApplicationState: coder)
    }
    /// Returns `false`.
    public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { false }
    /// Returns `false`.
    public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        false
    }
    /// Has no effect.
    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}
    /// Has no effect.
    public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}
    /// Returns `nil`.
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
