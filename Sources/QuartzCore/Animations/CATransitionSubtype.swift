/// From which side a `CATransition` moves.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The raw value, a name of Core Animation.
    public let rawValue: String

    /// Makes a subtype of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// From the right to the left.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left to the right.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the edge of the largest y: upwards on the display, as on iOS, where Core Animation's top is there.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the edge of the smallest y: downwards on the display.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
