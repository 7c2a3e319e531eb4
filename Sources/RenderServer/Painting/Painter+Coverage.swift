import CCairo
import CPixman
import CoreGraphics
import Foundation

extension Painter {
    // MARK: Soft edges

    /// Draws the coverage of each pixel by a shape into a separate surface.
    ///
    /// If the shape were drawn directly and clipped to the damage, Cairo would round a row of pixels differently if a
    /// side of the clip crosses an edge of the shape, and pixels would depend on the damage. Therefore whole rows of
    /// the shape are drawn.
    ///
    /// - Parameter extent: The pixels of the whole shape.
    func coverage(
        of box: PixelBox, across extent: PixelBox, _ transform: PlaneTransform, _ draw: (OpaquePointer) -> Void
    ) -> Surface? {
        let reach = context.targetBox.outset(by: 1_024)
        let rows = PixelBox(
            minX: min(box.minX, max(extent.minX, reach.minX)) - 1, minY: box.minY - 1,
            maxX: max(box.maxX, min(extent.maxX, reach.maxX)) + 1, maxY: box.maxY + 1)
        guard let result = context.scratch(for: rows, format: .alpha8), let cairo = result.cairo else { return nil }
        cairo_translate(cairo, -Double(result.box.minX), -Double(result.box.minY))
        var matrix = transform.cairo
        cairo_transform(cairo, &matrix)
        cairo_set_source_rgba(cairo, 0, 0, 0, 1)
        draw(cairo)
        return result
    }

    /// Paints a color through a shape.
    func paint(
        _ color: RenderColor, opacity: Double, in pixels: DrawItem.Pixels, across extent: PixelBox,
        _ transform: PlaneTransform, _ draw: (OpaquePointer) -> Void
    ) {
        guard !pixels.box.isEmpty, var color = color.pixman(opacity: opacity),
            let coverage = coverage(of: pixels.box, across: extent, transform, draw),
            let source = pixman_image_create_solid_fill(&color)
        else { return }
        composite(source, at: .empty, through: coverage, in: pixels)
        pixman_image_unref(source)
    }

    /// Paints an image through a shape. The first pixel of the image is at a given position of the display.
    ///
    /// - Parameter coveragePlace: The display pixels of the coverage, if they differ from the box of its surface.
    func composite(
        _ source: OpaquePointer, at place: PixelBox, through coverage: Surface, at coveragePlace: PixelBox? = nil,
        in pixels: DrawItem.Pixels
    ) {
        let covered = coveragePlace ?? coverage.box
        pixels.forEachBox {
            let target = $0.intersection(surface.box).intersection(covered)
            if target.isEmpty { return }
            surface.blend(target) {
                pixman_image_composite32(
                    PIXMAN_OP_OVER, source, coverage.image, surface.image, target.minX - place.minX,
                    target.minY - place.minY, target.minX - covered.minX, target.minY - covered.minY,
                    target.minX - surface.box.minX, target.minY - surface.box.minY, Int32(target.width),
                    Int32(target.height))
            }
        }
    }

    /// Clips the surface to a layer's outline.
    func cut(to outline: OutlineShape, _ transform: PlaneTransform) {
        guard outline.isSnapped, let corners = context.memory.corners.coverage(of: outline, scale: context.scale) else {
            return cut(across: outline.extent, transform) {
                outline.add(to: $0)
                cairo_fill($0)
            }
        }
        if !outline.pixels.contains(surface.box) {
            let outside = Region(surface.box)
            outside.subtract(outline.pixels)
            clear(outside)
        }
        for corner in outline.corners {
            let (target, place) = (corner.intersection(surface.box), corners.place(of: corner, in: outline.pixels))
            if target.isEmpty { continue }
            pixman_image_composite32(
                PIXMAN_OP_IN_REVERSE, corners.surface.image, nil, surface.image, target.minX - place.minX,
                target.minY - place.minY, 0, 0, target.minX - surface.box.minX, target.minY - surface.box.minY,
                Int32(target.width), Int32(target.height))
        }
    }

    /// Clips the surface to a shape.
    func cut(across extent: PixelBox, _ transform: PlaneTransform, _ draw: (OpaquePointer) -> Void) {
        guard let coverage = coverage(of: surface.box, across: extent, transform, draw) else { return }
        pixman_image_composite32(
            PIXMAN_OP_IN_REVERSE, coverage.image, nil, surface.image, surface.box.minX - coverage.box.minX,
            surface.box.minY - coverage.box.minY, 0, 0, 0, 0, Int32(surface.box.width), Int32(surface.box.height))
    }
}
