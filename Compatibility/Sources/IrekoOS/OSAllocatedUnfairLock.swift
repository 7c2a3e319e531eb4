import Synchronization

/// A lock around a state.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    // Unchecked: the state is reached in the lock only.
    private final class Storage {
        let mutex = Mutex(())
        var state: State
        init(_ state: State) { self.state = state }
    }

    private let storage: Storage

    /// Makes a lock around a state.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Makes a lock around a state.
    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

    /// Performs a closure in the lock.
    public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
        try storage.mutex.withLock { _ in try body(&storage.state) }
    }

    /// Performs a closure in the lock.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R { try withLock(body) }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Makes a lock around nothing.
    public init() { self.init(uncheckedState: ()) }

    /// Performs a closure in the lock.
    public func withLock<R>(_ body: () throws -> R) rethrows -> R { try withLock { (_: inout Void) in try body() } }
}
