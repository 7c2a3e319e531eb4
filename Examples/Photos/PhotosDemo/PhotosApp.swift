import UIKit

/// The app: photos in a window.
open class PhotosApp: UIResponder, UIApplicationDelegate {
    /// The window that shows the photos.
    public var window: UIWindow?
    /// The photos.
    public let library = PhotoLibrary()

    /// Makes the window and shows it, before what was there the last time is restored.
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

    /// Names the window.
    open func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        for scene in application.connectedScenes { scene.title = "Photos" }
        return true
    }

    /// Always.
    open func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        coder.encode(Self.stateVersion, forKey: "version")
        return true
    }

    /// What photos of this version have written.
    open func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        coder.decodeInteger(forKey: "version") == Self.stateVersion
    }

    /// The grids, shelves and pages that were there; the other controllers are there already.
    open func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        (window?.rootViewController as? PhotosSplitViewController)?.restored(identifierComponents.last, coder)
    }

    /// Changes when controllers have other identifiers or keys.
    private static let stateVersion = 2
}
