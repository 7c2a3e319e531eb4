import Foundation
import QuartzCore
import RenderServer

extension UIScrollView {
    // MARK: Deceleration

    /// Returns the motion after a drag, at this time.
    ///
    /// - Parameters:
    ///   - start: The start; `nil` for the current offset.
    ///   - targets: The target of each axis; `nil` for its natural end.
    func motion(
        from start: CGPoint? = nil, velocity: CGPoint, to targets: [CGFloat?], staysInRange: Bool = false
    ) -> ScrollMotion {
        let offset = start ?? contentOffset
        let (range, rate, scale) = (restingRange, decelerationRate.usable, pixelScale)
        func curve(
            _ offset: Double, _ velocity: Double, _ target: Double?, _ range: ClosedRange<Double>, _ bounces: Bool
        ) -> ScrollCurve {
            if let target {
                return .settling(
                    from: offset, velocity: velocity, to: min(max(target, range.lowerBound), range.upperBound),
                    rate: isPagingEnabled ? nil : rate)
            }
            var curve = ScrollCurve.deceleration(
                from: offset, velocity: velocity, rate: rate, within: range, bounces: bounces)
            if curve.rest != range.lowerBound, curve.rest != range.upperBound {
                curve.rest = ScrollMotion.round(curve.rest, scale)
            }
            return curve
        }
        func target(_ axis: Int) -> Double? { axis < targets.count ? targets[axis].map { Double($0) } : nil }
        return ScrollMotion(
            start: CACurrentMediaTime(),
            x: curve(
                offset.x, velocity.x, target(0), range.x,
                bouncesHorizontally && !staysInRange),
            y: curve(
                offset.y, velocity.y, target(1), range.y,
                bouncesVertically && !staysInRange), scale: scale)
    }

    /// - Parameter motion: A running motion; `nil` for a new motion with the velocity.
    func decelerate(velocity: CGPoint, to targets: [CGFloat?], on motion: ScrollMotion? = nil) {
        begin(motion ?? self.motion(velocity: velocity, to: targets), as: .decelerating)
        driver?.targets = targets
        isDeceleratingStorage = true
        delegate?.scrollViewWillBeginDecelerating(self)
    }

    /// Continues a deceleration with its velocity after a change of the range, or of the offset by other code.
    func continueDeceleration(movedBy distance: CGPoint = .zero) {
        guard let driver, let old = driver.motion else { return }
        let time = driver.shownTime
        if distance != .zero, driver.targets.contains(where: { $0 != nil }) {
            return driver.moveMotion(by: distance)
        }
        // The display's offset, which may be ahead of the main thread's.
        let shown = old.origin(at: time)
        var new = motion(
            from: CGPoint(x: shown.x + distance.x, y: shown.y + distance.y), velocity: old.velocity(at: time),
            to: driver.targets)
        new.start = time
        driver.run(new)
    }

    // MARK: Begin and end

    func begin(_ motion: ScrollMotion, as newPhase: ScrollPhase) {
        motionCount += 1
        phase = newPhase
        run(motion)
    }

    func run(_ motion: ScrollMotion) {
        showIndicators()
        let driver = driver ?? ScrollDriver(self)
        self.driver = driver
        driver.targets = []
        driver.run(motion)
    }

    /// Called when a motion has ended.
    func motionDidEnd(_ motion: ScrollMotion, at time: Double) {
        let count = motionCount
        driver?.stop()
        // A wheel's motion may end before the pause that ends its drag.
        guard phase != .dragging else { return moveContent(to: motion.rest) }
        isDraggingStorage = false
        if phase == .decelerating { moveContent(to: motion.originBeforeRest(at: time)) }
        guard motionCount == count else { return }
        moveContent(to: motion.rest)
        guard motionCount == count else { return }
        if phase == .animating { endAnimation() } else { endDeceleration(atRest: true) }
    }

    /// Stops the motion at its presented offset, without callbacks.
    func interruptMotion() {
        guard let driver, let motion = driver.motion else { return }
        let offset = motion.origin(at: driver.shownTime)
        driver.stop()
        moveContent(to: offset)
    }

    /// Ends an automatic movement at its current offset.
    func stopMotion() {
        switch phase {
        case .animating:
            interruptMotion()
            if phase == .animating { endAnimation() }
        case .decelerating, .caught:
            interruptMotion()
            if phase == .decelerating || phase == .caught { endDeceleration(atRest: true) }
        case .still, .dragging: break
        }
    }

    private func endAnimation() {
        motionCount += 1
        phase = .still
        let count = motionCount
        delegate?.scrollViewDidEndScrollingAnimation(self)
        scrollToTopDidEnd()
        if motionCount == count { stopAtRestingOffset() }
    }

    func endDeceleration(atRest: Bool) {
        let wasDecelerating = isDeceleratingStorage
        driver?.stop()
        motionCount += 1
        phase = .still
        isDeceleratingStorage = false
        isDraggingStorage = false
        let count = motionCount
        if wasDecelerating { delegate?.scrollViewDidEndDecelerating(self) }
        if atRest, motionCount == count { stopAtRestingOffset() }
    }

    func stopAtRestingOffset() {
        if !isTrackingStorage { hideIndicatorsLater() }
        notifyObservers { $0.scrollViewDidSettle(self) }
    }

    func windowDidChange() {
        guard currentWindow == nil else { return }
        if phase == .dragging { pan.arbiter.cancel(pan) }
        stopMotion()
        if phase == .still { rangeDidChange() }
    }
}
