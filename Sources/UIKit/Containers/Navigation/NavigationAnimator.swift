import CoreGraphics
import Foundation
import QuartzCore

/// Animates a push or a pop: the upper page moves in from the trailing edge, with a shadow at its edge, and the lower
/// page moves below it by a smaller distance and darkens.
///
/// The timing is a critically damped spring (mass 3, stiffness 1000) over half a second. It was measured with sheets,
/// and it is the only spring with the recorded mass and stiffness of UIKit that fits the recorded duration. The values
/// of shift, darkness and shadow are common to all imitations.
final class NavigationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    static let duration: TimeInterval = 0.5
    /// The distance that the lower page moves, as a fraction of its width.
    private static let parallax: CGFloat = 0.3
    private static let darkness: CGFloat = 0.1

    private let navigation: UINavigationController
    private let operation: UINavigationController.Operation
    private var animator: UIViewPropertyAnimator?

    init(_ navigation: UINavigationController, operation: UINavigationController.Operation) {
        (self.navigation, self.operation) = (navigation, operation)
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
        let made = UIViewPropertyAnimator(
            duration: Self.duration, timingParameters: UISpringTimingParameters(transitionVelocity: 0))
        animator = made
        guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to) else {
            made.addCompletion { context.completeTransition($0 == .end) }
            return made
        }
        let isPush = operation == .push
        let (lower, upper) = isPush ? (from, to) : (to, from)
        let pages = navigation.pages
        let side: CGFloat = pages.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        let dimming = UIView(frame: pages.bounds)
        let shadow = EdgeShadow(isMirrored: side < 0)
        // A page that a finger moves slides in any case.
        let fades = UIAccessibility.prefersCrossFadeTransitions && !context.isInteractive
        let alpha = upper.view.alpha
        let (parallax, distance) = fades ? (0, 0) : (Self.parallax * side, side)
        UIView.performWithoutAnimation {
            set(lower, isPush ? 0 : -parallax)
            set(upper, isPush ? distance : 0)
            if fades, isPush { upper.view.alpha = 0 }
            shadow.isHidden = fades
            dimming.backgroundColor = .black
            dimming.alpha = isPush ? 0 : Self.darkness
            dimming.isUserInteractionEnabled = false
            pages.addSubview(dimming)
            pages.addSubview(shadow)
            pages.bringSubviewToFront(upper.view)
            shadow.place(beside: upper.view, in: pages)
        }
        // Pages receive no touches during the animation.
        let wereEnabled = (lower.view.isUserInteractionEnabled, upper.view.isUserInteractionEnabled)
        made.addAnimations { [self] in
            set(lower, isPush ? -parallax : 0)
            set(upper, isPush ? 0 : distance)
            if fades { upper.view.alpha = isPush ? alpha : 0 }
            dimming.alpha = isPush ? Self.darkness : 0
            shadow.place(beside: upper.view, in: pages)
        }
        (lower.view.isUserInteractionEnabled, upper.view.isUserInteractionEnabled) = (false, false)
        made.addCompletion { position in
            dimming.removeFromSuperview()
            shadow.removeFromSuperview()
            if fades { upper.view.alpha = alpha }
            (lower.view.isUserInteractionEnabled, upper.view.isUserInteractionEnabled) = wereEnabled
            context.completeTransition(position == .end)
        }
        return made
    }

    private func set(_ controller: UIViewController, _ shift: CGFloat) {
        navigation.motion?.setShift(shift, of: controller)
        navigation.place(controller)
    }
}

/// The shadow at the edge of the upper page.
private final class EdgeShadow: UIView {
    private static let breadth: CGFloat = 12
    private let isMirrored: Bool

    override class var layerClass: AnyClass { CAGradientLayer.self }

    init(isMirrored: Bool) {
        self.isMirrored = isMirrored
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        guard let gradient = layer as? CAGradientLayer else { return }
        let colors = [0, 0.02, 0.09].map { UIColor(white: 0, alpha: $0).cgColor }
        gradient.colors = isMirrored ? colors.reversed() : colors
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
    }

    required init?(coder: NSCoder) { nil }

    func place(beside page: UIView, in pages: UIView) {
        bounds.size = CGSize(width: Self.breadth, height: pages.bounds.height)
        let half = Self.breadth / 2
        let edge =
            isMirrored ? page.center.x + page.bounds.width / 2 + half : page.center.x - page.bounds.width / 2 - half
        center = CGPoint(x: edge, y: pages.bounds.midY)
    }
}
