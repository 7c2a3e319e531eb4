import CoreGraphics
import Foundation
import QuartzCore
import RenderServer

/// The timing of an animator's values, resolved from a timing curve provider.
@MainActor
struct AnimatorPace {
    /// The moving axis of a view, for springs with a velocity for each axis.
    enum Axis { case x, y, other }

    private enum Kind {
        case cubic(TimingCurve)
        case spring(UISpringTimingParameters)
    }

    private let kind: Kind

    init(_ provider: any UITimingCurveProvider) {
        switch provider.timingCurveType {
        case .builtin, .cubic:
            kind = .cubic(Self.curve(provider.cubicTimingParameters))
        case .spring:
            kind = .spring(provider.springTimingParameters ?? UISpringTimingParameters())
        case .composed:
            kind =
                provider.springTimingParameters.map(Kind.spring) ?? .cubic(Self.curve(provider.cubicTimingParameters))
        }
    }

    private static func curve(_ parameters: UICubicTimingParameters?) -> TimingCurve {
        let parameters = parameters ?? UICubicTimingParameters()
        let (first, last) = (parameters.controlPoint1, parameters.controlPoint2)
        return CAMediaTimingFunction(
            controlPoints: Float(first.x), Float(first.y), Float(last.x), Float(last.y)
        ).curve
    }

    /// The settling duration of a spring with physical parameters, in seconds; `nil` for curves that can have any
    /// duration.
    var settlingDuration: TimeInterval? {
        guard case .spring(let parameters) = kind, case .physical = parameters.spring else { return nil }
        return parameters.length ?? spring(parameters, lasting: 0, axis: .other).settlingDuration
    }

    /// Returns the curve for a duration. A spring with physical parameters is scaled to the duration.
    func curve(lasting duration: TimeInterval, axis: Axis = .other) -> TimingCurve {
        switch kind {
        case .cubic(let curve): return curve
        case .spring(let parameters):
            var spring = spring(parameters, lasting: duration, axis: axis)
            if case .physical = parameters.spring {
                // All axes have the same duration, independent of their velocities.
                spring.duration = settlingDuration ?? duration
            } else {
                spring.duration = max(duration, 0.001)
            }
            return .spring(spring)
        }
    }

    private func spring(
        _ parameters: UISpringTimingParameters, lasting duration: TimeInterval, axis: Axis
    ) -> SpringParameters {
        var spring = SpringParameters()
        switch parameters.spring {
        case .ratio(let ratio):
            let frequency = ViewAnimationContext.Pacing.frequency(dampingRatio: ratio, lasting: duration)
            (spring.stiffness, spring.damping) = (frequency * frequency, 2 * ratio * frequency)
        case .physical(let mass, let stiffness, let damping):
            (spring.mass, spring.stiffness, spring.damping) = (mass, stiffness, damping)
        }
        let velocity = parameters.initialVelocity
        spring.initialVelocity =
            switch axis {
            case .x: velocity.dx
            case .y: velocity.dy
            case .other: abs(velocity.dx) >= abs(velocity.dy) ? velocity.dx : velocity.dy
            }
        return spring
    }
}
