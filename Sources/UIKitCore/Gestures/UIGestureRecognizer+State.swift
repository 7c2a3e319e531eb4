extension UIGestureRecognizer {
    /// The states of a recognizer. Raw values are UIKit's.
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
    /// The actions are sent on coming to began, changed, ended and cancelled. Leaving possible requires, in this order,
    /// the consent of: the view's `gestureRecognizerShouldBegin(_:)`, the delegate's, active recognizers that exclude
    /// this one (each "no" leads to failed), and recognizers that must fail first, for which it waits in possible.
    public enum State: Int, Sendable {
        /// Nothing recognised yet. The initial state.
        case possible
        /// A continuous gesture begins.
        case began
        /// A continuous gesture has changed.
        case changed
        /// The gesture is complete.
        case ended
        /// A continuous gesture was cancelled.
        case cancelled
        /// The touches are no such gesture.
        case failed

        /// What a discrete gesture calls `ended`.
        public static var recognized: State { .ended }

        var isTerminal: Bool { rawValue >= State.ended.rawValue }
        /// Whether a continuous gesture is active.
        package var isActive: Bool { self == .began || self == .changed }
    }
}
