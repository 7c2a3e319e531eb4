import CoreGraphics
import Foundation

extension UIImage {
    // MARK: - Preparing images

    /// Returns a bitmap image with the image drawn at a different size, or `nil` if the size is empty or too large.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard let context = CGContext.makeBitmap(size: size, scale: scale, isOpaque: false) else { return nil }
        UIGraphicsPushContext(context)
        draw(in: CGRect(origin: .zero, size: size))
        UIGraphicsPopContext()
        return context.takeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
    }

    /// Returns the image itself, since its pixels were decoded when it was created. Returns `nil` for an empty image.
    public func preparingForDisplay() -> UIImage? { content == .none && images == nil ? nil : self }

    /// Draws the image at a different size on a background thread, and calls the closure on that thread.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
    }

    /// Prepares the image on a background thread, and calls the closure on that thread.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global().async { completionHandler(self.preparingForDisplay()) }
    }

    /// Draws the image at a different size on a background thread, and returns the result.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        await withCheckedContinuation { continuation in
            prepareThumbnail(of: size) { continuation.resume(returning: $0) }
        }
    }

    /// Prepares the image on a background thread, and returns it.
    public func byPreparingForDisplay() async -> UIImage? {
        await withCheckedContinuation { continuation in
            prepareForDisplay { continuation.resume(returning: $0) }
        }
    }

    // MARK: - Dynamic range

    /// The type of an image's dynamic range, which is the maximum brightness relative to white.
    public typealias DynamicRange = UITraitImageDynamicRange.Value

    /// Whether the image has colors brighter than white. The value is always `false`, since images have 8 bits per
    /// component.
    public var isHighDynamicRange: Bool { false }

    /// Returns the image itself, since it has no colors brighter than white.
    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }

    // MARK: - Drawing a similar image

    /// The format for an image renderer with this image's scale. It is opaque if this image is opaque.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        if case .pixels(let image) = content { format.opaque = image.bitmap.isOpaque }
        return format
    }
}
