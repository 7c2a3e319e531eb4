import Foundation

/// Performs an action after a delay that each action sets again.
///
/// All delays use one timer, whose date is set again: Foundation on Linux frees a timer only in part, and a clock that
/// makes a timer each second would grow by 26 MB in a day.
@MainActor
final class Ticker {
    private let action: @MainActor () -> Void
    private var timer: Timer?

    init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    isolated deinit { stop() }

    /// Performs the action once after some seconds, instead of after an earlier delay.
    func wait(_ seconds: TimeInterval) {
        let date = Date(timeIntervalSinceNow: seconds)
        guard let timer else { return begin(at: date) }
        timer.fireDate = date
    }

    func stop() {
        timer?.invalidate()
        timer = nil
    }

    private func begin(at date: Date) {
        // A timer that does not repeat becomes invalid when it fires. The interval is never used.
        let timer = Timer(fire: date, interval: 86_400, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.tick() }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    private func tick() {
        timer?.fireDate = .distantFuture
        action()
    }
}
