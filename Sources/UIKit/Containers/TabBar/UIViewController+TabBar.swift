import UIKitCore

extension UIViewController {
    /// The nearest ancestor that is a tab bar controller, or `nil`.
    public var tabBarController: UITabBarController? { nearestAncestor(UITabBarController.self) }
}
