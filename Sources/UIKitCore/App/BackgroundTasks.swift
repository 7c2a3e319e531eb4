import Foundation
import QuartzCore

/// The name of a task that goes on after the application has gone to the background.
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

/// The tasks that the application's end waits for. A desktop does not suspend programs in the background, so that nothing else
/// does.
///
///     running ──terminate──▶ ending: waits for open tasks ──last one ended──▶ ended
///        │                      └──limit──▶ expiration handlers ──▶ ended
///        └──terminate, no open tasks──▶ ended
@MainActor
struct BackgroundTasks {
    /// How long the end waits, in seconds (chosen: what `applicationWillTerminate(_:)` may take on iOS).
    static let limit = 5.0

    /// In the order in which they began.
    private var open: [(identifier: UIBackgroundTaskIdentifier, expirationHandler: (@MainActor () -> Void)?)] = []
    private var last = 0
    /// What is to be done when no task is open.
    private var whenDone: (@MainActor () -> Void)?
    private var expiration: ScheduledWork?

    /// Whether the application waits for its end.
    var isEnding: Bool { whenDone != nil }

    /// Seconds until the tasks expire; very many while the application does not end.
    var remainingTime: TimeInterval {
        guard isEnding, let deadline else { return .greatestFiniteMagnitude }
        return max(0, deadline - CACurrentMediaTime())
    }

    private var deadline: Double?

    mutating func begin(_ expirationHandler: (@MainActor () -> Void)?) -> UIBackgroundTaskIdentifier {
        last += 1
        open.append((UIBackgroundTaskIdentifier(rawValue: last), expirationHandler))
        return open[open.count - 1].identifier
    }

    /// Ends a task.
    ///
    /// - Returns: What is to be done then; `nil` while others are open.
    mutating func end(_ identifier: UIBackgroundTaskIdentifier) -> (@MainActor () -> Void)? {
        open.removeAll { $0.identifier == identifier }
        return open.isEmpty ? finish() : nil
    }

    /// The application is to end: has that done when the tasks have ended, or the limit is reached.
    ///
    /// - Parameter expire: Called at the limit.
    /// - Returns: What is to be done now, where no task is open.
    mutating func wait(
        then end: @escaping @MainActor () -> Void, expire: @escaping @MainActor () -> Void
    ) -> (@MainActor () -> Void)? {
        guard !open.isEmpty else { return end }
        whenDone = end
        let deadline = CACurrentMediaTime() + Self.limit
        self.deadline = deadline
        expiration = MainLoop.current.schedule(at: deadline, expire)
        return nil
    }

    /// The handlers of the tasks that are open at the limit.
    var expirationHandlers: [@MainActor () -> Void] { open.compactMap(\.expirationHandler) }

    /// - Returns: What waited for the tasks.
    mutating func finish() -> (@MainActor () -> Void)? {
        defer { (whenDone, deadline) = (nil, nil) }
        expiration?.cancel()
        expiration = nil
        return whenDone
    }
}
