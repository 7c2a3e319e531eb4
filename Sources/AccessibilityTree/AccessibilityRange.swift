/// The number of a slider, stepper, progress view or page control.
public struct AccessibilityRange: Sendable, Hashable, Codable {
    /// The smallest number.
    public var minimum: Double
    /// The largest number.
    public var maximum: Double
    /// The number.
    public var current: Double
    /// The change of an increment or decrement.
    public var step: Double

    /// Creates a range. Non-finite numbers are replaced by 0.
    public init(minimum: Double, maximum: Double, current: Double, step: Double) {
        func finite(_ number: Double) -> Double { number.isFinite ? number : 0 }
        (self.minimum, self.maximum) = (finite(minimum), finite(maximum))
        (self.current, self.step) = (finite(current), finite(step))
    }
}
