import CoreGraphics
import Foundation

/// Makes images of what a closure draws.
///
///     let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in
///         UIColor.systemRed.setFill()
///         UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 8, height: 8)).fill()
///     }
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// A closure that draws. The context is also the current one.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    /// `true`: the results are images.
    open override var allowsImageOutput: Bool { true }

    /// Makes a renderer of images of this size, in points, with the current traits' scale.
    public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

    /// Makes a renderer of images of this size, in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Makes a renderer of a space, in points, with the current traits' scale.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat.default())
    }

    /// Makes a renderer of a space, in points, whose origin need not be zero.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { super.init(bounds: bounds, format: format) }

    // MARK: - Creating images

    /// The image of what the closure draws. Empty for a space without area, or one too large, which is logged.
    open func image(actions: DrawingActions) -> UIImage {
        guard let (image, scale) = draw(actions) else { return UIImage() }
        return UIImage(cgImage: image, scale: scale, orientation: .up)
    }

    /// What the closure draws, as a PNG. No data for a space without area, or one too large.
    open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

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
