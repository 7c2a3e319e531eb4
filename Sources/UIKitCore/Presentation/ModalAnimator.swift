import CoreGraphics
import Foundation
import QuartzCore

/// Draws the transitions of `UIModalTransitionStyle`, both ways, but for the one that slides up (`CoverVerticalAnimator`)
/// and the one that curls up (`PartialCurlAnimator`).
final class ModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let style: UIModalTransitionStyle
    private let isPresenting: Bool

    /// The animator of a style. Where nothing can curl up, as when the style was set after the presentation, it slides
    /// (chosen).
    static func make(
        _ style: UIModalTransitionStyle, isPresenting: Bool
    ) -> any UIViewControllerAnimatedTransitioning {
        style == .coverVertical || style == .partialCurl
            ? CoverVerticalAnimator(isPresenting: isPresenting) : ModalAnimator(style, isPresenting: isPresenting)
    }

    private init(_ style: UIModalTransitionStyle, isPresenting: Bool) {
        self.style = style
        self.isPresenting = isPresenting
    }

    /// UIKit's: 0.3 seconds for fading, three quarters for turning over (measured by eye; chosen).
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        style == .flipHorizontal ? 0.75 : 0.3
    }

    /// Puts the view that comes where it ends. Returns the view that comes with a presentation, or goes with a dismissal.
    static func install(_ context: any UIViewControllerContextTransitioning, isPresenting: Bool) -> UIView? {
        let container = context.containerView
        if let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
            to.frame = context.finalFrame(for: controller)
            if isPresenting { container.addSubview(to) } else { container.insertSubview(to, at: 0) }
            to.layoutIfNeeded()
        }
        return context.view(forKey: isPresenting ? .to : .from)
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let moving = Self.install(context, isPresenting: isPresenting)
        let complete = { (_: Bool) in context.completeTransition(!context.transitionWasCancelled) }
        let duration = transitionDuration(using: context)
        guard style == .flipHorizontal else {
            guard let fading = moving else { return complete(true) }
            let alpha = fading.alpha
            if isPresenting { fading.alpha = 0 }
            UIView.animate(withDuration: duration) {
                fading.alpha = self.isPresenting ? alpha : 0
            } completion: { finished in
                if !self.isPresenting { fading.alpha = alpha }
                complete(finished)
            }
            return
        }
        guard let to = context.view(forKey: .to), let from = context.view(forKey: .from) else {
            guard let moving else { return complete(true) }
            return turn(moving, duration: duration, completion: complete)
        }
        ViewTransition.exchange(
            from: from, to: to, duration: duration,
            options: isPresenting ? .transitionFlipFromRight : .transitionFlipFromLeft, animations: nil,
            completion: complete)
    }

    /// Where the presenter stays, the presented view alone turns by a quarter, up from its edge (chosen).
    private func turn(_ view: UIView, duration: TimeInterval, completion: @escaping (Bool) -> Void) {
        let shown = view.layer.transform
        var edge = CATransform3DIdentity
        edge.m34 = -1 / max(1000, 2 * max(view.bounds.width, view.bounds.height))
        edge = CATransform3DRotate(edge, isPresenting ? .pi / 2 : -.pi / 2, 0, 1, 0)
        if isPresenting { view.layer.transform = edge }
        UIView.animate(withDuration: duration) {
            view.layer.transform = self.isPresenting ? shown : edge
        } completion: { finished in
            view.layer.transform = shown
            completion(finished)
        }
    }
}
