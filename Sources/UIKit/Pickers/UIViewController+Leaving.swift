import UIKitCore

extension UIViewController {
    /// In `viewDidDisappear(_:)`: whether the controller was dismissed or removed from its parent, and not only
    /// covered.
    var isLeaving: Bool {
        isBeingDismissed || isMovingFromParent || parent == nil && presentingViewController == nil
    }
}
