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
    private enum State: String { case gone, coming, thereSoon = "coming and in the hierarchy", there, going }

    private struct Seen {
        weak var controller: UIViewController?
        var state = State.gone
    }

    private var seen: [ObjectIdentifier: Seen] = [:]
    /// What was out of order, a sentence each.
    private(set) var breaches: [String] = []

    func check(_ record: CallbackRecord, of controller: UIViewController?) {
        guard let controller else {
            // Another controller may get the same address.
            seen[record.controller] = nil
            return
        }
        var entry = seen[record.controller] ?? Seen(controller: controller)
        defer { seen[record.controller] = entry }
        switch (entry.state, record.callback) {
        case (.gone, .viewWillAppear), (.going, .viewWillAppear): entry.state = .coming
        case (.coming, .viewIsAppearing): entry.state = .thereSoon
        case (.thereSoon, .viewDidAppear): entry.state = .there
        case (.coming, .viewWillDisappear), (.thereSoon, .viewWillDisappear), (.there, .viewWillDisappear):
            entry.state = .going
        case (.going, .viewDidDisappear): entry.state = .gone
        case (_, .viewWillAppear), (_, .viewIsAppearing), (_, .viewDidAppear), (_, .viewWillDisappear),
            (_, .viewDidDisappear):
            breaches.append("\(record.name) got \(record.callback) while it was \(entry.state.rawValue)")
        default: break
        }
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
