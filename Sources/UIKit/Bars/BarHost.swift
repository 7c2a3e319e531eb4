import UIKitCore

/// The controller that fills a navigation bar from its child controllers: a navigation controller.
@MainActor
protocol BarHost: UIViewController {
    /// The controllers whose items the bar shows, the top controller last.
    var barStack: [UIViewController] { get }
    /// The top controller of the stack. It is the first responder that can handle commands of the title menu.
    var topViewController: UIViewController? { get }
    /// The items that are shown in addition to those of the stack.
    var leadingBarItems: [UIBarButtonItem] { get }
    /// The row that the bar shares with a bar of an outer container; `nil` without such a row.
    var sharedRow: SharedBarRow? { get }
    var isInSheet: Bool { get }
    /// The refresh control of the scroll view under the bar.
    var refreshControl: UIRefreshControl? { get }
    var isToolbarHidden: Bool { get }

    func backButtonWasTapped()

    /// Pops to the controller of the item, animated.
    func pop(to item: UINavigationItem)
}
