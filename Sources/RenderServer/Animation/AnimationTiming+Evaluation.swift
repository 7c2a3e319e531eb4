import Foundation

extension AnimationTiming {
    /// A position in an animation's repetitions.
    struct Position: Hashable, Sendable {
        var phase: AnimationPhase
        /// The number of the pass, from 0; forth and back of an autoreversing animation count as one pass.
        var iteration: Double
        /// The seconds since the beginning of the pass; decreasing on the way back.
        var passTime: Double
        /// `passTime` as a fraction of the duration, from 0 to 1, before the timing function.
        var fraction: Double
    }

    /// The duration of all repetitions in the animation's own time. May be infinite.
    package var activeDuration: Double {
        if repeatDuration > 0 { return repeatDuration }
        let pass = passDuration * (autoreverses ? 2 : 1)
        guard pass > 0 else { return 0 }
        return pass * (repeatCount > 0 ? repeatCount : 1)
    }

    /// The end of the animation in the layer's time. Infinite for an animation that repeats forever or has speed 0.
    var endTime: Double {
        guard beginTime.isFinite, speed.isFinite else { return -.infinity }
        return speed == 0 ? .infinity : beginTime + activeDuration / abs(speed)
    }

    /// The position of the animation at a time of the layer.
    ///
    /// It is active from `beginTime` for its active duration. `timeOffset` is the start position in the repetitions;
    /// the part that is skipped at the start is played at the end. At speed 0 the position is `timeOffset`. A negative
    /// speed plays the passes backwards.
    func position(at time: Double) -> Position {
        let elapsed = (time - beginTime) * speed
        let active = activeDuration
        guard time.isFinite, elapsed.isFinite, timeOffset.isFinite else {
            return Position(phase: .finished, iteration: 0, passTime: 0, fraction: 0)
        }
        if speed == 0 {
            return position(.active, local: min(max(timeOffset, 0), active), entersFromEnd: timeOffset > 0)
        }
        if time < beginTime { return position(.before, local: timeOffset, entersFromEnd: speed < 0) }
        if abs(elapsed) >= active {
            let end = (speed < 0 ? -active : active) + timeOffset
            return position(.finished, local: active.isFinite ? end : timeOffset, entersFromEnd: speed > 0)
        }
        // With a negative speed, the boundary of two passes is the end of the pass that begins.
        return position(.active, local: elapsed + timeOffset, entersFromEnd: speed < 0)
    }

    /// The position at an own time. A time outside of the repetitions is wrapped into them.
    ///
    /// - Parameter entersFromEnd: Whether the boundary of two passes counts as the end of the earlier pass.
    private func position(_ phase: AnimationPhase, local: Double, entersFromEnd: Bool) -> Position {
        let duration = passDuration
        let cycle = autoreverses ? 2 * duration : duration
        guard cycle > 0, cycle.isFinite else {
            let fraction = duration > 0 ? 0.0 : 1.0
            return Position(phase: phase, iteration: 0, passTime: duration > 0 ? local : 0, fraction: fraction)
        }
        var iteration = (local / cycle).rounded(.down)
        var pass = min(max(local - iteration * cycle, 0), cycle)
        if entersFromEnd, pass == 0 {
            (iteration, pass) = (iteration - 1, cycle)
        }
        if autoreverses, pass > duration { pass = cycle - pass }
        return Position(phase: phase, iteration: max(iteration, 0), passTime: pass, fraction: pass / duration)
    }

    /// The duration of one pass; an invalid duration counts as 0.
    private var passDuration: Double { duration > 0 ? duration : 0 }
}

extension AnimationTiming.FillMode {
    var fillsBackwards: Bool { self == .backwards || self == .both }
    var fillsForwards: Bool { self == .forwards || self == .both }
}
