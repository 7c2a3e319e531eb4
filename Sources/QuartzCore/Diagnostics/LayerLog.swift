/// Where this module says what it refused to do, and why.
@MainActor enum LayerLog {
    static func warn(_ message: String) { LayerContext.current.messageSink(message) }

    /// Logs a message only the first time, where it would otherwise be repeated in each frame.
    static func warnOnce(_ message: String) {
        let context = LayerContext.current
        guard context.loggedOnce.count < 1000, context.loggedOnce.insert(message).inserted else { return }
        context.messageSink(message)
    }
}
