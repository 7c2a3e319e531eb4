import Foundation

/// A timer: a duration that runs out. A value; what time it is it is always given.
///
///     running ⇄ paused
///        └──────▶ ringing ──restart──▶ running
struct Countdown: Identifiable, Equatable {
    enum Phase: Equatable {
        case running(end: TimeInterval)
        case paused(left: TimeInterval)
        case ringing
    }

    let id: Int
    let duration: TimeInterval
    private(set) var phase: Phase

    /// Makes one that runs from a time on.
    init(id: Int, duration: TimeInterval, from time: TimeInterval) {
        self.id = id
        self.duration = duration
        phase = .running(end: time + duration)
    }

    /// "5 min", "1 hr, 30 min": what it is called.
    var name: String {
        let seconds = Int(duration)
        let parts = [(seconds / 3600, "hr"), (seconds / 60 % 60, "min"), (seconds % 60, "sec")]
        return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    }

    func left(at time: TimeInterval) -> TimeInterval {
        switch phase {
        case .running(let end): max(0, end - time)
        case .paused(let left): left
        case .ringing: 0
        }
    }

    var isRunning: Bool { if case .running = phase { true } else { false } }

    mutating func pauseOrResume(at time: TimeInterval) {
        switch phase {
        case .running: phase = .paused(left: left(at: time))
        case .paused(let left): phase = .running(end: time + left)
        case .ringing: break
        }
    }

    mutating func ring() { phase = .ringing }
    mutating func restart(at time: TimeInterval) { phase = .running(end: time + duration) }
}
