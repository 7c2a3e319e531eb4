import CoreGraphics
import Foundation

/// A vector in points.
typealias Vector2 = SIMD2<Double>

extension SIMD2<Double> {
    init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }

    var point: CGPoint { CGPoint(x: x, y: y) }

    /// The length, from the square root of the sum of squares.
    var length: Double { dot(self).squareRoot() }

    /// The vector after a quarter turn from x to y.
    var quarterTurn: SIMD2<Double> { SIMD2(-y, x) }

    /// The vector with the length 1; zero for zero.
    var unit: SIMD2<Double> {
        let length = length
        return length > 0 ? self / length : .zero
    }

    var isFinite: Bool { x.isFinite && y.isFinite }

    func dot(_ other: SIMD2<Double>) -> Double { x * other.x + y * other.y }

    func cross(_ other: SIMD2<Double>) -> Double { x * other.y - y * other.x }

    /// Returns the vector rotated by an angle, given by its cosine and sine.
    func rotated(_ turn: Turn) -> SIMD2<Double> {
        SIMD2(x * turn.cosine - y * turn.sine, x * turn.sine + y * turn.cosine)
    }

    /// Returns the vector rotated back by an angle.
    func rotatedBack(_ turn: Turn) -> SIMD2<Double> {
        SIMD2(x * turn.cosine + y * turn.sine, y * turn.cosine - x * turn.sine)
    }
}

/// The cosine and sine of an angle.
struct Turn {
    var cosine: Double
    var sine: Double

    init(_ angle: Double) { (cosine, sine) = (cos(angle), sin(angle)) }
}
