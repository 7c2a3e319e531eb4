/// The shape of a cubic curve at a key value, by the method of Kochanek and Bartels. Zeros result in a Catmull-Rom
/// curve.
package struct SplineShape: Hashable, Sendable {
    var tension: Double
    var continuity: Double
    var bias: Double

    package init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
        (self.tension, self.continuity, self.bias) = (tension, continuity, bias)
    }

    /// Returns the tangent of the curve where it arrives at a value.
    ///
    /// - Parameters:
    ///   - before: The difference to the previous value.
    ///   - after: The difference to the next value.
    func incoming(_ before: SIMD4<Double>, _ after: SIMD4<Double>) -> SIMD4<Double> {
        let first: Double = (1 - tension) * (1 - continuity) * (1 + bias)
        let second: Double = (1 - tension) * (1 + continuity) * (1 - bias)
        return (before * first + after * second) / 2
    }

    /// Returns the tangent of the curve where it leaves a value.
    func outgoing(_ before: SIMD4<Double>, _ after: SIMD4<Double>) -> SIMD4<Double> {
        let first: Double = (1 - tension) * (1 + continuity) * (1 + bias)
        let second: Double = (1 - tension) * (1 - continuity) * (1 - bias)
        return (before * first + after * second) / 2
    }
}
