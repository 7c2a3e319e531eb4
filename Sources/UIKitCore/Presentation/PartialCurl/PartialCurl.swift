import CoreGraphics
import Foundation

/// Where a page is folded that is curled up at its lower right corner, so that a part of what lies below it is seen.
///
///     ┌───────────────┐
///     │ page          │    The fold runs from a place at the left edge up to one at the right edge. What is
///     │      ╱‾‾‾╲    │    below the fold lies mirrored above it; at the fold the page is bent around a cylinder,
///     │  ╱‾‾ back  ╲ ╱│    whose outer side is the last that is seen of the page.
///     │╱__________╱   │
///     │      revealed │
///     └───────────────┘
///
/// How far the page is curled up in UIKit is not recorded: these parts of its height are chosen, for every size.
struct PartialCurl: Equatable {
    /// Where the fold begins and ends, from the top, of the page's height.
    static let foldAtLeft: CGFloat = 0.8
    static let foldAtRight: CGFloat = 0.55
    /// The corner that is taken up, in unit coordinates.
    static let grip = CGPoint(x: 1, y: 1)
    /// Of the bend, of the page's height.
    private static let thickness: CGFloat = 0.08

    /// Where the corner is taken, in unit coordinates.
    let target: CGPoint
    /// Of the bend, in points.
    let radius: CGFloat
    /// Across the fold, towards the corner; and how far that way the page is seen, in points.
    private let across: CGPoint
    private let end: CGFloat

    /// - Parameter size: The page's, in points. One without an area lies flat.
    init(size: CGSize) {
        let (width, height) = (size.width, size.height)
        guard width > 0, height > 0, width.isFinite, height.isFinite else {
            (target, radius, across, end) = (Self.grip, 1, .zero, .infinity)
            return
        }
        let rise = (Self.foldAtLeft - Self.foldAtRight) * height
        let length = (rise * rise + width * width).squareRoot()
        across = CGPoint(x: rise / length, y: width / length)
        // The corner comes to lie as far before the fold as it was beyond it.
        let way = 2 * (1 - Self.foldAtRight) * height * across.y
        target = CGPoint(x: 1 - way * across.x / width, y: 1 - way * across.y / height)
        // Half a circle takes no more of the page than there is before the fold, up to the upper right corner, and beyond it.
        let rest = Self.foldAtRight * height * across.y
        radius = min(Self.thickness * height, 2 * rest / .pi, way / .pi)
        end = Self.foldAtLeft * height * across.y - (.pi / 2 - 1) * radius
    }

    /// Whether the page is seen at one of its points: its front, its back above that, or the bend.
    func showsPage(at point: CGPoint) -> Bool { point.x * across.x + point.y * across.y < end }
}
