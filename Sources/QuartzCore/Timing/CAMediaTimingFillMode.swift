/// What is shown of an animation outside of its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The raw value, a name of Core Animation.
    public let rawValue: String

    /// Makes a fill mode of its name. Names that are not known count as `removed`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The end stays when the animation is over.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The beginning shows before the animation begins.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both of these.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Nothing: outside of its time the animation has no effect.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
