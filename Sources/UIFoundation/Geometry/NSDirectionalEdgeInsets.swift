import Foundation

/// Insets of the edges of a rectangle, in points, that depend on the layout direction.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
    /// The distance from the top side down.
    public var top: CGFloat
    /// The distance from the leading edge.
    public var leading: CGFloat
    /// The distance from the bottom side up.
    public var bottom: CGFloat
    /// The distance from the trailing edge.
    public var trailing: CGFloat

    /// Creates insets of zero.
    public init() { (top, leading, bottom, trailing) = (0, 0, 0, 0) }

    /// Creates insets with four distances.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// Insets of zero.
    public static let zero = NSDirectionalEdgeInsets()
}

extension NSDirectionalEdgeInsets {
    /// Creates insets from left and right distances in a layout direction.
    package init(_ insets: UIEdgeInsets, isRightToLeft: Bool) {
        self.init(
            top: insets.top, leading: isRightToLeft ? insets.right : insets.left,
            bottom: insets.bottom, trailing: isRightToLeft ? insets.left : insets.right)
    }

    /// Returns the insets as left and right distances.
    package func resolved(isRightToLeft: Bool) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top, left: isRightToLeft ? trailing : leading,
            bottom: bottom, right: isRightToLeft ? leading : trailing)
    }
}
