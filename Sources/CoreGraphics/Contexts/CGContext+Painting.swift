import CCairo
import Foundation

extension CGContext {
    /// Calls the body to draw, and applies the state's shadow, masks and blend mode.
    ///
    /// The body may be called twice, with different Cairo contexts, and must set everything that it needs (source,
    /// line width). `bounds` is the bounding box of its drawing in user space, which only shadows use.
    ///
    /// If `drawsShape` is `false`, only the shadow is drawn.
    package func paint(bounds: @autoclosure () -> CGRect, drawsShape: Bool = true, _ body: (OpaquePointer) -> Void) {
        guard canDraw else { return }
        defer { didPaint() }
        if state.isPlain { return drawsShape ? body(cairo) : () }

        let blend = state.blendMode.cairo
        for _ in state.masks {
            cairo_push_group(cairo)
            cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        }
        if state.shadow != nil { paintShadow(bounds: bounds(), body) }
        if drawsShape { body(cairo) }
        for (index, mask) in state.masks.reversed().enumerated() {
            cairo_pop_group_to_source(cairo)
            cairo_set_operator(cairo, index == state.masks.count - 1 ? blend : CAIRO_OPERATOR_OVER)
            mask.image.withCairoSurface { surface in
                cairo_save(cairo)
                let pattern = cairo_pattern_create_for_surface(surface)
                // User space → device space → the image's pixels.
                var matrix = cairo_matrix_t(state.transform.concatenating(mask.placement.inverted()))
                cairo_pattern_set_matrix(pattern, &matrix)
                cairo_mask(cairo, pattern)
                cairo_pattern_destroy(pattern)
                cairo_restore(cairo)
            }
            cairo_set_source_rgba(cairo, 0, 0, 0, 0)
        }
        cairo_set_operator(cairo, blend)
    }

    /// Calls the body to draw the current path, and clears the path.
    func paintPath(bounds: @autoclosure () -> CGRect, _ body: (OpaquePointer) -> Void) {
        defer { beginPath() }
        guard canDraw else { return }
        if state.isPlain {
            body(cairo)
            return didPaint()
        }
        let path = cairo_copy_path(cairo)
        paint(bounds: bounds()) { target in
            cairo_new_path(target)
            cairo_append_path(target, path)
            body(target)
            cairo_new_path(target)
        }
        cairo_path_destroy(path)
    }

    /// Sets a color as the source, with the state's alpha.
    package func setSource(_ color: CGColor.RGBA, on target: OpaquePointer) {
        let (red, blue) = memory.swapsRedAndBlue ? (color.blue, color.red) : (color.red, color.blue)
        cairo_set_source_rgba(target, red, color.green, blue, color.alpha * state.alpha)
    }

    /// Fills the target's path. Some of Cairo's operators also change pixels outside of the shape; Core Graphics'
    /// operators do not.
    func fill(_ target: OpaquePointer, rule: CGPathFillRule) {
        if paintsByLines(on: target) {
            return paint(target, reach: 0) { LineCoverage.fill(on: $0, rule: rule) }
        }
        cairo_set_fill_rule(target, rule.cairo)
        switch cairo_get_operator(target) {
        case CAIRO_OPERATOR_IN, CAIRO_OPERATOR_OUT, CAIRO_OPERATOR_DEST_IN, CAIRO_OPERATOR_DEST_ATOP:
            cairo_save(target)
            cairo_clip(target)
            cairo_paint(target)
            cairo_restore(target)
        default: cairo_fill(target)
        }
    }

    // MARK: Very many lines

    /// Returns whether the current path has so many elements that Cairo would be too slow, and the operator does not
    /// change pixels outside of the shape.
    func paintsByLines(on target: OpaquePointer) -> Bool {
        guard pathElementCount > LineCoverage.smallestCount, cairo_get_antialias(target) != CAIRO_ANTIALIAS_NONE
        else { return false }
        switch cairo_get_operator(target) {
        case CAIRO_OPERATOR_IN, CAIRO_OPERATOR_OUT, CAIRO_OPERATOR_DEST_IN, CAIRO_OPERATOR_DEST_ATOP: return false
        default: return true
        }
    }

    /// Paints the target's source on the pixels that the body covers, and clears the path. The body gets the target's
    /// path on a separate surface.
    ///
    /// - Parameter reach: The distance of the painted pixels from the path's box, in pixels.
    func paint(_ target: OpaquePointer, reach: CGFloat, _ body: (OpaquePointer) -> Void) {
        defer { cairo_new_path(target) }
        guard let path = cairo_copy_path(target) else { return }
        defer { cairo_path_destroy(path) }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(target, &matrix)
        cairo_save(target)
        defer { cairo_restore(target) }
        cairo_identity_matrix(target)
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(target, &left, &top, &right, &bottom)
        let visible = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        cairo_path_extents(target, &left, &top, &right, &bottom)
        let shape = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        let area = shape.insetBy(dx: -reach - 1, dy: -reach - 1).overlap(with: visible)
        guard !area.isNull, !area.isEmpty else { return }
        let pixels = area.integral
        guard let coverage = Bitmap(width: Int(pixels.width), height: Int(pixels.height), format: .alpha8) else {
            return
        }
        coverage.withCairoSurface { surface in
            guard let lines = cairo_create(surface) else { return }
            matrix.x0 -= pixels.minX
            matrix.y0 -= pixels.minY
            cairo_set_matrix(lines, &matrix)
            cairo_append_path(lines, path)
            body(lines)
            cairo_destroy(lines)
        }
        coverage.withCairoSurface { cairo_mask_surface(target, $0, pixels.minX, pixels.minY) }
    }

    // MARK: Strokes

    /// The line width in user space. 0 means a pixel.
    var strokeWidth: CGFloat {
        guard state.lineWidth == 0 else { return state.lineWidth }
        let transform = state.transform
        return 1 / max(1e-9, abs(transform.a * transform.d - transform.b * transform.c).squareRoot())
    }

    /// Sets the target's line attributes.
    func setLine(on target: OpaquePointer) {
        cairo_set_line_width(target, strokeWidth)
        cairo_set_line_cap(target, state.lineCap.cairo)
        cairo_set_line_join(target, state.lineJoin.cairo)
        cairo_set_miter_limit(target, max(1, state.miterLimit))
        if state.dashLengths.isEmpty {
            cairo_set_dash(target, nil, 0, 0)
        } else {
            let lengths = state.dashLengths.map(Double.init)
            cairo_set_dash(target, lengths, Int32(lengths.count), state.dashPhase)
        }
    }

    // MARK: Shadows

    private func paintShadow(bounds: CGRect, _ body: (OpaquePointer) -> Void) {
        guard let shadow = state.shadow, !bounds.isNull else { return }
        let scale = abs(baseTransform.a)
        let sigma = shadow.blur * scale / 2
        // A large blur has no details, so it is drawn and blurred with fewer pixels.
        let step = GaussianBlur.step(sigma: sigma)
        let reach = (sigma * 3).rounded(.up) + step
        let offset = shadow.offset.applying(baseTransform)

        // Only the visible part of the shadow is blurred; the clip does not apply to the shape that casts it.
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        cairo_restore(cairo)
        let visible = CGRect(x: left, y: top, width: right - left, height: bottom - top)
            .offsetBy(dx: -offset.width, dy: -offset.height).insetBy(dx: -reach, dy: -reach)
        let shape = bounds.applying(state.transform).insetBy(dx: -1, dy: -1)
        let seen = shape.overlap(with: visible)
        guard !seen.isNull, !seen.isEmpty else { return }
        let area = seen.insetBy(dx: -reach, dy: -reach).integral
        let (width, height) = ((area.width / step).rounded(.up), (area.height / step).rounded(.up))
        guard width <= CGFloat(Bitmap.largestSide), height <= CGFloat(Bitmap.largestSide),
            let coverage = Bitmap(width: Int(width), height: Int(height), format: .alpha8)
        else { return }

        coverage.withCairoSurface { surface in
            guard let target = cairo_create(surface) else { return }
            cairo_set_antialias(target, cairo_get_antialias(cairo))
            var matrix = cairo_matrix_t(
                state.transform.concatenating(CGAffineTransform(translationX: -area.minX, y: -area.minY))
                    .concatenating(CGAffineTransform(scaleX: 1 / step, y: 1 / step)))
            cairo_set_matrix(target, &matrix)
            body(target)
            cairo_destroy(target)
        }
        GaussianBlur.blur(coverage, sigma: sigma / step)
        coverage.withCairoSurface { surface in
            cairo_save(cairo)
            cairo_identity_matrix(cairo)
            var color = shadow.color
            // The coverage already includes the state's alpha.
            if memory.swapsRedAndBlue { swap(&color.red, &color.blue) }
            cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
            cairo_translate(cairo, area.minX + offset.width, area.minY + offset.height)
            cairo_scale(cairo, step, step)
            cairo_mask_surface(cairo, surface, 0, 0)
            cairo_restore(cairo)
        }
    }
}
