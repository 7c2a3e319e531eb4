/// Edges of a layer that are drawn smoothly.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
    /// The raw value, a bit for each edge.
    public let rawValue: UInt32

    /// Creates a set of edges from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The edge with the smallest x coordinate.
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
    /// The edge with the largest x coordinate.
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
    /// The edge with the smallest y coordinate.
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
    /// The edge with the largest y coordinate.
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}
