import CCairo
import Foundation

extension CGContext {
    // MARK: Saving and restoring

    /// Keeps the graphics state for `restoreGState()`. The current path is no part of it.
    public func saveGState() {
        guard stack.count < 10_000 else { return }
        stack.append(.state(state))
        cairo_save(cairo)
    }

    /// Returns to the graphics state as it was at the matching `saveGState()`. Without one nothing happens.
    public func restoreGState() {
        guard case .state(let saved)? = stack.last else { return }
        stack.removeLast()
        cairo_restore(cairo)
        state = saved
        applySmoothness()
    }

    // MARK: Coordinates

    /// From user space to Core Graphics' device space: pixels, y up.
    public var ctm: CGAffineTransform { state.transform.concatenating(deviceFlip) }

    /// From user space to device space.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    /// Prepends a transform to the current one. Nothing is drawn while the current transform is singular, as by a scale
    /// of zero; non-finite numbers are ignored.
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

    /// Moves the origin of user space.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }

    /// Scales user space.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

    /// Turns user space about its origin, in radians.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// A point of user space in device space.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    /// A size of user space in device space.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
    /// A rectangle of user space in device space.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    /// A point of device space in user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
    /// A size of device space in user space.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
    /// A rectangle of device space in user space.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

    // MARK: Lines

    /// Sets how wide strokes are, in user space. Zero is the thinnest line; negative widths are ignored.
    public func setLineWidth(_ width: CGFloat) {
        if width >= 0, width.isFinite { state.lineWidth = width }
    }

    /// Sets the shape of strokes' ends.
    public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }

    /// Sets the shape of strokes' corners.
    public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }

    /// Sets how long a pointed corner may be against the line's width before it is cut off.
    public func setMiterLimit(_ limit: CGFloat) {
        if limit.isFinite { state.miterLimit = limit }
    }

    /// Sets lengths of dashes and gaps in turn, and where in them strokes begin. Lengths that are negative, not finite
    /// or all zero make solid lines, as an empty pattern does.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let isUsable = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
        state.dashLengths = isUsable ? lengths : []
        state.dashPhase = phase.isFinite ? phase : 0
    }

    /// How exact curves are, in pixels.
    public func setFlatness(_ flatness: CGFloat) {
        if flatness.isFinite, flatness > 0 { cairo_set_tolerance(cairo, max(0.01, flatness)) }
    }

    // MARK: Compositing

    /// Sets how opaque everything is drawn, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) {
        if alpha.isFinite { state.alpha = max(0, min(1, alpha)) }
    }

    /// Sets how what is drawn is blended with the backdrop.
    public func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = mode
        cairo_set_operator(cairo, mode.cairo)
    }

    /// Sets whether edges are smooth, where the context allows it (`setAllowsAntialiasing(_:)`).
    public func setShouldAntialias(_ shouldAntialias: Bool) {
        state.smoothsEdges = shouldAntialias
        applySmoothness()
    }

    /// Sets whether the context allows smooth edges at all. It does at first. Not part of the saved state.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
        allowsSmoothEdges = allowsAntialiasing
        applySmoothness()
    }

    func applySmoothness() {
        let isSmooth = state.smoothsEdges && allowsSmoothEdges
        cairo_set_antialias(cairo, isSmooth ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    /// How smooth images are drawn at another size than their own.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }

    // MARK: Shadows

    /// Gives everything drawn from now on a shadow. Offset and blur are measured in the context's base space (the
    /// one it was made with), not in user space. A colour of `nil` ends shadows.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color, color.rgba.alpha > 0, offset.width.isFinite, offset.height.isFinite else {
            state.shadow = nil
            return
        }
        state.shadow = GraphicsState.Shadow(
            offset: offset, blur: blur.isFinite ? max(0, min(blur, 1000)) : 0, color: color.rgba)
    }

    /// Gives everything drawn from now on a shadow of black with an alpha of a third.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3.0))
    }

    // MARK: Colors

    /// Sets the colour that shapes are filled with.
    public func setFillColor(_ color: CGColor) {
        (state.fillColor, state.fillPattern) = (color.rgba, color.pattern)
    }

    /// Sets the colour that shapes are filled with, in sRGB.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the colour that shapes are filled with, as a gray.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets the colour that shapes are filled with, in CMYK.
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setFillColor(
            CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }

    /// Sets the space for `setFillColor(_:)` with components, and opaque black as the colour.
    public func setFillColorSpace(_ space: CGColorSpace) {
        (state.fillSpace, state.fillColor, state.fillPattern) = (space, .black, nil)
    }

    /// Sets the colour that shapes are filled with: the fill space's components and alpha.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.fillSpace, components: components) { setFillColor(color) }
    }

    /// Sets the colour of lines.
    public func setStrokeColor(_ color: CGColor) {
        (state.strokeColor, state.strokePattern) = (color.rgba, color.pattern)
    }

    /// Sets the colour of lines, in sRGB.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the colour of lines, as a gray.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets the colour of lines, in CMYK.
    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setStrokeColor(
            CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }

    /// Sets the space for `setStrokeColor(_:)` with components, and opaque black as the colour.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        (state.strokeSpace, state.strokeColor, state.strokePattern) = (space, .black, nil)
    }

    /// Sets the colour of lines: the stroke space's components and alpha.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.strokeSpace, components: components) { setStrokeColor(color) }
    }
}
