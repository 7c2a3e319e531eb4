import RenderServer

/// The open transactions, and the flush that ends the outermost one.
@MainActor final class TransactionState {
    /// The implicit transaction, and the transactions between `begin()` and `commit()`.
    @exclusivity(unchecked) var levels = [Transaction()]
    @exclusivity(unchecked) var contexts: [RenderContext] = []
    @exclusivity(unchecked) var handlers = CommitHandlers()
    /// Whether settings of the implicit transaction may have been set.
    @exclusivity(unchecked) private var implicitHasSettings = false
    @exclusivity(unchecked) private var isFlushing = false
    /// Whether a flush is laying out, or running the handlers after layout.
    @exclusivity(unchecked) private(set) var isLayingOut = false
    @exclusivity(unchecked) private var isScheduled = false

    /// The transaction whose settings are changed.
    var current: Transaction {
        // The settings of the implicit transaction end with its flush. Therefore a flush is requested.
        if levels.count == 1 {
            implicitHasSettings = true
            setNeedsFlush()
        }
        return levels[levels.count - 1]
    }

    var innermostCompletion: TransactionCompletion? {
        for level in levels.reversed() { if let completion = level.completion { return completion } }
        return nil
    }

    func first<Value>(_ path: KeyPath<Transaction, Value?>) -> Value? {
        for level in levels.reversed() { if let value = level[keyPath: path] { return value } }
        return nil
    }

    /// Requests a flush after this turn.
    func setNeedsFlush() {
        guard !isScheduled, !isFlushing else { return }
        isScheduled = true
        MainLoop.current.enqueue { [self] in
            // `flush()` may have been called explicitly in the meantime.
            if isScheduled { flush() }
        }
    }

    func eventLoopDidChange() {
        guard isScheduled else { return }
        isScheduled = false
        setNeedsFlush()
    }

    func flush() {
        guard !isFlushing else { return }
        isFlushing = true
        isScheduled = false

        runPreLayoutHandlers()
        let hasConverged = layOutAndDraw()
        let flushed = contexts
        contexts.removeAll()
        // The observers of one commit may change the layers of every context.
        for context in flushed { context.endFlush() }
        let time = CACurrentMediaTime()
        for context in flushed { context.commit(at: time) }
        endImplicitTransaction()
        run(.postCommit)

        isFlushing = false
        // Handlers that keep the layout from converging wait until a flush is requested again.
        let isWaiting =
            !handlers.preLayout.isEmpty || !handlers.postCommit.isEmpty || hasConverged && !handlers.postLayout.isEmpty
        if !contexts.isEmpty || isWaiting { setNeedsFlush() }
    }

    // MARK: - Phases

    private func runPreLayoutHandlers() {
        var rounds = 0
        while run(.preLayout) {
            rounds += 1
            guard rounds < 100 else {
                return LayerLog.warn(
                    "Handlers that run before layout still add handlers after 100 rounds; the new ones run at the next flush"
                )
            }
        }
    }

    /// Lays out and draws, and repeats both if drawing requests layout or display, or changes a context that is not
    /// flushed yet. Returns `false` if the layout does not converge.
    private func layOutAndDraw() -> Bool {
        var rounds = 0
        while true {
            rounds += 1
            let hasConverged = layoutUntilConverged()
            let count = contexts.count
            for context in contexts { context.displayLayers() }
            guard hasConverged, rounds < Self.mostDrawings else { return hasConverged }
            guard contexts.count > count || contexts.contains(where: \.needsLayoutOrDisplay) else { return true }
        }
    }

    /// The maximum number of drawings of a flush whose drawing requests layout or display.
    private static let mostDrawings = 4

    /// The maximum number of layouts that handlers after layout may request.
    private static let mostLayouts = 50

    /// Lays out, and repeats the layout as long as handlers request it. Returns `false` if it does not converge.
    private func layoutUntilConverged() -> Bool {
        isLayingOut = true
        defer { isLayingOut = false }
        guard layout() else { return false }
        var rounds = 0
        while !handlers.postLayout.isEmpty {
            rounds += 1
            if rounds == Self.mostLayouts - 1 { LayerContext.current.nonConvergingLayers = [] }
            guard rounds <= Self.mostLayouts else {
                CALayer.warnOfNonConvergingLayers(rounds: Self.mostLayouts)
                return false
            }
            run(.postLayout)
            guard layout() else { return false }
        }
        LayerContext.current.nonConvergingLayers = nil
        return true
    }

    /// Lays out all contexts. Returns `false` if the layout does not converge.
    private func layout() -> Bool {
        // The layout of a context may mark layers of a different context, even of a context that was laid out before.
        var rounds = 0
        while let context = firstMarkedContext {
            guard context.layout() else { return false }
            rounds += 1
            guard rounds < 1000 else {
                LayerLog.warn(
                    "The layouts of several windows keep requesting layout of each other; layout stops until the next flush"
                )
                return false
            }
        }
        return true
    }

    private var firstMarkedContext: RenderContext? {
        for context in contexts where context.needsLayout { return context }
        return nil
    }

    /// Runs the waiting handlers in the order of their addition.
    @discardableResult
    private func run(_ phase: CommitPhase) -> Bool {
        let waiting = handlers[phase]
        guard !waiting.isEmpty else { return false }
        handlers[phase] = []
        for handler in waiting { handler() }
        return true
    }

    private func endImplicitTransaction() {
        guard implicitHasSettings else { return }
        implicitHasSettings = false
        let ended = levels[0]
        levels[0] = Transaction()
        ended.completion?.end()
    }
}
