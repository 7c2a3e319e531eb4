import CoreGraphics
import Foundation

/// Computes the frame of a scroll indicator for an offset, in the scrolled layer's space. The main thread uses it for
/// layout, and the display while it animates scrolling.
package struct ScrollIndicatorGeometry: Hashable, Sendable {
    var isVertical: Bool
    /// The range of the view along which the indicator moves, from the view's edge.
    var track: ClosedRange<Double>
    /// The distance of the indicator's nearer side from the left or top edge of the view.
    var across: Double
    var thickness: Double
    /// The length of the indicator while the offset is in range.
    var length: Double
    /// The range of the content's offsets.
    var offsets: ClosedRange<Double>

    package init(
        isVertical: Bool, track: ClosedRange<Double>, across: Double, thickness: Double, length: Double,
        offsets: ClosedRange<Double>
    ) {
        (self.isVertical, self.track, self.across) = (isVertical, track, across)
        (self.thickness, self.length, self.offsets) = (thickness, length, offsets)
    }

    /// The minimum length of an indicator beyond the edges.
    static let leastLength = 8.0

    /// Returns the indicator's rectangle for an origin of the bounds. If the content is beyond an edge, the indicator
    /// is shorter by that distance.
    package func frame(for origin: CGPoint) -> CGRect {
        let offset = isVertical ? origin.y : origin.x
        let beyond = max(offsets.lowerBound - offset, offset - offsets.upperBound, 0)
        let length = max(length - beyond, min(Self.leastLength, length))
        let reach = offsets.upperBound - offsets.lowerBound
        let part = reach > 0 ? min(max((offset - offsets.lowerBound) / reach, 0), 1) : 0
        let along = track.lowerBound + part * max(track.upperBound - track.lowerBound - length, 0)
        return isVertical
            ? CGRect(x: origin.x + across, y: origin.y + along, width: thickness, height: length)
            : CGRect(x: origin.x + along, y: origin.y + across, width: length, height: thickness)
    }

    /// Returns the offset for a distance of the indicator's start from the view's edge.
    package func offset(forStart start: Double) -> Double {
        let room = track.upperBound - track.lowerBound - length
        guard room > 0 else { return offsets.lowerBound }
        let part = min(max((start - track.lowerBound) / room, 0), 1)
        return offsets.lowerBound + part * (offsets.upperBound - offsets.lowerBound)
    }
}
