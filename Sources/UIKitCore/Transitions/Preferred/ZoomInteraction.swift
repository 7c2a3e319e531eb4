import CoreGraphics
import Foundation

/// A finger that takes a zoomed page along, and lets it go: back into the source view, or back to its place.
///
/// What is around the page follows the fraction as with every percent-driven transition. The page itself follows the
/// finger in both directions (`ZoomLayout.dragged(by:from:)`), and runs on with an animator of its own when it is
/// let go. With another animator than `ZoomAnimator`, as one of a delegate's, it is a percent-driven transition like
/// any other.
package final class ZoomInteraction: UIPercentDrivenInteractiveTransition {
    /// Where the finger took the page, in the window's space.
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

    /// The finger has moved so far from where it took the page, in the window's space.
    package func follow(_ translation: CGPoint) {
        guard settling == nil, translation.x.isFinite, translation.y.isFinite else { return }
        self.translation = translation
        update(ZoomLayout.progress(of: translation, pageSize: pageSize))
        showHeld()
    }

    /// The finger was lifted, at so many points a second.
    package func release(velocity: CGPoint) {
        self.velocity = velocity
        if ZoomLayout.goesAway(translation: translation, velocity: velocity) { finish() } else { cancel() }
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

    /// The transition has begun: the page is the finger's until `drop()`.
    func take(_ views: ZoomViews) {
        self.views = views
        showHeld()
    }

    func drop() {
        settling?.stopAnimation(true)
        settling = nil
        views = nil
    }

    private var held: ZoomLayout.Shape? {
        views.map { $0.layout.dragged(by: translation, from: $0.container.convert(anchor, from: nil as UIView?)) }
    }

    private func showHeld() {
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
