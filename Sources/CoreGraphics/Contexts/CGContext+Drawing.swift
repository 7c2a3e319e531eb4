import CCairo
import Foundation

extension CGContext {
    // MARK: Painting paths

    /// Paints the current path and clears it.
    public func drawPath(using mode: CGPathDrawingMode) {
        switch mode {
        case .fill: return fillPath(using: .winding)
        case .eoFill: return fillPath(using: .evenOdd)
        case .stroke: return strokePath()
        case .fillStroke, .eoFillStroke: break
        }
        paintPath(bounds: strokeBounds) { target in
            let path = cairo_copy_path(target)
            setFillSource(on: target)
            fill(target, rule: mode == .fillStroke ? .winding : .evenOdd)
            cairo_append_path(target, path)
            stroke(target)
            cairo_path_destroy(path)
        }
    }

    /// Fills the current path and clears it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        paintPath(bounds: boundingBoxOfPath) { target in
            setFillSource(on: target)
            fill(target, rule: rule)
        }
    }

    /// Strokes the current path and clears it.
    public func strokePath() {
        paintPath(bounds: strokeBounds) { stroke($0) }
    }

    private func stroke(_ target: OpaquePointer) {
        setStrokeSource(on: target)
        if paintsByLines(on: target) {
            let (width, transform) = (strokeWidth, state.transform)
            let scale = hypot(transform.a, transform.b) + hypot(transform.c, transform.d)
            let style = LineStyle(
                width: width, cap: state.lineCap, join: state.lineJoin, miterLimit: max(1, state.miterLimit),
                dashPhase: state.dashPhase, dashLengths: state.dashLengths.map(Double.init))
            // The maximum length of a miter.
            return paint(target, reach: width * max(2, state.miterLimit) * scale) { LineCoverage.stroke(style, on: $0) }
        }
        setLine(on: target)
        switch cairo_get_operator(target) {
        case CAIRO_OPERATOR_IN, CAIRO_OPERATOR_OUT, CAIRO_OPERATOR_DEST_IN, CAIRO_OPERATOR_DEST_ATOP:
            // These operators also change pixels outside of the shape, which a clip to the stroke's outline prevents.
            let outline = CGPath(elements: CGPath.elements(of: target)).stroked(with: state)
            cairo_new_path(target)
            outline.append(to: target)
            fill(target, rule: .winding)
        default: cairo_stroke(target)
        }
    }

    private var strokeBounds: CGRect {
        let box = boundingBoxOfPath
        if box.isNull { return box }
        let scale = abs(state.transform.a * state.transform.d - state.transform.b * state.transform.c).squareRoot()
        let width = max(state.lineWidth, 1 / max(scale, 1e-9))
        let reach = state.lineJoin == .miter ? width * max(1.5, state.miterLimit / 2) : width * 1.5
        return box.insetBy(dx: -reach, dy: -reach)
    }

    // MARK: Painting shapes

    /// Fills a rectangle. The current path is cleared.
    public func fill(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        fillPath()
    }

    /// Fills the union of rectangles. The current path is cleared.
    public func fill(_ rects: [CGRect]) {
        beginPath()
        addRects(rects)
        fillPath()
    }

    /// Fills the ellipse inside a rectangle. The current path is cleared.
    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }

    /// Strokes a rectangle's sides. The current path is cleared.
    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }

    /// Strokes a rectangle's sides with a line width. The current path is cleared.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let saved = state.lineWidth
        setLineWidth(width)
        stroke(rect)
        state.lineWidth = saved
    }

    /// Strokes the ellipse inside a rectangle. The current path is cleared.
    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }

    /// Strokes lines between pairs of points: from the first point to the second, from the third to the fourth, and so
    /// on. The current path is cleared.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            addLines(between: [points[index], points[index + 1]])
        }
        strokePath()
    }

    /// Makes a rectangle transparent, regardless of the state's blend mode, alpha and shadow. The current path is
    /// cleared. It has no effect in a PDF document.
    public func clear(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        guard canDraw, document == nil else { return beginPath() }
        cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        cairo_fill(cairo)
        cairo_set_operator(cairo, state.blendMode.cairo)
        didPaint()
    }

    // MARK: Gradients

    /// Fills the clipping area with colors that change along the line between two points.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard !start.isNaN, !end.isNaN else { return }
        let (start, end) = (start.withinCairo, end.withinCairo)
        paint(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), gradient, options)
    }

    /// Fills the clipping area with colors that change between two circles.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard !startCenter.isNaN, !endCenter.isNaN, startRadius >= 0, endRadius >= 0 else { return }
        let (start, end) = (startCenter.withinCairo, endCenter.withinCairo)
        paint(
            cairo_pattern_create_radial(
                start.x, start.y, startRadius.withinCairo, end.x, end.y, endRadius.withinCairo),
            gradient, options)
    }

    private func paint(_ pattern: OpaquePointer?, _ gradient: CGGradient, _ options: CGGradientDrawingOptions) {
        func add(_ location: Double, _ color: CGColor.RGBA, opacity: Double) {
            let (red, blue) = memory.swapsRedAndBlue ? (color.blue, color.red) : (color.red, color.blue)
            cairo_pattern_add_color_stop_rgba(pattern, location, red, color.green, blue, color.alpha * opacity)
        }
        guard let first = gradient.stops.first, let last = gradient.stops.last else { return }
        cairo_pattern_set_extend(pattern, options.isEmpty ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
        // If the gradient is not extended at an end, a transparent stop is added, which Cairo extends.
        if options == .drawsAfterEndLocation { add(0, first.color, opacity: 0) }
        for stop in gradient.paintedStops { add(stop.location, stop.color, opacity: state.alpha) }
        if options == .drawsBeforeStartLocation { add(1, last.color, opacity: 0) }
        paint(bounds: boundingBoxOfClipPath) { target in
            cairo_set_source(target, pattern)
            cairo_paint(target)
            cairo_set_source_rgba(target, 0, 0, 0, 0)
        }
        cairo_pattern_destroy(pattern)
    }
}

extension CGContext {
    // MARK: Outlines of strokes

    /// Replaces the current path with the outline of its stroke. The stroke has the line width, caps, joins and dashes
    /// of the graphics state.
    public func replacePathWithStrokedPath() {
        guard let path else { return }
        beginPath()
        addPath(path.stroked(with: state))
    }
}
