import RenderServer

extension CALayer {
    final func endAnimation(forKey key: String) {
        guard let index = runningAnimations.firstIndex(where: { $0.key == key }) else { return }
        let removed = runningAnimations.remove(at: index)
        mark(.animations)
        stopLater([removed], finished: false)
    }

    /// The number of animations in all contexts, since layers outlive contexts.
    private static var animationCount: UInt64 = 0

    static func nextAnimationNumber() -> UInt64 {
        animationCount += 1
        return animationCount
    }

    /// The number of animations that were ever added to layers. It marks a moment for
    /// `stopAnimations(after:through:)`.
    package static var animationsAdded: UInt64 { animationCount }

    /// Begins the animations of the layer and its descendants that were added after a mark, at the current time of
    /// their layers. They would otherwise begin at the next commit, and the times of the layers may change before
    /// that.
    package final func beginAnimations(since mark: UInt64) {
        for index in runningAnimations.indices
        where runningAnimations[index].order > mark && runningAnimations[index].state == .pending
            && runningAnimations[index].rendered.timing.beginTime == 0
        {
            runningAnimations[index].rendered.timing.beginTime = localTime(atMediaTime: CACurrentMediaTime())
        }
        for layer in sublayers ?? [] { layer.beginAnimations(since: mark) }
    }

    /// Removes the animations of the layer and its descendants that were added after the first mark and not after the
    /// last mark. Their delegates are immediately notified that the animations did not finish.
    package final func stopAnimations(after first: UInt64, through last: UInt64) {
        let stopped = runningAnimations.filter { $0.order > first && $0.order <= last }
        if !stopped.isEmpty {
            runningAnimations.removeAll { $0.order > first && $0.order <= last }
            mark(.animations)
        }
        for layer in sublayers ?? [] { layer.stopAnimations(after: first, through: last) }
        for animation in stopped where animation.state != .ended { animation.stop(finished: false) }
    }

    final func addCopy(of animation: CAAnimation, forKey key: String?) {
        guard extras?.modelLayer == nil else {
            return LayerLog.warn("An animation cannot be added to a presentation layer; add it to model()")
        }
        let key = animation is CATransition ? kCATransition : key
        if let key { removeAnimation(forKey: key) }
        let order = CALayer.nextAnimationNumber()
        let copy = animation.duplicate()
        // As on iOS, the layer's copy has the duration of the transaction.
        if copy.duration <= 0 { copy.duration = CATransaction.animationDuration() }
        let completion = CATransaction.state.innermostCompletion
        completion?.begin()
        var rendered = copy.rendered(key: key ?? "#\(order)", on: self)
        rendered.number = order
        let custom = (copy as? CAPropertyAnimation)?.customAnimation(rendered, on: self)
        runningAnimations.append(
            RunningAnimation(
                key: key, animation: copy, rendered: rendered, custom: custom, order: order, completion: completion))
        if custom != nil { startDrawingFrames() }
        mark(.animations)
        context?.layerWasAnimated(self)
        if context == nil { endLaterUnlessShown() }
    }

    /// Ends the animations at the next commit if no display shows the layer then.
    private final func endLaterUnlessShown() {
        CATransaction.addCommitHandler(.postCommit) {
            guard self.context == nil else { return }
            let ended = self.runningAnimations
            self.runningAnimations.removeAll()
            for animation in ended where animation.state != .ended { animation.stop(finished: true) }
        }
    }

    /// Removes all animations, and notifies their delegates after the next flush.
    final func endAnimations(finished: Bool) {
        guard !runningAnimations.isEmpty else { return }
        let ended = runningAnimations
        runningAnimations.removeAll()
        context?.animationsDidChange()
        stopLater(ended, finished: finished)
    }

    private final func stopLater(_ animations: [RunningAnimation], finished: Bool) {
        let heard = animations.filter { $0.state != .ended && ($0.animation.delegate != nil || $0.completion != nil) }
        guard !heard.isEmpty else { return }
        CATransaction.addCommitHandler(.postCommit) {
            for animation in heard { animation.stop(finished: finished) }
        }
    }

    // MARK: - For the context

    /// Sets the begin times of pending animations, and returns the animations that begin.
    final func startPendingAnimations(at time: Double) -> [CAAnimation] {
        var started: [CAAnimation] = []
        for index in runningAnimations.indices where runningAnimations[index].state == .pending {
            if runningAnimations[index].rendered.timing.beginTime == 0 {
                runningAnimations[index].rendered.timing.beginTime = localTime(atMediaTime: time)
            }
            runningAnimations[index].state = .running
            let animation = runningAnimations[index].animation
            if animation.delegate != nil { started.append(animation) }
        }
        return started
    }

    /// The media time at which the first of the running animations ends, or `nil` if no animation is running.
    final var earliestAnimationEnd: Double? {
        guard !runningAnimations.isEmpty else { return nil }
        var earliest: Double?
        for animation in runningAnimations where animation.state == .running && !animation.isHeld {
            earliest = min(earliest ?? .infinity, animation.rendered.endTime)
        }
        return earliest.map { mediaTimeOfEnd($0) }
    }

    /// Returns the end times and order numbers of the running animations that end at a media time or earlier.
    final func animationsEnded(by time: Double) -> [(end: Double, order: UInt64)] {
        var result: [(Double, UInt64)] = []
        for animation in runningAnimations where animation.state == .running && !animation.isHeld {
            let end = mediaTimeOfEnd(animation.rendered.endTime)
            if end <= time { result.append((end, animation.order)) }
        }
        return result
    }

    /// Ends an animation if the layer still has it.
    final func endAnimation(order: UInt64) {
        guard let index = runningAnimations.firstIndex(where: { $0.order == order && $0.state == .running })
        else { return }
        let ended = runningAnimations[index]
        if ended.animation.isRemovedOnCompletion {
            runningAnimations.remove(at: index)
            mark(.animations)
        } else {
            runningAnimations[index].state = .ended
            runningAnimations[index].completion = nil
        }
        ended.stop(finished: true)
    }

    /// Returns the media time of a time of the layer. It is infinite if the layer's speed is 0 or negative.
    private final func mediaTimeOfEnd(_ time: Double) -> Double {
        guard time.isFinite else { return time }
        var layer: CALayer? = self
        while let current = layer {
            if let timing = current.properties.timing, timing.speed <= 0 { return .infinity }
            layer = current.parent
        }
        return mediaTime(atLocalTime: time)
    }
}
