import CoreGraphics
import Foundation
import QuartzCore

/// Animates the transitions of `UIModalTransitionStyle`, in both directions, except `coverVertical`
/// (`CoverVerticalAnimator`) and `partialCurl` (`PartialCurlAnimator`).
final class ModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let style: UIModalTransitionStyle
    private let isPresenting: Bool

    /// Returns the animator of a style. If the presentation has no page to curl, as when the style was set after the
    /// presentation, the view slides.
    static func make(
        _ style: UIModalTransitionStyle, isPresenting: Bool
    ) -> any UIViewControllerAnimatedTransitioning {
        // Chosen (Views): With `prefersCrossFadeTransitions`, presented views and pushed pages fade in. With
        // `isReduceMotionEnabled`, flips and curls of presentations are fades, and alerts do not shrink.
        let slides = style == .coverVertical
        if slides ? UIAccessibility.prefersCrossFadeTransitions : UIAccessibility.isReduceMotionEnabled {
            return ModalAnimator(.crossDissolve, isPresenting: isPresenting)
        }
        return style == .coverVertical || style == .partialCurl
            ? CoverVerticalAnimator(isPresenting: isPresenting) : ModalAnimator(style, isPresenting: isPresenting)
    }

    private init(_ style: UIModalTransitionStyle, isPresenting: Bool) {
        self.style = style
        self.isPresenting = isPresenting
    }

    // Chosen (Controllers): A cross dissolve takes 0.3 seconds and a flip 0.75, as measured by eye in UIKit.
    /// UIKit's durations: 0.3 seconds for a dissolve, 0.75 for a flip (measured by eye).
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        style == .flipHorizontal ? 0.75 : 0.3
    }

    /// Sets the final frame of the incoming view. Returns the presented view.
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

    // Chosen (Controllers): In a flip over a presenter that remains visible, only the presented view turns, by 90
    // degrees from its edge.
    /// If the presenter remains, only the presented view turns, by 90 degrees from its edge.
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
