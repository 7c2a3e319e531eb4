import Foundation

/// Whether a section scrolls across the layout's own direction, and where that stops.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbehavior>.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// It does not.
    case none = 0
    /// Anywhere.
    case continuous = 1
    /// Where a group begins; a fling may pass many of them.
    case continuousGroupLeadingBoundary = 2
    /// At multiples of what is seen.
    case paging = 3
    /// Where a group begins, one after the other.
    case groupPaging = 4
    /// Where a group is in the middle, one after the other.
    case groupPagingCentered = 5
}

/// How a section that scrolls across the layout's own direction bounces and slows down.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingproperties>.
public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// Whether the section can be pulled over its ends.
    public enum Bounce: Int, Sendable {
        /// As its `orthogonalScrollingBehavior` has it.
        case automatic = 0
        /// Also where everything is in sight.
        case always = 1
        /// Never.
        case never = 2
    }

    /// How quickly a fling becomes slower.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// A number that stands for the rate.
        public let rawValue: CGFloat
        /// Makes the rate that a number stands for.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Fast where it pages, and normal elsewhere.
        public static let automatic = DecelerationRate(rawValue: 0)
        /// As a scroll view's normal rate.
        public static let normal = DecelerationRate(rawValue: 1)
        /// As a scroll view's fast rate.
        public static let fast = DecelerationRate(rawValue: 2)
    }

    /// Whether it bounces. The default is `automatic`.
    public var bounce = Bounce.automatic
    /// How quickly it slows down. The default is `automatic`.
    public var decelerationRate = DecelerationRate.automatic
}
