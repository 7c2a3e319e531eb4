import Foundation
import QuartzCore
import RenderServer

/// The position of an animation on its own timeline.
enum AnimationPosition: Equatable {
    /// At a time of its own, in seconds, repetitions included: what its curve shows there.
    case time(Double)
    /// At a progress between its values, whatever its curve.
    case progress(Double)
}

/// How one animation advances: it is paused at a position, or has been running since a time. A value, so that what is
/// shown at any time is computed without anything running.
///
///               move, run                     pause, seek
///      paused  ──────────────▶ along time  ──────────────▶  paused
///         │                                                   ▲
///         └───── move ───────▶ along another curve ───pause───┘
///
/// Times are media time unless they are called the animation's own.
struct AnimationMotion {
    enum State {
        case paused(AnimationPosition)
        /// From an own time, at a rate; a negative rate runs backwards.
        case alongTime(from: Double, rate: Double, start: Double)
        /// From one progress to another, paced by a curve.
        case alongCurve(from: Double, to: Double, curve: TimingCurve, duration: Double, start: Double)
    }

    /// The times that the animation was made with; its begin does not count.
    let base: AnimationTiming
    /// All of its own time, repetitions included; infinite for one that repeats without end.
    let length: Double
    private(set) var state: State

    init(base: AnimationTiming, at position: AnimationPosition = .time(0)) {
        self.base = base
        length = base.activeDuration
        state = .paused(position)
    }

    /// Whether it neither repeats nor reverses, so that its progress describes it completely.
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

    /// The progress that is shown, for a plain animation: 0 at its start, 1 at its end, beyond where it overshoots.
    func progress(at now: Double) -> Double {
        switch position(at: now) {
        case .time(let time): length > 0 ? base.timingFunction.value(at: time / length) : 1
        case .progress(let progress): progress
        }
    }

    /// The own time at which the curve shows what is shown now; `nil` where it does not show it, or a spring shows it more
    /// than once.
    func time(at now: Double) -> Double? {
        switch position(at: now) {
        case .time(let time): time
        case .progress(let progress): base.timingFunction.fraction(showing: progress).map { $0 * length }
        }
    }

    // MARK: Moving

    mutating func pause(at now: Double) { state = .paused(position(at: now)) }

    mutating func seek(to position: AnimationPosition) { state = .paused(position) }

    /// Runs along its own timeline.
    mutating func run(from: Double, rate: Double, start: Double) {
        state = .alongTime(from: from, rate: rate, start: start)
    }

    /// Runs from where it is to one of its ends.
    ///
    /// - Parameters:
    ///   - start: When it starts.
    ///   - duration: How long it takes.
    ///   - curve: The pace; `nil` for the rest of its own.
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

    // MARK: For the display

    /// The times that make the display show this.
    ///
    /// - Parameter shift: The layer's own time less media time.
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
                // Backwards through endless repetitions: only the past ones are shown again.
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
    /// The fraction at which a curve has a value, found by bisection; `nil` where it has none, and for springs, which
    /// oscillate.
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
