import Foundation
import QuartzCore
import RenderServer

/// Where an animation is in its own course.
enum AnimationPlace: Equatable {
    /// At a time of its own, in seconds, repetitions included: what its curve shows there.
    case time(Double)
    /// At a part of the way between its values, whatever its curve says.
    case progress(Double)
}

/// How one animation is gone through: it stands somewhere, or moves since a moment. A value, so that what is shown at any
/// time can be told without anything running.
///
///               move, follow                  hold, place
///     standing ──────────────▶ along time  ──────────────▶ standing
///         │                                                   ▲
///         └───── move ───────▶ along another curve ───hold────┘
///
/// Times are media time unless they are called the animation's own.
struct AnimationMotion {
    enum State {
        case standing(AnimationPlace)
        /// From an own time at a moment, by so many of its seconds a second; below 0 backwards.
        case alongTime(from: Double, rate: Double, start: Double)
        /// From one part of the way to another, paced by a curve.
        case alongCurve(from: Double, to: Double, curve: TimingCurve, duration: Double, start: Double)
    }

    /// The times that the animation was made with; its begin does not count.
    let base: AnimationTiming
    /// All of its own time, repetitions included; infinite for one that repeats without end.
    let length: Double
    private(set) var state: State

    init(base: AnimationTiming, at place: AnimationPlace = .time(0)) {
        self.base = base
        length = base.activeDuration
        state = .standing(place)
    }

    /// Whether there is one way from one end to the other, so that a part of the way says everything.
    var isPlain: Bool {
        !base.autoreverses && base.repeatDuration <= 0 && base.repeatCount <= 1
            && base.repeatCount.rounded() == base.repeatCount
    }

    // MARK: Looking

    func place(at now: Double) -> AnimationPlace {
        switch state {
        case .standing(let place): place
        case .alongTime(let from, let rate, let start):
            .time(min(max(from + rate * max(now - start, 0), 0), length))
        case .alongCurve(let from, let to, let curve, let duration, let start):
            .progress(from + (to - from) * curve.value(at: duration > 0 ? (now - start) / duration : 1))
        }
    }

    /// The part of the way that is shown, for a plain animation: 0 at its start, 1 at its end, beyond where it overshoots.
    func progress(at now: Double) -> Double {
        switch place(at: now) {
        case .time(let time): length > 0 ? base.timingFunction.value(at: time / length) : 1
        case .progress(let progress): progress
        }
    }

    /// The own time at which the curve shows what is shown now; `nil` where it does not show it, or a spring shows it more
    /// than once.
    func time(at now: Double) -> Double? {
        switch place(at: now) {
        case .time(let time): time
        case .progress(let progress): base.timingFunction.fraction(showing: progress).map { $0 * length }
        }
    }

    // MARK: Moving

    mutating func hold(at now: Double) { state = .standing(place(at: now)) }

    mutating func stand(at place: AnimationPlace) { state = .standing(place) }

    /// Goes along its own time from an own time at a moment.
    mutating func follow(from: Double, rate: Double, start: Double) {
        state = .alongTime(from: from, rate: rate, start: start)
    }

    /// Goes on from where it is to one of its ends.
    ///
    /// - Parameters:
    ///   - start: When it begins to.
    ///   - duration: How long it takes.
    ///   - curve: The pace; `nil` for what is left of its own.
    mutating func move(forwards: Bool, start: Double, duration: Double, curve: TimingCurve?, now: Double) {
        let end: AnimationPlace = .time(forwards ? length : 0)
        guard duration > 0, duration.isFinite else { return stand(at: end) }
        if curve == nil || !isPlain, let time = time(at: now) {
            let rest = forwards ? length - time : time
            guard rest > 0, rest.isFinite else { return stand(at: end) }
            return follow(from: time, rate: (forwards ? rest : -rest) / duration, start: start)
        }
        state = .alongCurve(
            from: progress(at: now), to: forwards ? 1 : 0, curve: curve ?? base.timingFunction, duration: duration,
            start: start)
    }

    /// Does later what it is about to do.
    mutating func postpone(by seconds: Double) {
        switch state {
        case .standing: break
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
        case .standing(.time(let time)):
            timing.timeOffset = min(max(time, 0), length)
        case .standing(.progress(let progress)):
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
                // Back through passes without end: only those that were are gone through again.
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
    /// The fraction at which a curve has a value, found by halving; `nil` where it has none, and for springs, which swing.
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
