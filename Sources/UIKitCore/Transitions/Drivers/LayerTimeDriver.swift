import CoreGraphics
import Foundation
import QuartzCore

/// Drives animations by the time of a container's layer and of further layers: the time is paused, scrubbed, and
/// continued.
///
/// Animations in the layers' subtrees follow on the display's side, without being recreated.
@MainActor
final class LayerTimeDriver: TransitionDriver {
    private let layers: [CALayer]
    private let duration: TimeInterval
    /// Each layer's local time at the start of the transition's animations.
    private let starts: [Double]
    /// The transition's animations are those added between these two counts.
    private let firstAnimation = CALayer.animationsAdded
    private var lastAnimation = UInt64.max
    private var wake: ScheduledWork?
    /// Curve after the interaction; linear by default.
    var completionCurve = UIView.AnimationCurve.linear
    /// The frame-by-frame progress along a curve that is not linear.
    private var course: (link: CADisplayLink, start: CGFloat, forward: Bool, begin: Double, length: Double)?
    private var isTouched = false

    /// Starts at this moment, before the transition's animations are added.
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

    /// Excludes animations that are added to the layers from now on.
    func animationsAreMade() { lastAnimation = CALayer.animationsAdded }

    func pause() -> CGFloat {
        cancelCourse()
        isTouched = true
        let elapsed = min(max(Self.localTime(of: layers[0]) - starts[0], 0), duration)
        for (layer, start) in zip(layers, starts) { set(layer, speed: 0, local: start + elapsed) }
        return duration > 0 ? elapsed / duration : 0
    }

    func show(_ fraction: CGFloat) {
        for (layer, start) in zip(layers, starts) { layer.timeOffset = start + fraction * duration }
    }

    func run(from fraction: CGFloat, forward: Bool, velocity: CGFloat) {
        let length = (forward ? 1 - fraction : fraction) * duration / velocity
        guard completionCurve == .linear || length <= 0 else { return follow(from: fraction, forward, length) }
        let speed = forward ? velocity : -velocity
        for (layer, start) in zip(layers, starts) { set(layer, speed: speed, local: start + fraction * duration) }
        // On the way forward the animations end automatically.
        if !forward { wake(after: length, reverseToStart) }
    }

    private func wake(after seconds: Double, _ work: @escaping @MainActor () -> Void) {
        wake = MainLoop.current.schedule(at: CACurrentMediaTime() + seconds) { [self] in
            wake = nil
            work()
        }
    }

    private func reverseToStart() {
        for (layer, start) in zip(layers, starts) { set(layer, speed: 0, local: start) }
        removeAnimations()
    }

    // A layer's time is linear, so a curve is followed frame by frame.
    private func follow(from fraction: CGFloat, _ forward: Bool, _ length: Double) {
        let link = CADisplayLink(target: self, action: LayerTimeDriver.frameIsDue)
        course = (link, fraction, forward, CACurrentMediaTime(), length)
        link.add(to: .main, forMode: .common)
        wake(after: length) { [self] in
            cancelCourse()
            guard forward else { return reverseToStart() }
            for (layer, start) in zip(layers, starts) { set(layer, speed: 1, local: start + duration) }
        }
    }

    private func frameIsDue(_ link: CADisplayLink) {
        guard let course else { return }
        let part = min((link.timestamp - course.begin) / course.length, 1)
        let share = completionCurve.timingFunction.curve.value(at: part)
        show(course.forward ? course.start + (1 - course.start) * share : course.start * (1 - share))
    }

    private func cancelCourse() {
        wake?.cancel()
        wake = nil
        course?.link.invalidate()
        course = nil
    }

    private func removeAnimations() {
        for layer in layers { layer.stopAnimations(after: firstAnimation, through: lastAnimation) }
    }

    func stop(finished: Bool) {
        cancelCourse()
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
