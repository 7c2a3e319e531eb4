import CoreGraphics
import Foundation

extension UIViewController {
    /// Whether the presenter curls up: `preferredTransition` is a partial curl, or it is `nil` and
    /// `modalTransitionStyle` is.
    var curlsPresenter: Bool {
        switch preferredTransition?.kind {
        case .modal(let style): style == .partialCurl
        case .zoom: false
        case nil: modalTransitionStyle == .partialCurl
        }
    }

    // Chosen (Controllers): A preferred transition is used after animators of delegates and before
    // `modalTransitionStyle`. Bars that are hidden or shown in the same transition move over their edges.
    /// Returns the animator of the controller's preferred transition; `nil` if `preferredTransition` is `nil`.
    ///
    /// - Parameters:
    ///   - isPresenting: Whether the controller is presented or pushed, rather than dismissed or popped.
    ///   - interaction: The interaction controller of the transition, if it is interactive.
    package func preferredAnimator(
        isPresenting: Bool, interaction: (any UIViewControllerInteractiveTransitioning)?
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        switch preferredTransition?.kind {
        case .modal(let style): ModalAnimator.make(style, isPresenting: isPresenting)
        case .zoom(let zoom):
            ZoomAnimator(zoom, isZoomingIn: isPresenting, interaction: interaction as? ZoomInteraction)
        case nil: nil
        }
    }

    /// Creates the interaction for a pan that has just begun to dismiss the controller's page; `nil` if the preferred
    /// transition is not a zoom.
    package func makeZoomInteraction(for pan: UIPanGestureRecognizer) -> ZoomInteraction? {
        guard preferredTransition?.zoom != nil, let view = viewIfLoaded else { return nil }
        let (location, translation) = (pan.location(in: nil), pan.translation(in: nil))
        return ZoomInteraction(
            anchor: CGPoint(x: location.x - translation.x, y: location.y - translation.y), pageSize: view.bounds.size)
    }

    /// Returns whether a pan may begin to dismiss the controller's page: the result of `interactiveDismissShouldBegin`
    /// if the options have one, otherwise the system's decision.
    package func zoomMayBegin(with pan: UIPanGestureRecognizer, willBegin: Bool) -> Bool {
        guard let shouldBegin = preferredTransition?.zoom?.options.interactiveDismissShouldBegin,
            let view = viewIfLoaded
        else { return willBegin }
        let velocity = pan.velocity(in: view)
        return shouldBegin(
            Transition.ZoomOptions.InteractionContext(
                location: pan.location(in: view), velocity: CGVector(dx: velocity.x, dy: velocity.y),
                willBegin: willBegin))
    }

    /// Attaches the dismissal gestures of a zoom to the root view, if the preferred transition is a zoom.
    func attachZoomDismissal() {
        guard preferredTransition?.zoom != nil else {
            extras?.zoomDismissal?.attach(to: nil)
            return
        }
        let dismissal = extras?.zoomDismissal ?? ZoomDismissal(self)
        extrasForWriting.zoomDismissal = dismissal
        dismissal.attach(to: viewStorage)
    }
}
