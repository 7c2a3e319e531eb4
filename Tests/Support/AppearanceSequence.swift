/// The permitted sequences of a controller's appearance callbacks: states, and the callbacks between them.
///
///     disappeared ──viewWillAppear──▶ appearing ──viewDidAppear──▶ appeared
///          ▲                            │   ▲                        │
///          │              viewWillDisappear  viewWillAppear          │
///          │                            ▼   │                        │
///          └──viewDidDisappear──── disappearing ◀──viewWillDisappear─┘
///
/// `viewIsAppearing` is called while the controller is appearing.
package struct AppearanceSequence: Sendable {
    package enum State: String, Sendable { case disappeared, appearing, appeared, disappearing }

    package private(set) var state = State.disappeared

    package init() {}

    /// Applies a callback. Returns `false`, without a change, if this state does not permit it.
    package mutating func follow(_ callback: String) -> Bool {
        switch (state, callback) {
        case (.disappeared, "viewWillAppear"), (.disappearing, "viewWillAppear"): state = .appearing
        case (.appearing, "viewIsAppearing"): break
        case (.appearing, "viewDidAppear"): state = .appeared
        case (.appearing, "viewWillDisappear"), (.appeared, "viewWillDisappear"): state = .disappearing
        case (.disappearing, "viewDidDisappear"): state = .disappeared
        default: return false
        }
        return true
    }
}
