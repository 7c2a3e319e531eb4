import Foundation

/// A displacement in two dimensions, in points. (Of the geometry types, only `CGVector` is missing from Foundation on
/// Linux.)
public struct CGVector: Hashable, Codable, Sendable {
    /// The displacement along x.
    public var dx: CGFloat
    /// The displacement along y.
    public var dy: CGFloat

    /// Creates the zero vector.
    public init() { (dx, dy) = (0, 0) }

    /// Creates a vector from two components.
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

    /// The zero vector.
    public static let zero = CGVector()
}
