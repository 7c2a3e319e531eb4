/// Receives the changes of a window scene's state.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window that the scene shows, where the delegate keeps it.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// `nil`; a value that is set is not stored.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

extension OptionalMethods {
    static let windowScene = OptionalMethods((any UIWindowSceneDelegate).self) {
        $0 is any UIWindowSceneDelegate.Type
    }
}
