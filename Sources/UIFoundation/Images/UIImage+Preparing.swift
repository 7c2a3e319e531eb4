import CoreGraphics
import Foundation

extension UIImage {
    // MARK: - Preparing images

    /// The image drawn at another size, with pixels of its own. `nil` for a size without area, or one too large.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard let context = CGContext.makeBitmap(size: size, scale: scale, isOpaque: false) else { return nil }
        UIGraphicsPushContext(context)
        draw(in: CGRect(origin: .zero, size: size))
        UIGraphicsPopContext()
        return context.takeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
    }

    /// The image itself: its pixels are read as soon as it is made.
    public func preparingForDisplay() -> UIImage? { content == .none && images == nil ? nil : self }

    /// Draws the image at another size on another thread, and calls the closure there.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
    }

    /// Prepares the image on another thread, and calls the closure there.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global().async { completionHandler(self.preparingForDisplay()) }
    }

    /// The image drawn at another size, on another thread.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        await withCheckedContinuation { continuation in
            prepareThumbnail(of: size) { continuation.resume(returning: $0) }
        }
    }

    /// The image, prepared on another thread.
    public func byPreparingForDisplay() async -> UIImage? {
        await withCheckedContinuation { continuation in
            prepareForDisplay { continuation.resume(returning: $0) }
        }
    }

    // MARK: - Dynamic range

    /// How bright the brightest colours may be.
    public typealias DynamicRange = UITraitImageDynamicRange.Value

    /// Whether colours are brighter than white: never, since what is read has 8 bits a component.
    public var isHighDynamicRange: Bool { false }

    /// The image without colours brighter than white: itself.
    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }

    // MARK: - Drawing another image like this one

    /// The format of an image with the same scale, opaque where this one is.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        if case .pixels(let image) = content { format.opaque = image.bitmap.isOpaque }
        return format
    }
}
