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
}

extension OptionalMethods {
    static let scene = OptionalMethods((any UISceneDelegate).self) { $0 is any UISceneDelegate.Type }
}
