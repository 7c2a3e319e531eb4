import UIKitCore

extension UIViewController {
    /// In `viewDidDisappear(_:)`: whether the controller has been dismissed, or removed from what it was in, and not
    /// just covered.
    var isLeaving: Bool {
        isBeingDismissed || isMovingFromParent || parent == nil && presentingViewController == nil
    }
}
