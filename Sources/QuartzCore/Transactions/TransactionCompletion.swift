/// Counts the events before a transaction's completion block runs: the end of the transaction itself, of its
/// animations, and of the completions of nested transactions.
@MainActor final class TransactionCompletion {
    private var block: (@MainActor () -> Void)?
    private let outer: TransactionCompletion?
    private var count = 1

    init(block: @escaping @MainActor () -> Void, outer: TransactionCompletion?) {
        (self.block, self.outer) = (block, outer)
        outer?.begin()
    }

    nonisolated deinit {}

    /// Increments the count; each call needs one `end()`.
    func begin() { count += 1 }

    func end() {
        count -= 1
        guard count == 0, let block else { return }
        self.block = nil
        block()
        outer?.end()
    }

    /// Replaces the block, which waits for the same events.
    func replace(_ block: @escaping @MainActor () -> Void) { if self.block != nil { self.block = block } }
    var current: (@MainActor () -> Void)? { block }
}
