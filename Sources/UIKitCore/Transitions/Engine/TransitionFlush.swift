/// Keeps what happens inside callbacks in order.
///
/// A callback may call anything: hide the window, replace its root, end the transition that is calling. Such
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
    /// What a context knows of it.
    struct State {
        var depth = 0
        var operations: [@MainActor () -> Void] = []
    }

    /// Whether callbacks are being sent.
    static var isSendingCallbacks: Bool { UIContext.current.flush.depth > 0 }

    /// Sends callbacks; the outermost call performs what was asked for meanwhile.
    static func run(_ body: @MainActor () -> Void) {
        let context = UIContext.current
        guard context.flush.depth == 0 else {
            context.flush.depth += 1
            body()
            context.flush.depth -= 1
            return
        }
        guard context.flush.operations.isEmpty else { return runWhilePerforming(body, in: context) }
        context.flush.depth = 1
        body()
        context.flush.depth = 0
        if !context.flush.operations.isEmpty { performOperations(of: context) }
    }

    /// Callbacks sent by an operation, while others wait.
    private static func runWhilePerforming(_ body: @MainActor () -> Void, in context: UIContext) {
        let waiting = context.flush.operations
        context.flush.operations = []
        run(body)
        context.flush.operations = waiting
    }

    private static func performOperations(of context: UIContext) {
        var next = 0
        while next < context.flush.operations.count {
            let operation = context.flush.operations[next]
            next += 1
            operation()
        }
        // Kept alive past the assignment: what they hold may be freed with them, and its `deinit` may call `run` again.
        let performed = context.flush.operations
        context.flush.operations = []
        withExtendedLifetime(performed) {}
    }

    /// Performs an operation now, or when the callbacks that are being sent have been sent.
    package static func whenIdle(_ operation: @escaping @MainActor () -> Void) {
        let context = UIContext.current
        if context.flush.depth > 0 { context.flush.operations.append(operation) } else { operation() }
    }
}
