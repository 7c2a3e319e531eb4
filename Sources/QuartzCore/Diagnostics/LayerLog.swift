/// Logs why a call is ignored.
@MainActor enum LayerLog {
    static func warn(_ message: String) { LayerContext.current.messageSink(message) }

    /// Logs a message once, although it would be repeated in each frame.
    static func warnOnce(_ message: String) {
        let context = LayerContext.current
        guard context.loggedOnce.count < 1000, context.loggedOnce.insert(message).inserted else { return }
        context.messageSink(message)
    }
}
