import Foundation

/// Where the state of an application is kept between its launches.
///
///     (nothing) ──save──▶ kept ──beginRestoring──▶ being restored ──finishRestoring──▶ kept
///         ▲                │                            │
///         └────discard─────┘                            └─the process ends─▶ thrown away by the next beginRestoring
///
/// iOS throws away what has been restored. Here it stays until something is kept in its place (chosen), so that a program that is killed
/// before it saves again comes up as it did the time before.
@MainActor
package protocol StateStore: AnyObject {
    /// Keeps a state in place of the one before, which is lost only when this one is complete.
    func save(_ state: ArchivedState) throws(StateStoreError)
    /// The state that was kept, and begins to restore it: a process that ends before `finishRestoring()` has crashed at it.
    /// `nil` where there is none; throws where there is one that cannot be used (damaged, of another application, of a newer
    /// format, or one whose restoration ended the process before), which is removed, or one that cannot be read, which stays.
    func beginRestoring() throws(StateStoreError) -> ArchivedState?
    /// Restoring has succeeded.
    func finishRestoring()
    /// Throws away what is kept.
    func discard()
}

/// Keeps the state in memory, for the launches of an application on one stage: as bytes, as a file has them.
@MainActor
package final class MemoryStateStore: StateStore {
    private enum Kept {
        case bytes([UInt8])
        case state(ArchivedState)
    }

    private var content: Kept?
    /// Whether restoring has begun and not succeeded.
    package private(set) var isRestoring = false

    package init() {}

    /// What is kept. A test may set what no program could have written.
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
