import CoreGraphics
import Foundation

extension RenderAnimation {
    /// Applies the animation to the properties at a time of the layer, and returns the animation's phase.
    ///
    /// Before its beginning, the animation has an effect only if it fills backwards. After its end, it has an effect
    /// only if it fills forwards and is not removed on completion. The animations of a layer are applied in order, so
    /// that a later animation replaces the values of earlier animations or adds to them.
    @discardableResult
    package func apply(at time: Double, to properties: inout LayerProperties) -> AnimationPhase {
        apply(at: time, staysWhenFinished: !timing.isRemovedOnCompletion, to: &properties)
    }

    /// The end time of the animation, in the layer's time. It may be infinite.
    package var endTime: Double { timing.endTime }

    /// Returns the next time of the layer when an active animation changes a property. Until then, no frame is needed.
    /// Returns `-infinity` if the animation changes continuously, and not only in discrete steps.
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
            // The time of the children is the time of the pass. Children that are longer than the pass are cut off.
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
    /// Returns these properties with animations applied in order, at a time in the layer's own time.
    func presented(at time: Double, animations: [RenderAnimation]) -> LayerProperties {
        var result = self
        for animation in animations { animation.apply(at: time, to: &result) }
        return result
    }
}
