import Foundation
import UIKitCore

// Chosen (Controllers): Columns of a split view move with the duration of a push.
/// Animates columns: they slide over the edge, while the content is resized or dimmed. The duration is that of a push.
final class SplitAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    static let duration: TimeInterval = 0.4

    private weak var container: UISplitViewController?
    private let target: SplitArrangement
    private let duration: TimeInterval
    private var animator: UIViewPropertyAnimator?

    init(_ container: UISplitViewController, to target: SplitArrangement, duration: TimeInterval) {
        (self.container, self.target, self.duration) = (container, target, duration)
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: context).startAnimation()
    }

    func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let made = UIViewPropertyAnimator(
            duration: duration, timingParameters: UISpringTimingParameters(transitionVelocity: 0))
        animator = made
        UIView.performWithoutAnimation { container?.viewIfLoaded?.layoutIfNeeded() }
        made.addAnimations { [weak container, target] in
            container?.state.shown = target
            container?.layOut()
            container?.viewIfLoaded?.layoutIfNeeded()
        }
        made.addCompletion { context.completeTransition($0 == .end) }
        return made
    }
}
