import Foundation

/// A group of changes of layers, with settings such as the duration of implicit animations.
///
/// All changes in a turn of the event loop belong to an implicit transaction, which ends with an automatic `flush()`
/// after the turn. `begin()` and `commit()` enclose a transaction with its own settings. Transactions can be nested.
/// An inner transaction inherits the settings of the outer transaction.
@preconcurrency @MainActor public final class CATransaction {
    private init() {}

    // MARK: - Creating and committing transactions

    /// Begins a nested transaction.
    public class func begin() { state.levels.append(Transaction()) }

    /// Ends the transaction that began last. Its changes are sent to the display with the next flush.
    public class func commit() {
        guard state.levels.count > 1 else {
            return LayerLog.warn("CATransaction.commit() without begin()")
        }
        let ended = state.levels.removeLast()
        if let completion = ended.completion { endAfterFlush(completion) }
    }

    /// Lays out, draws and sends all changes to the displays immediately, without waiting for the end of the turn.
    ///
    /// If it is called during layout or drawing, the running flush or the next flush sends the changes.
    public class func flush() { state.flush() }

    // MARK: - Overriding animation duration and timing

    /// Returns the duration of animations that specify no duration. The default is 0.25 seconds.
    public class func animationDuration() -> CFTimeInterval { state.first(\.animationDuration) ?? 0.25 }

    /// Sets the duration of animations that specify no duration. A negative or non-finite duration is ignored and a
    /// warning is logged.
    public class func setAnimationDuration(_ dur: CFTimeInterval) {
        guard dur.isFinite, dur >= 0 else { return LayerLog.warn("CATransaction animationDuration cannot be \(dur)") }
        state.current.animationDuration = dur
    }

    /// Returns the timing function of animations that specify no timing function. If it is `nil`, each animation uses
    /// its own default.
    public class func animationTimingFunction() -> CAMediaTimingFunction? { state.first(\.timingFunction) ?? nil }

    /// Sets the timing function of animations that specify no timing function.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        state.current.timingFunction = .some(function)
    }

    // MARK: - Temporarily disabling property animation actions

    /// Returns whether changes of layer properties run no actions.
    public class func disableActions() -> Bool { state.first(\.disableActions) ?? false }

    /// Sets whether changes of layer properties run no actions.
    public class func setDisableActions(_ flag: Bool) { state.current.disableActions = flag }

    // MARK: - Getting and setting completion block objects

    /// Returns the block that runs after the animations of the current transaction have ended.
    public class func completionBlock() -> (@MainActor () -> Void)? { state.levels.last?.completion?.current }

    /// Sets the block that runs when all animations have ended that are added to layers after this call, in the
    /// current transaction. If no animation is added, the block runs after the next flush. `nil` removes the block.
    public class func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
        let level = state.current
        if let completion = level.completion {
            level.completion = nil
            if block == nil { completion.replace({}) }
            endAfterFlush(completion)
        }
        guard let block else { return }
        level.completion = TransactionCompletion(block: block, outer: state.innermostCompletion)
    }

    // MARK: - Managing concurrency

    /// Has no effect: transactions belong to the main actor, which excludes other threads.
    public class func lock() {}

    /// Has no effect, like `lock()`.
    public class func unlock() {}

    // MARK: - Getting and setting transaction properties

    /// Returns the value of a key from the innermost transaction with a value for it. The settings of a transaction
    /// have the keys `animationDuration`, `disableActions`, `animationTimingFunction` and `completionBlock`.
    public class func value(forKey key: String) -> Any? {
        switch key {
        case "animationDuration": return animationDuration()
        case "disableActions": return disableActions()
        case "animationTimingFunction": return animationTimingFunction()
        case "completionBlock": return completionBlock()
        default:
            for level in state.levels.reversed() { if let value = level.values[key] { return value } }
            return nil
        }
    }

    /// Sets the value of a key in the current transaction. If the key is a setting's and the value has the wrong type,
    /// it is ignored and a warning is logged.
    public class func setValue(_ anObject: Any?, forKey key: String) {
        switch (key, anObject) {
        case ("animationDuration", let value):
            guard let number = Double(anyNumber: value) else { return refuse(key, value) }
            setAnimationDuration(number)
        case ("disableActions", let value):
            guard let number = Double(anyNumber: value) else { return refuse(key, value) }
            setDisableActions(number != 0)
        case ("animationTimingFunction", let value):
            guard value == nil || value is CAMediaTimingFunction else { return refuse(key, value) }
            setAnimationTimingFunction(value as? CAMediaTimingFunction)
        case ("completionBlock", let value):
            guard value == nil || value is @MainActor () -> Void else { return refuse(key, value) }
            setCompletionBlock(value as? @MainActor () -> Void)
        case (_, let value):
            state.current.values[key] = value
        }
    }

    private class func refuse(_ key: String, _ value: Any?) {
        LayerLog.warn("CATransaction \(key) cannot be \(value ?? "nil")")
    }

    // MARK: - Inside

    static var state: TransactionState { LayerContext.current.transactions }

    /// Runs work once, in a phase of the next flush, and requests a flush.
    package static func addCommitHandler(_ phase: CommitPhase, _ handler: @escaping @MainActor () -> Void) {
        state.handlers[phase].append(handler)
        state.setNeedsFlush()
    }

    /// Whether a flush is laying out. Work for the phase before layout is then too late, and may run after it.
    package static var isLayingOut: Bool { state.isLayingOut }

    static func contextNeedsFlush(_ context: RenderContext) {
        state.contexts.append(context)
        state.setNeedsFlush()
    }

    private static func endAfterFlush(_ completion: TransactionCompletion) {
        addCommitHandler(.postCommit) { completion.end() }
    }
}
