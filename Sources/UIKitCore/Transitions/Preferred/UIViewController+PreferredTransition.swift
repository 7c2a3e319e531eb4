import CoreGraphics
import Foundation

extension UIViewController {
    /// Whether what presents the controller curls up: it prefers that, or its style says so and it prefers nothing.
    var curlsPresenter: Bool {
        switch preferredTransition?.kind {
        case .modal(let style): style == .partialCurl
        case .zoom: false
        case nil: modalTransitionStyle == .partialCurl
        }
    }

    /// What draws the coming or going that the controller prefers; `nil` where it prefers none.
    ///
    /// - Parameters:
    ///   - isPresenting: Whether it comes: is presented, or pushed.
    ///   - interaction: What drives it, if anything does.
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

    /// What a finger takes the controller's page away with, whose pan has just begun; `nil` where the controller
    /// prefers no zoom.
    package func makeZoomInteraction(for pan: UIPanGestureRecognizer) -> ZoomInteraction? {
        guard preferredTransition?.zoom != nil, let view = viewIfLoaded else { return nil }
        let (location, translation) = (pan.location(in: nil), pan.translation(in: nil))
        return ZoomInteraction(
            anchor: CGPoint(x: location.x - translation.x, y: location.y - translation.y), pageSize: view.bounds.size)
    }

    /// Whether a finger may begin to take the controller's page away: what the options say, or else what the system
    /// would do.
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

    /// Has the root view recognise the gestures of a zoom, where the controller prefers one.
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
