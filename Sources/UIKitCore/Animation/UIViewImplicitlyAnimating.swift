import CoreGraphics
import Foundation

/// An animator that animates what blocks change in views, such as `UIViewPropertyAnimator`.
///
/// All methods are optional; a caller passes over those that a type does not have.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewimplicitlyanimating>.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that begin after a part of the time that is left, from 0 to 1.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes that are animated with the others.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds what is called when the animations have ended.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Continues paused animations with another pace and another duration.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    /// Ignores the animation.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
    /// Ignores the animation.
    public func addAnimations(_ animation: @escaping () -> Void) {}
    /// Ignores the completion, which is never called.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    /// Ignores the call: a paused animator stays paused.
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {}
}
