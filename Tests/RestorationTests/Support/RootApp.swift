import UIKit

/// A program whose root and whose controllers for paths are defined by each test.
final class RootApp: UIResponder, UIApplicationDelegate {
    static var makeRoot: @MainActor () -> UIViewController = { UIViewController() }
    static var makeController: @MainActor ([String]) -> UIViewController? = { _ in nil }
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = Self.makeRoot()
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }

    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? { Self.makeController(identifierComponents) }
}
