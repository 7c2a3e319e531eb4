import Foundation

extension AnimationTiming {
    /// A place in an animation's repetitions.
    struct Position: Hashable, Sendable {
        var phase: AnimationPhase
        /// Which pass, from 0; forth and back of an autoreversing animation is one.
        var iteration: Double
        /// The seconds into the pass, running backwards on the way back.
        var passTime: Double
        /// `passTime` as a part of the duration, from 0 to 1, before the timing function.
        var fraction: Double
    }

    /// How long the animation is active in its own time, all repetitions together. May be infinite.
    package var activeDuration: Double {
        if repeatDuration > 0 { return repeatDuration }
        let pass = passDuration * (autoreverses ? 2 : 1)
        guard pass > 0 else { return 0 }
        return pass * (repeatCount > 0 ? repeatCount : 1)
    }

    /// When the animation is over, in the layer's time. Infinite when it repeats for ever or stands still.
    var endTime: Double {
        guard beginTime.isFinite, speed.isFinite else { return -.infinity }
        return speed == 0 ? .infinity : beginTime + activeDuration / abs(speed)
    }

    /// Where the animation stands at a time of the layer.
    ///
    /// It is active from `beginTime` for its active duration; `timeOffset` says where in the repetitions it starts, and
    /// what it skips so at the start it plays at the end. At speed 0 it stands at `timeOffset`. A negative speed plays
    /// the passes from their ends.
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
        // Going backwards, the instant at which one pass ends is that at which another begins from its end.
        return position(.active, local: elapsed + timeOffset, entersFromEnd: speed < 0)
    }

    /// The position at an own time, which may lie outside of the repetitions and is wrapped into them.
    ///
    /// - Parameter entersFromEnd: Whether the boundary of two passes counts as the end of the earlier one.
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

    /// The duration of one pass; invalid ones count as 0.
    private var passDuration: Double { duration > 0 ? duration : 0 }
}

extension AnimationTiming.FillMode {
    var fillsBackwards: Bool { self == .backwards || self == .both }
    var fillsForwards: Bool { self == .forwards || self == .both }
}
