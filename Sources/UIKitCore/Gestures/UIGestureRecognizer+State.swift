extension UIGestureRecognizer {
    /// The states of a recognizer. The raw values are the same as in UIKit.
    ///
    ///                         ┌────────▶ failed ────────────────────────────┐
    ///                         │                                             │
    ///     ┌──▶ possible ──────┼────────▶ ended (discrete: a tap) ───────────┤
    ///     │                   │                                             │ reset()
    ///     │                   │            ┌─────┐                          │
    ///     │                   └▶ began ─▶ changed┘ ─┬▶ ended ───────────────┤
    ///     │                        └────────────────┴▶ cancelled ───────────┤
    ///     └─────────────────────────────────────────────────────────────────┘
    ///
    /// The actions are sent on the transition to began, changed, ended and canceled. A recognizer leaves possible only
    /// if, in this order, `gestureRecognizerShouldBegin(_:)` of the touched view, of its superviews up to the
    /// recognizer's view, and of the delegate return `true`, no active recognizer excludes it (otherwise it fails), and
    /// all recognizers that must fail first have failed. Until then it waits in possible.
    public enum State: Int, Sendable {
        /// No gesture is recognized yet. The initial state.
        case possible
        /// A continuous gesture has begun.
        case began
        /// A continuous gesture has changed.
        case changed
        /// The gesture is complete.
        case ended
        /// A continuous gesture was canceled.
        case cancelled
        /// The touches do not match the gesture.
        case failed

        /// The state `ended` of a discrete gesture.
        public static var recognized: State { .ended }

        var isTerminal: Bool { rawValue >= State.ended.rawValue }
        /// Whether a continuous gesture is active.
        package var isActive: Bool { self == .began || self == .changed }
    }
}
