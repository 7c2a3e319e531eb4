import CoreGraphics
import RenderServer

/// A finger that comes down, and all that come down before the last of them is lifted: one step of a recording.
struct RecordedTouches {
    struct Contact: Hashable {
        let kind: PointerEvent.Kind
        let id: Int64
    }

    private struct Finger {
        let number: Int
        var location: CGPoint
        /// When it was last somewhere else.
        var lastMove: Double
        /// When its last sample was taken.
        var lastSample: Double
    }

    /// Points by which a finger moves at least that does not tap.
    private static let leastDistance = 10.0
    /// Seconds after which a tap is a long press, as recognizers have it.
    private static let longPress = 0.5
    /// Seconds after which a finger that stands still is lifted without throwing anything. (Chosen.)
    private static let standstill = 0.2
    /// The longest drag or press that a stage makes, in seconds.
    private static let longest = 600.0
    /// Seconds between samples, and how many there are of a touch that does not end.
    private static let interval = 0.1
    private static let mostSamples = 1000

    private let target: TouchTarget
    private let start: Double
    private var samples: [TouchSample] = []
    private var down: [Contact: Finger] = [:]
    private var count = 0
    private var isCancelled = false
    /// When the first finger left its place.
    private var departure: Double?
    private var lastMove: Double

    /// - Parameter target: What the first finger comes down on.
    init(on target: TouchTarget, at start: Double) {
        (self.target, self.start, lastMove) = (target, start, start)
    }

    var isOver: Bool { down.isEmpty }

    func isDown(_ contact: Contact) -> Bool { down[contact] != nil }

    // MARK: What fingers do

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

    /// - Parameter location: Where it is lifted; `nil` for where it was.
    mutating func end(_ contact: Contact, cancelled: Bool, at location: CGPoint?, _ time: Double) {
        guard let finger = down.removeValue(forKey: contact) else { return }
        let location = location ?? finger.location
        note(location, of: finger, location == finger.location ? finger.lastMove : time)
        isCancelled = isCancelled || cancelled
        // Where it stood still before it was lifted.
        let isSampled = samples.last { $0.finger == finger.number }?.location == finger.location
        if !isSampled, time - finger.lastMove >= Self.interval {
            take(finger.number, .moved, finger.location, finger.lastMove)
        }
        take(finger.number, cancelled ? .cancelled : .ended, location, time)
    }

    /// Cancels all that are down.
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

    // MARK: What it was

    /// The verb of a stage that does it again. Fingers that are down still, several, one that is held before or after
    /// it is dragged, and one that the system cancels have a verb for each sample.
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
