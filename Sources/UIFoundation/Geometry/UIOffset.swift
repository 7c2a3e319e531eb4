import Foundation

/// A shift in two directions, in points.
public struct UIOffset: Hashable, Codable, Sendable {
    /// The shift to the right.
    public var horizontal: CGFloat
    /// The shift down.
    public var vertical: CGFloat

    /// Creates an offset of zero.
    public init() { (horizontal, vertical) = (0, 0) }

    /// Creates an offset.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// An offset of zero.
    public static let zero = UIOffset()
}
