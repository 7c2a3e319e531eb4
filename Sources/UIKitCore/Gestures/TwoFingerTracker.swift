import CoreGraphics
import Foundation

/// Two fingers as a line with a length and an angle, for pinches and rotations.
@MainActor
struct TwoFingerTracker {
    private(set) var length: CGFloat
    private(set) var angle: CGFloat

    /// Creates the line of the first two touches; `nil` with fewer touches. The length is at least one point, so that
    /// ratios of lengths are finite.
    init?(_ touches: [UITouch]) {
        guard touches.count >= 2 else { return nil }
        let (first, second) = (touches[0].locationInWindow, touches[1].locationInWindow)
        length = max(1, first.distance(to: second))
        angle = atan2(second.y - first.y, second.x - first.x)
    }

    /// Returns the change of the angle since a given line, in the shorter direction.
    func angle(since other: TwoFingerTracker) -> CGFloat {
        let difference = angle - other.angle
        if difference > .pi { return difference - 2 * .pi }
        return difference < -.pi ? difference + 2 * .pi : difference
    }
}
