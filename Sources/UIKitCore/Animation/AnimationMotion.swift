import Foundation
import QuartzCore
import RenderServer

/// The position of an animation on its own timeline.
enum AnimationPosition: Equatable {
    /// A local time in seconds, including repetitions; the curve determines the progress.
    case time(Double)
    /// A progress between the animation's values, independent of its curve.
    case progress(Double)
}

/// The course of one animation: it is paused at a position, or has been running since a time. A value, so that the
/// presented progress at any time is computed without running code.
///
///               move, run                     pause, seek
///      paused  ──────────────▶ along time  ──────────────▶  paused
///         │                                                   ▲
///         └───── move ───────▶ along another curve ───pause───┘
///
/// Times are media times unless they are called local.
struct AnimationMotion {
    enum State {
        case paused(AnimationPosition)
        /// The motion runs from a local time at a rate; a negative rate runs backward.
        case alongTime(from: Double, rate: Double, start: Double)
        /// The motion runs from one progress to a different progress, along a curve.
        case alongCurve(from: Double, to: Double, curve: TimingCurve, duration: Double, start: Double)
    }

    /// The original times of the animation; its begin time is ignored.
    let base: AnimationTiming
    /// The total local duration, including repetitions; infinite for an endless repetition.
    let length: Double
    private(set) var state: State

    init(base: AnimationTiming, at position: AnimationPosition = .time(0)) {
        self.base = base
        length = base.activeDuration
        state = .paused(position)
    }

    /// Whether the animation neither repeats nor autoreverses, so that its progress describes it completely.
    var isPlain: Bool {
        !base.autoreverses && base.repeatDuration <= 0 && base.repeatCount <= 1
            && base.repeatCount.rounded() == base.repeatCount
    }

    // MARK: Reading

    func position(at now: Double) -> AnimationPosition {
        switch state {
        case .paused(let position): position
        case .alongTime(let from, let rate, let start):
            .time(min(max(from + rate * max(now - start, 0), 0), length))
        case .alongCurve(let from, let to, let curve, let duration, let start):
            .progress(from + (to - from) * curve.value(at: duration > 0 ? (now - start) / duration : 1))
        }
    }

    /// Returns the presented progress of a plain animation: 0 at its start, 1 at its end, outside 0…1 during an
    /// overshoot.
    func progress(at now: Double) -> Double {
        switch position(at: now) {
        case .time(let time): length > 0 ? base.timingFunction.value(at: time / length) : 1
        case .progress(let progress): progress
        }
    }

    /// Returns the local time at which the curve has the presented value; `nil` if the curve never has the value, or
    /// if a spring has it more than once.
    func time(at now: Double) -> Double? {
        switch position(at: now) {
        case .time(let time): time
        case .progress(let progress): base.timingFunction.fraction(showing: progress).map { $0 * length }
        }
    }

    // MARK: Movement

    mutating func pause(at now: Double) { state = .paused(position(at: now)) }

    mutating func seek(to position: AnimationPosition) { state = .paused(position) }

    /// Runs along the local timeline.
    mutating func run(from: Double, rate: Double, start: Double) {
        state = .alongTime(from: from, rate: rate, start: start)
    }

    /// Runs from the present position to one of the ends.
    ///
    /// - Parameters:
    ///   - start: The start time.
    ///   - duration: The duration.
    ///   - curve: The timing curve; `nil` for the remainder of the animation's own.
    mutating func move(forwards: Bool, start: Double, duration: Double, curve: TimingCurve?, now: Double) {
        let end: AnimationPosition = .time(forwards ? length : 0)
        guard duration > 0, duration.isFinite else { return seek(to: end) }
        if curve == nil || !isPlain, let time = time(at: now) {
            let rest = forwards ? length - time : time
            guard rest > 0, rest.isFinite else { return seek(to: end) }
            return run(from: time, rate: (forwards ? rest : -rest) / duration, start: start)
        }
        state = .alongCurve(
            from: progress(at: now), to: forwards ? 1 : 0, curve: curve ?? base.timingFunction, duration: duration,
            start: start)
    }

    /// Delays the start.
    mutating func postpone(by seconds: Double) {
        switch state {
        case .paused: break
        case .alongTime(let from, let rate, let start):
            state = .alongTime(from: from, rate: rate, start: start + seconds)
        case .alongCurve(let from, let to, let curve, let duration, let start):
            state = .alongCurve(from: from, to: to, curve: curve, duration: duration, start: start + seconds)
        }
    }

    // MARK: Presentation

    /// Returns the animation times that present this motion.
    ///
    /// - Parameter shift: The layer's local time minus media time.
    func timing(shift: Double) -> AnimationTiming {
        var timing = base
        (timing.fillMode, timing.isRemovedOnCompletion) = (.both, false)
        (timing.beginTime, timing.speed, timing.timeOffset) = (shift, 0, 0)
        switch state {
        case .paused(.time(let time)):
            timing.timeOffset = min(max(time, 0), length)
        case .paused(.progress(let progress)):
            (timing.progressStart, timing.progressEnd) = (progress, progress)
        case .alongTime(let from, let rate, let start):
            timing.speed = rate
            guard rate != 0 else {
                timing.timeOffset = min(max(from, 0), length)
                break
            }
            if rate > 0 {
                timing.beginTime = start + shift - from / rate
            } else if length.isFinite {
                timing.beginTime = start + shift + (length - from) / rate
            } else {
                // Backward through endless repetitions: only the past ones are presented again.
                (timing.beginTime, timing.repeatDuration, timing.timeOffset) = (start + shift, from, from)
            }
        case .alongCurve(let from, let to, let curve, let duration, let start):
            (timing.beginTime, timing.speed, timing.duration) = (start + shift, 1, duration)
            (timing.repeatCount, timing.repeatDuration, timing.autoreverses) = (0, 0, false)
            timing.timingFunction = curve
            (timing.progressStart, timing.progressEnd) = (from, to)
        }
        return timing
    }
}

extension TimingCurve {
    /// Returns the fraction at which a curve has a value, computed by bisection. Returns `nil` if the curve never has
    /// the value, and for springs, which oscillate.
    func fraction(showing value: Double) -> Double? {
        guard value >= 0, value <= 1 else { return nil }
        switch self {
        case .linear: return value
        case .spring: return nil
        case .bezier:
            if value == 0 || value == 1 { return value }
            var (low, high) = (0.0, 1.0)
            for _ in 0..<60 {
                let middle = (low + high) / 2
                if self.value(at: middle) < value { low = middle } else { high = middle }
            }
            return (low + high) / 2
        }
    }
}
