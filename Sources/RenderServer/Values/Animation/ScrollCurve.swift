import Foundation

/// The motion of a scroll view's offset along one axis: a pure function of the seconds since the motion began.
///
/// The motion is a sequence of a few pieces with closed formulas, so that the offset at each instant can be computed
/// independently. Velocities are in points per second. The numbers and formulas are measured from recordings of iOS,
/// unless a comment describes them as chosen.
package struct ScrollCurve: Hashable, Sendable {
    /// A formula.
    enum Piece: Hashable, Sendable {
        /// x₀ + v₀·F·(1 − rate^1000t). `reach` is F, the ratio of the total distance to the initial velocity, in
        /// seconds.
        case decay(from: Double, velocity: Double, rate: Double, reach: Double)
        /// target + (displacement + slope·t)·e^(−frequency·t): a critically damped spring.
        case spring(target: Double, displacement: Double, slope: Double, frequency: Double)
        case eased(from: Double, to: Double, duration: Double, curve: TimingCurve)
    }

    struct TimedPiece: Hashable, Sendable {
        var start: Double
        var piece: Piece
    }

    /// The pieces, in the order of their starts. A resting axis has no pieces.
    var pieces: [TimedPiece] = []
    /// The offset at the end of the motion.
    package var rest: Double
    /// The duration of the motion, in seconds.
    var duration = 0.0
    /// Whether the motion ends with a spring. The last half point of a spring is not shown.
    var endsOnSpring = false

    /// Creates the curve of a resting axis.
    init(restingAt rest: Double) { self.rest = rest }

    /// Returns the offset at a time in seconds since the motion began.
    func value(at time: Double) -> Double {
        guard time < duration, let current = piece(at: time) else { return rest }
        return current.piece.value(at: max(time, 0) - current.start)
    }

    /// Returns the offset if the last piece is continued beyond the end of the motion.
    func valueBeforeRest(at time: Double) -> Double {
        guard let last = pieces.last else { return rest }
        return last.piece.value(at: max(time - last.start, 0))
    }

    /// Returns the velocity in points per second, at a time in seconds since the motion began.
    func velocity(at time: Double) -> Double {
        guard time < duration, let current = piece(at: time) else { return 0 }
        return current.piece.velocity(at: max(time, 0) - current.start)
    }

    /// Returns the same motion with an offset added.
    package func moved(by distance: Double) -> ScrollCurve {
        var result = self
        result.rest += distance
        for index in result.pieces.indices { result.pieces[index].piece.move(by: distance) }
        return result
    }

    private func piece(at time: Double) -> TimedPiece? { pieces.last { $0.start <= max(time, 0) } ?? pieces.first }
}

extension ScrollCurve.Piece {
    func value(at time: Double) -> Double {
        switch self {
        case .decay(let start, let velocity, let rate, let reach):
            return start + velocity * reach * (1 - pow(rate, 1000 * time))
        case .spring(let target, let displacement, let slope, let frequency):
            return target + (displacement + slope * time) * exp(-frequency * time)
        case .eased(let from, let to, let duration, let curve):
            return from + (to - from) * curve.value(at: duration > 0 ? time / duration : 1)
        }
    }

    func velocity(at time: Double) -> Double {
        switch self {
        case .decay(_, let velocity, let rate, _):
            return velocity * pow(rate, 1000 * time)
        case .spring(_, let displacement, let slope, let frequency):
            return (slope - frequency * (displacement + slope * time)) * exp(-frequency * time)
        case .eased(_, _, let duration, _):
            let step = max(duration, 1e-3) / 1000
            return (value(at: time + step) - value(at: time)) / step
        }
    }

    mutating func move(by distance: Double) {
        switch self {
        case .decay(let start, let velocity, let rate, let reach):
            self = .decay(from: start + distance, velocity: velocity, rate: rate, reach: reach)
        case .spring(let target, let displacement, let slope, let frequency):
            self = .spring(target: target + distance, displacement: displacement, slope: slope, frequency: frequency)
        case .eased(let from, let to, let duration, let curve):
            self = .eased(from: from + distance, to: to + distance, duration: duration, curve: curve)
        }
    }
}
