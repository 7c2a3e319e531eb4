import Foundation

/// A displacement in two dimensions, in points. (Foundation on Linux has the other geometry types, but not this one.)
public struct CGVector: Hashable, Codable, Sendable {
    /// The displacement along x.
    public var dx: CGFloat
    /// The displacement along y.
    public var dy: CGFloat

    /// Makes the zero vector.
    public init() { (dx, dy) = (0, 0) }

    /// Makes a vector of two components.
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

    /// The vector whose components are both zero.
    public static let zero = CGVector()
}
