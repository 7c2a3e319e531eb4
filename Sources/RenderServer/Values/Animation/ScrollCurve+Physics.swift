import Foundation

extension ScrollCurve {
    /// The velocity below which a deceleration ends, in points per second.
    static let stoppingVelocity = 10.0
    /// The frequency of the spring that returns content to an edge, per second.
    static let bounceFrequency = 10.9
    // Chosen (Views): A scroll view moves to a page with a spring that takes about 0.4 seconds.
    /// The frequency of the spring that moves content to a page or to the delegate's target. Paging appears to take
    /// about 0.4 seconds.
    package static let settlingFrequency = 16.0
    /// The maximum time, in seconds, that a return may take to cross the edge after the content was flicked inwards.
    private static let longestReturn = 0.6
    /// The distance from its target at the end of a spring, in points.
    static let restDistance = 0.5
    // Chosen (Views): A flick of at least 50 points per second turns the page of a paging scroll view, whichever page
    // is nearest.
    /// The velocity above which the page is turned, whichever page is nearest, in points per second.
    package static let pagingVelocity = 50.0
    /// The ratio of the shown distance and the dragged distance beyond an edge, for small distances.
    static let rubberBandFactor = 0.55

    // MARK: Deceleration

    /// Returns the motion of an axis after the touch ends: it decelerates, bounces off an edge, or returns from beyond
    /// an edge.
    ///
    /// - Parameters:
    ///   - rate: The ratio of the velocities after and before a millisecond.
    ///   - bounces: Whether the content may move beyond an edge. If not, it stops at the edge.
    package static func deceleration(
        from start: Double, velocity: Double, rate: Double, within range: ClosedRange<Double>, bounces: Bool
    ) -> ScrollCurve {
        if !range.contains(start) {
            let edge = start < range.lowerBound ? range.lowerBound : range.upperBound
            return bounces
                ? returning(from: start, velocity: velocity, to: edge, rate: rate, within: range)
                : ScrollCurve(restingAt: edge)
        }
        guard abs(velocity) > stoppingVelocity else { return ScrollCurve(restingAt: start) }
        var curve = decay(from: start, velocity: velocity, rate: rate, reach: reach(of: rate))
        let edge = velocity > 0 ? range.upperBound : range.lowerBound
        guard velocity > 0 ? curve.rest > edge : curve.rest < edge else { return curve }
        let left = max(1 - (edge - start) / (velocity * reach(of: rate)), 0)
        let impact = left > 0 ? log(left) / (1000 * log(rate)) : curve.duration
        (curve.rest, curve.duration) = (edge, impact)
        if bounces {
            curve.append(.spring(target: edge, displacement: 0, slope: velocity * left, frequency: bounceFrequency))
        }
        return curve
    }

    /// Returns a spring that moves content back from beyond an edge. If the content is released without velocity or
    /// moves outwards, the initial velocity inwards is two thirds of ω·x₀ (measured once). After a faster flick
    /// inwards, the content continues into the range.
    private static func returning(
        from start: Double, velocity: Double, to edge: Double, rate: Double, within range: ClosedRange<Double>
    ) -> ScrollCurve {
        let displacement = start - edge
        let slope = bounceFrequency * displacement + velocity
        var curve = ScrollCurve(restingAt: edge)
        // A nearly critical spring ends before it would cross the edge.
        guard slope * displacement < 0, -displacement / slope < longestReturn else {
            let usual = displacement * bounceFrequency / 3
            let isFaster = abs(slope) < abs(usual)
            curve.append(
                .spring(
                    target: edge, displacement: displacement, slope: isFaster ? slope : usual,
                    frequency: bounceFrequency))
            return curve
        }
        // Chosen (Views): Decelerating content of a scroll view crosses the edge with the velocity of the spring, and
        // decelerates from there.
        let crossing = -displacement / slope
        let speed = slope * exp(-bounceFrequency * crossing)
        let inside = deceleration(from: edge, velocity: speed, rate: rate, within: range, bounces: true)
        curve.pieces = [
            TimedPiece(
                start: 0,
                piece: .spring(
                    target: edge, displacement: displacement, slope: slope, frequency: bounceFrequency))
        ]
        curve.pieces += inside.pieces.map { TimedPiece(start: $0.start + crossing, piece: $0.piece) }
        (curve.rest, curve.duration) = (inside.rest, inside.duration + crossing)
        curve.endsOnSpring = inside.endsOnSpring
        return curve
    }

    /// Returns the target of a deceleration as UIKit announces it to the delegate. The announced distance is the
    /// integral of the velocity, but the motion is the sum over milliseconds.
    package static func delegateTarget(
        from start: Double, velocity: Double, rate: Double, within range: ClosedRange<Double>
    ) -> Double {
        var target = start
        if abs(velocity) > stoppingVelocity, rate > 0, rate < 1 {
            target += (velocity - (velocity > 0 ? stoppingVelocity : -stoppingVelocity)) * -1 / (1000 * log(rate))
        }
        return min(max(target, range.lowerBound), range.upperBound)
    }

    /// Returns the velocity that a stopped deceleration adds to the next flick in the same direction, so that repeated
    /// flicks become faster. The formula is from a third-party implementation that was compared with iOS side by side.
    package static func carried(_ velocity: Double) -> Double {
        guard velocity.isFinite else { return 0 }
        let speed = min(0.000816 * pow(abs(velocity), 1.967), 40_000)
        return velocity < 0 ? -speed : speed
    }

    // Chosen (Views): If the target that a scroll view's delegate sets has about the distance of the deceleration, the
    // deceleration is stretched. Otherwise the content moves to the target with a spring that does not overshoot.
    /// Returns a motion that begins with a velocity and ends at a requested target.
    ///
    /// If the deceleration has about the right length, it is stretched. Otherwise, the motion is a spring that is
    /// strong enough not to overshoot the target.
    package static func settling(
        from start: Double, velocity: Double, to target: Double, rate: Double?,
        frequency: Double = settlingFrequency
    ) -> ScrollCurve {
        let distance = target - start
        guard abs(distance) > 1e-6 else { return ScrollCurve(restingAt: target) }
        if let rate, abs(velocity) > 2 * stoppingVelocity {
            let braked = velocity - (velocity > 0 ? stoppingVelocity : -stoppingVelocity)
            let needed = distance / braked
            if needed > reach(of: rate) / 2, needed < reach(of: rate) * 2 {
                var curve = decay(
                    from: start, velocity: velocity, rate: 1000 * needed / (1 + 1000 * needed), reach: needed)
                curve.rest = target
                return curve
            }
        }
        let displacement = -distance
        var frequency = frequency
        // With a velocity above ω·x₀ toward the target, the spring would overshoot.
        if velocity * distance > 0 { frequency = max(frequency, abs(velocity / distance)) }
        var curve = ScrollCurve(restingAt: target)
        curve.append(
            .spring(
                target: target, displacement: displacement, slope: velocity + frequency * displacement,
                frequency: frequency))
        return curve
    }

    /// Returns the motion of an animation with a timing curve.
    package static func eased(from start: Double, to end: Double, duration: Double, curve: TimingCurve) -> ScrollCurve {
        var result = ScrollCurve(restingAt: end)
        guard start != end else { return result }
        result.pieces = [
            TimedPiece(start: 0, piece: .eased(from: start, to: end, duration: duration, curve: curve))
        ]
        result.duration = duration
        return result
    }

    private static func decay(from start: Double, velocity: Double, rate: Double, reach: Double) -> ScrollCurve {
        let braked = velocity - (velocity > 0 ? stoppingVelocity : -stoppingVelocity)
        var curve = ScrollCurve(restingAt: start + braked * reach)
        curve.pieces = [
            TimedPiece(start: 0, piece: .decay(from: start, velocity: velocity, rate: rate, reach: reach))
        ]
        curve.duration = log(stoppingVelocity / abs(velocity)) / (1000 * log(rate))
        return curve
    }

    /// Returns the distance of a deceleration for each point per second of velocity, as a sum over milliseconds: 0.499
    /// at the normal rate.
    private static func reach(of rate: Double) -> Double { rate / (1 - rate) / 1000 }

    /// Appends a spring. The end of the curve becomes the end of the spring.
    private mutating func append(_ spring: Piece) {
        guard case .spring(_, let displacement, let slope, let frequency) = spring else { return }
        pieces.append(TimedPiece(start: duration, piece: spring))
        duration += Self.settlingTime(displacement, slope, frequency)
        endsOnSpring = true
    }

    /// Returns the time when (x₀ + b·t)·e^(−ωt) begins to stay within the rest distance.
    private static func settlingTime(_ displacement: Double, _ slope: Double, _ frequency: Double) -> Double {
        func distance(_ time: Double) -> Double { abs((displacement + slope * time) * exp(-frequency * time)) }
        // After its extremum, the distance only decreases. Before the extremum, it also decreases until it crosses the
        // target.
        let extremum = slope != 0 ? max(1 / frequency - displacement / slope, 0) : 0
        var (low, high) = (extremum, max(extremum * 2, 1 / frequency))
        if distance(extremum) > restDistance {
            while distance(high) > restDistance, high < 60 { high *= 2 }
        } else {
            guard distance(0) > restDistance else { return 0 }
            (low, high) = (0, extremum)
        }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if distance(middle) > restDistance { low = middle } else { high = middle }
        }
        return high
    }

    // MARK: Rubber band

    /// Returns the distance beyond an edge that is shown for a dragged distance.
    package static func rubberBand(_ distance: Double, dimension: Double) -> Double {
        guard distance != 0, dimension > 0 else { return 0 }
        let length = abs(distance) * rubberBandFactor
        return (distance < 0 ? -1 : 1) * length * dimension / (length + dimension)
    }

    /// Returns the dragged distance for a shown distance beyond an edge.
    package static func dragged(forShown distance: Double, dimension: Double) -> Double {
        guard distance != 0, dimension > 0 else { return 0 }
        // The shown distance is less than the dimension. An offset that a program set may be larger, so the distance
        // is limited.
        let shown = min(abs(distance), dimension * 0.95)
        return (distance < 0 ? -1 : 1) * shown * dimension / (rubberBandFactor * (dimension - shown))
    }
}
