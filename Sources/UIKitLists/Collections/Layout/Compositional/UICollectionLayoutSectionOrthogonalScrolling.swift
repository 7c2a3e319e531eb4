import Foundation

/// Whether a section scrolls orthogonally to the layout's direction, and its resting positions.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbehavior>.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// The section does not scroll orthogonally.
    case none = 0
    /// Scrolling stops at any position.
    case continuous = 1
    /// Scrolling stops at the beginning of a group. A fling may pass many groups.
    case continuousGroupLeadingBoundary = 2
    /// Scrolling stops at multiples of the visible length.
    case paging = 3
    /// Scrolling stops at the beginning of a group, one group at a time.
    case groupPaging = 4
    /// Scrolling stops with a group in the middle, one group at a time.
    case groupPagingCentered = 5
}

/// The bouncing and deceleration of a section that scrolls orthogonally to the layout's direction.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingproperties>.
public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// Whether the section can be dragged beyond its ends.
    public enum Bounce: Int, Sendable {
        /// The section's `orthogonalScrollingBehavior` determines whether it bounces.
        case automatic = 0
        /// The section bounces even if all its content is visible.
        case always = 1
        /// The section does not bounce.
        case never = 2
    }

    /// The rate at which a fling decelerates.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The raw value of the rate.
        public let rawValue: CGFloat
        /// Creates a rate from its raw value.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Fast if the section pages, otherwise normal.
        public static let automatic = DecelerationRate(rawValue: 0)
        /// The normal rate of a scroll view.
        public static let normal = DecelerationRate(rawValue: 1)
        /// The fast rate of a scroll view.
        public static let fast = DecelerationRate(rawValue: 2)
    }

    /// Whether the section bounces. The default is `automatic`.
    public var bounce = Bounce.automatic
    /// The deceleration rate. The default is `automatic`.
    public var decelerationRate = DecelerationRate.automatic
}
