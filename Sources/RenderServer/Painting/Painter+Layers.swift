import CCairo
import CPixman
import CoreGraphics
import Foundation

extension Painter {
    // MARK: Background, contents, border

    func paintBody(_ item: DrawItem) {
        let shape = OutlineShape(item, scale: context.scale)
        if let color = item.node.shown.backgroundColor, color.alpha > 0 { fill(shape, color, item) }
        if let pattern = item.node.shown.backgroundPattern { fill(shape, pattern, item) }
        switch item.node.shown.contents {
        case nil: break
        case .bitmap(let bitmap):
            var item = item
            if shape.isSnapped, item.node.shown.masksToBounds { item.pixels = item.pixels.intersection(shape.pixels) }
            paintBitmap(bitmap, item, clip: item.node.shown.masksToBounds && !shape.isPlain ? shape : nil)
        case .gradient(let gradient): paintGradient(gradient, in: shape, item)
        case .shape(let contents): paint(within: shape, item) { $0.paintShape(contents, item, in: $1) }
        case .emitter: paint(within: shape, item) { $0.paintParticles(of: item, in: $1) }
        }
    }

    /// Paints contents that may extend beyond the bounds. A layer with rounded corners that clips to its bounds clips
    /// the contents.
    private func paint(within shape: OutlineShape, _ item: DrawItem, _ paint: (Painter, DrawItem.Pixels) -> Void) {
        let pixels = item.pixels
        guard item.node.shown.masksToBounds, !shape.isPlain else { return paint(self, pixels) }
        guard let scratch = context.scratch(for: pixels.box, format: .argb32) else { return }
        let painter = Painter(surface: scratch, context: context)
        paint(painter, DrawItem.Pixels(pixels.box))
        painter.cut(to: shape, item.device)
        copy(scratch.image, at: pixels.box, isOpaque: false, opacity: 1, in: pixels)
    }

    /// Fills a layer's outline with a color. Whole pixels are filled directly, and soft edges through coverage.
    private func fill(_ shape: OutlineShape, _ color: RenderColor, _ item: DrawItem) {
        guard shape.isSnapped else {
            let edges = shape.roundCorners.isEmpty ? item.node.shown.hardEdges : []
            paint(color, opacity: item.opacity, in: item.pixels, across: shape.extent, item.device) {
                if edges.isEmpty {
                    shape.add(to: $0)
                } else {
                    let box = $0.clip(toHardEdges: edges, of: shape.box, margin: item.edgeMargin)
                    cairo_rectangle($0, box.minX, box.minY, box.width, box.height)
                }
                cairo_fill($0)
            }
            return
        }
        for band in shape.bands { fill(item.pixels.intersection(band), color, opacity: item.opacity) }
        guard !shape.roundCorners.isEmpty else { return }
        let coverage = context.memory.corners.coverage(of: shape, scale: context.scale)
        for corner in shape.corners {
            if let coverage {
                let place = coverage.place(of: corner, in: shape.pixels)
                paint(color, item, through: coverage.surface, at: place, in: item.pixels.intersection(corner))
                continue
            }
            paint(color, opacity: item.opacity, in: item.pixels.intersection(corner), across: corner, item.device) {
                shape.add(to: $0)
                cairo_fill($0)
            }
        }
    }

    /// Fills a layer's outline with an image that is repeated from the corner of its bounds.
    private func fill(_ shape: OutlineShape, _ pattern: ColorPattern, _ item: DrawItem) {
        let box = item.pixels.box
        guard let scratch = context.scratch(for: box, format: .argb32), let cairo = scratch.cairo,
            let source = pattern.cairoPattern()
        else { return }
        defer { cairo_pattern_destroy(source) }
        let corner = Box(item.node.shown.bounds)
        var device = PlaneTransform.translation(corner.minX, corner.minY).concatenating(item.device)
        if device.isUpright { (device.m31, device.m32) = (device.m31.nearestPixel, device.m32.nearestPixel) }
        guard device.isAffine, let inverse = device.inverse else { return }
        let toTile = PlaneTransform.translation(Double(box.minX), Double(box.minY)).concatenating(inverse)
            .concatenating(PlaneTransform(pattern.transform))
        var matrix = toTile.cairo
        cairo_pattern_set_matrix(source, &matrix)
        cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
        cairo_set_source(cairo, source)
        cairo_paint(cairo)
        let painter = Painter(surface: scratch, context: context)
        painter.cut(to: shape, item.device)
        copy(scratch.image, at: box, isOpaque: false, opacity: item.opacity, in: item.pixels)
    }

    private func paint(
        _ color: RenderColor, _ item: DrawItem, through coverage: Surface, at place: PixelBox,
        in pixels: DrawItem.Pixels
    ) {
        guard !pixels.box.isEmpty, var color = color.pixman(opacity: item.opacity),
            let source = pixman_image_create_solid_fill(&color)
        else { return }
        composite(source, at: .empty, through: coverage, at: place, in: pixels)
        pixman_image_unref(source)
    }

    private func paintGradient(_ gradient: GradientContents, in shape: OutlineShape, _ item: DrawItem) {
        let bounds = Box(item.node.shown.bounds)
        guard let sampler = GradientSampler(gradient, in: bounds, device: item.device, opacity: item.opacity) else {
            return
        }
        if shape.isPlain {
            paint(sampler, in: item.pixels.intersection(shape.pixels))
            return
        }
        let coverage = coverage(of: item.pixels.box, across: shape.extent, item.device) {
            shape.add(to: $0)
            cairo_fill($0)
        }
        if let coverage { paint(sampler, through: coverage, in: item.pixels) }
    }

    private func paintShape(_ shape: ShapeContents, _ item: DrawItem, in pixels: DrawItem.Pixels) {
        let extent = PixelBox(covering: item.device.boundingBox(of: shape.box))
        if let color = shape.fillColor, color.alpha > 0 {
            paint(color, opacity: item.opacity, in: pixels, across: extent, item.device) { $0.fill(shape) }
        }
        if let color = shape.strokeColor, color.alpha > 0, shape.lineWidth > 0, shape.lineWidth.isFinite {
            paint(color, opacity: item.opacity, in: pixels, across: extent, item.device) { $0.stroke(shape) }
        }
    }

    func paintBorder(_ item: DrawItem) {
        let shown = item.node.shown
        guard let color = shown.borderColor else { return }
        let shape = OutlineShape(item, scale: context.scale)
        let width = min(shown.borderWidth, max(shape.box.width, shape.box.height))
        let pixelWidth = width * context.scale
        if shown.cornerRadius <= 0, shape.isSnapped, pixelWidth == pixelWidth.rounded() {
            let frame = Region(shape.pixels)
            let reach = pixelWidth.pixel
            frame.subtract(shape.pixels.inset(x: reach, y: reach))
            frame.formIntersection(item.pixels.box)
            if let region = item.pixels.region { frame.formIntersection(region) }
            fill(DrawItem.Pixels(frame), color, opacity: item.opacity)
            return
        }
        paint(color, opacity: item.opacity, in: item.pixels, across: shape.extent, item.device) { cairo in
            shape.add(to: cairo)
            let inner = shape.edge.outset(by: -width)
            if !inner.isEmpty {
                cairo.addRoundedBox(
                    inner, max(0, shown.cornerRadius - width),
                    shown.roundedCorners.inset(by: width, radius: shown.cornerRadius),
                    isContinuous: shown.hasContinuousCorners)
            }
            cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
            cairo_fill(cairo)
        }
    }
}

extension DrawItem {
    /// A length of two pixels, in the layer's own space.
    var edgeMargin: Double { 2 / max(device.areaScale.squareRoot(), 1e-3) }
}

extension DrawItem.Pixels {
    func intersection(_ other: PixelBox) -> DrawItem.Pixels {
        if other.contains(box) { return self }
        guard let region else { return DrawItem.Pixels(box.intersection(other)) }
        return DrawItem.Pixels(region.intersection(other))
    }
}

extension PlaneTransform {
    /// Returns the image of pixels under the inverse of an upright transform.
    func unsnapped(_ box: PixelBox) -> Box {
        Box(
            minX: (Double(box.minX) - m31) / m11, minY: (Double(box.minY) - m32) / m22,
            maxX: (Double(box.maxX) - m31) / m11, maxY: (Double(box.maxY) - m32) / m22)
    }
}
