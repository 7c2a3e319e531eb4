import UIKitCore

extension UIViewController {
    /// Whether the controller is being dismissed or removed from its parent, and not only covered. Valid in
    /// `viewDidDisappear(_:)`.
    var isLeaving: Bool {
        isBeingDismissed || isMovingFromParent || parent == nil && presentingViewController == nil
    }
}
