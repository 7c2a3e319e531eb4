/// The effect of an animation outside of its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The raw value, a name of Core Animation.
    public let rawValue: String

    /// Creates a fill mode from its name. Unknown names equal `removed`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The last value remains after the animation has ended.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value is used before the animation begins.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Combines `forwards` and `backwards`.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// The animation has no effect outside of its active time.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
