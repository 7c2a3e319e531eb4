import Foundation

/// The delegate of a dynamic animator. Both methods are optional.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidynamicanimatordelegate>.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// Called before the animator begins to move items, and before it continues after a pause.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)

    /// Called after all items have been at rest for half a second.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    /// Does nothing.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}

    /// Does nothing.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
