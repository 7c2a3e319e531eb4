import CoreGraphics
import RenderServer

/// A touch, and all touches that begin before the last touch ends: a step of a recording.
struct RecordedTouches {
    struct Contact: Hashable {
        let kind: PointerEvent.Kind
        let id: Int64
    }

    private struct Finger {
        let number: Int
        var location: CGPoint
        /// The time of the last movement.
        var lastMove: Double
        /// The time of the last sample.
        var lastSample: Double
    }

    /// The minimum movement of a finger that does not tap, in points.
    private static let leastDistance = 10.0
    /// The minimum duration of a long press, in seconds, as in gesture recognizers.
    private static let longPress = 0.5
    /// The minimum rest of a finger before it is lifted without a throw, in seconds.
    private static let standstill = 0.2
    /// The maximum duration of a drag or press on a stage, in seconds.
    private static let longest = 600.0
    /// The seconds between samples, and the maximum number of samples of a touch that does not end.
    private static let interval = 0.1
    private static let mostSamples = 1000

    private let target: TouchTarget
    private let start: Double
    private var samples: [TouchSample] = []
    private var down: [Contact: Finger] = [:]
    private var count = 0
    private var isCancelled = false
    /// The time when the first finger left its place.
    private var departure: Double?
    private var lastMove: Double

    /// - Parameter target: The target of the first finger.
    init(on target: TouchTarget, at start: Double) {
        (self.target, self.start, lastMove) = (target, start, start)
    }

    var isOver: Bool { down.isEmpty }

    func isDown(_ contact: Contact) -> Bool { down[contact] != nil }

    // MARK: Recording touches

    mutating func begin(_ contact: Contact, at location: CGPoint, _ time: Double) {
        count += 1
        down[contact] = Finger(number: count, location: location, lastMove: time, lastSample: time)
        take(count, .began, location, time)
    }

    mutating func move(_ contact: Contact, to location: CGPoint, _ time: Double) {
        guard var finger = down[contact], finger.location != location else { return }
        (finger.location, finger.lastMove) = (location, time)
        note(location, of: finger, time)
        if time - finger.lastSample >= Self.interval, samples.count < Self.mostSamples {
            take(finger.number, .moved, location, time)
            finger.lastSample = time
        }
        down[contact] = finger
    }

    /// - Parameter location: The last location; `nil` if unchanged.
    mutating func end(_ contact: Contact, cancelled: Bool, at location: CGPoint?, _ time: Double) {
        guard let finger = down.removeValue(forKey: contact) else { return }
        let location = location ?? finger.location
        note(location, of: finger, location == finger.location ? finger.lastMove : time)
        isCancelled = isCancelled || cancelled
        // The location of a rest before the finger was lifted.
        let isSampled = samples.last { $0.finger == finger.number }?.location == finger.location
        if !isSampled, time - finger.lastMove >= Self.interval {
            take(finger.number, .moved, finger.location, finger.lastMove)
        }
        take(finger.number, cancelled ? .cancelled : .ended, location, time)
    }

    /// Cancels all touches.
    mutating func cancel(_ time: Double) {
        for (contact, _) in down.sorted(by: { $0.value.number < $1.value.number }) {
            end(contact, cancelled: true, at: nil, time)
        }
    }

    private mutating func note(_ location: CGPoint, of finger: Finger, _ time: Double) {
        guard finger.number == 1, let first = samples.first else { return }
        lastMove = time
        if departure == nil, location.distance(to: first.location) >= Self.leastDistance { departure = time }
    }

    private mutating func take(_ finger: Int, _ phase: PointerEvent.Phase, _ location: CGPoint, _ time: Double) {
        samples.append(TouchSample(finger: finger, phase: phase, location: location, time: time))
    }

    // MARK: The resulting action

    /// The call of a stage that repeats the touches. Touches that have not ended, several touches, a touch with a rest
    /// before or after its movement, and canceled touches are repeated with a call for each sample.
    var action: RecordedStep.Action {
        guard isOver, count == 1, !isCancelled, let first = samples.first, let last = samples.last else {
            return .touches(samples)
        }
        let duration = min(last.time - start, Self.longest)
        guard let departure else {
            let still = [first, TouchSample(finger: 1, phase: .ended, location: first.location, time: last.time)]
            return duration < Self.longPress ? .tap(target) : target.held(still, for: duration)
        }
        if departure - start >= Self.longPress || last.time - lastMove >= Self.standstill { return .touches(samples) }
        let hundredths = max(2, (duration * 100).rounded())
        return .drag(from: first.location, to: last.location, duration: hundredths / 100)
    }
}
