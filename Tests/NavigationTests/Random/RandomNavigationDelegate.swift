import UIKit

/// Logs its calls, acts inside of them, and returns an animator and an interaction when the world requires it.
final class RandomNavigationDelegate: NSObject, UINavigationControllerDelegate {
    weak var world: NavigationWorld?
    weak var shown: UIViewController?
    var hasAnimator = false
    var interaction: UIPercentDrivenInteractiveTransition?

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { world?.inside(viewController, "willShow") }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        shown = viewController
        world?.inside(viewController, "didShow")
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        world?.inside(toVC, "animationControllerFor")
        return hasAnimator ? CrossFade() : nil
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

/// The appearing page fades in over the disappearing page.
final class CrossFade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
            return context.completeTransition(true)
        }
        to.frame = context.finalFrame(for: controller)
        context.containerView.addSubview(to)
        to.alpha = 0
        UIView.animate(withDuration: 0.4) {
            to.alpha = 1
        } completion: { _ in
            to.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
