import RenderServer

// Animations with a timing that is set from outside. An animation is identified by its number: the value of
// `CALayer.animationsAdded` immediately after it was added.
extension CALayer {
    /// Returns the current timing of an animation, or `nil` if the layer does not have the animation any longer.
    package final func timing(ofAnimation number: UInt64) -> AnimationTiming? {
        runningAnimations.first { $0.order == number }?.rendered.timing
    }

    /// Sets the timing of an animation in the layer's time. The animation keeps its position in the order of
    /// animations. From then on its timing does not end it; it must be removed. If the layer does not have the
    /// animation, the call has no effect.
    package final func setTiming(_ timing: AnimationTiming, ofAnimation number: UInt64) {
        guard let index = runningAnimations.firstIndex(where: { $0.order == number }) else { return }
        var timing = timing
        // A begin time of 0 would mean the next commit.
        if timing.beginTime == 0 { timing.beginTime = .leastNonzeroMagnitude }
        timing.isRemovedOnCompletion = false
        runningAnimations[index].rendered.timing = timing
        runningAnimations[index].isHeld = true
        if runningAnimations[index].state == .ended { runningAnimations[index].state = .running }
        mark(.animations)
        context?.layerWasAnimated(self)
    }

    /// Removes animations.
    ///
    /// - Parameters:
    ///   - finished: The `finished` argument for the animations' delegates.
    ///   - isDeferred: Whether the delegates are notified after the next flush instead of immediately.
    package final func removeAnimations(_ numbers: [UInt64], finished: Bool, isDeferred: Bool = false) {
        let removed = runningAnimations.filter { numbers.contains($0.order) }
        guard !removed.isEmpty else { return }
        runningAnimations.removeAll { numbers.contains($0.order) }
        mark(.animations)
        context?.animationsDidChange()
        let stop: @MainActor () -> Void = {
            for animation in removed where animation.state != .ended { animation.stop(finished: finished) }
        }
        if isDeferred { CATransaction.addCommitHandler(.postCommit, stop) } else { stop() }
    }

    /// Returns the current value of a property with only these animations of the layer, or `nil` if the property
    /// cannot be animated.
    package final func value(forKeyPath keyPath: String, showing numbers: [UInt64]) -> Any? {
        guard let property = AnimatableProperty(rawValue: keyPath) else { return nil }
        var shown = properties
        let time = localTime(atMediaTime: CACurrentMediaTime())
        for animation in runningAnimations where numbers.contains(animation.order) {
            var rendered = animation.rendered
            if animation.state == .pending, rendered.timing.beginTime == 0 { rendered.timing.beginTime = time }
            rendered.apply(at: time, to: &shown)
        }
        return shown.value(for: property)?.any
    }
}
