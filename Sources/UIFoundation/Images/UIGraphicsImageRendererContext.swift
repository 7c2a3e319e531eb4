import CoreGraphics
import Foundation

/// The environment of an image renderer's closure.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// The present drawing as an image.
    open var currentImage: UIImage {
        let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
        return cgContext.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
    }
}
