import CoreGraphics
import Foundation
import QuartzCore

/// The time of a container's layer (and of others that follow it), in the hands of an interaction: it stands still, is moved to and fro, and runs on.
///
/// What animates in the layer's subtree follows, on the display's side, without being made anew.
@MainActor
final class LayerTimeline {
    private let layers: [CALayer]
    private let duration: TimeInterval
    /// Each layer's own time at the start of the transition's animations.
    private let starts: [Double]
    private let firstAnimation = CALayer.animationsAdded
    private var wake: ScheduledWork?
    private var isTouched = false

    /// Takes this moment for the start of a transition whose animations are yet to be made.
    init(layers: [CALayer], duration: TimeInterval) {
        self.layers = layers
        self.duration = duration
        starts = layers.map(Self.localTime)
    }

    /// Stops the time where it is, and tells how far that is in the transition.
    @discardableResult
    func pause() -> CGFloat {
        isTouched = true
        let elapsed = Self.localTime(of: layers[0]) - starts[0]
        for (layer, start) in zip(layers, starts) { set(layer, speed: 0, local: start + elapsed) }
        return duration > 0 ? min(max(elapsed / duration, 0), 1) : 0
    }

    /// Has the transition's animations, which were made just now, begin at this moment of the layers' times.
    func beginAnimations() { for layer in layers { layer.beginAnimations(since: firstAnimation) } }

    /// Shows what is shown at a fraction of the duration.
    func show(_ fraction: CGFloat) {
        for (layer, start) in zip(layers, starts) { layer.timeOffset = start + fraction * duration }
    }

    /// Runs on from a fraction; the animations end by themselves.
    func run(from fraction: CGFloat, speed: CGFloat) {
        for (layer, start) in zip(layers, starts) { set(layer, speed: speed, local: start + fraction * duration) }
    }

    /// Runs back from a fraction to the start, where the animations are stopped.
    func runBack(from fraction: CGFloat, speed: CGFloat) {
        for (layer, start) in zip(layers, starts) { set(layer, speed: -speed, local: start + fraction * duration) }
        wake = MainLoop.current.schedule(at: CACurrentMediaTime() + fraction * duration / speed) { [self] in
            wake = nil
            for (layer, start) in zip(layers, starts) {
                set(layer, speed: 0, local: start)
                layer.stopAnimations(since: firstAnimation)
            }
        }
    }

    /// Gives the layers their ordinary time back.
    func resume() {
        wake?.cancel()
        wake = nil
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
