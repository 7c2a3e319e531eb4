import Foundation

/// A shift in two directions, in points.
public struct UIOffset: Hashable, Codable, Sendable {
    /// The shift to the right.
    public var horizontal: CGFloat
    /// The shift down.
    public var vertical: CGFloat

    /// Makes an offset that shifts nothing.
    public init() { (horizontal, vertical) = (0, 0) }

    /// Makes an offset of two shifts.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// The offset that shifts nothing.
    public static let zero = UIOffset()
}
