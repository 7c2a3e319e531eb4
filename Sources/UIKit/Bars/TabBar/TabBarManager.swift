import UIKitCore

/// The controller of a tab bar: it sets the items, is the delegate, and handles taps.
@MainActor
protocol TabBarManager: UITabBarDelegate {
    /// Called when the user taps an item.
    func userDidTap(_ item: UITabBarItem)

    /// Called when the program sets `isHidden` of the bar.
    func programDidHideBar(_ isHidden: Bool)
}
