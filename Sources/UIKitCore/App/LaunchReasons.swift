import Foundation

/// Why a program is launched, or comes to front: with addresses, an activity or a quick action. Empty where its user just starts it.
@MainActor
package struct LaunchReasons {
    /// What it is to open.
    var urls: [URL]
    /// What it is to go on with.
    var userActivity: NSUserActivity?
    /// The action that its user has chosen.
    var shortcutItem: UIApplicationShortcutItem?

    package init(
        url: URL? = nil, userActivity: NSUserActivity? = nil, shortcutItem: UIApplicationShortcutItem? = nil
    ) {
        urls = url.map { [$0] } ?? []
        (self.userActivity, self.shortcutItem) = (userActivity, shortcutItem)
    }

    /// What the command line asks for.
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

    // MARK: At a launch

    /// What the application's delegate gets; `nil` without a reason.
    var launchOptions: [UIApplication.LaunchOptionsKey: Any]? {
        var options: [UIApplication.LaunchOptionsKey: Any] = [:]
        if let url = urls.first { options[.url] = url }
        if let shortcutItem { options[.shortcutItem] = shortcutItem }
        if let userActivity {
            let activity: [AnyHashable: Any] = [
                UIApplication.LaunchOptionsKey.userActivityType: userActivity.activityType,
                // Not one of the named keys, but read by many programs.
                "UIApplicationLaunchOptionsUserActivityKey": userActivity,
            ]
            options[.userActivityDictionary] = activity
        }
        return options.isEmpty ? nil : options
    }

    /// What the first scene's delegate gets.
    var connectionOptions: UIScene.ConnectionOptions {
        UIScene.ConnectionOptions(userActivity: userActivity, urlContexts: urlContexts, shortcutItem: shortcutItem)
    }

    private var urlContexts: Set<UIOpenURLContext> { Set(urls.map(UIOpenURLContext.init)) }

    // MARK: Later

    /// Gives the program what it is to do: its scenes' delegates, or in a program without them its application's delegate.
    ///
    /// - Parameter front: The scene in front, which gets what no other one prefers by its `activationConditions`. `nil` for the active one.
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
    /// The scene that prefers a content; the one that was connected first, of several.
    func scene(preferring content: String?) -> UIWindowScene? {
        guard let content else { return nil }
        return windowScenes.first { $0.activationConditions.prefers(content) }
    }

    /// An activity that was announced does not come.
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
