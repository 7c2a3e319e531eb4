/// The rule that determines the inside of a shape.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The raw value, a name of Core Animation.
    public let rawValue: String

    /// Creates a rule from its name. Unknown names equal `nonZero`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A point is inside if the path's winding number around it is not 0.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// A point is inside if the path winds around it an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
