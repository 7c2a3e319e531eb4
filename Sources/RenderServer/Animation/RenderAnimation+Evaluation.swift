import CoreGraphics
import Foundation

extension RenderAnimation {
    /// Applies the animation to the properties at a time of the layer, and returns the animation's phase.
    ///
    /// Before its beginning, the animation has no effect unless it fills backwards; after its end, unless it fills
    /// forwards and is not removed on completion. The animations of a layer are applied in order, so a later animation
    /// replaces, or adds to, the values of earlier ones.
    @discardableResult
    package func apply(at time: Double, to properties: inout LayerProperties) -> AnimationPhase {
        apply(at: time, staysWhenFinished: !timing.isRemovedOnCompletion, to: &properties)
    }

    /// The end of the animation, in the layer's time; may be infinite.
    package var endTime: Double { timing.endTime }

    /// The next time of the layer when an active animation changes a property. The values of a discrete animation are
    /// constant in between, so that no frame is needed. `-infinity` for animations that change continuously.
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
            // The children's time is the pass's. Children that are longer than the pass are cut off.
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
    /// The presented properties at the layer's own time: these properties with animations applied in order.
    func presented(at time: Double, animations: [RenderAnimation]) -> LayerProperties {
        var result = self
        for animation in animations { animation.apply(at: time, to: &result) }
        return result
    }
}
