import CoreGraphics

/// A range of numbers, for the movement that an attachment permits.
public struct UIFloatRange: Hashable, Sendable {
    /// The least number.
    public var minimum: CGFloat
    /// The greatest number.
    public var maximum: CGFloat

    /// Creates the range from 0 to 0.
    public init() { (minimum, maximum) = (0, 0) }

    /// Creates a range.
    public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }

    /// The range from 0 to 0.
    public static let zero = UIFloatRange()
    /// The range of all numbers.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    /// Whether the range has no end.
    public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }

    /// The range, if it is in order and has no NaN.
    var usable: ClosedRange<Double>? { minimum <= maximum ? Double(minimum)...Double(maximum) : nil }
}
