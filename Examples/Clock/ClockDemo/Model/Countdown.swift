import Foundation

/// A timer with a duration. It is a value: the current time is passed to each method.
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

    /// Creates a timer that runs from a given time.
    init(id: Int, duration: TimeInterval, from time: TimeInterval) {
        self.id = id
        self.duration = duration
        phase = .running(end: time + duration)
    }

    /// The name of the timer: "5 min", "1 hr, 30 min".
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

    /// Pauses a running timer, and resumes a paused timer. A ringing timer runs again.
    mutating func pauseOrResume(at time: TimeInterval) {
        switch phase {
        case .running: phase = .paused(left: left(at: time))
        case .paused(let left): phase = .running(end: time + left)
        case .ringing: restart(at: time)
        }
    }

    mutating func ring() { phase = .ringing }
    mutating func restart(at time: TimeInterval) { phase = .running(end: time + duration) }
}
