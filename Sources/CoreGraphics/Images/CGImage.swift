import Foundation

/// An immutable bitmap image.
public final class CGImage: Hashable, Sendable {
    package let bitmap: Bitmap

    let attributes: Attributes

    /// Values of an image that do not change its pixels.
    struct Attributes: Sendable {
        var intent = CGColorRenderingIntent.defaultIntent
        var type: CFString?
    }

    package init(bitmap: Bitmap) { (self.bitmap, attributes) = (bitmap, Attributes()) }

    init(bitmap: Bitmap, attributes: Attributes) { (self.bitmap, self.attributes) = (bitmap, attributes) }

    // MARK: Examining

    /// The number of pixels per row.
    public var width: Int { bitmap.width }
    /// The number of rows.
    public var height: Int { bitmap.height }
    /// The number of bits per component, which is always 8.
    public var bitsPerComponent: Int { 8 }
    /// The number of bits per pixel: 32, or 8 for a mask.
    public var bitsPerPixel: Int { bitmap.format.bytesPerPixel * 8 }
    /// The distance between two rows in bytes.
    public var bytesPerRow: Int { bitmap.bytesPerRow }
    /// The color space sRGB, or `nil` for a mask.
    public var colorSpace: CGColorSpace? { isMask ? nil : .standardRGB }
    /// Whether the image has coverage but no colors.
    public var isMask: Bool { bitmap.format == .alpha8 }
    /// Whether the image is smoothed when scaled.
    public var shouldInterpolate: Bool { true }
    /// The rendering intent that was passed to the initializer. Pixels are converted to sRGB in the same way for each
    /// intent.
    public var renderingIntent: CGColorRenderingIntent { attributes.intent }
    /// The type of the decoded data, `public.png` for example. `nil` for an image that was drawn or made of pixels.
    public var utType: CFString? { attributes.type }
    /// The packing of a pixel's components: each has 8 bits.
    public var pixelFormatInfo: CGImagePixelFormatInfo { .packed }
    /// The map of the samples to components. It is `nil`, since the decode array of an initializer is applied to the
    /// pixels.
    public var decode: UnsafePointer<CGFloat>? { nil }

    /// The position of alpha in a pixel of `dataProvider`.
    public var alphaInfo: CGImageAlphaInfo {
        switch bitmap.format {
        case .argb32: .premultipliedFirst
        case .rgb32: .noneSkipFirst
        case .alpha8: .alphaOnly
        }
    }

    /// The order of a pixel's bytes in `dataProvider`.
    public var byteOrderInfo: CGImageByteOrderInfo { .order32Little }

    /// The layout of a pixel of `dataProvider`.
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(alphaInfo, isMask ? [] : .byteOrder32Little) }

    /// A copy of the pixels.
    public var dataProvider: CGDataProvider? {
        CGDataProvider(data: Data(bytes: bitmap.data, count: bitmap.byteCount))
    }

    // MARK: Copying

    /// Returns an image whose components are those of this image, interpreted in a different RGB color space. The
    /// result is converted to sRGB.
    ///
    /// - Returns: The image, or `nil` for a mask, a color space that is not RGB, or if memory is exhausted.
    public func copy(colorSpace space: CGColorSpace) -> CGImage? {
        bitmap.converted(from: space).map { CGImage(bitmap: $0, attributes: attributes) }
    }

    /// Returns the image itself, since it is immutable.
    public func copy() -> CGImage? { self }

    /// Returns the part of the image inside a rectangle, in pixels, with the origin at the top left corner. The
    /// rectangle is made integral and clipped to the image. Returns `nil` if the result is empty.
    public func cropping(to rect: CGRect) -> CGImage? {
        guard !rect.isNull, !rect.hasNaN else { return nil }
        let bounds = CGRect(x: 0, y: 0, width: width, height: height)
        let area = rect.overlap(with: bounds.insetBy(dx: -1, dy: -1)).integral.overlap(with: bounds)
        guard !area.isNull, area.width >= 1, area.height >= 1 else { return nil }
        if area == bounds { return self }
        let (x, y) = (Int(area.minX), Int(area.minY))
        // The same memory with different bounds.
        let source = bitmap
        return CGImage(
            bitmap: Bitmap(
                adopting: source.data + y * source.bytesPerRow + x * source.format.bytesPerPixel,
                width: Int(area.width), height: Int(area.height), bytesPerRow: source.bytesPerRow,
                format: source.format, release: { withExtendedLifetime(source) {} }), attributes: attributes)
    }

    // MARK: Comparing

    /// Returns whether both images share the same pixels. Different pixels are not compared.
    public static func == (left: CGImage, right: CGImage) -> Bool { left === right || left.bitmap === right.bitmap }

    /// Hashes the identity of the pixels.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(bitmap)) }
}
