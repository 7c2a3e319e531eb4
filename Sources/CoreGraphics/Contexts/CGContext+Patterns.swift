import CCairo
import Foundation
import Logging

extension CGContext {
    // MARK: Patterns

    /// Sets a pattern for filling. The fill color space must be a pattern space.
    ///
    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - colorComponents: For a pattern with colors, its alpha. For a stencil, the components of the color in the
    ///     base space of the fill color space, followed by alpha.
    public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        guard let color = color(of: pattern, in: state.fillSpace, colorComponents) else { return }
        (state.fillColor, state.fillPattern) = (color, .drawn(pattern))
    }

    /// Sets a pattern for strokes. The stroke color space must be a pattern space.
    ///
    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - colorComponents: For a pattern with colors, its alpha. For a stencil, the components of the color in the
    ///     base space of the stroke color space, followed by alpha.
    public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        guard let color = color(of: pattern, in: state.strokeSpace, colorComponents) else { return }
        (state.strokeColor, state.strokePattern) = (color, .drawn(pattern))
    }

    /// Moves the cells of patterns. The phase is in the context's base space. A phase that is not finite is ignored.
    public func setPatternPhase(_ phase: CGSize) {
        guard phase.width.isFinite, phase.height.isFinite else { return }
        state.patternPhase = phase
    }

    private func color(of pattern: CGPattern, in space: CGColorSpace, _ components: UnsafePointer<CGFloat>)
        -> CGColor.RGBA?
    {
        guard let color = CGColor(patternSpace: space, pattern: pattern, components: components) else {
            Logger(label: "CoreGraphics").error(
                "A pattern needs a pattern color space, with a base space if the pattern is a stencil.")
            return nil
        }
        return color.rgba
    }

    // MARK: Sources

    func setFillSource(on target: OpaquePointer) { set(state.fillPattern, state.fillColor, on: target) }

    func setStrokeSource(on target: OpaquePointer) { set(state.strokePattern, state.strokeColor, on: target) }

    private func set(_ pattern: GraphicsState.Pattern?, _ color: CGColor.RGBA, on target: OpaquePointer) {
        switch pattern {
        case nil: setSource(color, on: target)
        case .image(let image): set(image, on: target)
        case .drawn(let pattern): set(pattern, color, on: target)
        }
    }

    /// Sets a repeated image. Its tiles are aligned in the context's base space, independent of later transforms.
    private func set(_ pattern: ColorPattern, on target: OpaquePointer) {
        let base = abs(baseTransform.a * baseTransform.d - baseTransform.b * baseTransform.c).squareRoot()
        let pixels = base > 0 ? 1 / base : 1
        let image = pattern.image.bitmap
        let opacity = CGColor.RGBA(red: 0, green: 0, blue: 0, alpha: state.alpha)
        guard let bitmap = state.alpha < 1 ? image.colored(opacity, keepingColors: true) : image else { return }
        // User space → device space → points → the tile.
        set(
            bitmap,
            state.transform.concatenating(CGAffineTransform(scaleX: pixels, y: pixels))
                .concatenating(pattern.transform), on: target)
    }

    private func set(_ pattern: CGPattern, _ color: CGColor.RGBA, on target: OpaquePointer) {
        let toBase = CGAffineTransform(translationX: state.patternPhase.width, y: state.patternPhase.height)
        let toDevice = pattern.matrix.concatenating(toBase).concatenating(baseTransform)
        guard toDevice.isInvertible else { return setSource(.clear, on: target) }
        // The pixels of a PDF document's cells are smaller than its points.
        let density = document == nil ? 1.0 : 4.0
        let (horizontal, vertical) = pattern.pixelsPerUnit(
            by: baseTransform.concatenating(CGAffineTransform(scaleX: density, y: density)))
        var color = color
        color.alpha *= state.alpha
        guard
            let cell = pattern.cell(
                horizontal: horizontal, vertical: vertical, color: color, nesting: patternNesting)
        else { return setSource(.clear, on: target) }
        // User space → device space → pattern space → the cell's pixels.
        set(
            cell.bitmap, state.transform.concatenating(toDevice.inverted()).concatenating(cell.transform), on: target)
    }

    private func set(_ tile: Bitmap, _ transform: CGAffineTransform, on target: OpaquePointer) {
        guard let source = tile.cairoPattern(swapsRedAndBlue: memory.swapsRedAndBlue) else {
            return setSource(.clear, on: target)
        }
        var matrix = cairo_matrix_t(transform)
        cairo_pattern_set_matrix(source, &matrix)
        cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
        cairo_set_source(target, source)
        cairo_pattern_destroy(source)
    }
}

extension Bitmap {
    /// Returns the pixels with the alpha of a color, or a stencil in the color. Returns `nil` if memory is exhausted.
    func colored(_ color: CGColor.RGBA, keepingColors: Bool) -> Bitmap? {
        if keepingColors, color.alpha == 1 { return self }
        guard let copy = Bitmap(width: width, height: height, format: .argb32) else { return nil }
        copy.withCairoSurface { surface in
            guard let cairo = cairo_create(surface) else { return }
            defer { cairo_destroy(cairo) }
            withCairoSurface { pixels in
                if keepingColors {
                    cairo_set_source_surface(cairo, pixels, 0, 0)
                    cairo_paint_with_alpha(cairo, color.alpha)
                } else {
                    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
                    cairo_mask_surface(cairo, pixels, 0, 0)
                }
            }
        }
        return copy
    }

    /// Returns a Cairo pattern that retains the pixels. The caller has to destroy it.
    func cairoPattern(swapsRedAndBlue: Bool = false) -> OpaquePointer? {
        guard let bitmap = swapsRedAndBlue ? swappingRedAndBlue() : self,
            let surface = cairo_image_surface_create_for_data(
                bitmap.data.assumingMemoryBound(to: UInt8.self), bitmap.format.cairo, Int32(bitmap.width),
                Int32(bitmap.height), Int32(bitmap.bytesPerRow))
        else { return nil }
        defer { cairo_surface_destroy(surface) }
        let holder = Unmanaged.passRetained(bitmap)
        let status = cairo_surface_set_mime_data(
            surface, "application/x-owner", bitmap.data.assumingMemoryBound(to: UInt8.self), 0,
            { Unmanaged<Bitmap>.fromOpaque($0!).release() }, holder.toOpaque())
        guard status == CAIRO_STATUS_SUCCESS else {
            holder.release()
            return nil
        }
        return cairo_pattern_create_for_surface(surface)
    }
}
