import UIKit

/// Checks the appearance callbacks of every controller against the diagram of UIKit's documentation, in each test on a
/// stage.
///
///     disappeared ──will appear──▶ appearing ──is appearing──▶ in hierarchy ──did appear──▶ appeared
///          ▲                         │   ▲                          │                          │
///          │             will disappear  will appear         will disappear             will disappear
///          │                         ▼   │                          ▼                          ▼
///          └──did disappear────── disappearing ◀────────────────────┴──────────────────────────┘
@MainActor
final class CallbackChecker {
    private enum State: String {
        case disappeared, appearing, inHierarchy = "appearing and in the hierarchy", appeared, disappearing

        /// Changes the state as a callback requires, or returns the present state if the callback is not permitted in
        /// it.
        mutating func refuses(_ callback: CallbackRecord.Callback) -> State? {
            switch (self, callback) {
            case (.disappeared, .viewWillAppear), (.disappearing, .viewWillAppear): self = .appearing
            case (.appearing, .viewIsAppearing): self = .inHierarchy
            case (.inHierarchy, .viewDidAppear): self = .appeared
            case (.appearing, .viewWillDisappear), (.inHierarchy, .viewWillDisappear), (.appeared, .viewWillDisappear):
                self = .disappearing
            case (.disappearing, .viewDidDisappear): self = .disappeared
            case (_, .viewWillAppear), (_, .viewIsAppearing), (_, .viewDidAppear), (_, .viewWillDisappear),
                (_, .viewDidDisappear):
                return self
            default: break
            }
            return nil
        }
    }

    private struct Seen {
        let controller: WeakReference<UIViewController>
        var state = State.disappeared
    }

    private var seen: [ObjectIdentifier: Seen] = [:]
    /// Callbacks out of order, a sentence each.
    private(set) var violations: [String] = []

    /// Returns an independent copy with the same state.
    func copy() -> CallbackChecker {
        let copy = CallbackChecker()
        (copy.seen, copy.violations) = (seen, violations)
        return copy
    }

    /// Forgets all controllers, since the following callbacks belong to a new process.
    func forget() { seen = [:] }

    /// Checks the next entry of a timeline.
    func check(_ entry: Timeline.Entry) {
        let record = entry.record
        let identifier = ObjectIdentifier(record.controller)
        switch record.callback {
        case .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewSafeAreaInsetsDidChange: return
        case .deinitialized: seen[identifier] = nil
        default:
            guard
                let state = seen[identifier, default: Seen(controller: record.controller)].state
                    .refuses(record.callback)
            else { return }
            violations.append("\(entry.name) received \(record.callback) while it was \(state.rawValue)")
        }
    }

    /// Transition state that is still set, a sentence each, after the stage has been taken down and time has passed.
    func leftovers() -> [String] {
        seen.values.compactMap(\.controller.object).flatMap { controller -> [String] in
            let name = controller.timelineName
            var leftovers: [String] = []
            if controller.isBeingPresented { leftovers.append("\(name).isBeingPresented is still true") }
            if controller.isBeingDismissed { leftovers.append("\(name).isBeingDismissed is still true") }
            if controller.transitionCoordinator != nil {
                leftovers.append("\(name).transitionCoordinator is still set")
            }
            if controller.lifecycle.owner == .transition { leftovers.append("\(name) is still in a transition") }
            return leftovers
        }.sorted()
    }
}
