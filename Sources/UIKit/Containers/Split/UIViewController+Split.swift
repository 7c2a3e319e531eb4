import Foundation
import UIKitCore

extension UIViewController {
    // MARK: Getting other related view controllers

    /// The nearest ancestor that is a split view controller, at any distance; not through a presentation. `nil` without.
    public var splitViewController: UISplitViewController? { nearestAncestor(UISplitViewController.self) }

    // MARK: Adding and removing secondary controllers

    /// Posted when a split view has become a stack, or columns; the object is the split view. `showDetailViewController` has
    /// another effect from then on.
    public static let showDetailTargetDidChangeNotification = NSNotification.Name(
        "UIViewControllerShowDetailTargetDidChangeNotification")

    /// Takes a secondary controller on, when a classic split view becomes a stack. A navigation controller puts it on top of its
    /// stack, also one that is a navigation controller itself; others do nothing.
    public func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        guard let navigation = self as? UINavigationController else { return }
        splitViewController.nest([secondaryViewController], on: navigation)
    }

    /// Gives the secondary controller back, when a classic split view becomes columns. A navigation controller gives its top
    /// one; `nil` where that is the only one, and for others.
    public func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        guard let navigation = self as? UINavigationController, navigation.stack.count > 1,
            let top = navigation.stack.last
        else { return nil }
        return navigation.unnest(from: top).first
    }
}
