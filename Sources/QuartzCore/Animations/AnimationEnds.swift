/// Wakes the main thread when the first animation of a context ends. If no animation is running, the thread is not
/// woken.
/// running.
@MainActor final class AnimationEnds {
    @exclusivity(unchecked) private var layers: ContiguousArray<CALayer> = []
    @exclusivity(unchecked) private var wake: ScheduledWork?
    /// Whether animations were added or removed, or the times of layers changed.
    @exclusivity(unchecked) var needUpdate = false

    func add(_ layer: CALayer) {
        needUpdate = true
        guard !layer.flags.contains(.isAnimated) else { return }
        layer.flags.insert(.isAnimated)
        layers.append(layer)
    }

    /// Schedules the next wake-up for the earliest end.
    func update(in context: RenderContext) {
        guard needUpdate else { return }
        needUpdate = false
        if layers.isEmpty, wake == nil { return }
        var earliest = Double.infinity
        layers.removeAll { layer in
            guard layer.context === context, layer.flags.contains(.isAnimated) else { return true }
            if let end = layer.earliestAnimationEnd {
                earliest = min(earliest, end)
                return false
            }
            layer.flags.remove(.isAnimated)
            return true
        }
        if let wake, !wake.isDone, wake.time == earliest { return }
        wake?.cancel()
        wake = nil
        guard earliest < .infinity else { return }
        wake = MainLoop.current.schedule(at: earliest) { [weak self, weak context] in
            guard let self, let context else { return }
            endAnimations(in: context)
        }
    }

    private func endAnimations(in context: RenderContext) {
        let now = CACurrentMediaTime()
        var ended: [(end: Double, order: UInt64, layer: CALayer)] = []
        for layer in layers where layer.context === context {
            for (end, order) in layer.animationsEnded(by: now) { ended.append((end, order, layer)) }
        }
        ended.sort { ($0.end, $0.order) < ($1.end, $1.order) }
        for (_, order, layer) in ended { layer.endAnimation(order: order) }
        needUpdate = true
        update(in: context)
    }
}
