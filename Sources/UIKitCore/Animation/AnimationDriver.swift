import Foundation
import QuartzCore
import RenderServer

/// Drives a set of registered animations on a separate timeline: pauses, scrubs, continues and reverses them. Between
/// two calls no code runs; the display computes each frame from the last times of the layers' animations.
///
/// A `ViewAnimationContext` with a driver registers each animation that it adds. Positions are seconds from the
/// driver's start; `clock` is the driver's own position, as an animation without a layer.
@MainActor
final class AnimationDriver {
    private struct Item {
        let layer: CALayer
        let number: UInt64
        /// The start position.
        let begin: Double
        let axis: AnimatorPace.Axis
        var motion: AnimationMotion
    }

    private var items: [Item] = []
    private(set) var clock: AnimationMotion
    /// The changed properties, in the order of the changes.
    private(set) var properties: [AnimatedProperty.ID: AnimatedProperty] = [:]
    private var propertyOrder: [AnimatedProperty.ID] = []

    init(length: Double, curve: TimingCurve) {
        var timing = AnimationTiming()
        (timing.duration, timing.timingFunction) = (length, curve)
        clock = AnimationMotion(base: timing)
    }

    var length: Double { clock.length }

    private var now: Double { CACurrentMediaTime() }

    /// The driver's position in seconds from the start. After linear scrubbing, the progress times the length.
    var position: Double {
        switch clock.position(at: now) {
        case .time(let time): time
        case .progress(let progress): min(max(progress, 0), 1) * length
        }
    }

    /// The presented progress.
    var progress: Double { clock.progress(at: now) }

    // MARK: Adding animations

    /// Drives the animation that was added last.
    ///
    /// - Parameters:
    ///   - delay: Seconds of the driver's time until the animation begins.
    ///   - curve: The timing curve, if it differs from the animation's own.
    ///   - axis: The axis of the layer's movement, for springs.
    ///   - keyPath: The animated property, if the driver sets its value at the end.
    func adopt(
        on layer: CALayer, delay: Double, curve: TimingCurve?, axis: AnimatorPace.Axis = .other, keyPath: String?
    ) {
        let number = CALayer.animationsAdded
        guard var base = layer.timing(ofAnimation: number) else { return }
        if let curve { base.timingFunction = curve }
        let begin = position + delay
        var item = Item(layer: layer, number: number, begin: begin, axis: axis, motion: AnimationMotion(base: base))
        synchronize(&item)
        items.append(item)
        if let keyPath { properties[AnimatedProperty.ID(layer, keyPath)]?.animations.append(number) }
    }

    /// Sets the position and rate of a new animation to those of the driver.
    private func synchronize(_ item: inout Item) {
        switch clock.state {
        case .paused:
            item.motion.seek(to: .time(min(max(position - item.begin, 0), item.motion.length)))
        case .alongTime(let from, let rate, let start):
            guard rate > 0 else { break }
            item.motion.run(from: 0, rate: rate, start: start + (item.begin - from) / rate)
        case .alongCurve(_, let to, _, let duration, let start):
            let rest = start + duration - now
            guard to == 1, rest > 0, length > position else { break }
            let scale = rest / (length - position)
            item.motion.run(from: 0, rate: 1 / scale, start: now + (item.begin - position) * scale)
        }
        send(item)
    }

    /// Records the values of a property before and after its change, before its animation is added.
    func register(_ keyPath: String, of layer: CALayer, from start: Any?, color: UIColor?, to end: Any?) {
        let id = AnimatedProperty.ID(layer, keyPath)
        if properties[id] == nil {
            properties[id] = AnimatedProperty(
                layer: layer, keyPath: keyPath, start: start, startColor: color, end: end)
            propertyOrder.append(id)
        } else {
            properties[id]?.change(to: end)
        }
    }

    /// Stops driving a property that a different block now animates. Returns the presented value; `nil` if it was not
    /// driven.
    func relinquish(_ keyPath: String, of layer: CALayer) -> Any? {
        let id = AnimatedProperty.ID(layer, keyPath)
        guard let property = properties.removeValue(forKey: id) else { return nil }
        propertyOrder.removeAll { $0 == id }
        let shown = property.shown
        layer.removeAnimations(property.animations, finished: false, isDeferred: true)
        items.removeAll { $0.layer === layer && property.animations.contains($0.number) }
        return shown
    }

    /// Returns whether the driver animates a property of the layer.
    func animates(_ layer: CALayer) -> Bool { properties.values.contains { $0.layer === layer } }

    // MARK: Driving

    /// Pauses all animations at their present positions.
    func pause() {
        let now = now
        clock.pause(at: now)
        for index in items.indices {
            items[index].motion.pause(at: now)
            send(items[index])
        }
    }

    /// Sets the presented progress of all animations, independent of their curves.
    func scrub(progress: Double) {
        clock.seek(to: .progress(progress))
        for index in items.indices {
            let item = items[index]
            let time = progress * length - item.begin
            if item.motion.isPlain {
                let part = item.motion.length > 0 ? time / item.motion.length : time < 0 ? 0 : 1
                items[index].motion.seek(to: .progress(min(max(part, 0), 1)))
            } else {
                items[index].motion.seek(to: .time(min(max(time, 0), item.motion.length)))
            }
            send(items[index])
        }
    }

    /// Sets the position of all animations. Their curves determine the presented progress.
    func scrub(position: Double) {
        clock.seek(to: .time(position))
        for index in items.indices {
            let item = items[index]
            items[index].motion.seek(to: .time(min(max(position - item.begin, 0), item.motion.length)))
            send(items[index])
        }
    }

    /// Returns the time from the present position to an end, at the original speed.
    func remaining(forwards: Bool) -> Double {
        if let time = clock.time(at: now) { return forwards ? max(length - time, 0) : time }
        let part = min(max(progress, 0), 1)
        return (forwards ? 1 - part : part) * length
    }

    /// Runs to one of the ends.
    ///
    /// - Parameters:
    ///   - delay: Delay of the start, in seconds.
    ///   - duration: Duration in seconds.
    ///   - curve: The timing curve for each axis; `nil` for the remainder of the animation's own.
    func run(forwards: Bool, delay: Double = 0, duration: Double, curve: ((AnimatorPace.Axis) -> TimingCurve)? = nil) {
        let now = now
        let here = position
        let rest = forwards ? length - here : here
        let scale = rest > 0 ? duration / rest : 0
        for index in items.indices {
            let item = items[index]
            let end = item.begin + item.motion.length
            let wait = forwards ? max(item.begin - here, 0) : max(here - end, 0)
            let way = forwards ? end - max(item.begin, here) : min(end, here) - item.begin
            items[index].motion.move(
                forwards: forwards, start: now + delay + wait * scale, duration: way * scale,
                curve: curve?(item.axis), now: now)
            send(items[index])
        }
        clock.move(forwards: forwards, start: now + delay, duration: duration, curve: curve?(.other), now: now)
    }

    /// Postpones all running animations before they are first presented.
    func postpone(by seconds: Double) {
        clock.postpone(by: seconds)
        for index in items.indices {
            items[index].motion.postpone(by: seconds)
            send(items[index])
        }
    }

    /// Sets the times of the layer's animation to those of an item.
    private func send(_ item: Item) {
        let shift = item.layer.convertTime(now, from: nil) - now
        item.layer.setTiming(item.motion.timing(shift: shift), ofAnimation: item.number)
    }

    // MARK: Ending

    /// Sets the properties to a position; properties that other code has set meanwhile are unchanged. With `.current`
    /// they keep the presented values, and can still be set to an end later.
    func setValues(at position: UIViewAnimatingPosition) {
        // All values are read before any is set: a superview that changes its size resizes other views.
        let own = propertyOrder.filter { properties[$0]?.isOwn == true }
        let shown = position == .current ? own.map { properties[$0]?.shown } : []
        for (index, id) in own.enumerated() {
            guard var property = properties[id] else { continue }
            if position == .current { property.setCurrent(shown[index]) } else { property.setValue(at: position) }
            properties[id] = property
        }
    }

    /// Removes all animations, which calls their delegates.
    func remove(finished: Bool) {
        let removed = items
        items = []
        for id in propertyOrder { properties[id]?.animations = [] }
        for item in removed { item.layer.removeAnimations([item.number], finished: finished) }
    }
}
