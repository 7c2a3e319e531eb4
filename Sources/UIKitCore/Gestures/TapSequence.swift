import CoreGraphics

/// Tracks one or more taps. The limits of time and place are the known limits of UIKit's tap recognizers.
@MainActor
struct TapSequence {
    /// Maximum duration of a tap, in seconds.
    static let longestTap = 0.75
    /// Maximum time from the end of a tap to the start of the next one, in seconds.
    static let longestInterval = 0.35
    /// Maximum movement of a finger, and maximum distance of the taps of a gesture, in points.
    static let allowableMovement: CGFloat = 45

    enum Result { case unfinished, failed, complete }

    /// The fingers of the present or last tap.
    private(set) var touches: [UITouch] = []
    /// Location of the present or last tap: the middle of its fingers.
    private(set) var location: CGPoint?
    /// The number of completed taps.
    private(set) var count = 0
    private var isDown = false
    private var timer: GestureTimer?

    /// Begins a tap with new touches. Returns `false` if they cannot be part of the gesture.
    mutating func begin(_ new: Set<UITouch>, touchesRequired: Int, of recognizer: UIGestureRecognizer) -> Bool {
        if !isDown {
            isDown = true
            touches = []
            timer?.cancel()
            let start = new.map(\.timestamp).min() ?? 0
            timer = recognizer.fail(at: start + Self.longestTap)
        }
        touches += new.sorted { $0.timestamp < $1.timestamp }
        guard touches.count <= max(1, touchesRequired) else { return false }
        let sum = touches.reduce(into: CGPoint.zero) { sum, touch in
            sum.x += touch.beganLocationInWindow.x
            sum.y += touch.beganLocationInWindow.y
        }
        let middle = CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
        if count > 0, touches.count == max(1, touchesRequired), let location,
            middle.distance(to: location) > Self.allowableMovement
        {
            return false
        }
        if count == 0 || touches.count == max(1, touchesRequired) { location = middle }
        return true
    }

    /// Returns whether all moved fingers are within the allowable movement.
    func move(_ moved: Set<UITouch>) -> Bool { moved.allSatisfy { $0.farthestDistance <= Self.allowableMovement } }

    mutating func end(touchesRequired: Int, tapsRequired: Int, of recognizer: UIGestureRecognizer) -> Result {
        guard touches.allSatisfy(\.isUp) else { return .unfinished }
        guard touches.count == max(1, touchesRequired), move(Set(touches)) else { return .failed }
        isDown = false
        count += 1
        timer?.cancel()
        if count >= max(1, tapsRequired) { return .complete }
        let end = touches.map(\.timestamp).max() ?? 0
        timer = recognizer.fail(at: end + Self.longestInterval)
        return .unfinished
    }

    /// Cancels the time limit for the next tap. Called when the next touch has begun.
    mutating func stopWaiting() { timer?.cancel() }

    mutating func reset() {
        timer?.cancel()
        self = TapSequence()
    }
}

extension UIGestureRecognizer {
    /// Makes the recognizer fail at a media time, unless the timer is canceled.
    func fail(at deadline: Double) -> GestureTimer {
        arbiter.schedule(at: deadline) { [weak self] in
            guard let self, state == .possible else { return }
            state = .failed
        }
    }
}
