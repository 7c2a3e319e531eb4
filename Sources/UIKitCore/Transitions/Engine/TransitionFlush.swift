/// Keeps what happens inside callbacks in order.
///
/// Whoever is called back may call anything: hide the window, replace its root, end the transition that is calling. Such
/// calls change the model and return; what they ask for is done when the callbacks that are being sent have all been sent.
/// Everything that calls the application back during a transition runs inside of `run(_:)`; what must not happen in the
/// middle of that is handed to `whenIdle(_:)`.
///
///     run ─┬─ callback ── rootViewController = next ── whenIdle ─┐
///          ├─ callback                                            │
///          └─ end of the outermost run ◀──────────────────────────┘ performed here, in order
///
/// An operation may itself run callbacks; what is asked for in these is performed at their end, before the operations that
/// were waiting already.
@MainActor
package enum TransitionFlush {
    @exclusivity(unchecked) private static var depth = 0
    @exclusivity(unchecked) private static var operations: [@MainActor () -> Void] = []

    /// Whether callbacks are being sent.
    static var isSendingCallbacks: Bool { depth > 0 }

    /// Sends callbacks; the outermost call performs what was asked for meanwhile.
    package static func run(_ body: @MainActor () -> Void) {
        guard depth == 0 else {
            depth += 1
            body()
            depth -= 1
            return
        }
        guard operations.isEmpty else { return runWhilePerforming(body) }
        depth = 1
        body()
        depth = 0
        if !operations.isEmpty { performOperations() }
    }

    /// Callbacks sent by an operation, while others wait.
    private static func runWhilePerforming(_ body: @MainActor () -> Void) {
        let waiting = operations
        operations = []
        run(body)
        operations = waiting
    }

    private static func performOperations() {
        var next = 0
        while next < operations.count {
            let operation = operations[next]
            next += 1
            operation()
        }
        // Kept alive past the assignment: what they hold may be freed with them, and its `deinit` may call `run` again.
        let performed = operations
        operations = []
        withExtendedLifetime(performed) {}
    }

    /// Performs an operation now, or when the callbacks that are being sent have been sent.
    package static func whenIdle(_ operation: @escaping @MainActor () -> Void) {
        if depth > 0 { operations.append(operation) } else { operation() }
    }
}
