import Foundation

/// Rings alarms and timers when they are due.
///
/// A timer waits for the next due time. When it fires, or after a change, all alarms and timers that have become due
/// since the last check ring, so that none is missed while the program did not run.
@MainActor
final class Ringer {
    /// The duration of a snooze.
    static let snooze: TimeInterval = 9 * 60

    private let store: ClockStore
    private let countdowns: CountdownStore
    private lazy var ticker = Ticker { [weak self] in self?.look() }
    private var lastLook: Date
    private var snoozed: [(alarm: Alarm, date: Date)] = []
    private(set) var ringing: [Ring] = []
    /// Called when the ringing alarms and timers have changed.
    var didChange: (() -> Void)?

    init(store: ClockStore, countdowns: CountdownStore) {
        self.store = store
        self.countdowns = countdowns
        lastLook = store.now()
        store.observe(self) { [weak self] in self?.look() }
        countdowns.observe(self) { [weak self] in self?.look() }
        wait()
    }

    // MARK: The user's choices

    func stop(_ ring: Ring) {
        forget(ring)
        if case .countdown(let id, _) = ring { countdowns.remove(id) }
    }

    /// Snoozes an alarm, or runs a timer again.
    func ringAgain(_ ring: Ring) {
        forget(ring)
        switch ring {
        case .alarm(let alarm):
            snoozed.append((alarm, store.now().addingTimeInterval(Self.snooze)))
            wait()
        case .countdown(let id, _): countdowns.restart(id)
        }
    }

    private func forget(_ ring: Ring) {
        ringing.removeAll { $0.isSame(as: ring) }
        didChange?()
    }

    // MARK: Checking and waiting

    private var isLooking = false

    private func look() {
        // A ring changes the stores, which cause a nested check.
        guard !isLooking else { return }
        isLooking = true
        let (start, now) = (lastLook, store.now())
        lastLook = now
        var new: [Ring] = []
        for alarm in store.alarms where alarm.isOn {
            guard let date = alarm.nextDate(after: start, in: store.zone), date <= now else { continue }
            new.append(.alarm(alarm))
            if alarm.days.isEmpty { store.setAlarm(alarm.id, isOn: false) }
        }
        new += snoozed.filter { $0.date <= now }.map { .alarm($0.alarm) }
        snoozed.removeAll { $0.date <= now }
        new += countdowns.ringDue().map { .countdown(id: $0.id, name: $0.name) }
        // A timer that was cancelled or restarted elsewhere stops ringing.
        let old = ringing.filter { ring in
            guard case .countdown(let id, _) = ring else { return true }
            return countdowns[id]?.phase == .ringing
        }
        let all = old + new.filter { ring in !old.contains { $0.isSame(as: ring) } }
        isLooking = false
        wait()
        guard all != ringing else { return }
        ringing = all
        didChange?()
    }

    private func wait() {
        let now = store.now()
        let dates = store.alarms.filter(\.isOn).compactMap { $0.nextDate(after: now, in: store.zone) }
        let waits =
            (dates + snoozed.map(\.date)).map { $0.timeIntervalSince(now) } + [countdowns.timeToNext].compactMap { $0 }
        guard let next = waits.min() else { return ticker.stop() }
        ticker.wait(max(next, 0.001))
    }
}
