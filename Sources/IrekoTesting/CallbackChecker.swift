import UIKit

/// Holds the appearance callbacks of every controller against the diagram of UIKit's documentation, so that each test on a
/// stage does.
///
///     gone ──will appear──▶ coming ──is appearing──▶ there soon ──did appear──▶ there
///      ▲                      │  ▲                       │                       │
///      │         will disappear  will appear      will disappear          will disappear
///      │                      ▼  │                       ▼                       ▼
///      └──did disappear────── going ◀────────────────────┴───────────────────────┘
@MainActor
final class CallbackChecker {
    private enum State: String {
        case gone, coming, thereSoon = "coming and in the hierarchy", there, going

        /// Takes the arrow of a callback, or answers the state that has none for it.
        mutating func refuses(_ callback: CallbackRecord.Callback) -> State? {
            switch (self, callback) {
            case (.gone, .viewWillAppear), (.going, .viewWillAppear): self = .coming
            case (.coming, .viewIsAppearing): self = .thereSoon
            case (.thereSoon, .viewDidAppear): self = .there
            case (.coming, .viewWillDisappear), (.thereSoon, .viewWillDisappear), (.there, .viewWillDisappear):
                self = .going
            case (.going, .viewDidDisappear): self = .gone
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
        var state = State.gone
    }

    private var seen: [ObjectIdentifier: Seen] = [:]
    /// What was out of order, a sentence each.
    private(set) var breaches: [String] = []

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
        breaches.append("\(record.name) got \(record.callback) while it was \(state.rawValue)")
    }

    /// What is still set of controllers at rest, a sentence each: the stage has been taken down, and time has gone by.
    func leftovers() -> [String] {
        seen.values.compactMap(\.controller).flatMap { controller -> [String] in
            let name = controller.timelineName
            var left: [String] = []
            if controller.isBeingPresented { left.append("\(name).isBeingPresented is still true") }
            if controller.isBeingDismissed { left.append("\(name).isBeingDismissed is still true") }
            if controller.transitionCoordinator != nil { left.append("\(name).transitionCoordinator is still there") }
            if controller.lifecycle.owner == .transition { left.append("\(name) is still in a transition") }
            return left
        }.sorted()
    }
}
