extension UIGestureRecognizer {
    /// Where a recognizer is in its life. Raw values are UIKit's.
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
    /// The actions are sent on coming to began, changed, ended and cancelled. On the way out of possible stand, in this
    /// order: the view's `gestureRecognizerShouldBegin(_:)`, the delegate's, recognizers that go on already and exclude
    /// this one (each "no" leads to failed), and recognizers that must fail first, for which it waits in possible.
    public enum State: Int, Sendable {
        /// Nothing recognised yet. The state at rest.
        case possible
        /// A continuous gesture begins.
        case began
        /// A continuous gesture goes on.
        case changed
        /// The gesture is complete.
        case ended
        /// A continuous gesture was taken away.
        case cancelled
        /// The touches are no such gesture.
        case failed

        /// What a discrete gesture calls `ended`.
        public static var recognized: State { .ended }

        package var isTerminal: Bool { rawValue >= State.ended.rawValue }
        /// Whether a continuous gesture is on.
        package var isActive: Bool { self == .began || self == .changed }
    }
}
