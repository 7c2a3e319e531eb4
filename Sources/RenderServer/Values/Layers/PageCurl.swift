import CoreGraphics
import Foundation

/// A layer with its sublayers as a sheet of paper that is bound along one edge and bent around a cylinder.
///
/// A point of the sheet is held and moved to a target. The axis of the cylinder is perpendicular to this movement.
/// Both points are in unit coordinates of the layer's bounds, so that the bend is the same at every size. For example,
/// a sheet whose free edge is on the right is flat if `target` equals `grip`, and is turned over if `target` is `grip`
/// mirrored at the left edge.
package struct PageCurl: Hashable, Sendable {
    /// The edge at which the sheet is bound, which does not move.
    package enum Spine: UInt8, Sendable { case minX, maxX, minY, maxY }

    package enum Back: Hashable, Sendable {
        /// The front shows through paper of this color.
        case translucent(RenderColor)
        /// The back is the content beside the layer's bounds, in an area of the same size: to the right of the bounds
        /// or, if the spine is at the top or bottom, below them. It is the back as it looks after the sheet was turned
        /// over.
        case beside
    }

    var spine: Spine
    var back: Back
    /// The held point.
    package var grip: CGPoint
    /// The target of the held point. It is limited so that the sheet is neither torn nor detached from its spine.
    package var target: CGPoint
    /// The cylinder's maximum radius, in points. It is smaller near the beginning and the end.
    var radius: Double

    /// Whether the sheet and its shadow are clipped to the layer's bounds.
    package var isClipped = false

    package init(spine: Spine, back: Back, grip: CGPoint, target: CGPoint, radius: Double) {
        (self.spine, self.back, self.grip, self.target, self.radius) = (spine, back, grip, target, radius)
    }

    /// Whether the sheet is turned to the left or right.
    var isHorizontal: Bool { spine == .minX || spine == .maxX }
}
