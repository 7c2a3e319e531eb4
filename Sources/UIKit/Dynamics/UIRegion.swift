import CoreGraphics
import Foundation

/// An area for a field: a circle, a rectangle, or a combination of areas. Its center is the origin.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiregion>.
@preconcurrency @MainActor
open class UIRegion: NSObject, NSCopying {
    private let isInside: (CGPoint) -> Bool

    private init(isInside: @escaping (CGPoint) -> Bool) {
        self.isInside = isInside
        super.init()
    }

    nonisolated deinit {}

    /// The area that contains all points.
    open class var infinite: UIRegion { UIRegion { _ in true } }

    /// Creates a circle with a radius in points.
    public convenience init(radius: CGFloat) { self.init { hypot($0.x, $0.y) <= radius } }

    /// Creates a rectangle with a size in points.
    public convenience init(size: CGSize) {
        self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
    }

    /// Returns the area of all points outside this area.
    open func inverse() -> UIRegion { UIRegion { [isInside] in !isInside($0) } }

    /// Returns the area of the points in either area.
    open func union(_ region: UIRegion) -> UIRegion {
        UIRegion { [isInside, other = region.isInside] in isInside($0) || other($0) }
    }

    /// Returns the area of the points in this area, but not in the other area.
    open func difference(from region: UIRegion) -> UIRegion {
        UIRegion { [isInside, other = region.isInside] in isInside($0) && !other($0) }
    }

    /// Returns the area of the points in both areas.
    open func intersection(with region: UIRegion) -> UIRegion {
        UIRegion { [isInside, other = region.isInside] in isInside($0) && other($0) }
    }

    /// Returns whether a point is in the area.
    open func contains(_ point: CGPoint) -> Bool { isInside(point) }

    /// Returns the region itself, since it is immutable.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
