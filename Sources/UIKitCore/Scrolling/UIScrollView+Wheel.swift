import Foundation
import QuartzCore
import RenderServer

// Wheels and trackpads. (Chosen; iPadOS's numbers are not known.) A notch of a wheel brings the content to its target on a
// spring, and further notches move the target. A trackpad's content follows at once and, since no event says when the fingers
// are lifted, goes on from each event as if they were: what it goes is what the next event would bring. Neither goes beyond the
// edges.
extension UIScrollView {
    /// Of the spring of a notch, a second.
    private static var notchFrequency: Double { 22 }
    /// Seconds after which another notch turns another page.
    private static var pageTurnPause: Double { 0.25 }

    func wheelDidTurn() {
        guard let event = pan.lastScroll else { return }
        if event.modifierFlags.contains(.control), zoom(byWheel: event) { return }
        endWheelZoom()
        if phase != .dragging { beginDragging() }
        guard phase == .dragging else { return }
        if event.isContinuous {
            followTrackpad()
        } else if isPagingEnabled {
            turnPage(event.delta)
        } else {
            let step = convertedDelta(event)
            let from = wheelTarget ?? contentOffset
            glide(
                to: restingOffset(nearestTo: CGPoint(x: from.x - step.x, y: from.y - step.y)),
                frequency: Self.notchFrequency)
        }
    }

    func wheelDidStop() {
        guard phase == .dragging else { return endWheelZoom() }
        let velocity = driver?.motion?.velocity(at: driver?.shownTime ?? 0) ?? .zero
        endDragging(velocity: velocity, on: driver?.motion)
    }

    /// Where the wheel's motion goes.
    private var wheelTarget: CGPoint? { driver?.motion?.rest }

    private func convertedDelta(_ event: UIScrollEvent) -> CGPoint {
        let delta = pan.convert(event.delta, to: self)
        return CGPoint(x: drag.horizontal ? delta.x : 0, y: drag.vertical ? delta.y : 0)
    }

    private func followTrackpad() {
        let translation = pan.translation(in: self)
        let now = contentOffset
        let target = restingOffset(
            nearestTo: CGPoint(x: drag.start.x - translation.x, y: drag.start.y - translation.y))
        let offset = CGPoint(
            x: drag.horizontal ? ScrollMotion.round(target.x, pixelScale) : now.x,
            y: drag.vertical ? ScrollMotion.round(target.y, pixelScale) : now.y)
        driver?.stop()
        moveContent(to: offset)
        guard phase == .dragging else { return }
        // What was turned beyond an edge does not have to be turned back.
        if target != CGPoint(x: drag.start.x - translation.x, y: drag.start.y - translation.y) { continueDrag() }
        let velocity = pan.velocity(in: self)
        guard !isPagingEnabled else { return }
        let motion = motion(
            velocity: CGPoint(x: drag.horizontal ? -velocity.x : 0, y: drag.vertical ? -velocity.y : 0), to: [],
            staysInRange: true)
        if motion.end > motion.start { run(motion) }
    }

    private func turnPage(_ delta: CGVector) {
        if let motion = driver?.motion, CACurrentMediaTime() - motion.start < Self.pageTurnPause { return }
        let size = backingLayer.properties.bounds.size
        let from = wheelTarget ?? contentOffset
        func next(_ from: Double, _ delta: Double, _ length: Double, _ least: Double) -> Double {
            guard delta != 0, length > 0 else { return from }
            return least + (((from - least) / length).rounded() + (delta < 0 ? 1 : -1)) * length
        }
        let range = restingRange
        glide(
            to: restingOffset(
                nearestTo: CGPoint(
                    x: drag.horizontal ? next(from.x, delta.dx, size.width, range.x.lowerBound) : from.x,
                    y: drag.vertical ? next(from.y, delta.dy, size.height, range.y.lowerBound) : from.y)),
            frequency: ScrollCurve.settlingFrequency)
    }

    /// Has the content come to an offset on a spring, with the velocity that it has.
    func glide(to target: CGPoint, frequency: Double) {
        let (offset, velocity, start): (CGPoint, CGPoint, Double)
        if let driver, let motion = driver.motion {
            let time = driver.shownTime
            (offset, velocity, start) = (motion.origin(at: time), motion.velocity(at: time), time)
        } else {
            (offset, velocity, start) = (contentOffset, .zero, CACurrentMediaTime())
        }
        run(
            ScrollMotion(
                start: start,
                x: .settling(from: offset.x, velocity: velocity.x, to: target.x, rate: nil, frequency: frequency),
                y: .settling(from: offset.y, velocity: velocity.y, to: target.y, rate: nil, frequency: frequency),
                scale: pixelScale))
    }
}
