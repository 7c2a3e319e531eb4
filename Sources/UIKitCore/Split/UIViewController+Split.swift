extension UIViewController {
    /// Posted when a split view has collapsed or expanded, with the split view as its object. The effect of
    /// `showDetailViewController` has changed then.
    public static let showDetailTargetDidChangeNotification = NSNotification.Name(
        "UIViewControllerShowDetailTargetDidChangeNotification")
}
