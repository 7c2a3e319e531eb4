import CoreGraphics
import Foundation

extension UIImage {
    // MARK: - Preparing images

    /// Returns the image drawn at a different size, as separate pixels, or `nil` if the size is empty or too large.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard let context = CGContext.makeBitmap(size: size, scale: scale, isOpaque: false) else { return nil }
        UIGraphicsPushContext(context)
        draw(in: CGRect(origin: .zero, size: size))
        UIGraphicsPopContext()
        return context.takeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
    }

    /// Returns the image itself, whose pixels are read when it is created.
    public func preparingForDisplay() -> UIImage? { content == .none && images == nil ? nil : self }

    /// Draws the image at a different size on a background thread, and calls the closure there.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
    }

    /// Prepares the image on a background thread, and calls the closure there.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global().async { completionHandler(self.preparingForDisplay()) }
    }

    /// Returns the image drawn at a different size, on a background thread.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        await withCheckedContinuation { continuation in
            prepareThumbnail(of: size) { continuation.resume(returning: $0) }
        }
    }

    /// Returns the image, prepared on a background thread.
    public func byPreparingForDisplay() async -> UIImage? {
        await withCheckedContinuation { continuation in
            prepareForDisplay { continuation.resume(returning: $0) }
        }
    }

    // MARK: - Dynamic range

    /// The brightness range of the brightest colors.
    public typealias DynamicRange = UITraitImageDynamicRange.Value

    /// Whether colors are brighter than white. The value is always `false`, since images have 8 bits per component.
    public var isHighDynamicRange: Bool { false }

    /// Returns the image itself, since it has no colors brighter than white.
    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }

    // MARK: - Drawing a similar image

    /// The format of an image with the same scale. It is opaque if this image is.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        if case .pixels(let image) = content { format.opaque = image.bitmap.isOpaque }
        return format
    }
}
