import RenderServer

/// An animation of a layer.
///
///     pending ──commit──▶ running ──end──▶ removed, or ended (if it is not removed on completion)
///        │                   │
///        └──── removed ──────┴──▶ removed
struct RunningAnimation {
    enum State {
        /// Not committed yet. A `beginTime` of 0 has no meaning yet.
        case pending
        case running
        /// Ended, but not removed.
        case ended
    }

    /// The animation's key, or `nil` if it was added without a key.
    var key: String?
    /// The layer's own copy.
    var animation: CAAnimation
    /// The animation that is sent to the display.
    var rendered: RenderAnimation
    /// The custom animation, if the property belongs to the layer's subclass.
    var custom: CustomAnimation?
    var state = State.pending
    /// The number of the animation in the order of all animations.
    var order: UInt64
    /// Whether the animation is ended by a driver (see `CALayer.setTiming(_:ofAnimation:)`) rather than by its timing.
    var isHeld = false
    /// The completion that waits for the animation's end.
    var completion: TransactionCompletion?

    /// Notifies the delegate and the transaction of the animation's end.
    @MainActor func stop(finished: Bool) {
        animation.delegate?.animationDidStop(animation, finished: finished)
        completion?.end()
    }
}
