import Foundation

// Chosen (Restoration): Preserved state remains after its restoration, until it is replaced.
/// A store for the state of an application between its launches.
///
///     (nothing) ──save──▶ kept ──beginRestoring──▶ being restored ──finishRestoring──▶ kept
///         ▲                │                            │
///         └────discard─────┘                            └─the process ends─▶ discarded by the next beginRestoring
///
/// iOS discards a state after its restoration. Here it is kept until a new state replaces it, so that a
/// program that is killed before it saves again has the same state at its next launch.
@MainActor
package protocol StateStore: AnyObject {
    /// Replaces the state. The previous state is only lost when the new one is complete.
    func save(_ state: ArchivedState) throws(StateStoreError)
    /// Begins to restore, and returns the state, or `nil` if no state is preserved. If the process ends before
    /// `finishRestoring()`, the restoration is treated as crashed. Throws an error if the state is unusable (damaged,
    /// of a different application, of a newer format, or if its previous restoration crashed); such a state is
    /// removed. Also throws an error if the state cannot be read; such a state is kept.
    func beginRestoring() throws(StateStoreError) -> ArchivedState?
    /// Marks the restoration as successful.
    func finishRestoring()
    /// Discards the state.
    func discard()
}

/// Keeps the state in memory, for the launches of an application on a stage, encoded as in a file.
@MainActor
package final class MemoryStateStore: StateStore {
    private enum Kept {
        case bytes([UInt8])
        case state(ArchivedState)
    }

    private var content: Kept?
    /// Whether a restoration has begun and not yet succeeded.
    package private(set) var isRestoring = false

    package init() {}

    /// The preserved state. A test may set a state that no program could have written.
    package var kept: ArchivedState? {
        get { try? read() }
        set { content = newValue.map(Kept.state) }
    }

    private func read() throws(StateStoreError) -> ArchivedState? {
        switch content {
        case .bytes(let bytes): try ArchiveReader.read(Data(bytes), application: "")
        case .state(let state): state
        case nil: nil
        }
    }

    package func save(_ state: ArchivedState) throws(StateStoreError) {
        content = .bytes(try ArchiveWriter.write(state, application: ""))
    }

    package func beginRestoring() throws(StateStoreError) -> ArchivedState? {
        guard !isRestoring else {
            discard()
            throw StateStoreError.restorationCrashed
        }
        guard let state = try read() else { return nil }
        isRestoring = true
        return state
    }

    package func finishRestoring() { isRestoring = false }

    package func discard() {
        content = nil
        isRestoring = false
    }
}
