/// Receives the changes of a window scene's state.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window that the scene shows, where the delegate keeps it.
    var window: UIWindow? { get set }

    /// The scene has another size, orientation or other traits. Its windows have followed already.
    ///
    /// - Parameters:
    ///   - windowScene: The scene, as it is now.
    ///   - previousCoordinateSpace: Has the bounds from before.
    ///   - previousInterfaceOrientation: The orientation before.
    ///   - previousTraitCollection: The traits before.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)

    /// Its user has chosen a quick action while the program runs; one with which it is launched is in the scene's connection options.
    ///
    /// - Parameters:
    ///   - windowScene: The scene that is to perform it.
    ///   - shortcutItem: The action.
    ///   - completionHandler: To be called with whether it was performed.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    /// `nil`; a value that is set is not stored.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// Does nothing.
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {}

    /// Performs nothing.
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
