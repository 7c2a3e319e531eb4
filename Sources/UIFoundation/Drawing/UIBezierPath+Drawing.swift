import CoreGraphics
import Foundation

extension UIBezierPath {
    // MARK: - Drawing

    /// Fills the inside with the current context's fill colour. Does nothing without a context.
    public func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.addPath(path)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Fills the inside with the current context's fill colour, blended and with an alpha of its own.
    public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.withBlending(blendMode, alpha: alpha) { _ in fill() }
    }

    /// Draws the lines with the current context's stroke colour. Does nothing without a context.
    public func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        context.setLineDash(phase: dashPhase, lengths: dashPattern)
        context.addPath(path)
        context.strokePath()
        context.restoreGState()
    }

    /// Draws the lines with the current context's stroke colour, blended and with an alpha of its own.
    public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.withBlending(blendMode, alpha: alpha) { _ in stroke() }
    }

    /// Clips later drawing in the current context to the shape. Save the graphics state before to undo it.
    public func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.addPath(path)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
}

extension CGContext {
    /// Draws with a blend mode and an alpha, and restores the graphics state.
    func withBlending(_ blendMode: CGBlendMode, alpha: CGFloat, _ draw: (CGContext) -> Void) {
        saveGState()
        setBlendMode(blendMode)
        setAlpha(alpha)
        draw(self)
        restoreGState()
    }
}
