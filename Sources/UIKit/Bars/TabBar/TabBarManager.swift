import UIKitCore

/// Whose bar a tab bar is: it sets the items, is the delegate, and decides what a tap does.
@MainActor
protocol TabBarManager: UITabBarDelegate {
    /// The user has tapped an item.
    func userDidTap(_ item: UITabBarItem)

    /// The program has hidden the bar itself, or shown it.
    func programDidHideBar(_ isHidden: Bool)
}
