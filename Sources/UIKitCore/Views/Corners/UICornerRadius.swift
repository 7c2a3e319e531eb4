import CoreGraphics
import Foundation

/// The radius of a corner of a view: a number of points, or a radius that follows the corner of the view's container.
///
/// A name of iOS 26. Follows <https://developer.apple.com/documentation/uikit/uicornerradius-swift.struct>.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
    CustomStringConvertible
{
    enum Kind: Hashable, Sendable {
        case fixed(Double)
        case containerConcentric(minimum: Double)
    }

    let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// Returns a radius in points. Negative and non-finite numbers count as 0. A view limits the radius to half of its
    /// shorter side.
    public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(.fixed(usable(radius))) }

    /// Returns a radius that makes the corner concentric with the same corner of the view's container: the container's
    /// radius minus the distance between the corners. The container is the nearest ancestor with rounded corners.
    /// Without a container, and in the middle of one, the radius is `minimum`, or 0 for `nil`.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(.containerConcentric(minimum: usable(Double(minimum ?? 0))))
    }

    /// Creates a radius in points, like `fixed(_:)`.
    public init(floatLiteral value: Double) { self = .fixed(value) }

    /// Creates a radius in points, like `fixed(_:)`.
    public init(integerLiteral value: Int) { self = .fixed(Double(value)) }

    /// A description for debugging.
    public var description: String {
        switch kind {
        case .fixed(let radius): "fixed(\(radius))"
        case .containerConcentric(let minimum): "containerConcentric(minimum: \(minimum))"
        }
    }

    private static func usable(_ radius: Double) -> Double { radius.isFinite ? max(0, radius) : 0 }
}
