import UIKitCore

/// The controller whose navigation bar is filled from what it contains: a navigation controller.
@MainActor
protocol BarHost: UIViewController {
    /// The controllers whose items the bar leads through, the one on top last.
    var barStack: [UIViewController] { get }
    /// What is on top of the stack; commands of its title's menu begin there.
    var topViewController: UIViewController? { get }
    /// What is shown besides the items of the stack.
    var leadingBarItems: [UIBarButtonItem] { get }
    /// The row that the bar shares with the tab bar of a wide window; `nil` where there is none.
    var tabBarRow: TabBarRow? { get }
    var isInSheet: Bool { get }

    func backButtonWasTapped()

    /// Goes back, animated, to the controller that has the item.
    func pop(to item: UINavigationItem)
}
