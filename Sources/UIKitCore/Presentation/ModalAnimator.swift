import CoreGraphics
import Foundation
import QuartzCore

/// Draws the transitions of `UIModalTransitionStyle`, both ways.
final class ModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let style: UIModalTransitionStyle
    private let isPresenting: Bool
    /// Under fingers the sheet follows them without pacing of its own.
    private let isLinear: Bool

    init(style: UIModalTransitionStyle, isPresenting: Bool, isLinear: Bool = false) {
        self.style = style
        self.isPresenting = isPresenting
        self.isLinear = isLinear
    }

    /// UIKit's: half a second for covering, 0.3 for fading, three quarters for turning over (measured by eye; chosen).
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        switch style {
        case .coverVertical: 0.5
        case .crossDissolve: 0.3
        case .flipHorizontal: 0.75
        }
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
        if let to, let controller = context.viewController(forKey: .to) {
            to.frame = context.finalFrame(for: controller)
            if isPresenting { container.addSubview(to) } else { container.insertSubview(to, at: 0) }
            to.layoutIfNeeded()
        }
        let complete = { (_: Bool) in context.completeTransition(!context.transitionWasCancelled) }
        let duration = transitionDuration(using: context)
        switch style {
        case .coverVertical:
            guard let moving = isPresenting ? to : from else { return complete(true) }
            let shown = moving.center
            let below = CGPoint(x: shown.x, y: container.bounds.maxY + moving.bounds.height / 2)
            if isPresenting { moving.center = below }
            UIView.animate(
                withDuration: duration, delay: 0, options: isLinear ? .curveLinear : .curveEaseOut,
                animations: { moving.center = self.isPresenting ? shown : below }, completion: complete)
        case .crossDissolve:
            guard let fading = isPresenting ? to : from else { return complete(true) }
            let alpha = fading.alpha
            if isPresenting { fading.alpha = 0 }
            UIView.animate(withDuration: duration) {
                fading.alpha = self.isPresenting ? alpha : 0
            } completion: { finished in
                if !self.isPresenting { fading.alpha = alpha }
                complete(finished)
            }
        case .flipHorizontal:
            guard let to, let from else {
                guard let turning = isPresenting ? to : from else { return complete(true) }
                return turn(turning, duration: duration, completion: complete)
            }
            ViewTransition.exchange(
                from: from, to: to, duration: duration,
                options: isPresenting ? .transitionFlipFromRight : .transitionFlipFromLeft, animations: nil,
                completion: complete)
        }
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
