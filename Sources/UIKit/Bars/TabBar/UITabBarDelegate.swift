import UIKitCore

/// What a tab bar reports: which item the user has chosen, and how the user arranges the items.
///
/// The delegate of a tab bar controller's bar is the controller, and cannot be changed.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitabbardelegate>.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
    /// The user has tapped an item, also the one that was selected already.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)

    /// The sheet of `beginCustomizingItems(_:)` is about to be shown.
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])

    /// The sheet is shown.
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])

    /// The sheet is about to go.
    ///
    /// - Parameters:
    ///   - items: The items of the bar.
    ///   - tabBar: The tab bar.
    ///   - changed: Whether the bar's items are others than before.
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)

    /// The sheet is gone.
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}

extension OptionalMethods {
    static let tabBar = OptionalMethods((any UITabBarDelegate).self) { $0 is any UITabBarDelegate.Type }
}
