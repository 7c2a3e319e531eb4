import CoreGraphics
import Foundation

/// Drags a zoomed page with a finger, and dismisses it into the source view or returns it when the finger lifts.
///
/// The surroundings of the page follow the completed fraction, as in every percent-driven transition. The page itself
/// follows the finger in both directions (`ZoomLayout.dragged(by:from:)`), and continues with a separate animator
/// after the finger lifts. With any animator except `ZoomAnimator`, such as a delegate's, this is an ordinary
/// percent-driven transition.
package final class ZoomInteraction: UIPercentDrivenInteractiveTransition {
    /// Initial location of the drag, in the window's coordinate space.
    private let anchor: CGPoint
    private let pageSize: CGSize
    private var translation = CGPoint.zero
    private var velocity = CGPoint.zero
    private var views: ZoomViews?
    private var settling: UIViewPropertyAnimator?

    init(anchor: CGPoint, pageSize: CGSize) {
        self.anchor = anchor
        self.pageSize = pageSize
        super.init()
        timingCurve = UISpringTimingParameters(transitionVelocity: 0)
    }

    // MARK: The finger

    /// Moves the page with a pan, and ends the drag when the pan ends.
    package func follow(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began, .changed: follow(pan.translation(in: nil))
        case .ended: release(velocity: pan.velocity(in: nil))
        case .cancelled, .failed: cancel()
        default: break
        }
    }

    /// Moves the page by the finger's translation since the start, in the window's coordinate space.
    private func follow(_ translation: CGPoint) {
        guard settling == nil, translation.x.isFinite, translation.y.isFinite else { return }
        self.translation = translation
        update(ZoomLayout.progress(of: translation, pageSize: pageSize))
        showDragged()
    }

    /// Ends the drag with the finger's velocity, in points per second.
    private func release(velocity: CGPoint) {
        self.velocity = velocity
        if ZoomLayout.dismissesPage(translation: translation, velocity: velocity) { finish() } else { cancel() }
    }

    package override func finish() {
        settle(awayFromPlace: true)
        super.finish()
    }

    package override func cancel() {
        settle(awayFromPlace: false)
        super.cancel()
    }

    // MARK: The page

    /// Takes control of the page's views until `drop()` is called.
    func take(_ views: ZoomViews) {
        self.views = views
        showDragged()
    }

    func drop() {
        settling?.stopAnimation(true)
        settling = nil
        views = nil
    }

    private var held: ZoomLayout.Shape? {
        views.map { $0.layout.dragged(by: translation, from: $0.container.convert(anchor, from: nil as UIView?)) }
    }

    private func showDragged() {
        guard let views, let held, settling == nil else { return }
        UIView.performWithoutAnimation { views.show(held) }
    }

    private func settle(awayFromPlace: Bool) {
        guard let views, let held, settling == nil else { return }
        let target = awayFromPlace ? views.layout.zoomedOut : views.layout.zoomedIn
        let way = CGPoint(x: target.frame.midX - held.frame.midX, y: target.frame.midY - held.frame.midY)
        let distance = way.x * way.x + way.y * way.y
        let speed = distance > 1 ? max(0, (velocity.x * way.x + velocity.y * way.y) / distance) : 0
        let animator = UIViewPropertyAnimator(
            duration: 0.5, timingParameters: UISpringTimingParameters(transitionVelocity: Double(speed)))
        animator.addAnimations { views.show(target) }
        settling = animator
        animator.startAnimation()
    }
}
