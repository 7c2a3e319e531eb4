// It is not documented that a moving appearance also fades. Implementations of `push` with other animations fade both
// appearances (https://stackoverflow.com/questions/5604718).

/// How a `CATransition` replaces the old appearance with the new appearance.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The raw value, a name of Core Animation.
    public let rawValue: String

    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The old appearance fades into the new appearance.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new appearance slides over the old appearance, and fades in.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new appearance slides in and pushes the old appearance out. The new appearance fades in, and the old
    /// appearance fades out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old appearance slides off the new appearance, and fades out.
    public static let reveal = CATransitionType(rawValue: "reveal")
}
