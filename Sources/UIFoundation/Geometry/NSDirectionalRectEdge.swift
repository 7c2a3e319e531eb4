/// A set of edges of a rectangle, in terms of the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// The raw value, with Apple's bits.
    public let rawValue: UInt

    /// Creates a set of edges from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top side.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    /// The leading edge.
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    /// The bottom side.
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    /// The trailing edge.
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    /// All four sides.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
