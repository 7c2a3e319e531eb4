import CoreGraphics
import Foundation

extension RenderAnimation {
    /// Changes the properties to what the animation shows at a time of the layer, and says where it stands.
    ///
    /// Before its begin it changes nothing, unless it fills backwards; when it is over, nothing, unless it fills
    /// forwards and is not removed on completion. Animations of a layer apply one after the other, so a later one
    /// sees (and adds to) what an earlier one shows.
    @discardableResult
    package func apply(at time: Double, to properties: inout LayerProperties) -> AnimationPhase {
        apply(at: time, staysWhenFinished: !timing.isRemovedOnCompletion, to: &properties)
    }

    /// When the animation is over, in the layer's time; infinite when it never is.
    package var endTime: Double { timing.endTime }

    /// When an animation that is active changes what is shown next, in the layer's time: between the values of a discrete animation nothing
    /// does, so that no frame is needed. `-infinity` where it changes all the time.
    func nextChange(after time: Double) -> Double {
        guard case .property(let animation) = effect, timing.speed > 0, !timing.autoreverses,
            timing.timingFunction == .linear,
            timing.coversWholeRange
        else { return -.infinity }
        let position = timing.position(at: time)
        guard position.phase == .active, position.passTime < timing.duration,
            let next = animation.nextDiscreteChange(after: position.fraction)
        else { return -.infinity }
        return min(time + (next * timing.duration - position.passTime) / timing.speed, endTime)
    }

    private func apply(
        at time: Double, staysWhenFinished: Bool, to properties: inout LayerProperties
    ) -> AnimationPhase {
        let position = timing.position(at: time)
        switch position.phase {
        case .before: if !timing.fillMode.fillsBackwards { return .before }
        case .active: break
        case .finished: if !staysWhenFinished || !timing.fillMode.fillsForwards { return .finished }
        }
        let fraction = timing.progress(at: position.fraction)
        switch effect {
        case .property(let animation):
            animation.apply(at: fraction, iteration: position.iteration, to: &properties)
        case .group(let children):
            // The children's time is the pass's. What is longer than the pass is cut off with it.
            let isEven = timing.timingFunction == .linear && timing.coversWholeRange
            let passTime = isEven ? position.passTime : fraction * timing.duration
            for child in children { _ = child.apply(at: passTime, staysWhenFinished: true, to: &properties) }
        case .scroll(let motion):
            properties.bounds.origin = motion.origin(at: time)
        case .scrollIndicator(let geometry, let motion):
            let frame = geometry.frame(for: motion.origin(at: time))
            properties.bounds.size = frame.size
            properties.position = CGPoint(x: frame.midX, y: frame.midY)
        case .transition(let effect):
            properties.transition = effect.transition(at: fraction, number: number)
        }
        return position.phase
    }
}

extension LayerProperties {
    /// What the layer shows at its own time: these properties with animations applied in order.
    func presented(at time: Double, animations: [RenderAnimation]) -> LayerProperties {
        var result = self
        for animation in animations { animation.apply(at: time, to: &result) }
        return result
    }
}
