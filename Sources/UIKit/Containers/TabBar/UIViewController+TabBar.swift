import UIKitCore

extension UIViewController {
    /// The nearest ancestor that is a tab bar controller; `nil` if no ancestor is one.
    public var tabBarController: UITabBarController? { nearestAncestor(UITabBarController.self) }
}
