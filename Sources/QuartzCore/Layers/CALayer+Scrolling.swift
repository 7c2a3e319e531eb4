import RenderServer

extension CALayer {
    private static let scrollKey = "scroll"

    /// Has the display scroll the layer by itself from a time on, by a motion in media time.
    ///
    /// Main sets the bounds for the frames that it is in time for; until `time` they are what it has set last. Where the
    /// layer's time is not media time the display does not scroll by itself, and main's changes are all there is.
    ///
    /// - Parameters:
    ///   - motion: `nil` for none any more.
    ///   - indicator: Set for a layer that is the indicator of the scrolled one, its superlayer.
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
