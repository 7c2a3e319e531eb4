import UIKit

/// The app: mail in three columns.
public final class MailApp: UIResponder, UIApplicationDelegate {
    /// The window that shows the mail.
    public var window: UIWindow?

    /// Makes the window and shows it.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.windowScene?.title = "Mail"
        window.rootViewController = MailInterface.root(store: MailStore())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
