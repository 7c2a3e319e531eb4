import CoreGraphics
import Foundation

/// Animates the presentation and dismissal of alerts and action sheets: an alert fades in while it shrinks to its
/// size, an action sheet slides up.
///
/// The timing is a critically damped spring (ω 22.855 per second), which is treated as settled after 0.404 seconds.
/// The values were recorded by imitations and measured in a simulator.
final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    static let duration: TimeInterval = 0.404

    private let alert: UIAlertController
    private let isPresenting: Bool
    private var animator: UIViewPropertyAnimator?

    init(_ alert: UIAlertController, isPresenting: Bool) {
        (self.alert, self.isPresenting) = (alert, isPresenting)
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Self.duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: context).startAnimation()
    }

    func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        // With this damping ratio and duration, the remaining distance at the end is a thousandth of the whole: ω
        // 22.855.
        let made = UIViewPropertyAnimator(
            duration: Self.duration, timingParameters: UISpringTimingParameters(dampingRatio: 1))
        animator = made
        made.addCompletion { position in context.completeTransition(position != .start) }
        guard let presentation = alert.activePresentationController as? AlertPresentationController else { return made }
        if isPresenting, let view = context.view(forKey: .to) {
            UIView.performWithoutAnimation {
                context.containerView.addSubview(view)
                presentation.place(view)
                view.layoutIfNeeded()
                presentation.setShown(false, isComing: true)
            }
        }
        // If the presentation removed the presenter's view, the dismissal adds the view again below the alert.
        if !isPresenting, let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
            view.frame = context.finalFrame(for: controller)
            context.containerView.insertSubview(view, at: 0)
        }
        made.addAnimations { [isPresenting] in presentation.setShown(isPresenting, isComing: isPresenting) }
        return made
    }

    /// Stops the transition in its current state, so that the next transition continues from that state.
    func endWhereItIs() {
        guard let animator, animator.state == .active else { return }
        animator.stopAnimation(false)
        animator.finishAnimation(at: .current)
    }
}
