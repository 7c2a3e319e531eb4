import CoreGraphics
import Foundation

/// Slides the presented view up over the presenter, and down again.
///
/// The animation is the critically damped spring of sheets over half a second (measured). It can be paused and
/// reversed.
final class CoverVerticalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool
    private var animator: UIViewPropertyAnimator?

    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.5
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: context).startAnimation()
    }

    func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let made = UIViewPropertyAnimator(
            duration: 0.5, timingParameters: UISpringTimingParameters(transitionVelocity: 0))
        animator = made
        let moving = ModalAnimator.install(context, isPresenting: isPresenting)
        if let moving {
            let shown = moving.center
            let below = CGPoint(
                x: shown.x,
                y: context.containerView.bounds.maxY + moving.bounds.height * moving.layer.anchorPoint.y)
            if isPresenting { UIView.performWithoutAnimation { moving.center = below } }
            made.addAnimations { [isPresenting] in moving.center = isPresenting ? shown : below }
        }
        made.addCompletion { context.completeTransition($0 == .end) }
        return made
    }
}
