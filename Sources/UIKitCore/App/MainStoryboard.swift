import Foundation

/// The first storyboard of a program: `UIMainStoryboardFile` in its Info.plist, or the `UISceneStoryboardFile` of a
/// scene.
@MainActor
package struct MainStoryboard {
    private let name: String
    private let bundle: Bundle

    // Chosen (Windows): A scene manifest in the Info.plist takes precedence over a main storyboard.
    /// Reads an Info.plist; `nil` if it has no main storyboard, or if scenes have storyboards, since a scene manifest
    /// takes precedence.
    package init?(info: [String: Any]?, bundle: Bundle) {
        guard let info, UIContext.current.sceneManifest?.hasConfigurations != true else { return nil }
        let isPad = UIDevice.current.userInterfaceIdiom == .pad
        let padName = isPad ? info["UIMainStoryboardFile~ipad"] as? String : nil
        guard let name = padName ?? info["UIMainStoryboardFile"] as? String, !name.isEmpty else { return nil }
        self.name = name
        self.bundle = bundle
    }

    /// Creates the window of the application's delegate with the storyboard's initial controller, before the
    /// delegate's first call.
    package func makeWindow(of delegate: any UIApplicationDelegate) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        Self.fill(window, from: UIStoryboard(name: name, bundle: bundle), name)
        delegate.window = window
        guard delegate.window == nil else { return }
        Diagnostics.warn(
            .resource, "The app delegate must implement the window property if it wants to use a main storyboard file.")
    }

    /// Shows the delegate's window after the launch.
    package func showWindow(of delegate: any UIApplicationDelegate) { delegate.window?.makeKeyAndVisible() }

    /// Creates the window of a scene with a storyboard's initial controller, and assigns it to the scene's delegate.
    ///
    /// - Returns: The window, which is shown when the delegate has connected the scene; `nil` if the delegate does not
    ///   store a window.
    static func window(
        in scene: UIWindowScene, of delegate: any UISceneDelegate, _ storyboard: UIStoryboard
    ) -> UIWindow? {
        let window = UIWindow(windowScene: scene)
        fill(window, from: storyboard, storyboard.name)
        (delegate as? any UIWindowSceneDelegate)?.window = window
        if let kept = (delegate as? any UIWindowSceneDelegate)?.window { return kept }
        Diagnostics.warn(
            .resource,
            "\(type(of: delegate)) has no window property, so the scene of the storyboard '\(storyboard.name)' is not "
                + "shown: add `var window: UIWindow?`.")
        return nil
    }

    /// Sets a window's root to the storyboard's initial controller, and its tint color.
    private static func fill(_ window: UIWindow, from storyboard: UIStoryboard, _ name: String) {
        guard let source = storyboard.source else { return }
        if let tint = source.document.globalTintColor.flatMap(source.values.color) { window.tintColor = tint }
        window.rootViewController = storyboard.instantiateInitialViewController()
        if window.rootViewController == nil {
            Diagnostics.warn(
                .resource,
                "Failed to instantiate the default view controller for UIMainStoryboardFile '\(name)' - perhaps the "
                    + "designated entry point is not set?")
        }
    }
}
