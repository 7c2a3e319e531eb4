import CoreGraphics
import Foundation

/// Where an image renderer's closure draws.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// What was drawn so far.
    open var currentImage: UIImage {
        let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
        return cgContext.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
    }
}
