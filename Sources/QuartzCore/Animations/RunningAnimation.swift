import RenderServer

/// An animation that a layer holds.
///
///     pending ──commit──▶ running ──end──▶ gone, or ended (if it is not removed on completion)
///        │                   │
///        └──── removed ──────┴──▶ gone
struct RunningAnimation {
    enum State {
        /// Not sent yet; a `beginTime` of 0 has no meaning yet.
        case pending
        case running
        /// Over, but still held.
        case ended
    }

    /// The key that it was added under; `nil` for none.
    var key: String?
    /// The layer's own copy.
    var animation: CAAnimation
    /// What is sent to the display.
    var rendered: RenderAnimation
    /// Where it is of a property that the layer's class has of its own.
    var custom: CustomAnimation?
    var state = State.pending
    /// Counts all animations ever added.
    var order: UInt64
    /// Whether its end is up to a driver (see `CALayer.setTiming(_:ofAnimation:)`) and not to its times.
    var isHeld = false
    /// The completion that waits for its end.
    var completion: TransactionCompletion?

    /// Notifies the delegate and the transaction that it is over.
    @MainActor func stop(finished: Bool) {
        animation.delegate?.animationDidStop(animation, finished: finished)
        completion?.end()
    }
}
