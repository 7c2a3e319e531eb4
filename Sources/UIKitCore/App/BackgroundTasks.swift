import QuartzCore

/// The tasks that a program must finish before it ends.
///
///     whenEnded ──no task──▶ continues
///         └──tasks──▶ waits ──the last one ended──▶ continues
///                       └──the time limit──▶ their expiration handlers ──▶ continues
@MainActor
final class BackgroundTasks {
    // Chosen (Windows): A program that has to end (its last window is closed, SIGTERM, SIGINT, the display is lost)
    // enters the background, waits up to five seconds for its background tasks, calls their expiration handlers, and
    // terminates. A second signal ends it at once. Tasks have no other limit.
    /// The maximum time in seconds for which a program that should end waits for its tasks; about the time that a
    /// desktop session waits for programs.
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

    /// The time in seconds until the time limit; the greatest finite number while the program is not ending.
    var timeRemaining: Double { end.map { max(0, $0.time - CACurrentMediaTime()) } ?? .greatestFiniteMagnitude }

    func begin(_ expirationHandler: (() -> Void)?) -> UIBackgroundTaskIdentifier {
        lastIdentifier += 1
        let identifier = UIBackgroundTaskIdentifier(rawValue: lastIdentifier)
        tasks.append(Task(identifier: identifier, expirationHandler: expirationHandler))
        return identifier
    }

    func end(_ identifier: UIBackgroundTaskIdentifier) {
        tasks.removeAll { $0.identifier == identifier }
        if tasks.isEmpty { finish() }
    }

    /// Calls a closure when all tasks have ended. A later call replaces the closure, so that a signal can end a
    /// program that is waiting to close.
    func whenEnded(_ body: @escaping () -> Void) {
        continuation = body
        guard !tasks.isEmpty else { return finish() }
        guard end == nil else { return }
        let time = CACurrentMediaTime() + Self.patience
        let work = MainLoop.current.schedule(at: time) { [weak self] in self?.expire() }
        end = (work, time)
    }

    private func expire() {
        let handlers = tasks.compactMap(\.expirationHandler)
        tasks = []
        for handler in handlers { handler() }
        finish()
    }

    private func finish() {
        guard let continuation else { return }
        end?.work.cancel()
        end = nil
        self.continuation = nil
        continuation()
    }
}

/// Identifies a background task.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibackgroundtaskidentifier>.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The raw number.
    public let rawValue: Int
    /// Creates an identifier from a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The identifier that represents no task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
