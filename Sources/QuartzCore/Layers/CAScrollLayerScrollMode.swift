/// The directions in which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    /// The raw value, a name of Core Animation.
    public let rawValue: String

    /// Creates a mode from its name. A layer with an unknown mode does not scroll.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No direction.
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    /// Up and down.
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    /// Left and right.
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    /// All directions.
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
