import CCairo
import Foundation

extension CGContext {
    // MARK: Saving and restoring

    /// Saves the graphics state for `restoreGState()`. The current path is not part of it.
    public func saveGState() {
        guard stack.count < 10_000 else { return }
        stack.append(.state(state))
        cairo_save(cairo)
    }

    /// Restores the graphics state of the matching `saveGState()`. Without a saved state it has no effect.
    public func restoreGState() {
        guard case .state(let saved)? = stack.last else { return }
        stack.removeLast()
        cairo_restore(cairo)
        state = saved
        applySmoothness()
    }

    // MARK: Coordinates

    /// The transform from user space to Core Graphics' device space: pixels, with y up.
    public var ctm: CGAffineTransform { state.transform.concatenating(deviceFlip) }

    /// The transform from user space to device space.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    /// Prepends a transform to the current transform. While the current transform is singular, for example because of
    /// a scale of 0, drawing has no effect. A transform with non-finite numbers is ignored.
    public func concatenate(_ transform: CGAffineTransform) {
        let result = transform.concatenating(state.transform)
        guard result.a.isFinite, result.b.isFinite, result.c.isFinite, result.d.isFinite, result.tx.isFinite,
            result.ty.isFinite
        else { return }
        state.transform = result
        if result.isInvertible {
            var matrix = cairo_matrix_t(result)
            cairo_set_matrix(cairo, &matrix)
        }
    }

    /// Translates the origin of user space.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }

    /// Scales user space.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

    /// Rotates user space about its origin, in radians.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Converts a point from user space to device space.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    /// Converts a size from user space to device space.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
    /// Converts a rectangle from user space to device space.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    /// Converts a point from device space to user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
    /// Converts a size from device space to user space.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
    /// Converts a rectangle from device space to user space.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

    // MARK: Lines

    /// Sets the line width in user space. 0 means the thinnest line. A negative width is ignored.
    public func setLineWidth(_ width: CGFloat) {
        if width >= 0, width.isFinite { state.lineWidth = width }
    }

    /// Sets the shape of strokes' ends.
    public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }

    /// Sets the shape of strokes' corners.
    public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }

    /// Sets the maximum length of a miter, as a multiple of the line width. Longer miters are beveled.
    public func setMiterLimit(_ limit: CGFloat) {
        if limit.isFinite { state.miterLimit = limit }
    }

    /// Sets the dash pattern: the alternating lengths of dashes and gaps, and the position in the pattern where
    /// strokes start. If a length is negative or not finite, if all lengths are 0, or if the array is empty, lines are
    /// solid.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let isUsable = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
        state.dashLengths = isUsable ? lengths : []
        state.dashPhase = phase.isFinite ? phase : 0
    }

    /// Sets the accuracy of curves, in pixels.
    public func setFlatness(_ flatness: CGFloat) {
        if flatness.isFinite, flatness > 0 { cairo_set_tolerance(cairo, max(0.01, flatness)) }
    }

    // MARK: Compositing

    /// Sets the opacity of drawing, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) {
        if alpha.isFinite { state.alpha = max(0, min(1, alpha)) }
    }

    /// Sets how drawing is blended with the backdrop.
    public func setBlendMode(_ mode: CGBlendMode) {
        // A page of a document has no pixels to replace; Cairo would draw the area as a picture instead of as shapes.
        let mode = document != nil && mode == .copy ? .normal : mode
        state.blendMode = mode
        cairo_set_operator(cairo, mode.cairo)
    }

    /// Sets whether edges are smooth, if the context allows it (`setAllowsAntialiasing(_:)`).
    public func setShouldAntialias(_ shouldAntialias: Bool) {
        state.smoothsEdges = shouldAntialias
        applySmoothness()
    }

    /// Sets whether the context allows smooth edges. The default is `true`. The value is not part of the graphics
    /// state that is saved.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
        allowsSmoothEdges = allowsAntialiasing
        applySmoothness()
    }

    func applySmoothness() {
        let isSmooth = state.smoothsEdges && allowsSmoothEdges
        cairo_set_antialias(cairo, isSmooth ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    /// The quality with which images are scaled.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }

    // MARK: Shadows

    /// Sets the shadow of drawing. The offset and the blur are in the context's base space, which is its initial user
    /// space. A color of `nil` removes the shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color, color.rgba.alpha > 0, offset.width.isFinite, offset.height.isFinite else {
            state.shadow = nil
            return
        }
        state.shadow = GraphicsState.Shadow(
            offset: offset, blur: blur.isFinite ? max(0, min(blur, 1000)) : 0, color: color.rgba)
    }

    /// Sets the shadow of drawing. Its color is black with an alpha of 1/3.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3.0))
    }

    // MARK: Colors

    /// Sets the fill color.
    public func setFillColor(_ color: CGColor) {
        (state.fillColor, state.fillPattern) = (color.rgba, color.statePattern)
    }

    /// Sets the fill color, in sRGB.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the fill color, as a gray.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets the fill color, in CMYK.
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setFillColor(
            CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }

    /// Sets the color space for `setFillColor(_:)` with components, and sets opaque black as the fill color.
    public func setFillColorSpace(_ space: CGColorSpace) {
        (state.fillSpace, state.fillColor, state.fillPattern) = (space, .black, nil)
    }

    /// Sets the fill color from the components in the fill color space, followed by alpha.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.fillSpace, components: components) { setFillColor(color) }
    }

    /// Sets the stroke color.
    public func setStrokeColor(_ color: CGColor) {
        (state.strokeColor, state.strokePattern) = (color.rgba, color.statePattern)
    }

    /// Sets the stroke color, in sRGB.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the stroke color, as a gray.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets the stroke color, in CMYK.
    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setStrokeColor(
            CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }

    /// Sets the color space for `setStrokeColor(_:)` with components, and sets opaque black as the stroke color.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        (state.strokeSpace, state.strokeColor, state.strokePattern) = (space, .black, nil)
    }

    /// Sets the stroke color from the components in the stroke color space, followed by alpha.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.strokeSpace, components: components) { setStrokeColor(color) }
    }
}
