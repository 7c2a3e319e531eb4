import CoreGraphics

/// Measures the velocity of fingers: their movement over the last tenth of a second.
struct VelocityTracker {
    // Chosen (Input): The velocity of a gesture is measured over the last tenth of a second.
    /// Duration of the measurement in seconds; fingers that did not move for this time have no velocity. It is long
    /// enough to even out a display's irregular events, short enough to include the last turn of a flick.
    static let window = 0.1

    private struct Sample {
        let time: Double
        /// The displacement from the start.
        let way: CGVector
    }

    private var samples: [Sample] = []
    private(set) var velocity = CGVector.zero

    var isStarted: Bool { !samples.isEmpty }

    mutating func start(at time: Double, _ location: CGPoint) { samples = [Sample(time: time, way: .zero)] }

    mutating func add(_ step: CGVector, at time: Double) {
        guard let last = samples.last else { return }
        let way = CGVector(dx: last.way.dx + step.dx, dy: last.way.dy + step.dy)
        if time <= last.time {
            // A second finger moved at the same time.
            samples[samples.count - 1] = Sample(time: last.time, way: way)
        } else {
            samples.append(Sample(time: time, way: way))
        }
        measure(at: time)
    }

    /// Ends the measurement when the fingers have lifted.
    mutating func stop(at time: Double) {
        guard let last = samples.last else { return }
        if time - last.time >= Self.window { velocity = .zero }
    }

    private mutating func measure(at time: Double) {
        // The newest sample before the window is kept, so that a slow device has a velocity, too.
        while samples.count > 2, time - samples[1].time >= Self.window { samples.removeFirst() }
        guard let first = samples.first, let last = samples.last, last.time > first.time else { return }
        let duration = last.time - first.time
        velocity = CGVector(
            dx: (last.way.dx - first.way.dx) / duration, dy: (last.way.dy - first.way.dy) / duration)
    }
}
