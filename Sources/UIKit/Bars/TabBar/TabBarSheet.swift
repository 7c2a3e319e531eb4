import UIKitCore

/// The sheet on which a user drags items to a bar.
@MainActor
protocol TabBarSheet: UIViewController {
    /// Those of the bar, then the others.
    var items: [UITabBarItem] { get }
    /// Called by Done with the items in their new order.
    var finish: ([UITabBarItem]) -> Void { get set }
    /// Called when something else than Done has removed the sheet.
    var wasRemoved: (() -> Void)? { get set }

    func done()
}

/// Makes the sheet, which is in a navigation controller: so a bar leaves it to a container.
@MainActor
protocol TabBarSheetMaking {
    /// Makes a sheet, and what is to be presented for it.
    static func makeSheet(
        items: [UITabBarItem], movable: Set<ObjectIdentifier>, count: Int
    ) -> (sheet: any TabBarSheet, presented: UIViewController)
}
