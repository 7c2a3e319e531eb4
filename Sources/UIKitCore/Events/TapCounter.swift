import CoreGraphics

/// Counts touches at one place in quick succession, for `UITouch.tapCount`.
struct TapCounter {
    // Chosen (Input): Touches count as successive taps for `tapCount` within the times of the tap recognizer.
    /// Maximum time between a tap's end and the start of the next one, in seconds. It is the value of UIKit's tap
    /// recognizer.
    static let longestInterval = 0.35
    /// Maximum distance of taps in a succession, in points.
    static let farthestDistance: CGFloat = 45

    private struct Tap {
        let windowID: ObjectIdentifier
        let location: CGPoint
        let time: Double
        let count: Int
    }

    // Several taps, since several fingers may tap at a time.
    private var recent: [Tap] = []

    @MainActor mutating func countTouch(at location: CGPoint, in window: UIWindow, time: Double) -> Int {
        recent.removeAll { time - $0.time >= Self.longestInterval }
        let index = recent.lastIndex {
            $0.windowID == ObjectIdentifier(window) && $0.location.distance(to: location) <= Self.farthestDistance
        }
        return index.map { recent.remove(at: $0).count + 1 } ?? 1
    }

    @MainActor mutating func noteEnd(of touch: UITouch) {
        guard let window = touch.window, touch.farthestDistance <= Self.farthestDistance else { return }
        if recent.count == 10 { recent.removeFirst() }
        recent.append(
            Tap(
                windowID: ObjectIdentifier(window), location: touch.locationInWindow, time: touch.timestamp,
                count: touch.tapCount))
    }
}
