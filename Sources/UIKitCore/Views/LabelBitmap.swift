import CoreGraphics
import Foundation
import QuartzCore

/// Computes the size of a label's bitmap, and its position in the layer.
///
/// A layer's gravity can place a bitmap at a side or in the middle of the bounds. So the area of the text is extended
/// to the nearer side, or to both sides of the middle. Its edges are aligned to pixels in both cases.
enum LabelBitmap {
    private enum Side { case low, middle, high }

    static func area(
        for ink: CGRect, in bounds: CGRect, scale: CGFloat
    ) -> (area: CGRect, gravity: CALayerContentsGravity) {
        let ink = ink.overlap(with: bounds)
        guard !ink.isEmpty else { return (.zero, .bottomLeft) }
        let across = extend(ink.minX - bounds.minX, ink.maxX - bounds.minX, in: bounds.width, scale)
        let down = extend(ink.minY - bounds.minY, ink.maxY - bounds.minY, in: bounds.height, scale)
        let area = CGRect(
            x: bounds.minX + across.start, y: bounds.minY + down.start,
            width: across.end - across.start,
            height: down.end - down.start)
        return (area, gravity(across.side, down.side))
    }

    private static func extend(
        _ low: CGFloat, _ high: CGFloat, in length: CGFloat, _ scale: CGFloat
    ) -> (start: CGFloat, end: CGFloat, side: Side) {
        let pixels = length * scale
        // With a fractional length, only an area at the low side is aligned to pixels.
        guard pixels == pixels.rounded() else { return (0, (high * scale).rounded(.up) / scale, .low) }
        let toLow = high
        let toHigh = length - low
        let half = max(length / 2 - low, high - length / 2)
        if toLow <= min(toHigh, half * 2) { return (0, min(length, (high * scale).rounded(.up) / scale), .low) }
        if toHigh <= half * 2 { return (max(0, (low * scale).rounded(.down) / scale), length, .high) }
        let start = max(0, ((length / 2 - half) * scale).rounded(.down) / scale)
        return (start, length - start, .middle)
    }

    /// Returns the layer's gravity. A layer's bottom is at the smallest y.
    private static func gravity(_ across: Side, _ down: Side) -> CALayerContentsGravity {
        switch (across, down) {
        case (.low, .low): .bottomLeft
        case (.middle, .low): .bottom
        case (.high, .low): .bottomRight
        case (.low, .middle): .left
        case (.middle, .middle): .center
        case (.high, .middle): .right
        case (.low, .high): .topLeft
        case (.middle, .high): .top
        case (.high, .high): .topRight
        }
    }
}
