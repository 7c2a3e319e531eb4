import Foundation
import QuartzCore

extension UIView: CALayerDelegate {
    func displayDrawing(_ layer: CALayer) {
        let size = bounds.size
        guard size.width > 0, size.height > 0 else {
            if flags.hasDrawnContents { clearDrawnContents() }
            return
        }
        let bitmap = drawIntoBitmap(size: size, scale: layer.contentsScale, origin: bounds.origin) {
            traitsWithTint.withCurrent { draw(CGRect(origin: bounds.origin, size: size)) }
        }
        if let bitmap {
            layer.contents = bitmap
            flags.hasDrawnContents = true
        } else if flags.hasDrawnContents {
            clearDrawnContents()
        }
    }

    private func clearDrawnContents() {
        layer.contents = nil
        flags.hasDrawnContents = false
    }
}
