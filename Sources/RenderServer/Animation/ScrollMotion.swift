import CoreGraphics
import Foundation

/// The motion of a scrolled layer's bounds: a pure function from time to their origin.
///
/// The main side evaluates it for `contentOffset`, the render server for each frame while the main side is busy.
package struct ScrollMotion: Hashable, Sendable {
    /// In the layer's time.
    package var start: Double
    package var x: ScrollCurve
    package var y: ScrollCurve
    /// Pixels per point. The offset is rounded to pixels (measured).
    var scale: Double

    package init(start: Double, x: ScrollCurve, y: ScrollCurve, scale: Double) {
        (self.start, self.x, self.y, self.scale) = (start, x, y, scale)
    }

    /// The time of the end.
    package var end: Double { start + max(x.duration, y.duration) }

    /// The origin at the end.
    package var rest: CGPoint { CGPoint(x: x.rest, y: y.rest) }

    /// The bounds' origin at a time.
    package func origin(at time: Double) -> CGPoint {
        let elapsed = time - start
        return CGPoint(x: value(of: x, at: elapsed), y: value(of: y, at: elapsed))
    }

    /// The rest is exact: it may be an edge between two pixels.
    private func value(of curve: ScrollCurve, at elapsed: Double) -> Double {
        elapsed < curve.duration ? Self.round(curve.value(at: elapsed), scale) : curve.rest
    }

    /// The origin of the last frame before the rest if the motion ends with a spring; otherwise the rest.
    package func originBeforeRest(at time: Double) -> CGPoint {
        func last(_ curve: ScrollCurve) -> Double {
            guard curve.endsOnSpring else { return value(of: curve, at: time - start) }
            return Self.round(curve.valueBeforeRest(at: time - start), scale)
        }
        return CGPoint(x: last(x), y: last(y))
    }

    /// The velocity in points per second at a time.
    package func velocity(at time: Double) -> CGPoint {
        CGPoint(x: x.velocity(at: time - start), y: y.velocity(at: time - start))
    }

    /// A length rounded to whole pixels.
    package static func round(_ value: Double, _ scale: Double) -> Double {
        guard scale > 0, abs(value) < 1e12 else { return value }
        return (value * scale).rounded() / scale
    }
}
