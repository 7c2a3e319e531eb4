import CoreGraphics
import Foundation

/// A layer with its sublayers as a sheet of paper that is bound along one edge and bent around a cylinder.
///
/// A point of the sheet is held, and taken to another place; the cylinder lies across the way between the two. Both are in
/// unit coordinates of the layer's bounds, so that the bend is the same at every size: a sheet whose free edge is on the right
/// lies flat while `target` is `grip`, and is turned over when `target` is `grip` mirrored at the left edge.
package struct PageCurl: Hashable, Sendable {
    /// The edge at which the sheet is bound, which never leaves its place.
    package enum Spine: UInt8, Sendable { case minX, maxX, minY, maxY }

    package enum Back: Hashable, Sendable {
        /// The front shows through paper of this colour.
        case translucent(RenderColor)
        /// What the layer has beside its bounds: to the right of them, or below with the spine at the top or bottom, in the
        /// bounds' size. It is the back as one sees it who has turned the sheet over.
        case beside
    }

    var spine: Spine
    var back: Back
    /// The point that is held.
    package var grip: CGPoint
    /// Where it is taken. Held to where it can be with the sheet neither torn nor off its spine.
    package var target: CGPoint
    /// The cylinder's greatest radius, in points. It is thinner near the begin and the end.
    var radius: Double

    /// Whether nothing of it, nor of its shadow, is seen outside of the layer's bounds.
    package var isClipped = false

    package init(spine: Spine, back: Back, grip: CGPoint, target: CGPoint, radius: Double) {
        (self.spine, self.back, self.grip, self.target, self.radius) = (spine, back, grip, target, radius)
    }

    /// Whether the sheet is turned to the left or right.
    var isHorizontal: Bool { spine == .minX || spine == .maxX }
}
