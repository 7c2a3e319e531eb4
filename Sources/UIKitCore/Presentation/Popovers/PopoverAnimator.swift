import CoreGraphics
import Foundation

// Chosen (Controllers): A popover appears in 0.25 seconds, growing out of its arrow's tip from 0.92 of its size, and
// fades out in 0.2.
/// Animates a popover: it fades in while it grows from its arrow's tip, and fades out.
final class PopoverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private weak var popover: UIPopoverPresentationController?
    private let isPresenting: Bool

    private static let startScale: CGFloat = 0.92

    init(_ popover: UIPopoverPresentationController, isPresenting: Bool) {
        (self.popover, self.isPresenting) = (popover, isPresenting)
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        isPresenting ? 0.25 : 0.2
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let complete = { (_: Bool) in context.completeTransition(!context.transitionWasCancelled) }
        guard let view = context.view(forKey: isPresenting ? .to : .from) else { return complete(true) }
        if isPresenting {
            if let controller = context.viewController(forKey: .to) { view.frame = context.finalFrame(for: controller) }
            context.containerView.addSubview(view)
            // The presented controller may have changed its preferred size in `viewWillAppear(_:)`.
            popover?.place()
            view.layoutIfNeeded()
        }
        setShown(!isPresenting, view)
        if isPresenting { (view as? PopoverView)?.setScale(Self.startScale) }
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0,
            options: isPresenting ? .curveEaseOut : .curveEaseIn
        ) {
            self.setShown(self.isPresenting, view)
            if self.isPresenting { (view as? PopoverView)?.setScale(1) }
        } completion: { finished in
            // The view of a canceled dismissal is visible again.
            self.setShown(true, view)
            complete(finished)
        }
    }

    /// Shows or hides the view. A subclass of the presentation controller may have a different view.
    private func setShown(_ isShown: Bool, _ view: UIView) {
        if let view = view as? PopoverView { view.setShown(isShown) } else { view.alpha = isShown ? 1 : 0 }
    }
}
