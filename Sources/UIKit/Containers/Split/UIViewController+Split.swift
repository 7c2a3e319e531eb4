import UIKitCore

extension UIViewController {
    /// Posted when a split view has collapsed or expanded, with the split view as its object. From then on,
    /// `showDetailViewController` has a different effect.
    public static let showDetailTargetDidChangeNotification = NSNotification.Name(
        "UIViewControllerShowDetailTargetDidChangeNotification")
}
