import CoreGraphics
import QuartzCore
import RenderServer

/// Moves a scroll view by a motion: on the display, and on the main thread for each frame that it reaches in time.
///
/// The main thread sets the offset of the next frame, so that layout that depends on the offset is shown with it. For
/// frames that the main thread misses, the display evaluates the motion.
@MainActor
final class ScrollDriver {
    private weak var scrollView: UIScrollView?
    private var link: CADisplayLink?
    private(set) var motion: ScrollMotion?
    /// The target offsets of the axes, for a motion that must be computed again.
    var targets: [CGFloat?] = []
    /// The time of the frame whose offset the main thread has set.
    private(set) var preparedTime = -Double.infinity

    init(_ scrollView: UIScrollView) { self.scrollView = scrollView }

    nonisolated deinit {}

    /// The time whose offset is shown now or with the next frame.
    var shownTime: Double { max(CACurrentMediaTime(), preparedTime) }

    /// Begins a motion, or replaces the running motion with a motion that continues it.
    func run(_ motion: ScrollMotion) {
        guard let scrollView else { return }
        self.motion = motion
        preparedTime = max(preparedTime, motion.start)
        scrollView.backingLayer.setScrollMotion(motion, from: preparedTime)
        if link == nil {
            let link = CADisplayLink(target: self, action: ScrollDriver.frameIsDue)
            link.add(to: .main, forMode: .common)
            self.link = link
        }
        scrollView.layOutIndicators()
    }

    /// Moves the remaining motion.
    func moveMotion(by distance: CGPoint) {
        guard var motion else { return }
        motion.x = motion.x.moved(by: distance.x)
        motion.y = motion.y.moved(by: distance.y)
        run(motion)
    }

    /// Stops the motion; the offset is unchanged.
    func stop() {
        motion = nil
        preparedTime = -.infinity
        link?.invalidate()
        link = nil
        scrollView?.backingLayer.setScrollMotion(nil, from: 0)
        // Without a change of the offset no layout follows, which would stop the indicators.
        scrollView?.layOutIndicators()
    }

    private func frameIsDue(_ link: CADisplayLink) {
        guard let scrollView, let motion else { return stop() }
        let time = max(link.targetTimestamp, preparedTime)
        guard time < motion.end else { return scrollView.motionDidEnd(motion, at: time) }
        preparedTime = time
        scrollView.moveContent(to: motion.origin(at: time))
        // A callback may have changed or ended the motion.
        if let motion = self.motion { scrollView.backingLayer.setScrollMotion(motion, from: preparedTime) }
    }
}
