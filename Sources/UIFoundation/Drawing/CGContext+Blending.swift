import CoreGraphics
import Foundation

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
