import Foundation

/// Receives the changes of a scene's state. All methods have a default implementation.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// The scene became active: on screen, with the input focus.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The scene is about to lose the input focus.
    func sceneWillResignActive(_ scene: UIScene)
    /// The scene is about to come on screen.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The scene is off screen.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// The scene left the app.
    func sceneDidDisconnect(_ scene: UIScene)
    /// The scene joined the app: make its windows now.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

    /// The scene is about to take up an activity that is on its way.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    /// The scene is to take up an activity: the program has requested a scene that is connected already.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

    /// An activity that was announced does not come: `userActivityType` is its type, and `error` says why.
    func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    /// An activity of the scene has been renewed, before it is kept or handed over.
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)

    /// The scene is to open addresses.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

    /// The scene has gone to the background: returns what it shows, which its session keeps; `nil` for nothing.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// The scene of a session that has been connected before is about to become active: shows again what it showed. Called
    /// after `scene(_:willConnectTo:options:)`, where the session has an activity.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}

extension UISceneDelegate {
    /// The scene only posts its notification.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// The scene only posts its notification.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// The scene only posts its notification.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// The scene only posts its notification.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// The scene only posts its notification.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// The scene connects without windows of the delegate's.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    /// Does nothing.
    public func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    /// The activity that the session has.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        scene.session.stateRestorationActivity
    }
    /// Does nothing.
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
}

extension OptionalMethods {
    static let scene = OptionalMethods((any UISceneDelegate).self) { $0 is any UISceneDelegate.Type }
}
