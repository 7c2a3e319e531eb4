import CCairo
import Foundation

extension CGContext {
    // MARK: Text

    /// The transform from text space to user space. It is not part of the graphics state that is saved. A transform
    /// with non-finite numbers is ignored.
    public var textMatrix: CGAffineTransform {
        get { textTransform }
        set {
            let numbers = [newValue.a, newValue.b, newValue.c, newValue.d, newValue.tx, newValue.ty]
            if numbers.allSatisfy(\.isFinite) { textTransform = newValue }
        }
    }

    /// The origin of text space in user space.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set {
            var matrix = textMatrix
            (matrix.tx, matrix.ty) = (newValue.x, newValue.y)
            textMatrix = matrix
        }
    }

    /// Sets the font of `showGlyphs(_:at:)`.
    public func setFont(_ font: CGFont) { state.font = font }

    /// Sets the size of the font's em in text space. A size that is not finite is ignored.
    public func setFontSize(_ size: CGFloat) {
        if size.isFinite { state.fontSize = size }
    }

    /// Sets whether glyphs are filled or stroked, and whether they clip later drawing.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }

    /// Sets whether glyphs begin between two pixels, if the context allows it
    /// (`setAllowsFontSubpixelPositioning(_:)`). Otherwise each glyph begins at a whole pixel.
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {
        state.positionsGlyphsExactly = shouldSubpixelPositionFonts
    }

    /// Sets whether the context allows that glyphs begin between two pixels. The default is `true`. The value is not
    /// part of the graphics state that is saved.
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {
        allowsExactGlyphs = allowsFontSubpixelPositioning
    }

    /// Sets whether the positions of glyphs between two pixels are rounded to quarters of a pixel, if the context
    /// allows it (`setAllowsFontSubpixelQuantization(_:)`).
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {
        state.roundsGlyphs = shouldSubpixelQuantizeFonts
    }

    /// Sets whether the context allows that the positions of glyphs are rounded to quarters of a pixel. The default is
    /// `true`. The value is not part of the graphics state that is saved.
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {
        allowsRoundedGlyphs = allowsFontSubpixelQuantization
    }

    // Chosen (Views): `CGContext.showGlyphs(_:at:)` clears the current path.

    /// Draws glyphs of the font. The current path is cleared.
    ///
    /// - Parameters:
    ///   - glyphs: The glyphs. A glyph that the font does not have is not drawn.
    ///   - positions: The positions of the glyphs' origins in text space. Glyphs without a position are not drawn.
    public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
        beginPath()
        guard let font = state.font, canDraw, state.fontSize != 0 else { return }
        let count = font.numberOfGlyphs
        let placed = zip(glyphs, positions).compactMap { glyph, position -> cairo_glyph_t? in
            let place = rounded(position.applying(textTransform)).withinCairo
            guard glyph < count, !place.isNaN else { return nil }
            return cairo_glyph_t(index: UInt(glyph), x: place.x, y: place.y)
        }
        guard !placed.isEmpty, setFontOfGlyphs(font) else { return }
        switch state.textMode {
        case .fill, .fillClip:
            if document != nil, state.isPlain {
                // The text of a document remains text.
                setFillSource(on: cairo)
                cairo_show_glyphs(cairo, placed, Int32(placed.count))
            } else {
                addOutlines(placed)
                fillPath()
            }
        case .stroke, .strokeClip:
            addOutlines(placed)
            strokePath()
        case .fillStroke, .fillStrokeClip:
            addOutlines(placed)
            drawPath(using: .fillStroke)
        case .invisible, .clip: break
        }
        switch state.textMode {
        case .fillClip, .strokeClip, .fillStrokeClip, .clip:
            addOutlines(placed)
            if isPathEmpty { clip(to: .zero) } else { clip() }
        case .fill, .stroke, .fillStroke, .invisible: break
        }
    }

    /// Returns a position in user space that is rounded as the settings of the context require.
    private func rounded(_ position: CGPoint) -> CGPoint {
        let isExact = state.positionsGlyphsExactly && allowsExactGlyphs
        let steps: CGFloat? = isExact ? (state.roundsGlyphs && allowsRoundedGlyphs ? 4 : nil) : 1
        guard let steps, document == nil else { return position }
        let device = position.applying(state.transform)
        let place = CGPoint(x: (device.x * steps).rounded() / steps, y: (device.y * steps).rounded() / steps)
        return place.applying(state.transform.inverted())
    }

    /// Sets Cairo's font. Returns whether glyphs are visible.
    private func setFontOfGlyphs(_ font: CGFont) -> Bool {
        let size = state.fontSize
        // Cairo's glyphs have y down, and text space has y up.
        let matrix = CGAffineTransform(a: size, b: 0, c: 0, d: -size, tx: 0, ty: 0).concatenating(
            CGAffineTransform(
                a: textTransform.a, b: textTransform.b, c: textTransform.c, d: textTransform.d, tx: 0, ty: 0))
        let device = matrix.concatenating(state.transform)
        // Cairo fails for glyphs that are larger than its coordinates.
        guard matrix.isInvertible, [device.a, device.b, device.c, device.d].allSatisfy({ abs($0) < 16_384 }) else {
            return false
        }
        var fontMatrix = cairo_matrix_t(matrix)
        cairo_set_font_face(cairo, font.cairo)
        cairo_set_font_matrix(cairo, &fontMatrix)
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_set_font_options(cairo, options)
        cairo_font_options_destroy(options)
        return true
    }

    private func addOutlines(_ glyphs: [cairo_glyph_t]) {
        cairo_glyph_path(cairo, glyphs, Int32(glyphs.count))
        // An estimate of the lines and curves of a glyph.
        pathElementCount += glyphs.count * 40
    }
}
