/// Which points are inside a shape.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The raw value, a name of Core Animation.
    public let rawValue: String

    /// Makes one of its name. Names that are not known count as `nonZero`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Those that the path goes around, counted with its direction.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Those that the path goes around an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
