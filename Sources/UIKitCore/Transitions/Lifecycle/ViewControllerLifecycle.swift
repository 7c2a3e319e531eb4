/// Where one controller is in its life: whether its view is there, and who is moving it.
///
/// A value without any view. Its mutators are the arrows of `AppearanceState`'s diagram; there is no other way to change it,
/// so what cannot be cannot be written. What a mutator answers is the callback that is due; so a controller's own value is
/// changed by `AppearanceCallbacks` alone, which sends it.
package struct ViewControllerLifecycle: Sendable {
    package private(set) var appearance = AppearanceState.disappeared
    package private(set) var owner = AppearanceOwner.none
    /// Whether the open transition, or the last one, is animated.
    package private(set) var isAnimated = false
    /// Whether `viewIsAppearing` of this appearance has not been sent yet.
    package private(set) var isAppearingIsPending = false
    /// Whether the appearance was ended while the view was in no window: `viewDidAppear` is pending until it is in one.
    package private(set) var isWaitingForWindow = false
    /// Counts the arrows that were taken, so that what called the application back sees whether anything has changed.
    package private(set) var generation: UInt32 = 0

    /// Creates the life of a controller that was just made.
    package init() {}

    package enum Beginning: Sendable {
        /// From rest; the will-callback is due.
        case began
        /// In the middle of the opposite direction; the will-callback is due.
        case reversed
        /// An appearance that waits for a window goes on under another owner; no callback.
        case resumed
        /// The controller is there or on its way there; no callback.
        case unchanged

        package var sendsCallback: Bool { self == .began || self == .reversed }
    }

    /// Takes the arrow towards `appeared` or towards `disappeared`.
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

    /// Answers once in each appearance that `viewIsAppearing` is due.
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
        /// The view is in no window: `viewDidAppear` is pending.
        case waitsForWindow
        /// Nothing was open.
        case unchanged
    }

    /// Takes the arrow into `appeared` or `disappeared`.
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

    /// A transition keeps a controller that is there already: moves of its view send nothing until it is released.
    mutating func hold() { owner = .transition }

    /// The transition lets go of a controller. One in the middle of its way is left to the callbacks of its parent.
    package mutating func release() {
        guard owner == .transition else { return }
        owner = appearance == .appearing || appearance == .disappearing ? .forwarding : .none
    }
}
