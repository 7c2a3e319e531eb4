import Foundation
import QuartzCore
import RenderServer

// Chosen (Views): A notch of a wheel moves the content of a scroll view to its target with a spring, and further
// notches move the target. (iPadOS's numbers are not known.)
// Chosen (Views): A trackpad moves the content of a scroll view immediately and, since no event reports the end,
// continues after each event as if the fingers had lifted: this movement is a part of the next event's. Neither wheels
// nor trackpads move the content beyond the edges.
extension UIScrollView {
    /// Frequency of the spring of a notch, per second.
    private static var notchFrequency: Double { 22 }
    /// Seconds before a further notch turns the next page.
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

    /// The target of the wheel's motion.
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
        // Movement beyond an edge does not have to be reversed.
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

    /// Moves the content to an offset with a spring, with its current velocity.
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
