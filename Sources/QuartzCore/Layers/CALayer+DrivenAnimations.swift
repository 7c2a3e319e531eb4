import RenderServer

// Animations whose timing is driven from outside. They are identified by the number that an animation has among all
// ever added (`CALayer.animationsAdded` right after it was added).
extension CALayer {
    /// The times of an animation as they stand; `nil` when the layer does not hold it any more.
    package final func timing(ofAnimation number: UInt64) -> AnimationTiming? {
        runningAnimations.first { $0.order == number }?.rendered.timing
    }

    /// Gives an animation other times, in the layer's own time, without ending it or changing its place among the others.
    /// From then on it is kept until it is removed, whatever the times say. Does nothing when the layer does not hold it.
    package final func setTiming(_ timing: AnimationTiming, ofAnimation number: UInt64) {
        guard let index = runningAnimations.firstIndex(where: { $0.order == number }) else { return }
        var timing = timing
        // A begin of 0 would be taken for "at the next commit".
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
    ///   - finished: The `finished` that their delegates receive.
    ///   - isDeferred: Whether they are notified after the next flush instead of now.
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

    /// The value of a property that the layer would show now if it had only these of its animations; `nil` for a
    /// property that cannot be animated.
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
