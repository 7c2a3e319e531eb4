import CoreGraphics
import Foundation

/// An animator for changes of views in blocks, such as `UIViewPropertyAnimator`.
///
/// All methods are optional; missing ones are not called.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewimplicitlyanimating>.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that begin after a fraction of the remaining time, from 0 to 1.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes to the animations.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a closure that is called when the animations have ended.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Continues paused animations with a different curve and duration.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    /// Ignores the animation.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
    /// Ignores the animation.
    public func addAnimations(_ animation: @escaping () -> Void) {}
    /// Ignores the completion, which is never called.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    /// Ignores the call: a paused animator remains paused.
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {}
}
