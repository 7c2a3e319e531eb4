import CoreGraphics
import Foundation

/// Animates a push or a pop between controllers that share a collection view, which changes its layout in place, with
/// the duration of other pushes.
///
/// During an interactive pop, a transition layout follows the progress of the gesture, and is animated to its end
/// afterwards.
final class CollectionLayoutAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    // Chosen (Collections): A push or pop with a layout-to-layout transition has the same duration as any other push
    // or pop.
    private static let duration: TimeInterval = 0.5

    private let target: UICollectionViewController
    private let collection: UICollectionView
    private let layout: UICollectionViewLayout
    private var animator: UIViewPropertyAnimator?

    init(_ target: UICollectionViewController, _ collection: UICollectionView, _ layout: UICollectionViewLayout) {
        (self.target, self.collection, self.layout) = (target, collection, layout)
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
        let made = LayoutProgressAnimator(
            duration: Self.duration, timingParameters: UISpringTimingParameters(transitionVelocity: 0))
        animator = made
        moveCollectionView(context)
        var finish: (Bool) -> Void = { _ in }
        if context.isInteractive {
            made.transition = (collection, collection.startInteractiveTransition(to: layout))
        } else {
            made.addAnimations { [collection, layout] in
                collection.changeLayout(to: layout, animated: true, nil, joined: { finish = $0 })
            }
        }
        made.addCompletion { position in
            made.settle(finishes: position == .end, animated: false)
            finish(position == .end)
            context.completeTransition(position == .end)
        }
        return made
    }

    private func moveCollectionView(_ context: any UIViewControllerContextTransitioning) {
        UIView.performWithoutAnimation {
            guard let view = target.view else { return }
            let frame = context.finalFrame(for: target)
            view.bounds.size = frame.size
            view.center = CGPoint(x: frame.midX, y: frame.midY)
            context.containerView.addSubview(view)
            target.sharing.moveCollection()
        }
    }
}

/// An animator that also sets the progress of a transition layout to its own interactive progress.
final class LayoutProgressAnimator: UIViewPropertyAnimator {
    var transition: (collection: UICollectionView, layout: UICollectionViewTransitionLayout)?

    override var fractionComplete: CGFloat {
        get { super.fractionComplete }
        set {
            super.fractionComplete = newValue
            guard let layout = transition?.layout else { return }
            layout.transitionProgress = super.fractionComplete
            layout.invalidateLayout()
        }
    }

    override func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        super.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor)
        settle(finishes: !isReversed, animated: true)
    }

    /// Animates the layout to its end or back after the finger was lifted. Only the first call has an effect.
    func settle(finishes: Bool, animated: Bool) {
        guard let transition else { return }
        self.transition = nil
        guard transition.collection.interactiveTransition?.layout === transition.layout else { return }
        transition.collection.endTransition(finishes: finishes, animated: animated)
    }
}
