import CoreGraphics
import Foundation

/// The argument of a renderer's closure, with the drawing context and the format of the result.
open class UIGraphicsRendererContext: NSObject {
    /// The context, which is the current one while the closure runs.
    open internal(set) var cgContext: CGContext

    /// The format of the result.
    open internal(set) var format: UIGraphicsRendererFormat

    init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
        (self.cgContext, self.format) = (cgContext, format)
    }

    // MARK: - Drawing

    /// Fills a rectangle with the current fill color.
    open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

    /// Fills a rectangle with the current fill color and a blend mode.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// Draws a rectangle's sides, one point thick and inside of it, with the current stroke color.
    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

    /// Draws a rectangle's sides, one point thick and inside of it, with the current stroke color and a blend mode.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
        cgContext.restoreGState()
    }

    /// Clips later drawing to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
