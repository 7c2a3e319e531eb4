import Foundation

/// Settings for the changes that are made to layers together.
///
/// All changes made in one turn of the event loop belong to an implicit transaction, which ends with an automatic
/// `flush()` after the turn. Between `begin()` and `commit()` other settings apply; transactions nest, and an inner one
/// inherits what it does not set from the outer one.
@preconcurrency @MainActor public final class CATransaction {
    private init() {}

    // MARK: - Creating and committing transactions

    /// Begins a transaction inside the current one.
    public class func begin() { state.levels.append(Transaction()) }

    /// Ends the transaction that began last. Its changes reach the display with the next flush.
    public class func commit() {
        guard state.levels.count > 1 else {
            return LayerLog.warn("CATransaction.commit() without begin()")
        }
        let ended = state.levels.removeLast()
        if let completion = ended.completion { endAfterFlush(completion) }
    }

    /// Lays out, draws and sends to the displays all that changed until now, without waiting for the turn's end.
    ///
    /// Called inside of layout or drawing, it leaves that to the flush that is running or to the next one.
    public class func flush() { state.flush() }

    // MARK: - Overriding animation duration and timing

    /// The duration of animations that have none of their own. The default is 0.25 seconds.
    public class func animationDuration() -> CFTimeInterval { state.first(\.animationDuration) ?? 0.25 }

    /// Sets the duration of animations that have none of their own. Refused with a log if negative or not finite.
    public class func setAnimationDuration(_ dur: CFTimeInterval) {
        guard dur.isFinite, dur >= 0 else { return LayerLog.warn("CATransaction animationDuration cannot be \(dur)") }
        state.current.animationDuration = dur
    }

    /// The pacing of animations that have none; `nil` leaves it to each.
    public class func animationTimingFunction() -> CAMediaTimingFunction? { state.first(\.timingFunction) ?? nil }

    /// Sets the pacing of animations that have none.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        state.current.timingFunction = .some(function)
    }

    // MARK: - Temporarily disabling property animation actions

    /// Whether changes of properties run no actions.
    public class func disableActions() -> Bool { state.first(\.disableActions) ?? false }

    /// Sets whether changes of properties run no actions.
    public class func setDisableActions(_ flag: Bool) { state.current.disableActions = flag }

    // MARK: - Getting and setting completion block objects

    /// What runs when the animations of the current transaction have ended.
    public class func completionBlock() -> (@MainActor () -> Void)? { state.levels.last?.completion?.current }

    /// Sets what runs once all animations have ended that are added to layers from now on in the current transaction;
    /// without any, after the next flush. `nil` removes it.
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

    /// Without effect: transactions belong to the main actor, which excludes other threads.
    public class func lock() {}

    /// Without effect, like `lock()`.
    public class func unlock() {}

    // MARK: - Getting and setting transaction properties

    /// A value by its key, from the innermost transaction that has it. The four settings go by
    /// `animationDuration`, `disableActions`, `animationTimingFunction` and `completionBlock`.
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

    /// Sets a value by its key in the current transaction. Values of another type than a setting has are refused with
    /// a log.
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

    /// Runs work once in the next flush, at a phase of it, and makes sure that there is one.
    package static func addCommitHandler(_ phase: CommitPhase, _ handler: @escaping @MainActor () -> Void) {
        state.handlers[phase].append(handler)
        state.setNeedsFlush()
    }

    /// Whether a flush is laying out: work for before the layout is too late then, and may be done after it.
    package static var isLayingOut: Bool { state.isLayingOut }

    static func contextNeedsFlush(_ context: RenderContext) {
        state.contexts.append(context)
        state.setNeedsFlush()
    }

    private static func endAfterFlush(_ completion: TransactionCompletion) {
        addCommitHandler(.postCommit) { completion.end() }
    }
}
