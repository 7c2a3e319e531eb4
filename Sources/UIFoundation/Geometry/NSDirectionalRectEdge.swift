/// Sides of a rectangle that follow the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// The sides as bits, with Apple's values.
    public let rawValue: UInt

    /// Makes a set of the sides that these bits stand for.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top side.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    /// The side where reading begins.
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    /// The bottom side.
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    /// The side where reading ends.
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    /// All four sides.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
