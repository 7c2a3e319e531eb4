import UIKit

/// The application: photos in a window.
open class PhotosApp: UIResponder, UIApplicationDelegate {
    /// The window that shows the photos.
    public var window: UIWindow?
    /// The photos.
    public let library = PhotoLibrary()

    /// Creates the window and shows it, before the state is restored.
    open func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = PhotosInterface.root(library: library)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    /// Sets the window's title.
    open func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        for scene in application.connectedScenes { scene.title = "Photos" }
        return true
    }

    /// Always preserves the state.
    open func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        coder.encode(Self.stateVersion, forKey: "version")
        return true
    }

    /// Restores states of the current version.
    open func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        coder.decodeInteger(forKey: "version") == Self.stateVersion
    }

    /// Returns restored grids, albums and pages; the remaining controllers already exist.
    open func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        (window?.rootViewController as? PhotosSplitViewController)?.restored(identifierComponents.last, coder)
    }

    /// Incremented when identifiers or keys of the controllers change.
    private static let stateVersion = 2
}
