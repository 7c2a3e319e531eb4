import CoreGraphics
import Foundation

/// The motion of a scrolled layer's bounds: a pure function from a time to the origin of the bounds.
///
/// The main thread evaluates it for `contentOffset`. The render server evaluates it for each frame while the main
/// thread is busy.
package struct ScrollMotion: Hashable, Sendable {
    /// The start of the motion, in the layer's time.
    package var start: Double
    package var x: ScrollCurve
    package var y: ScrollCurve
    /// Pixels per point. The offset is rounded to pixels (measured).
    var scale: Double

    package init(start: Double, x: ScrollCurve, y: ScrollCurve, scale: Double) {
        (self.start, self.x, self.y, self.scale) = (start, x, y, scale)
    }

    /// The end time of the motion.
    package var end: Double { start + max(x.duration, y.duration) }

    /// The origin of the bounds at the end.
    package var rest: CGPoint { CGPoint(x: x.rest, y: y.rest) }

    /// Returns the origin of the bounds at a time.
    package func origin(at time: Double) -> CGPoint {
        let elapsed = time - start
        return CGPoint(x: value(of: x, at: elapsed), y: value(of: y, at: elapsed))
    }

    /// Returns the offset of an axis. At rest it is exact and not rounded, since an edge may be between two pixels.
    private func value(of curve: ScrollCurve, at elapsed: Double) -> Double {
        elapsed < curve.duration ? Self.round(curve.value(at: elapsed), scale) : curve.rest
    }

    /// If the motion ends with a spring, returns the origin as of the last frame before the rest, or else the origin
    /// at rest.
    package func originBeforeRest(at time: Double) -> CGPoint {
        func last(_ curve: ScrollCurve) -> Double {
            guard curve.endsOnSpring else { return value(of: curve, at: time - start) }
            return Self.round(curve.valueBeforeRest(at: time - start), scale)
        }
        return CGPoint(x: last(x), y: last(y))
    }

    /// Returns the velocity at a time, in points per second.
    package func velocity(at time: Double) -> CGPoint {
        CGPoint(x: x.velocity(at: time - start), y: y.velocity(at: time - start))
    }

    /// Returns a length, rounded to whole pixels.
    package static func round(_ value: Double, _ scale: Double) -> Double {
        guard scale > 0, abs(value) < 1e12 else { return value }
        return (value * scale).rounded() / scale
    }
}
