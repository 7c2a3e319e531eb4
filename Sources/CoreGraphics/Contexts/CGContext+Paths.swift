import CCairo
import Foundation

extension CGContext {
    // MARK: Building a path

    /// Clears the current path, and begins a new path.
    public func beginPath() {
        cairo_new_path(cairo)
        pathElementCount = 0
    }

    /// Begins a subpath at a point.
    public func move(to point: CGPoint) {
        guard !point.isNaN else { return }
        let point = point.withinCairo
        pathElementCount += 1
        cairo_move_to(cairo, point.x, point.y)
    }

    /// Adds a line from the current point.
    public func addLine(to point: CGPoint) {
        guard !isPathEmpty, !point.isNaN else { return }
        let point = point.withinCairo
        pathElementCount += 1
        cairo_line_to(cairo, point.x, point.y)
    }

    /// Adds lines through points. The first point begins a subpath.
    public func addLines(between points: [CGPoint]) { append { $0.addLines(between: points) } }

    /// Adds a cubic Bézier curve from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        appendContinuing { $0.addCurve(to: end, control1: control1, control2: control2) }
    }

    /// Adds a quadratic Bézier curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        appendContinuing { $0.addQuadCurve(to: end, control: control) }
    }

    /// Closes the current subpath with a line to its start.
    public func closePath() {
        if !isPathEmpty { cairo_close_path(cairo) }
    }

    /// Adds a closed rectangle.
    public func addRect(_ rect: CGRect) {
        guard !rect.isNull, !rect.hasNaN else { return }
        let start = rect.origin.withinCairo
        let end = CGPoint(x: rect.origin.x + rect.size.width, y: rect.origin.y + rect.size.height).withinCairo
        pathElementCount += 5
        cairo_rectangle(cairo, start.x, start.y, end.x - start.x, end.y - start.y)
    }

    /// Adds several closed rectangles.
    public func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    /// Adds the closed ellipse inside a rectangle.
    public func addEllipse(in rect: CGRect) { append { $0.addEllipse(in: rect) } }

    /// Adds an arc. If the path has a current point, a line to the start of the arc is added first; see
    /// `CGMutablePath.addArc(center:radius:startAngle:endAngle:clockwise:transform:)`.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        appendContinuing {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
        }
    }

    /// Adds an arc that is tangent to two lines, which meet at `tangent1End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        appendContinuing { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
    }

    /// Adds all elements of a path.
    public func addPath(_ path: CGPath) {
        pathElementCount += path.elements.count
        path.append(to: cairo)
    }

    private func append(_ build: (CGMutablePath) -> Void) {
        let path = CGMutablePath()
        build(path)
        addPath(path)
    }

    /// Appends the elements that the builder adds to a path with the same current point.
    private func appendContinuing(_ build: (CGMutablePath) -> Void) {
        let path = CGMutablePath()
        guard !isPathEmpty else {
            build(path)
            return addPath(path)
        }
        path.move(to: currentPointOfPath)
        build(path)
        pathElementCount += path.elements.count
        path.append(to: cairo, skipping: 1, from: currentPointOfPath)
    }

    // MARK: Examining the path

    /// Whether the current path is empty.
    public var isPathEmpty: Bool { cairo_has_current_point(cairo) == 0 }

    /// The current point of the current path, or zero if the path is empty.
    public var currentPointOfPath: CGPoint {
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(cairo, &x, &y)
        return CGPoint(x: x, y: y)
    }

    /// The bounding box of the current path, or the null rectangle if the path is empty.
    public var boundingBoxOfPath: CGRect {
        isPathEmpty ? .null : CGPath(elements: CGPath.elements(of: cairo)).boundingBox
    }

    /// A copy of the current path, or `nil` if the path is empty.
    public var path: CGPath? { isPathEmpty ? nil : CGPath(elements: CGPath.elements(of: cairo)) }

    /// Returns whether drawing the current path with a mode would paint a point in user space. Strokes have the line
    /// width, caps and joins of the graphics state.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        guard let path, canDraw else { return false }
        switch mode {
        case .fill: return path.contains(point, using: .winding)
        case .eoFill: return path.contains(point, using: .evenOdd)
        case .stroke:
            setLine(on: cairo)
            return cairo_in_stroke(cairo, point.x, point.y) != 0
        case .fillStroke: return pathContains(point, mode: .fill) || pathContains(point, mode: .stroke)
        case .eoFillStroke: return pathContains(point, mode: .eoFill) || pathContains(point, mode: .stroke)
        }
    }

    // MARK: Clipping

    /// Clips to the inside of the current path, which is cleared. Without a path it has no effect.
    public func clip(using rule: CGPathFillRule = .winding) {
        guard !isPathEmpty else { return }
        cairo_set_fill_rule(cairo, rule.cairo)
        cairo_clip(cairo)
        pathElementCount = 0
    }

    /// Clips to a rectangle.
    public func clip(to rect: CGRect) { clip(to: [rect]) }

    /// Clips to the union of rectangles.
    public func clip(to rects: [CGRect]) {
        beginPath()
        addRects(rects)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        cairo_clip(cairo)
    }

    /// Clips to a rectangle, and to the alpha of an image or, if the image has no alpha, its luminance. The image
    /// fills the rectangle, with its top at the larger y.
    public func clip(to rect: CGRect, mask: CGImage) {
        clip(to: rect)
        guard let coverage = mask.coverage, rect.width > 0, rect.height > 0 else { return }
        state.masks.append(
            GraphicsState.Mask(image: coverage, placement: placement(of: coverage, in: rect)))
    }

    /// Removes all clipping.
    public func resetClip() {
        cairo_reset_clip(cairo)
        state.masks = []
    }

    /// The bounding box of the clipping area in user space, or the null rectangle if the area is empty.
    public var boundingBoxOfClipPath: CGRect {
        guard canDraw else { return .null }
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        guard right > left, bottom > top else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns the transform from an image's pixels (y down) to device space, for an image that fills a rectangle of
    /// user space.
    func placement(of image: Bitmap, in rect: CGRect) -> CGAffineTransform {
        CGAffineTransform(
            a: rect.width / CGFloat(image.width), b: 0, c: 0, d: -rect.height / CGFloat(image.height),
            tx: rect.minX, ty: rect.maxY
        ).concatenating(state.transform)
    }
}
