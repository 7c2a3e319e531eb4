/// What a controller's appearance callbacks may be: a state, and which callback leads from it to which other.
///
///     disappeared ──viewWillAppear──▶ appearing ──viewDidAppear──▶ appeared
///          ▲                            │   ▲                        │
///          │              viewWillDisappear  viewWillAppear          │
///          │                            ▼   │                        │
///          └──viewDidDisappear──── disappearing ◀──viewWillDisappear─┘
///
/// `viewIsAppearing` comes while the controller is appearing.
package struct AppearanceSequence: Sendable {
    package enum State: String, Sendable { case disappeared, appearing, appeared, disappearing }

    package private(set) var state = State.disappeared

    package init() {}

    /// Follows a callback. `false`, and no change, where it must not come in this state.
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
