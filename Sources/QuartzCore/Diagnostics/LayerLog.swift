import Logging

/// Where this module says what it refused to do, and why.
@MainActor package enum LayerLog {
    /// Takes each message; a test may record them instead.
    package static var sink: (String) -> Void = { message in logger.warning("\(message)") }
    private static let logger = Logger(label: "QuartzCore")
    private static var loggedOnce: Set<String> = []

    static func warn(_ message: String) { sink(message) }

    /// Logs a message only the first time, where it would otherwise be repeated in each frame.
    static func warnOnce(_ message: String) {
        guard loggedOnce.count < 1000, loggedOnce.insert(message).inserted else { return }
        sink(message)
    }
}
