import IrekoTesting
import StateArchive
import UIKit

extension Stage {
    /// Preserves the state of the stage's content.
    ///
    /// - Returns: The saved state.
    @MainActor
    @discardableResult
    func preserve(_ delegate: LoggingDelegate = LoggingDelegate()) -> ArchivedState? {
        let store = UIContext.current.stateStore as? MemoryStateStore ?? MemoryStateStore()
        UIContext.current.stateStore = store
        UIApplication.shared.delegate = delegate
        defer { UIApplication.shared.delegate = nil }
        StatePreservation.save(UIApplication.shared)
        return store.kept
    }

    /// Shows a new root, as the default interface of a new launch, and restores the saved state.
    @MainActor
    func restore(
        into root: UIViewController?, _ delegate: LoggingDelegate = LoggingDelegate(),
        changing change: (inout ArchivedState) -> Void = { _ in }
    ) throws {
        guard let store = UIContext.current.stateStore, var state = try store.beginRestoring() else { return }
        change(&state)
        UIApplication.shared.delegate = delegate
        // Its closures may retain controllers.
        defer { UIApplication.shared.delegate = nil }
        window.rootViewController = root
        settle()
        RestorationLog.entries = []
        StateRestoration.restore(state, in: UIApplication.shared)
    }
}
