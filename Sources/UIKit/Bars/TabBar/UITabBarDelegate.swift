import UIKitCore

/// The methods that a tab bar calls when the user selects an item or customizes the items.
///
/// A tab bar controller is the delegate of its bar, and this delegate cannot be changed.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitabbardelegate>.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
    /// Called when the user taps an item, even if the item is already selected.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)

    /// Called before the sheet of `beginCustomizingItems(_:)` is shown.
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])

    /// Called after the sheet was shown.
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])

    /// Called before the sheet is removed.
    ///
    /// - Parameters:
    ///   - items: The items of the bar.
    ///   - tabBar: The tab bar.
    ///   - changed: Whether the bar's items have changed.
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)

    /// Called after the sheet was removed.
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
    /// The default implementation is empty.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    /// The default implementation is empty.
    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    /// The default implementation is empty.
    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    /// The default implementation is empty.
    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    /// The default implementation is empty.
    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}

extension OptionalMethods {
    static let tabBar = OptionalMethods((any UITabBarDelegate).self) { $0 is any UITabBarDelegate.Type }
}
