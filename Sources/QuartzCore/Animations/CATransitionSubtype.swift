/// The direction of a `CATransition`.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The raw value, a name of Core Animation.
    public let rawValue: String

    /// Creates a subtype from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// From the right to the left.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left to the right.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the edge with the largest y: upwards on the display, since on iOS Core Animation's top is the lower edge.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the edge with the smallest y: downwards on the display.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
