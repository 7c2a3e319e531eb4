import CoreGraphics
import Foundation

/// Creates images from the drawing of a closure.
///
///     let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in
///         UIColor.systemRed.setFill()
///         UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 8, height: 8)).fill()
///     }
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// A closure that draws. The context that it receives is also the current context.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    /// `true`: the results are images.
    open override var allowsImageOutput: Bool { true }

    /// Creates a renderer of images with a size in points and the scale of the current traits.
    public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

    /// Creates a renderer of images with a size in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer with a drawing space in points and the scale of the current traits.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat.default())
    }

    /// Creates a renderer with a drawing space in points, whose origin may differ from zero.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { super.init(bounds: bounds, format: format) }

    // MARK: - Creating images

    /// Returns the drawing of the closure as an image. The image is empty if the drawing space is empty or too large;
    /// a line is logged for a space that is too large.
    open func image(actions: DrawingActions) -> UIImage {
        guard let (image, scale) = draw(actions) else { return UIImage() }
        return UIImage(cgImage: image, scale: scale, orientation: .up)
    }

    /// Returns the drawing of the closure as PNG data. The data is empty if the drawing space is empty or too large.
    open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

    /// Returns the drawing of the closure as JPEG data. The data is empty if the drawing space is empty or too large.
    ///
    /// - Parameters:
    ///   - compressionQuality: The quality from 0 to 1.
    ///   - actions: The drawing.
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }

    private func draw(_ actions: DrawingActions) -> (CGImage, CGFloat)? {
        let format = format as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
        let scale = format.scale > 0 && format.scale.isFinite ? format.scale : UIGraphicsImageRendererFormat().scale
        format.scale = scale
        guard
            let context = CGContext.makeBitmap(size: format.bounds.size, scale: scale, isOpaque: format.opaque)
        else { return nil }
        context.translateBy(x: -format.bounds.minX, y: -format.bounds.minY)
        UIGraphicsPushContext(context)
        actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
        UIGraphicsPopContext()
        return context.takeImage().map { ($0, scale) }
    }
}
