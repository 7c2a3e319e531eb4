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

    /// Creates a renderer with an empty drawing space.
    public convenience init() { self.init(size: .zero) }

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
        var drawn: CGImage?
        try? runDrawingActions { context in
            if let context = context as? UIGraphicsImageRendererContext { actions(context) }
        } completionActions: { context in
            drawn = context.cgContext.takeImage() ?? context.cgContext.makeImage()
        }
        return drawn.map { ($0, Self.scale(of: format)) }
    }

    // MARK: - Drawing

    /// Returns a context with the size and the scale of a format.
    open override class func context(with format: UIGraphicsRendererFormat) -> CGContext? {
        let isOpaque = (format as? UIGraphicsImageRendererFormat)?.opaque ?? false
        return CGContext.makeBitmap(size: format.bounds.size, scale: scale(of: format), isOpaque: isOpaque)
    }

    /// Moves the origin of the drawing space to its place.
    open override class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {
        let bounds = rendererContext.format.bounds
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
    }

    /// Draws into a new context with pixels.
    open override func runDrawingActions(
        _ drawingActions: (UIGraphicsRendererContext) -> Void,
        completionActions: ((UIGraphicsRendererContext) -> Void)? = nil
    ) throws {
        (format as? UIGraphicsImageRendererFormat)?.scale = Self.scale(of: format)
        try super.runDrawingActions(drawingActions, completionActions: completionActions)
    }

    private static func scale(of format: UIGraphicsRendererFormat) -> CGFloat {
        let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 0
        return scale > 0 && scale.isFinite ? scale : UIGraphicsImageRendererFormat().scale
    }

    override func rendererContext(_ context: CGContext) -> UIGraphicsRendererContext {
        UIGraphicsImageRendererContext(cgContext: context, format: format)
    }
}
