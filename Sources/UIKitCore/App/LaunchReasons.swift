import Foundation

/// The reasons for a launch or an activation: addresses, an activity or a quick action. Empty if the user starts the
/// program directly.
@MainActor
package struct LaunchReasons {
    /// The addresses to open.
    var urls: [URL]
    /// The activity to continue.
    var userActivity: NSUserActivity?
    /// The selected quick action.
    var shortcutItem: UIApplicationShortcutItem?

    package init(
        url: URL? = nil, userActivity: NSUserActivity? = nil, shortcutItem: UIApplicationShortcutItem? = nil
    ) {
        urls = url.map { [$0] } ?? []
        (self.userActivity, self.shortcutItem) = (userActivity, shortcutItem)
    }

    /// Creates the reasons that a command line specifies.
    package init(arguments: [String]) {
        let info = BuildSettings.ofProgram.replacing(in: Bundle.main.infoDictionary)
        let parsed = LaunchArguments(arguments, schemes: LaunchArguments.schemes(info: info)) {
            FileManager.default.fileExists(atPath: $0)
        }
        self.init()
        if let problem = parsed.problem { Diagnostics.warn(.resource, problem) }
        urls = parsed.urls
        shortcutItem = parsed.shortcutType.map { UIApplicationShortcutItem.item(ofType: $0, info: info) }
    }

    // MARK: Launch

    /// The launch options for the application's delegate; `nil` without a reason.
    var launchOptions: [UIApplication.LaunchOptionsKey: Any]? {
        var options: [UIApplication.LaunchOptionsKey: Any] = [:]
        if let url = urls.first { options[.url] = url }
        if let shortcutItem { options[.shortcutItem] = shortcutItem }
        if let userActivity {
            let activity: [AnyHashable: Any] = [
                UIApplication.LaunchOptionsKey.userActivityType: userActivity.activityType,
                // Many programs read this key, which has no public name.
                "UIApplicationLaunchOptionsUserActivityKey": userActivity,
            ]
            options[.userActivityDictionary] = activity
        }
        return options.isEmpty ? nil : options
    }

    /// The connection options for the first scene's delegate.
    var connectionOptions: UIScene.ConnectionOptions {
        UIScene.ConnectionOptions(userActivity: userActivity, urlContexts: urlContexts, shortcutItem: shortcutItem)
    }

    private var urlContexts: Set<UIOpenURLContext> { Set(urls.map(UIOpenURLContext.init)) }

    // MARK: Delivery

    /// Delivers the reasons to the scenes' delegates, or to the application's delegate in a program without scene
    /// delegates.
    ///
    /// - Parameter front: The front scene, which receives content that no scene prefers by its `activationConditions`.
    ///   `nil` uses the active scene.
    package func deliver(to application: UIApplication, front: UIWindowScene? = nil) {
        let front =
            front ?? application.windowScenes.first { $0.activationState == .foregroundActive }
            ?? application.windowScenes.first
        if application.hasSceneDelegates, let front {
            deliver(to: application, scene: { application.scene(preferring: $0) ?? front })
        } else if let delegate = application.delegate {
            deliver(to: application, delegate)
        }
    }

    private func deliver(to application: UIApplication, scene: (String?) -> UIWindowScene) {
        if !urls.isEmpty {
            let scene = scene(urls[0].absoluteString)
            scene.delegate?.scene(scene, openURLContexts: urlContexts)
        }
        if let userActivity {
            let scene = scene(userActivity.targetContentIdentifier)
            scene.delegate?.scene(scene, willContinueUserActivityWithType: userActivity.activityType)
            scene.delegate?.scene(scene, continue: userActivity)
            UIContext.current.activities.didContinue(userActivity)
        }
        if let shortcutItem {
            let scene = scene(shortcutItem.targetContentIdentifier as? String)
            (scene.delegate as? any UIWindowSceneDelegate)?
                .windowScene(scene, performActionFor: shortcutItem) { _ in }
        }
    }

    private func deliver(to application: UIApplication, _ delegate: any UIApplicationDelegate) {
        for url in urls { _ = delegate.application(application, open: url, options: [.openInPlace: true]) }
        if let userActivity {
            _ = delegate.application(application, willContinueUserActivityWithType: userActivity.activityType)
            _ = delegate.application(application, continue: userActivity) { objects in
                MainActor.assumeIsolated {
                    for object in objects ?? [] { object.restoreUserActivityState(userActivity) }
                }
            }
            UIContext.current.activities.didContinue(userActivity)
        }
        if let shortcutItem { delegate.application(application, performActionFor: shortcutItem) { _ in } }
    }
}

extension UIApplication {
    // Chosen (Windows): URLs, activities and quick actions for several scenes are delivered to the first scene that
    // prefers their content, by the URL or `targetContentIdentifier`, else to the scene in front.
    /// Returns the first connected scene that prefers the content with an identifier.
    func scene(preferring content: String?) -> UIWindowScene? {
        guard let content else { return nil }
        return windowScenes.first { $0.activationConditions.prefers(content) }
    }

    /// Reports that an announced activity failed.
    package func didFailToContinue(_ activityType: String, _ error: any Error) {
        let front = windowScenes.first { $0.activationState == .foregroundActive } ?? windowScenes.first
        if hasSceneDelegates, let front {
            front.delegate?.scene(front, willContinueUserActivityWithType: activityType)
            front.delegate?.scene(front, didFailToContinueUserActivityWithType: activityType, error: error)
        } else {
            _ = delegate?.application(self, willContinueUserActivityWithType: activityType)
            delegate?.application(self, didFailToContinueUserActivityWithType: activityType, error: error)
        }
    }
}
