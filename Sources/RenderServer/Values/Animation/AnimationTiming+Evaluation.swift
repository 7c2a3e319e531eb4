import Foundation

extension AnimationTiming {
    /// A position in an animation's repetitions.
    struct Position: Hashable, Sendable {
        var phase: AnimationPhase
        /// The number of the pass, from 0. In an autoreversing animation, the way forth and the way back are a single
        /// pass.
        var iteration: Double
        /// The seconds since the beginning of the pass. They decrease on the way back.
        var passTime: Double
        /// `passTime` as a fraction of the duration, from 0 to 1, before the timing function.
        var fraction: Double
    }

    /// The duration of all repetitions in the animation's own time, which may be infinite.
    package var activeDuration: Double {
        if repeatDuration > 0 { return repeatDuration }
        let pass = passDuration * (autoreverses ? 2 : 1)
        guard pass > 0 else { return 0 }
        return pass * (repeatCount > 0 ? repeatCount : 1)
    }

    /// The end time of the animation, in the layer's time. It is infinite if the animation repeats forever or has a
    /// speed of 0.
    var endTime: Double {
        guard beginTime.isFinite, speed.isFinite else { return -.infinity }
        return speed == 0 ? .infinity : beginTime + activeDuration / abs(speed)
    }

    /// Returns the position of the animation at a time of the layer.
    ///
    /// The animation is active from `beginTime` on, for its active duration. `timeOffset` is the position in the
    /// repetitions at the start. The part that is skipped at the start is played at the end. If the speed is 0, the
    /// position is always `timeOffset`. With a negative speed, the passes are played backwards.
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
        // With a negative speed, the boundary between two passes is the position at the end of the pass that begins
        // there.
        return position(.active, local: elapsed + timeOffset, entersFromEnd: speed < 0)
    }

    /// Returns the position at a time in the animation's own time. A time outside of the repetitions is wrapped into
    /// them.
    ///
    /// - Parameter entersFromEnd: Whether the boundary between two passes is treated as the end of the earlier pass.
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

    /// The duration of one pass. An invalid duration is treated as 0.
    private var passDuration: Double { duration > 0 ? duration : 0 }
}

extension AnimationTiming.FillMode {
    var fillsBackwards: Bool { self == .backwards || self == .both }
    var fillsForwards: Bool { self == .forwards || self == .both }
}
