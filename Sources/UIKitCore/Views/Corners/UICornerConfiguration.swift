import CoreGraphics
import Foundation

/// The radii of the corners of a view.
///
///     card.cornerConfiguration = .uniformCorners(radius: .fixed(20))
///     button.cornerConfiguration = .capsule()
///
/// Corners without a radius are square. If all corners have no radius, the view's layer determines its corners.
///
/// A name of iOS 26. Follows <https://developer.apple.com/documentation/uikit/uicornerconfiguration-swift.struct>.
public struct UICornerConfiguration: Hashable, Sendable, CustomStringConvertible {
    enum Kind: Hashable, Sendable {
        /// The radii in the order of the bits of `UIRectCorner`, and for each corner the number of its group. The
        /// corners of a group have the largest radius in the group.
        case corners([UICornerRadius?], groups: [Int])
        case capsule(maximum: Double)
    }

    let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    private init(_ radii: [UICornerRadius?], groups: [Int] = [0, 1, 2, 3]) {
        kind = .corners(radii, groups: groups)
    }

    static let unspecified = UICornerConfiguration([nil, nil, nil, nil])

    var isSpecified: Bool {
        if case .corners(let radii, _) = kind { return radii.contains { $0 != nil } }
        return true
    }

    // MARK: Creating configurations

    /// Returns a configuration for the shape of a capsule: a radius of half of the view's shorter side, at most
    /// `maximumRadius` points. The radius follows the size of the view.
    public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
        let maximum = Double(maximumRadius ?? .infinity)
        return UICornerConfiguration(.capsule(maximum: maximum.isNaN ? .infinity : max(0, maximum)))
    }

    /// Returns a configuration that applies a radius to each corner by itself. A concentric radius may therefore differ
    /// between the corners.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration([radius, radius, radius, radius])
    }

    /// Returns a configuration with a radius for each corner. A corner with `nil` is square.
    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        UICornerConfiguration([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius])
    }

    /// Returns a configuration with the same radius at all corners. If a concentric radius differs between the
    /// corners, all have the largest radius.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration([radius, radius, radius, radius], groups: [0, 0, 0, 0])
    }

    /// Returns a configuration with the same radius at both top corners, and at both bottom corners.
    public static func uniformEdges(
        topRadius: UICornerRadius, bottomRadius: UICornerRadius
    ) -> UICornerConfiguration {
        UICornerConfiguration([topRadius, topRadius, bottomRadius, bottomRadius], groups: [0, 0, 1, 1])
    }

    /// Returns a configuration with the same radius at both left corners, and at both right corners.
    public static func uniformEdges(
        leftRadius: UICornerRadius, rightRadius: UICornerRadius
    ) -> UICornerConfiguration {
        UICornerConfiguration([leftRadius, rightRadius, leftRadius, rightRadius], groups: [0, 1, 0, 1])
    }

    /// Returns a configuration with the same radius at both top corners, and a radius for each bottom corner.
    public static func uniformTopRadius(
        _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration([topRadius, topRadius, bottomLeftRadius, bottomRightRadius], groups: [0, 0, 2, 3])
    }

    /// Returns a configuration with the same radius at both bottom corners, and a radius for each top corner.
    public static func uniformBottomRadius(
        _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration([topLeftRadius, topRightRadius, bottomRadius, bottomRadius], groups: [0, 1, 2, 2])
    }

    /// Returns a configuration with the same radius at both left corners, and a radius for each right corner.
    public static func uniformLeftRadius(
        _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration([leftRadius, topRightRadius, leftRadius, bottomRightRadius], groups: [0, 1, 0, 3])
    }

    /// Returns a configuration with the same radius at both right corners, and a radius for each left corner.
    public static func uniformRightRadius(
        _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration([topLeftRadius, rightRadius, bottomLeftRadius, rightRadius], groups: [0, 1, 2, 1])
    }

    /// A description for debugging.
    public var description: String {
        switch kind {
        case .capsule(let maximum): maximum.isFinite ? "capsule(maximumRadius: \(maximum))" : "capsule"
        case .corners(let radii, _): "corners(\(radii.map { $0?.description ?? "nil" }.joined(separator: ", ")))"
        }
    }
}
