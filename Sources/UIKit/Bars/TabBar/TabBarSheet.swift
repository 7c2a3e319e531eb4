import UIKitCore

/// The sheet from which a user drags items to a bar.
@MainActor
protocol TabBarSheet: UIViewController {
    /// The items of the bar, then the remaining items.
    var items: [UITabBarItem] { get }
    /// Called by the Done button with the items in their new order.
    var finish: ([UITabBarItem]) -> Void { get set }
    /// Called when the sheet was removed without the Done button.
    var wasRemoved: (() -> Void)? { get set }

    func done()
}

/// A container that creates the sheet for a bar. The sheet is in a navigation controller.
@MainActor
protocol TabBarSheetMaking {
    /// Creates the sheet, and returns it with the controller to present.
    static func makeSheet(
        items: [UITabBarItem], movable: Set<ObjectIdentifier>, count: Int
    ) -> (sheet: any TabBarSheet, presented: UIViewController)
}
