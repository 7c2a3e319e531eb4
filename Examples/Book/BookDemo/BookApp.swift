import UIKit

/// The application: a book in a window.
public final class BookApp: UIResponder, UIApplicationDelegate {
    /// The window that shows the book.
    public var window: UIWindow?

    /// Creates the window and shows it.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.windowScene?.title = "Book"
        window.rootViewController = ReaderViewController(book: .alice)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
