extension UIViewController {
    // MARK: Getting other related view controllers

    /// The nearest ancestor that is a split view controller, at any distance; not through a presentation. `nil` without.
    public var splitViewController: UISplitViewController? { nearestAncestor(UISplitViewController.self) }

    // MARK: Adding and removing secondary controllers

    /// Posted when a split view has become a stack, or columns; the object is the split view. `showDetailViewController` has
    /// another effect from then on.
    public static let showDetailTargetDidChangeNotification = NSNotification.Name(
        "UIViewControllerShowDetailTargetDidChangeNotification")
}
