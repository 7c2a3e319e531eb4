import CoreGraphics
import Foundation
import QuartzCore

/// Drives animations by the time of a container's layer (and of others that follow it): it stands still, is moved to and
/// fro, and runs on.
///
/// What animates in the layer's subtree follows, on the display's side, without being made anew.
@MainActor
final class LayerTimeDriver: TransitionDriver {
    private let layers: [CALayer]
    private let duration: TimeInterval
    /// Each layer's own time at the start of the transition's animations.
    private let starts: [Double]
    /// The transition's animations are those that were added between these.
    private let firstAnimation = CALayer.animationsAdded
    private var lastAnimation = UInt64.max
    private var wake: ScheduledWork?
    private var isTouched = false

    /// Takes this moment for the start of a transition whose animations are yet to be made.
    init(layers: [CALayer], duration: TimeInterval) {
        self.layers = layers
        self.duration = duration
        starts = layers.map(Self.localTime)
    }

    func startPaused(_ makeAnimations: () -> Void) {
        _ = pause()
        makeAnimations()
        animationsAreMade()
        for layer in layers { layer.beginAnimations(since: firstAnimation) }
    }

    /// What is animated in the layers from now on is no part of the transition.
    func animationsAreMade() { lastAnimation = CALayer.animationsAdded }

    func pause() -> CGFloat {
        wake?.cancel()
        wake = nil
        isTouched = true
        let elapsed = min(max(Self.localTime(of: layers[0]) - starts[0], 0), duration)
        for (layer, start) in zip(layers, starts) { set(layer, speed: 0, local: start + elapsed) }
        return duration > 0 ? elapsed / duration : 0
    }

    func show(_ fraction: CGFloat) {
        for (layer, start) in zip(layers, starts) { layer.timeOffset = start + fraction * duration }
    }

    func run(from fraction: CGFloat, forward: Bool, velocity: CGFloat) {
        let speed = forward ? velocity : -velocity
        for (layer, start) in zip(layers, starts) { set(layer, speed: speed, local: start + fraction * duration) }
        // On the way forward the animations end by themselves.
        guard !forward else { return }
        wake = MainLoop.current.schedule(at: CACurrentMediaTime() + fraction * duration / velocity) { [self] in
            wake = nil
            for (layer, start) in zip(layers, starts) { set(layer, speed: 0, local: start) }
            removeAnimations()
        }
    }

    private func removeAnimations() {
        for layer in layers { layer.stopAnimations(after: firstAnimation, through: lastAnimation) }
    }

    func stop(finished: Bool) {
        wake?.cancel()
        wake = nil
        if !finished { removeAnimations() }
        guard isTouched else { return }
        isTouched = false
        for layer in layers {
            layer.speed = 1
            layer.timeOffset = 0
            layer.beginTime = 0
        }
    }

    private func set(_ layer: CALayer, speed: CGFloat, local: Double) {
        layer.speed = Float(speed)
        layer.timeOffset = local
        layer.beginTime =
            layer.superlayer?.convertTime(CACurrentMediaTime(), from: nil) ?? CACurrentMediaTime()
    }

    private static func localTime(of layer: CALayer) -> Double { layer.convertTime(CACurrentMediaTime(), from: nil) }
}
