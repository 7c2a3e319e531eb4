import Foundation

/// Insets of the four edges of a rectangle, in points. Negative values point outwards.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
    /// The distance from the top side down.
    public var top: CGFloat
    /// The distance from the left side to the right.
    public var left: CGFloat
    /// The distance from the bottom side up.
    public var bottom: CGFloat
    /// The distance from the right side to the left.
    public var right: CGFloat

    /// Creates insets of zero.
    public init() { (top, left, bottom, right) = (0, 0, 0, 0) }

    /// Creates insets with four distances.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    /// Insets of zero.
    public static let zero = UIEdgeInsets()
}

extension UIEdgeInsets {
    /// The sum of the left and right distances.
    package var horizontal: CGFloat { left + right }

    /// The sum of the top and bottom distances.
    package var vertical: CGFloat { top + bottom }

    static func + (first: UIEdgeInsets, second: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: first.top + second.top, left: first.left + second.left,
            bottom: first.bottom + second.bottom, right: first.right + second.right)
    }

    static func - (first: UIEdgeInsets, second: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: first.top - second.top, left: first.left - second.left,
            bottom: first.bottom - second.bottom, right: first.right - second.right)
    }

    /// Returns the larger distance for each edge.
    static func max(_ first: UIEdgeInsets, _ second: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: Swift.max(first.top, second.top), left: Swift.max(first.left, second.left),
            bottom: Swift.max(first.bottom, second.bottom), right: Swift.max(first.right, second.right))
    }

    /// Returns the insets with 0 for the edges that are not in `edges`.
    package func only(_ edges: UIRectEdge) -> UIEdgeInsets {
        UIEdgeInsets(
            top: edges.contains(.top) ? top : 0, left: edges.contains(.left) ? left : 0,
            bottom: edges.contains(.bottom) ? bottom : 0, right: edges.contains(.right) ? right : 0)
    }
}

extension CGRect {
    /// Returns the rectangle with each edge moved inwards by its inset.
    ///
    /// If the insets are larger than the rectangle, its size is negative. Check this before drawing in it.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top,
            width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
    }
}
