import CoreGraphics
import Foundation

// Chosen (Controllers): A partial curl takes half a second in each direction.
/// Curls the presenter's view partially up over the presented view, and turns it back.
final class PartialCurlAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let page: CurledPageView
    private let isPresenting: Bool

    init(_ page: CurledPageView, isPresenting: Bool) {
        self.page = page
        self.isPresenting = isPresenting
    }

    /// Half a second.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.5
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        if isPresenting, let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
            to.frame = context.finalFrame(for: controller)
            container.insertSubview(to, at: 0)
            to.layoutIfNeeded()
        }
        if isPresenting, let from = context.view(forKey: .from) {
            // The view is already visible in the container.
            page.show(from, at: from.frame, in: container)
        } else if let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
            page.show(to, at: context.finalFrame(for: controller), in: container)
            to.layoutIfNeeded()
        }
        page.animate(up: isPresenting, duration: transitionDuration(using: context)) { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
