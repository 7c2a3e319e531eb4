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

        /// Takes the arrow of a callback, or returns the state that has none for it.
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
        weak var controller: UIViewController?
        var state = State.disappeared
    }

    @exclusivity(unchecked) private var seen: [ObjectIdentifier: Seen] = [:]
    /// Callbacks out of order, a sentence each.
    private(set) var violations: [String] = []

    func check(_ record: CallbackRecord, of controller: UIViewController?) {
        switch record.callback {
        case .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewSafeAreaInsetsDidChange: return
        default: break
        }
        guard let controller else {
            // Another controller may get the same address.
            seen[record.controller] = nil
            return
        }
        // In place: a copy of what is kept would make and end a weak reference.
        guard let state = seen[record.controller, default: Seen(controller: controller)].state.refuses(record.callback)
        else { return }
        violations.append("\(record.name) got \(record.callback) while it was \(state.rawValue)")
    }

    /// Transition state that is still set, a sentence each, after the stage has been taken down and time has passed.
    func leftovers() -> [String] {
        seen.values.compactMap(\.controller).flatMap { controller -> [String] in
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
