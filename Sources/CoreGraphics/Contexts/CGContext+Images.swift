import CCairo
import Foundation

extension CGContext {
    // MARK: Images

    /// Draws an image that fills a rectangle. The top of the image is at the larger y. With `byTiling`, the whole
    /// clipping area is filled with copies of the image, and one copy is in the rectangle.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        draw(image, placedAs: { self.placement(of: $0, in: rect) }, in: rect, tiles: byTiling)
    }

    /// Draws an image that fills a rectangle, with its top towards smaller y. It is upright in a context with y down.
    package func drawUpright(_ image: CGImage, in rect: CGRect) {
        draw(
            image,
            placedAs: {
                CGAffineTransform(
                    a: rect.width / CGFloat($0.width), b: 0, c: 0, d: rect.height / CGFloat($0.height),
                    tx: rect.minX, ty: rect.minY
                ).concatenating(self.state.transform)
            }, in: rect, tiles: false)
    }

    private func draw(
        _ image: CGImage, placedAs placement: (Bitmap) -> CGAffineTransform, in rect: CGRect, tiles: Bool
    ) {
        let rect = rect.standardized
        guard !rect.hasNaN, !rect.isNull, rect.width > 0, rect.height > 0, canDraw,
            let bitmap = memory.swapsRedAndBlue ? image.bitmap.swappingRedAndBlue() : image.bitmap
        else { return }
        let toDevice = placement(bitmap)
        guard toDevice.isInvertible else { return }
        var matrix = cairo_matrix_t(state.transform.concatenating(toDevice.inverted()))

        bitmap.withCairoSurface { surface in
            let pattern = cairo_pattern_create_for_surface(surface)
            cairo_pattern_set_matrix(pattern, &matrix)
            cairo_pattern_set_filter(pattern, state.interpolationQuality.cairo)
            // The image is extended beyond its sides, so that smoothing does not make the sides transparent.
            cairo_pattern_set_extend(pattern, tiles ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
            beginPath()
            paint(bounds: tiles ? boundingBoxOfClipPath : rect) { target in
                let (x, y) = (rect.minX.withinCairo, rect.minY.withinCairo)
                cairo_save(target)
                if !tiles {
                    cairo_new_path(target)
                    cairo_rectangle(target, x, y, rect.maxX.withinCairo - x, rect.maxY.withinCairo - y)
                    if bitmap.format != .alpha8, state.alpha == 1 {
                        cairo_set_source(target, pattern)
                        fill(target, rule: .winding)
                        return cairo_restore(target)
                    }
                    cairo_clip(target)
                }
                if bitmap.format == .alpha8 {
                    // Like an image mask, it is painted with the fill color.
                    setSource(state.fillColor, on: target)
                    cairo_mask(target, pattern)
                } else {
                    cairo_set_source(target, pattern)
                    cairo_paint_with_alpha(target, state.alpha)
                }
                cairo_restore(target)
            }
            cairo_pattern_destroy(pattern)
        }
    }

    // MARK: Transparency layers

    /// Begins a transparency layer. At `endTransparencyLayer()` the layer is composited as a single image, with the
    /// alpha, shadow and blend mode that are current now. Inside the layer, alpha is 1 at first, the blend mode is
    /// normal, and drawing has no shadow.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        guard stack.count < 10_000 else { return }
        stack.append(.layer(state))
        cairo_push_group(cairo)
        state.alpha = 1
        state.shadow = nil
        state.masks = []
        setBlendMode(.normal)
    }

    /// Begins a layer like `beginTransparencyLayer(auxiliaryInfo:)`, which is limited to a rectangle.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        // The limit has to end with the layer, so the state is saved before it.
        saveGState()
        clip(to: rect)
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        limitedLayers.append(stack.count)
    }

    /// Composites the drawing since `beginTransparencyLayer`. Without a layer it has no effect.
    public func endTransparencyLayer() {
        // States that were saved in the layer and not restored end with the layer.
        guard stack.contains(where: { if case .layer = $0 { true } else { false } }) else { return }
        while case .state? = stack.last { restoreGState() }
        guard case .layer(let saved)? = stack.last else { return }
        let depth = stack.count
        stack.removeLast()
        let pattern = cairo_pop_group(cairo)
        state = saved
        // Cairo's pattern depends on the current transform.
        if state.transform.isInvertible {
            var matrix = cairo_matrix_t(state.transform)
            cairo_set_matrix(cairo, &matrix)
        }
        beginPath()
        paint(bounds: boundingBoxOfClipPath) { target in
            cairo_save(target)
            cairo_set_source(target, pattern)
            cairo_paint_with_alpha(target, state.alpha)
            cairo_restore(target)
        }
        cairo_pattern_destroy(pattern)
        if limitedLayers.last == depth {
            limitedLayers.removeLast()
            restoreGState()
        }
    }
}

extension CGImage {
    /// The coverage of the image: its alpha or, without alpha, its luminance.
    var coverage: Bitmap? {
        guard bitmap.format == .rgb32 else { return bitmap }
        guard let result = Bitmap(width: width, height: height, format: .alpha8) else { return nil }
        for row in 0..<height {
            let source = (bitmap.data + row * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            let target = (result.data + row * result.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for column in 0..<width {
                let pixel = source[column]
                let (red, green, blue) = ((pixel >> 16) & 0xFF, (pixel >> 8) & 0xFF, pixel & 0xFF)
                target[column] = UInt8((red * 54 + green * 183 + blue * 19) >> 8)
            }
        }
        return result
    }
}
