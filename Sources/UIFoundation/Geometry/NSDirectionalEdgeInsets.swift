import Foundation

/// Distances from the sides of a rectangle inwards, in points, whose sides follow the layout direction.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
    /// The distance from the top side down.
    public var top: CGFloat
    /// The distance from the side where reading begins.
    public var leading: CGFloat
    /// The distance from the bottom side up.
    public var bottom: CGFloat
    /// The distance from the side where reading ends.
    public var trailing: CGFloat

    /// Makes insets of four zeros.
    public init() { (top, leading, bottom, trailing) = (0, 0, 0, 0) }

    /// Makes insets of four distances.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// The insets that change nothing.
    public static let zero = NSDirectionalEdgeInsets()
}

extension NSDirectionalEdgeInsets {
    /// The insets whose left and right sides read in this direction.
    package init(_ insets: UIEdgeInsets, isRightToLeft: Bool) {
        self.init(
            top: insets.top, leading: isRightToLeft ? insets.right : insets.left,
            bottom: insets.bottom, trailing: isRightToLeft ? insets.left : insets.right)
    }

    /// These insets as left and right distances.
    package func resolved(isRightToLeft: Bool) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top, left: isRightToLeft ? trailing : leading,
            bottom: bottom, right: isRightToLeft ? leading : trailing)
    }
}
