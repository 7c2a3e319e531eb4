import QuartzCore

/// The work that a program has asked to finish before it ends.
///
///     whenEnded ──no task──▶ continues
///         └──tasks──▶ waits ──the last one ended──▶ continues
///                       └──the time is over──▶ their expiration handlers ──▶ continues
@MainActor
final class BackgroundTasks {
    /// How long a program may go on after it was to end, in seconds. (Chosen: what a session of a desktop waits for, about.)
    static let patience = 5.0

    private struct Task {
        let identifier: UIBackgroundTaskIdentifier
        let expirationHandler: (() -> Void)?
    }

    private var tasks: [Task] = []
    private var lastIdentifier = 0
    private var continuation: (() -> Void)?
    private var end: (work: ScheduledWork, time: Double)?

    nonisolated deinit {}

    /// Seconds until the time is over; without limit while the program is not to end.
    var timeRemaining: Double { end.map { max(0, $0.time - CACurrentMediaTime()) } ?? .greatestFiniteMagnitude }

    func begin(_ expirationHandler: (() -> Void)?) -> UIBackgroundTaskIdentifier {
        lastIdentifier += 1
        let identifier = UIBackgroundTaskIdentifier(rawValue: lastIdentifier)
        tasks.append(Task(identifier: identifier, expirationHandler: expirationHandler))
        return identifier
    }

    func end(_ identifier: UIBackgroundTaskIdentifier) {
        tasks.removeAll { $0.identifier == identifier }
        if tasks.isEmpty { goOn() }
    }

    /// Continues when there are no tasks any more. Asked again, what was asked last counts: a signal ends a program that waits to close.
    func whenEnded(_ body: @escaping () -> Void) {
        continuation = body
        guard !tasks.isEmpty else { return goOn() }
        guard end == nil else { return }
        let time = CACurrentMediaTime() + Self.patience
        let work = MainLoop.current.schedule(at: time) { [weak self] in self?.expire() }
        end = (work, time)
    }

    private func expire() {
        let handlers = tasks.compactMap(\.expirationHandler)
        tasks = []
        for handler in handlers { handler() }
        goOn()
    }

    private func goOn() {
        guard let continuation else { return }
        end?.work.cancel()
        end = nil
        self.continuation = nil
        continuation()
    }
}

/// Names a background task.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibackgroundtaskidentifier>.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int
    /// Makes an identifier of a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// That of no task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
