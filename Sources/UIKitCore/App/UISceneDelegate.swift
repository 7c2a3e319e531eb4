import Foundation

/// Receives the changes of a scene's state. All methods have a default implementation.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// Called after the scene has become active: on the screen, with the input focus.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called before the scene loses the input focus.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called before the scene enters the foreground.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called after the scene has entered the background.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Called after the scene was disconnected from the app.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called when the scene connects to the app. Create its windows here.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

    /// Called before an announced activity is delivered to the scene.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    /// Continues an activity in a scene that is already connected.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

    /// Called when an announced activity of a type fails, with the error.
    func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    /// Called after an activity of the scene was updated, before it is stored or handed over.
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)

    /// Opens addresses in the scene.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

    /// Returns the activity that the session stores for restoration. Called after the scene has entered the
    /// background. If it returns `nil`, the session stores no activity.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// Restores the state of a session that was connected before. Called after `scene(_:willConnectTo:options:)`, just
    /// before the scene becomes active, if the session has an activity.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}

extension UISceneDelegate {
    /// Has no effect.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Has no effect.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Has no effect.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Has no effect.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Has no effect.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Has no effect: the delegate creates no windows.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Has no effect.
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
    /// Has no effect.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    /// Has no effect.
    public func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {}
    /// Has no effect.
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
    /// Has no effect.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    /// Returns the present activity of the session.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        scene.session.stateRestorationActivity
    }
    /// Has no effect.
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
}

extension OptionalMethods {
    static let scene = OptionalMethods((any UISceneDelegate).self) { $0 is any UISceneDelegate.Type }
}
