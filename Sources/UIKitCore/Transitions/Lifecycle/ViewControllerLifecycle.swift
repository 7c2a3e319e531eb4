/// The appearance of one controller, and the owner of its open transition.
///
/// This value does not refer to a view. Its mutating methods are the arrows of `AppearanceState`'s diagram and the
/// only way to change it, so impossible states cannot occur. A mutating method returns the callback that is due.
/// Therefore only `AppearanceCallbacks`, which sends the callback, changes the value of a controller.
package struct ViewControllerLifecycle: Sendable {
    package private(set) var appearance = AppearanceState.disappeared
    package private(set) var owner = AppearanceOwner.none
    /// Whether the open transition, or the last transition, is animated.
    package private(set) var isAnimated = false
    /// Whether `viewIsAppearing` of this appearance has not been sent yet.
    package private(set) var isAppearingIsPending = false
    /// Whether the appearance ended while the view was outside a window: `viewDidAppear` is pending until it is in a
    /// window.
    package private(set) var isWaitingForWindow = false
    /// Counts state changes, so that a sender detects changes that a callback made.
    package private(set) var generation: UInt32 = 0

    /// Creates the state of a new controller.
    package init() {}

    package enum Beginning: Sendable {
        /// No transition was open; the will-callback is due.
        case began
        /// The opposite transition was open; the will-callback is due.
        case reversed
        /// An appearance that waits for a window continues under a new owner; no callback.
        case resumed
        /// The controller has appeared or is appearing; no callback.
        case unchanged

        package var sendsCallback: Bool { self == .began || self == .reversed }
    }

    /// Begins to appear or to disappear.
    package mutating func begin(appearing: Bool, animated: Bool, owner newOwner: AppearanceOwner) -> Beginning {
        let beginning: Beginning
        switch (appearance, appearing) {
        case (.disappeared, true), (.appeared, false): beginning = .began
        case (.disappearing, true), (.appearing, false): beginning = .reversed
        case (.appearing, true) where isWaitingForWindow:
            isWaitingForWindow = false
            owner = newOwner
            generation &+= 1
            return .resumed
        default: return .unchanged
        }
        appearance = appearing ? .appearing : .disappearing
        isAppearingIsPending = appearing
        isWaitingForWindow = false
        isAnimated = animated
        owner = newOwner
        generation &+= 1
        return beginning
    }

    /// Returns `true` once in each appearance, when `viewIsAppearing` is due.
    package mutating func takeIsAppearing() -> Bool {
        guard appearance == .appearing, isAppearingIsPending else { return false }
        isAppearingIsPending = false
        return true
    }

    package enum Ending: Sendable {
        /// `viewDidAppear` is due.
        case appeared
        /// `viewDidDisappear` is due.
        case disappeared
        /// The view is not in a window: `viewDidAppear` is pending.
        case waitsForWindow
        /// No transition was open.
        case unchanged
    }

    /// Ends the open transition in `appeared` or `disappeared`.
    package mutating func end(isInWindow: Bool) -> Ending {
        switch appearance {
        case .appearing:
            owner = .none
            generation &+= 1
            guard isInWindow else {
                isWaitingForWindow = true
                return .waitsForWindow
            }
            assert(!isAppearingIsPending, "viewIsAppearing comes before viewDidAppear")
            appearance = .appeared
            isWaitingForWindow = false
            return .appeared
        case .disappearing:
            owner = .none
            generation &+= 1
            appearance = .disappeared
            return .disappeared
        case .appeared, .disappeared:
            owner = .none
            return .unchanged
        }
    }

    /// Holds a controller that has already appeared for a transition: moves of its view send no callbacks until it is
    /// released.
    mutating func hold() { owner = .transition }

    /// Releases a controller from its transition. An open transition is left to the callbacks of its parent.
    package mutating func release() {
        guard owner == .transition else { return }
        owner = appearance == .appearing || appearance == .disappearing ? .forwarding : .none
    }
}
