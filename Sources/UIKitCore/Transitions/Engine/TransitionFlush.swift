/// Performs operations that callbacks request in order.
///
/// A callback may call anything: hide the window, replace its root, end the transition that is calling. Such calls
/// change the model and return. The requested operations are performed after all callbacks of the current batch. Code
/// that calls the application during a transition runs inside `run(_:)`. Operations that must not happen inside it are
/// passed to `whenIdle(_:)`.
///
///     run ─┬─ callback ── rootViewController = next ── whenIdle ─┐
///          ├─ callback                                            │
///          └─ end of the outermost run ◀──────────────────────────┘ performed here, in order
///
/// An operation may send callbacks, too. Operations that these request are performed at their end, before the
/// operations that were already waiting.
@MainActor
package enum TransitionFlush {
    /// The state of one context.
    struct State {
        var depth = 0
        var operations: [@MainActor () -> Void] = []
    }

    /// Whether callbacks are being sent.
    package static var isSendingCallbacks: Bool { UIContext.current.flush.depth > 0 }

    /// Sends callbacks. The outermost call performs the operations that were requested meanwhile.
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

    /// Sends the callbacks of an operation while further operations wait.
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
        // The operations are retained past the assignment: objects of the closures may be freed with them, and their
        // `deinit` may call `run` again.
        let performed = context.flush.operations
        context.flush.operations = []
        withExtendedLifetime(performed) {}
    }

    /// Performs an operation now, or after the callbacks that are being sent.
    package static func whenIdle(_ operation: @escaping @MainActor () -> Void) {
        let context = UIContext.current
        if context.flush.depth > 0 { context.flush.operations.append(operation) } else { operation() }
    }
}
