import CoreGraphics
import Foundation

/// The outline of a layer's bounds for drawing, optionally with rounded corners. If it is axis-aligned and not scaled,
/// it is on whole pixels.
struct OutlineShape {
    /// The drawn bounds, in the layer's own space.
    let edge: Box
    /// The box that is filled. It equals `edge`, or is slightly larger if the edge will be clipped, so that no pixel
    /// is clipped twice.
    let box: Box
    /// All pixels that the outline touches.
    let extent: PixelBox
    /// The covered pixels, if the outline is on whole pixels.
    let pixels: PixelBox
    let isSnapped: Bool
    let radius: Double
    let isContinuous: Bool
    let roundCorners: RoundedCorners
    /// The extent of a corner, in pixels, rounded up.
    private let cornerSize: Int32

    init(_ item: DrawItem, scale: Double) {
        self.init(item.node, device: item.device, scale: scale, isSquare: item.isClippedLater)
    }

    /// - Parameter isSquare: Whether rounded corners are clipped later, from the whole group.
    init(_ node: LayerNode, device: PlaneTransform, scale: Double, isSquare: Bool = false) {
        let bounds = Box(node.shown.bounds)
        isSnapped = device.isSnapped(to: scale)
        pixels = PixelBox(rounding: device.boundingBox(of: bounds))
        edge = isSnapped ? device.unsnapped(pixels) : device.drawable(bounds)
        box = isSquare && !isSnapped ? edge.outset(by: 2 / max(device.areaScale.squareRoot(), 1e-3)) : edge
        extent = isSnapped ? pixels : PixelBox(covering: device.boundingBox(of: box))
        // The sides are whole pixels, without rounding errors of the layer's position.
        let sides = isSnapped ? (Double(pixels.width) / scale, Double(pixels.height) / scale) : (box.width, box.height)
        let largest = max(0, min(sides.0, sides.1) / 2)
        radius = isSquare || !(node.shown.cornerRadius > 0) ? 0 : min(node.shown.cornerRadius, largest)
        isContinuous = node.shown.hasContinuousCorners
        roundCorners = radius > 0 ? node.shown.roundedCorners : .none
        let shape = CornerShape(radius: radius, isContinuous: isContinuous, width: sides.0, height: sides.1)
        cornerSize = roundCorners.isEmpty ? 0 : (shape.reach * scale).rounded(.up).pixel
    }

    /// Whether the outline covers exactly whole pixels.
    var isPlain: Bool { isSnapped && roundCorners.isEmpty }

    func add(to cairo: OpaquePointer) { cairo.addRoundedBox(box, radius, roundCorners, isContinuous: isContinuous) }

    /// Returns the shape of a snapped outline, independent of its position.
    func shape(scale: Double) -> CornerCoverage.Shape {
        CornerCoverage.Shape(
            width: Int32(pixels.width), height: Int32(pixels.height), radius: radius, corners: roundCorners,
            isContinuous: isContinuous, scale: scale)
    }

    /// Returns the smallest snapped outline whose corners have the same pixels.
    func smallestWithSameCorners(scale: Double) -> CornerCoverage.Shape {
        let side = 2 * cornerSize + 2
        var shape = shape(scale: scale)
        (shape.width, shape.height) = (min(shape.width, side), min(shape.height, side))
        return shape
    }

    /// The parts of a snapped outline that consist of whole pixels: between and beside the corners.
    var bands: [PixelBox] {
        if roundCorners.isEmpty { return [pixels] }
        let middle = pixels.inset(x: 0, y: cornerSize)
        let inner = pixels.inset(x: cornerSize, y: 0)
        let top = PixelBox(minX: inner.minX, minY: pixels.minY, maxX: inner.maxX, maxY: pixels.minY + cornerSize)
        let bottom = PixelBox(
            minX: inner.minX, minY: max(pixels.maxY - cornerSize, top.maxY), maxX: inner.maxX, maxY: pixels.maxY)
        return [middle, inner.isEmpty ? .empty : top, inner.isEmpty ? .empty : bottom].filter { !$0.isEmpty }
    }

    /// The parts of a snapped outline that may be rounded.
    var corners: [PixelBox] {
        if roundCorners.isEmpty { return [] }
        let (x, y) = (pixels.minX + Int32(pixels.width + 1) / 2, pixels.minY + Int32(pixels.height + 1) / 2)
        let (left, right) = (min(pixels.minX + cornerSize, x), max(pixels.maxX - cornerSize, x))
        let (top, bottom) = (min(pixels.minY + cornerSize, y), max(pixels.maxY - cornerSize, y))
        return [
            PixelBox(minX: pixels.minX, minY: pixels.minY, maxX: left, maxY: top),
            PixelBox(minX: right, minY: pixels.minY, maxX: pixels.maxX, maxY: top),
            PixelBox(minX: pixels.minX, minY: bottom, maxX: left, maxY: pixels.maxY),
            PixelBox(minX: right, minY: bottom, maxX: pixels.maxX, maxY: pixels.maxY),
        ].filter { !$0.isEmpty }
    }
}
