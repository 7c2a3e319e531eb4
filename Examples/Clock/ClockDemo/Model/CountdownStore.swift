import Foundation
import QuartzCore

/// The timers, the newest first.
@MainActor
public final class CountdownStore {
    private(set) var countdowns: [Countdown] = []
    /// Returns the seconds of a clock that never decreases.
    let now: () -> TimeInterval
    private var observers = Observers()
    private var nextIdentifier = 1

    /// Creates a store without timers.
    ///
    /// - Parameter now: Returns the current time, in seconds.
    public init(now: @escaping () -> TimeInterval = { CACurrentMediaTime() }) { self.now = now }

    func observe(_ owner: AnyObject, _ call: @escaping () -> Void) { observers.add(owner, call) }

    subscript(id: Countdown.ID) -> Countdown? { countdowns.first { $0.id == id } }

    /// Starts a new timer; returns `nil` for a duration of zero.
    @discardableResult
    func start(_ duration: TimeInterval) -> Countdown.ID? {
        guard duration > 0 else { return nil }
        let made = Countdown(id: nextIdentifier, duration: duration, from: now())
        nextIdentifier += 1
        countdowns.insert(made, at: 0)
        observers.notify()
        return made.id
    }

    func remove(_ id: Countdown.ID) {
        countdowns.removeAll { $0.id == id }
        observers.notify()
    }

    func pauseOrResume(_ id: Countdown.ID) { change(id) { [now] in $0.pauseOrResume(at: now()) } }
    func restart(_ id: Countdown.ID) { change(id) { [now] in $0.restart(at: now()) } }

    /// Marks the timers that have run out as ringing, and returns them.
    func ringDue() -> [Countdown] {
        let due = countdowns.filter { $0.isRunning && $0.left(at: now()) <= 0 }
        for countdown in due {
            if let index = countdowns.firstIndex(where: { $0.id == countdown.id }) { countdowns[index].ring() }
        }
        if !due.isEmpty { observers.notify() }
        return due
    }

    /// Seconds until the next timer runs out; `nil` without a running timer.
    var timeToNext: TimeInterval? { countdowns.filter(\.isRunning).map { $0.left(at: now()) }.min() }

    /// Seconds until the displayed second of a running timer changes; `nil` without a running timer.
    var timeToNextSecond: TimeInterval? {
        countdowns.filter(\.isRunning).map { countdown in
            let left = countdown.left(at: now())
            let part = left - left.rounded(.down)
            return part > 0.001 ? part : 1
        }.min()
    }

    private func change(_ id: Countdown.ID, _ body: (inout Countdown) -> Void) {
        guard let index = countdowns.firstIndex(where: { $0.id == id }) else { return }
        body(&countdowns[index])
        observers.notify()
    }
}
