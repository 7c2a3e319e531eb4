import Foundation

extension TimingCurve {
    /// Returns the fraction of the values at a fraction of the pass. Below 0 and above 1, the curve has its values at
    /// 0 and 1.
    package func value(at fraction: Double) -> Double {
        let fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
        switch self {
        case .linear: return fraction
        case .bezier(let x1, let y1, let x2, let y2):
            return UnitBezier(x1: x1, y1: y1, x2: x2, y2: y2).y(atX: fraction)
        case .spring(let parameters): return parameters.position(at: fraction * parameters.duration)
        }
    }
}

/// The cubic Bézier curve from (0, 0) to (1, 1), as polynomials in its parameter.
struct UnitBezier {
    private let ax, bx, cx: Double
    private let ay, by, cy: Double

    /// Creates a curve from two control points. An x outside of 0…1 is clamped, so that each x has a single y.
    init(x1: Double, y1: Double, x2: Double, y2: Double) {
        let (x1, x2) = (x1.clampedToUnit, x2.clampedToUnit)
        // Beyond a million the polynomial would overflow.
        let limit = 1e6
        let (y1, y2) = (abs(y1) <= limit ? y1 : 0, abs(y2) <= limit ? y2 : 1)
        cx = 3 * x1
        bx = 3 * (x2 - x1) - cx
        ax = 1 - cx - bx
        cy = 3 * y1
        by = 3 * (y2 - y1) - cy
        ay = 1 - cy - by
    }

    func y(atX x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        let t = parameter(atX: x)
        return ((ay * t + by) * t + cy) * t
    }

    /// Solves x(t) = x by Newton's method, which takes a few steps, or by bisection if the curve is too flat.
    private func parameter(atX x: Double) -> Double {
        let tolerance = 1e-10
        var t = x
        for _ in 0..<8 {
            let error = ((ax * t + bx) * t + cx) * t - x
            if abs(error) < tolerance { return t }
            let slope = (3 * ax * t + 2 * bx) * t + cx
            if abs(slope) < 1e-6 { break }
            t -= error / slope
        }
        var (low, high) = (0.0, 1.0)
        t = x
        for _ in 0..<64 {
            let error = ((ax * t + bx) * t + cx) * t - x
            if abs(error) < tolerance { break }
            if error < 0 { low = t } else { high = t }
            t = (low + high) / 2
        }
        return t
    }
}

extension Double {
    fileprivate var clampedToUnit: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}
