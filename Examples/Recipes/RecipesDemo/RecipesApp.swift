import UIKit

/// The application: recipes in a window.
public final class RecipesApp: UIResponder, UIApplicationDelegate {
    /// The window that shows the recipes.
    public var window: UIWindow?

    /// Creates the window and shows it. An app with an Info.plist names its storyboard there, and does not need this
    /// method.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.windowScene?.title = "Recipes"
        window.rootViewController = RecipesInterface.root()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
