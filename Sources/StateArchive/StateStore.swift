import Foundation

/// Where the state of an application is kept between its launches.
///
///     (nothing) ──save──▶ kept ──load──▶ being restored ──finish──▶ used ──save──▶ kept
///                          │                  │
///                          └──discard         └─ the process ends: the next load discards it
@MainActor
package protocol StateStore: AnyObject {
    /// Keeps a state in place of the one before, which is lost only when this one is complete.
    func save(_ state: ArchivedState) throws
    /// The state that was kept, and begins to restore it: a process that ends before `finishRestoring()` has crashed at it.
    /// `nil` where there is none; throws where there is one that cannot be used (damaged, of another application, of a newer
    /// format, or one whose restoration ended the process before), which is removed.
    func beginRestoring() throws -> ArchivedState?
    /// Restoring has succeeded: the state is used up, and loaded no more.
    func finishRestoring()
    /// Throws away what is kept.
    func discard()
}

/// Keeps the state in memory, for the launches of an application on one stage.
@MainActor
package final class MemoryStateStore: StateStore {
    /// What is kept.
    package var kept: ArchivedState?
    /// Whether restoring has begun and not succeeded.
    package private(set) var isRestoring = false

    package init() {}

    package func save(_ state: ArchivedState) { kept = state }

    package func beginRestoring() throws -> ArchivedState? {
        guard let kept else { return nil }
        guard !isRestoring else {
            discard()
            throw StateStoreError.restorationCrashed
        }
        isRestoring = true
        return kept
    }

    package func finishRestoring() {
        kept = nil
        isRestoring = false
    }

    package func discard() {
        kept = nil
        isRestoring = false
    }
}

/// Why a kept state is not used.
package enum StateStoreError: Error, Equatable, CustomStringConvertible {
    /// The process ended while the state was restored the time before.
    case restorationCrashed

    package var description: String {
        switch self {
        case .restorationCrashed: "the application ended while it was restored the time before"
        }
    }
}
