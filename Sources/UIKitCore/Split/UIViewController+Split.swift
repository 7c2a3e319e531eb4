extension UIViewController {
    /// Posted when a split view has become a stack, or columns; the object is the split view. `showDetailViewController` has
    /// another effect from then on.
    public static let showDetailTargetDidChangeNotification = NSNotification.Name(
        "UIViewControllerShowDetailTargetDidChangeNotification")
}
