import CoreGraphics
import Foundation

// Chosen (Controllers): A zoom (`UIViewController.Transition.zoom`) takes half a second with the spring of pushes.
/// Animates the zoom of a controller out of a view and back, in presentations and navigation stacks.
///
/// The duration is that of pushes and sheets. If the dismissal is interactive, the animator moves only the
/// surroundings of the page, and the `ZoomInteraction` moves the page.
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let zoom: Zoom
    private let isZoomingIn: Bool
    private let interaction: ZoomInteraction?
    private var animator: UIViewPropertyAnimator?

    init(_ zoom: Zoom, isZoomingIn: Bool, interaction: ZoomInteraction?) {
        self.zoom = zoom
        self.isZoomingIn = isZoomingIn
        self.interaction = interaction
    }

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
        guard let views = ZoomViews(zoom, in: context, isZoomingIn: isZoomingIn) else {
            made.addCompletion { context.completeTransition($0 == .end) }
            return made
        }
        let holding = context.isInteractive ? interaction : nil
        holding?.take(views)
        made.addAnimations { [isZoomingIn] in
            views.showSurroundings(isZoomedIn: isZoomingIn)
            if holding == nil { views.show(isZoomingIn ? views.layout.zoomedIn : views.layout.zoomedOut) }
        }
        made.addCompletion { position in
            holding?.drop()
            views.remove()
            context.completeTransition(position == .end)
        }
        return made
    }
}
