import CoreGraphics
import Foundation

/// How the bounds of a scrolled layer move: a pure function from time to their origin.
///
/// Main evaluates it for `contentOffset`, the render server for each frame while main is busy.
package struct ScrollMotion: Hashable, Sendable {
    /// In the layer's time.
    package var start: Double
    package var x: ScrollCurve
    package var y: ScrollCurve
    /// Pixels a point: the offset is rounded to them (measured).
    var scale: Double

    package init(start: Double, x: ScrollCurve, y: ScrollCurve, scale: Double) {
        (self.start, self.x, self.y, self.scale) = (start, x, y, scale)
    }

    /// When it is over.
    package var end: Double { start + max(x.duration, y.duration) }

    /// Where it ends.
    package var rest: CGPoint { CGPoint(x: x.rest, y: y.rest) }

    /// The bounds' origin at a time.
    package func origin(at time: Double) -> CGPoint {
        let elapsed = time - start
        return CGPoint(x: value(of: x, at: elapsed), y: value(of: y, at: elapsed))
    }

    /// The rest is exact: it may be an edge that lies between two pixels.
    private func value(of curve: ScrollCurve, at elapsed: Double) -> Double {
        elapsed < curve.duration ? Self.round(curve.value(at: elapsed), scale) : curve.rest
    }

    /// The origin of the last frame before the rest, where that is the end of a spring; otherwise the rest.
    package func originBeforeRest(at time: Double) -> CGPoint {
        func last(_ curve: ScrollCurve) -> Double {
            guard curve.endsOnSpring else { return value(of: curve, at: time - start) }
            return Self.round(curve.valueBeforeRest(at: time - start), scale)
        }
        return CGPoint(x: last(x), y: last(y))
    }

    /// Points a second at a time.
    package func velocity(at time: Double) -> CGPoint {
        CGPoint(x: x.velocity(at: time - start), y: y.velocity(at: time - start))
    }

    /// A length rounded to whole pixels.
    package static func round(_ value: Double, _ scale: Double) -> Double {
        guard scale > 0, abs(value) < 1e12 else { return value }
        return (value * scale).rounded() / scale
    }
}
