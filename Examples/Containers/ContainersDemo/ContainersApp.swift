import UIKit

/// The demo as an application.
public final class ContainersApp: UIResponder, UIApplicationDelegate {
    /// The window that shows the demo.
    public var window: UIWindow?

    /// Creates the window and shows it.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        CallbackLog.shared.restart()
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.windowScene?.title = "Containers"
        window?.rootViewController = DemoViewController()
        window?.makeKeyAndVisible()
        return true
    }
}
