import UIKit

/// The gallery as an application.
public final class GalleryApp: UIResponder, UIApplicationDelegate {
    /// The window that shows the gallery.
    public var window: UIWindow?

    /// Creates the window and shows it.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.windowScene?.title = "Gallery"
        window?.rootViewController = GalleryViewController()
        window?.makeKeyAndVisible()
        return true
    }
}
