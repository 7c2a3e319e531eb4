import Foundation

/// Distances from the four sides of a rectangle inwards, in points. Negative ones point outwards.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
    /// The distance from the top side down.
    public var top: CGFloat
    /// The distance from the left side to the right.
    public var left: CGFloat
    /// The distance from the bottom side up.
    public var bottom: CGFloat
    /// The distance from the right side to the left.
    public var right: CGFloat

    /// Makes insets of four zeros.
    public init() { (top, left, bottom, right) = (0, 0, 0, 0) }

    /// Makes insets of four distances.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    /// The insets that change nothing.
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

    /// The larger distance of the two for each side.
    static func max(_ first: UIEdgeInsets, _ second: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: Swift.max(first.top, second.top), left: Swift.max(first.left, second.left),
            bottom: Swift.max(first.bottom, second.bottom), right: Swift.max(first.right, second.right))
    }

    /// These insets with 0 for the sides that are not in `edges`.
    package func only(_ edges: UIRectEdge) -> UIEdgeInsets {
        UIEdgeInsets(
            top: edges.contains(.top) ? top : 0, left: edges.contains(.left) ? left : 0,
            bottom: edges.contains(.bottom) ? bottom : 0, right: edges.contains(.right) ? right : 0)
    }
}

extension CGRect {
    /// This rectangle with each side moved inwards by its inset.
    ///
    /// Insets larger than the rectangle give one of negative size, as the arithmetic says; check before drawing in it.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top,
            width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
    }
}
