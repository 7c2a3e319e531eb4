import UIKitCore

extension UIViewController {
    /// The nearest tab bar controller around this one; `nil` outside of any.
    public var tabBarController: UITabBarController? { nearestAncestor(UITabBarController.self) }
}
