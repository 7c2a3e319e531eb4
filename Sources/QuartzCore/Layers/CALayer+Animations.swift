import RenderServer

extension CALayer {
    final func endAnimation(forKey key: String) {
        guard let index = runningAnimations.firstIndex(where: { $0.key == key }) else { return }
        let removed = runningAnimations.remove(at: index)
        mark(.animations)
        stopLater([removed], finished: false)
    }

    /// Over all contexts, since layers outlive them.
    private static var animationCount: UInt64 = 0

    static func nextAnimationNumber() -> UInt64 {
        animationCount += 1
        return animationCount
    }

    /// How many animations have been added to layers, ever: a mark in time for `stopAnimations(after:through:)`.
    package static var animationsAdded: UInt64 { animationCount }

    /// Has the animations in the layer and everything below it that were added after a mark begin at this moment of their
    /// layers' times, and not at that of the next commit, before which these times may change.
    package final func beginAnimations(since mark: UInt64) {
        for index in runningAnimations.indices
        where runningAnimations[index].order > mark && runningAnimations[index].state == .pending
            && runningAnimations[index].rendered.timing.beginTime == 0
        {
            runningAnimations[index].rendered.timing.beginTime = localTime(atMediaTime: CACurrentMediaTime())
        }
        for layer in sublayers ?? [] { layer.beginAnimations(since: mark) }
    }

    /// Removes, in the layer and everything below it, the animations that were added after one mark and not after another,
    /// and notifies their delegates at once that they did not finish.
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
        // As on iOS, where the layer's copy has the duration that it was given.
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

    /// A layer that no display shows when the changes are sent does not run its animations: they are over.
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

    /// Gives pending animations their begin and returns those that begin.
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

    /// When the first of the running animations ends, in media time; `nil` if none is running.
    final var earliestAnimationEnd: Double? {
        guard !runningAnimations.isEmpty else { return nil }
        var earliest: Double?
        for animation in runningAnimations where animation.state == .running && !animation.isHeld {
            earliest = min(earliest ?? .infinity, animation.rendered.endTime)
        }
        return earliest.map { mediaTimeOfEnd($0) }
    }

    /// The running animations that are over by a media time, with their ends.
    final func animationsEnded(by time: Double) -> [(end: Double, order: UInt64)] {
        var result: [(Double, UInt64)] = []
        for animation in runningAnimations where animation.state == .running && !animation.isHeld {
            let end = mediaTimeOfEnd(animation.rendered.endTime)
            if end <= time { result.append((end, animation.order)) }
        }
        return result
    }

    /// Ends one animation, if it is still there.
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

    /// A time of the layer as media time; infinite when the layer stands still or goes backwards.
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
