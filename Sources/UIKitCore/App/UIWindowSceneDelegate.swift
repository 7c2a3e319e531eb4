/// Receives the changes of a window scene's state.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window of the scene, if the delegate stores it.
    var window: UIWindow? { get set }

    /// Called after the scene's size, orientation or traits have changed, and its windows were updated.
    ///
    /// - Parameters:
    ///   - windowScene: The scene, with its new values.
    ///   - previousCoordinateSpace: A coordinate space with the previous bounds.
    ///   - previousInterfaceOrientation: The previous orientation.
    ///   - previousTraitCollection: The previous traits.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)

    /// Performs the quick action that the user has selected while the program runs. A quick action at launch is in the
    /// scene's connection options.
    ///
    /// - Parameters:
    ///   - windowScene: The scene that should perform it.
    ///   - shortcutItem: The action.
    ///   - completionHandler: Must be called with whether the action was performed.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    /// Returns `nil`; a set value is not stored.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// Has no effect.
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {}

    /// Calls the completion handler with `false`.
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
}

extension OptionalMethods {
    static let windowScene = OptionalMethods((any UIWindowSceneDelegate).self) {
        $0 is any UIWindowSceneDelegate.Type
    }
}
