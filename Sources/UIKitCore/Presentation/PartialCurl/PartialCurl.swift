import CoreGraphics
import Foundation

// Chosen (Controllers): The extent of a partial curl is chosen.
/// The geometry of a page that is curled up at its lower right corner, which reveals a part of the content below.
///
///     ┌───────────────┐
///     │ page          │    The fold runs from the left edge up to the right edge. The part below the
///     │      ╱‾‾‾╲    │    fold is mirrored above it. At the fold the page is bent around a cylinder,
///     │  ╱‾‾ back  ╲ ╱│    whose outer side is the visible end of the page.
///     │╱__________╱   │
///     │      revealed │
///     └───────────────┘
///
/// The extent of the curl in UIKit is not recorded: these fractions of the height are used for every size.
struct PartialCurl: Equatable {
    /// Start and end of the fold, from the top, as fractions of the page's height.
    static let foldAtLeft: CGFloat = 0.8
    static let foldAtRight: CGFloat = 0.55
    /// The corner that is lifted, in unit coordinates.
    static let grip = CGPoint(x: 1, y: 1)
    /// Height of the bend, as a fraction of the page's height.
    private static let thickness: CGFloat = 0.08

    /// Final position of the lifted corner, in unit coordinates.
    let target: CGPoint
    /// Radius of the bend, in points.
    let radius: CGFloat
    /// Unit vector across the fold, towards the corner, and the visible extent of the page in that direction, in
    /// points.
    private let across: CGPoint
    private let end: CGFloat

    /// - Parameter size: The page's size in points. A page without an area is flat.
    init(size: CGSize) {
        let (width, height) = (size.width, size.height)
        guard width > 0, height > 0, width.isFinite, height.isFinite else {
            (target, radius, across, end) = (Self.grip, 1, .zero, .infinity)
            return
        }
        let rise = (Self.foldAtLeft - Self.foldAtRight) * height
        let length = (rise * rise + width * width).squareRoot()
        across = CGPoint(x: rise / length, y: width / length)
        // The distance of the corner from the fold is the same on both sides.
        let way = 2 * (1 - Self.foldAtRight) * height * across.y
        target = CGPoint(x: 1 - way * across.x / width, y: 1 - way * across.y / height)
        // The half circle is limited by the page before the fold, up to the upper right corner, and beyond the fold.
        let rest = Self.foldAtRight * height * across.y
        radius = min(Self.thickness * height, 2 * rest / .pi, way / .pi)
        end = Self.foldAtLeft * height * across.y - (.pi / 2 - 1) * radius
    }

    /// Returns whether the page covers a point: with its front, its back, or the bend.
    func showsPage(at point: CGPoint) -> Bool { point.x * across.x + point.y * across.y < end }
}
