import RenderServer

extension CALayer {
    private static let scrollKey = "scroll"

    /// Sets a motion in media time. From a time on, the display scrolls the layer with it.
    ///
    /// The main thread sets the bounds for the frames that it can reach in time. Until `time` the display shows the
    /// bounds that were set last. If the layer's time differs from the media time, only the main thread scrolls the
    /// layer.
    ///
    /// - Parameters:
    ///   - motion: The motion, or `nil` to end the motion.
    ///   - indicator: The geometry, if the layer is a scroll indicator of its superlayer.
    package final func setScrollMotion(
        _ motion: ScrollMotion?, from time: Double, indicator: ScrollIndicatorGeometry? = nil
    ) {
        let index = runningAnimations.firstIndex { $0.key == nil && $0.rendered.key == CALayer.scrollKey }
        guard let motion, context != nil, localTime(atMediaTime: time) == time else {
            guard let index else { return }
            runningAnimations.remove(at: index)
            mark(.animations)
            return
        }
        var timing = AnimationTiming()
        timing.beginTime = max(time, motion.start)
        timing.duration = max(motion.end - timing.beginTime, 0)
        timing.fillMode = .forwards
        timing.isRemovedOnCompletion = false
        let effect = indicator.map { AnimationEffect.scrollIndicator($0, motion) } ?? .scroll(motion)
        let rendered = RenderAnimation(key: CALayer.scrollKey, timing: timing, effect: effect)
        if let index {
            runningAnimations[index].rendered = rendered
        } else {
            runningAnimations.append(
                RunningAnimation(
                    key: nil, animation: CAAnimation(), rendered: rendered, state: .running,
                    order: CALayer.nextAnimationNumber(), isHeld: true))
        }
        mark(.animations)
    }
}
