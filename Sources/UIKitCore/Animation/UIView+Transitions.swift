import Foundation
import QuartzCore

extension UIView {
    // MARK: Creating transitions between views

    /// Exchanges two views in the superview of the first, with the transition of the options, which applies to the
    /// superview.
    ///
    /// The second view replaces the first view immediately, so that the views can be exchanged again during the
    /// transition; with `showHideTransitionViews` they are shown and hidden instead. If the first view has no
    /// superview, only the completion is called, with `false`.
    ///
    /// See <https://developer.apple.com/documentation/uikit/uiview/transition(with:duration:options:animations:completion:)>.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let superview = fromView.superview, fromView !== toView else {
            CATransaction.addCommitHandler(.postCommit) { completion?(false) }
            return
        }
        let exchange = {
            if options.contains(.showHideTransitionViews) {
                (fromView.isHidden, toView.isHidden) = (true, false)
            } else {
                superview.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        transition(
            with: superview, duration: duration, options: options, animations: { performWithoutAnimation(exchange) },
            completion: completion)
    }

    /// Changes a view and its content, with a transition from its old to its new appearance.
    ///
    /// The changes themselves are not animated unless the options permit it. If the options contain no transition, or
    /// the view has no window, the changes are animated as in an animation block.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let changes = animations ?? {}
        if options.transition == .transitionCrossDissolve, duration > 0, areAnimationsEnabled,
            view.layer.context != nil
        {
            return ViewTransition.dissolve(view, duration: duration, options: options, changes, completion)
        }
        guard !options.transition.isEmpty, duration > 0, areAnimationsEnabled, view.window != nil,
            let superview = view.superview, let old = view.snapshotView(afterScreenUpdates: false)
        else {
            animate(
                withDuration: duration, delay: 0, options: options, animations: changes, completion: completion
            )
            return
        }
        old.center = view.center
        old.layer.transform = view.layer.transform
        // The new appearance is behind the old one for a flip, and below it for a curl.
        superview.insertSubview(old, belowSubview: view)
        if options.contains(.allowAnimatedContent) { changes() } else { performWithoutAnimation(changes) }
        ViewTransition.exchange(from: old, to: view, duration: duration, options: options, animations: nil) {
            finished in
            old.removeFromSuperview()
            completion?(finished)
        }
    }

    /// The system animations of views.
    public enum SystemAnimation: UInt, Sendable {
        /// Shrinks, fades and removes the views.
        case delete
    }

    /// Performs a system animation on views, with further changes alongside.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let before = views.map { ($0, $0.alpha, $0.transform) }
        animate(withDuration: 0.25, delay: 0, options: options) {
            for view in views {
                view.alpha = 0
                view.transform = view.transform.scaledBy(x: 0.5, y: 0.5)
            }
            parallelAnimations?()
        } completion: { finished in
            for (view, alpha, transform) in before {
                view.removeFromSuperview()
                view.alpha = alpha
                view.transform = transform
            }
            completion?(finished)
        }
    }
}
