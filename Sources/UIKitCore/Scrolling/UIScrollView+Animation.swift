import Foundation
import QuartzCore
import RenderServer

// Handles content changes during an animated scroll, which keeps its end time.
extension UIScrollView {
    /// The number of the running animated scroll; `nil` if no animated scroll runs.
    package var animatedScroll: Int? { phase == .animating ? motionCount : nil }

    /// Returns whether the content is at rest at the end of an animated scroll.
    package func hasArrived(at offset: CGPoint, by scroll: Int) -> Bool {
        phase == .still && motionCount == scroll + 1 && contentOffset == offset
    }

    // Chosen (Views): If the range of a scroll view shrinks during an animated scroll, the scroll ends at the border.
    /// Called after a change of the range: an animated scroll ends at its border instead of beyond it.
    func continueAnimation() {
        guard let motion = driver?.motion else { return }
        redirectAnimation(to: restingOffset(nearestTo: motion.rest))
    }

    /// Changes the end of an animated scroll.
    package func redirectAnimation(to target: CGPoint) {
        guard phase == .animating, let driver, let motion = driver.motion, target != motion.rest else { return }
        runAnimation(from: motion.origin(at: driver.shownTime), to: target)
    }

    private func runAnimation(from start: CGPoint, to target: CGPoint) {
        guard let driver, let old = driver.motion else { return }
        let time = driver.shownTime
        let (left, curve) = (max(old.end - time, 0.05), TimingCurve.bezier(x1: 0, y1: 0, x2: 0.58, y2: 1))
        driver.run(
            ScrollMotion(
                start: time, x: .eased(from: start.x, to: target.x, duration: left, curve: curve),
                y: .eased(from: start.y, to: target.y, duration: left, curve: curve), scale: pixelScale))
    }

    /// Called when other code has moved the content: the scroll moves with it, to an end that is in range if the
    /// former end was.
    func moveAnimation(by distance: CGPoint) {
        guard let driver, let motion = driver.motion else { return }
        let endsInRange = restingOffset(nearestTo: motion.rest) == motion.rest
        driver.moveMotion(by: distance)
        if endsInRange { continueAnimation() }
    }

    /// Sets the content size and offset of a new layout. An animated scroll continues from this offset to its end, as
    /// far as that is in range (UIKit ends at the new layout's end). A deceleration continues with its velocity.
    package func moveScroll(to offset: CGPoint, contentSize size: CGSize) {
        let (motion, scroll) = (phase.isMoving ? driver?.motion : nil, motionCount)
        let velocity = motion?.velocity(at: driver?.shownTime ?? 0) ?? .zero
        contentSize = size
        guard let motion, phase.isMoving, motionCount == scroll else {
            if offset != contentOffset { contentOffset = offset }
            return
        }
        moveContent(to: offset)
        guard let driver, phase.isMoving, motionCount == scroll else { return }
        if phase == .animating { return runAnimation(from: offset, to: restingOffset(nearestTo: motion.rest)) }
        let scrolled = CGPoint(
            x: canDrag(horizontally: true) ? velocity.x : 0, y: canDrag(horizontally: false) ? velocity.y : 0)
        var new = self.motion(from: offset, velocity: scrolled, to: driver.targets)
        new.start = driver.shownTime
        driver.run(new)
    }
}
