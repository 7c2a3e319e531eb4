/// How a `CATransition` has a new look take the place of the old one.
// That what moves also fades is not documented; those who rebuild `push` from other animations fade both sides
// (https://stackoverflow.com/questions/5604718).
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The raw value, a name of Core Animation.
    public let rawValue: String

    /// Makes a type of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The old look fades into the new one.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new look slides over the old one, and fades in on its way.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new look slides in and pushes the old one out; the one fades in, and the other one out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old look slides off the new one, and fades out on its way.
    public static let reveal = CATransitionType(rawValue: "reveal")
}
