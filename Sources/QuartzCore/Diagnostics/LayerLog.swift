import Logging

/// Where this module says what it refused to do, and why.
@MainActor package enum LayerLog {
    /// Takes each message; a test may record them instead.
    package static var sink: (String) -> Void = { message in logger.warning("\(message)") }
    private static let logger = Logger(label: "QuartzCore")
    private static var saidOnce: Set<String> = []

    static func warn(_ message: String) { sink(message) }

    /// Says a thing only the first time, for what would otherwise be said in each frame.
    static func warnOnce(_ message: String) {
        guard saidOnce.count < 1000, saidOnce.insert(message).inserted else { return }
        sink(message)
    }
}
