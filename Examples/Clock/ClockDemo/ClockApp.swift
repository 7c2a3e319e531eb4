import UIKit

/// The app: a clock in a window.
public final class ClockApp: UIResponder, UIApplicationDelegate {
    /// The window that shows the clock.
    public var window: UIWindow?

    /// Makes the window and shows it.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.windowScene?.title = "Clock"
        window.rootViewController = ClockInterface.root(store: ClockStore())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
