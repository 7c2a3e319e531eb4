import CoreGraphics
import Foundation
import ImageDecoding

/// An image: pixels with a scale, an orientation, cap insets and a tint.
///
/// An image never changes and may be used on any thread; the `with…` methods make others of the same pixels.
public final class UIImage: NSObject, NSCopying, Sendable {
    // Must be the first stored property.
    private let typeWord = FoundationTypeWord()

    package struct Attributes: Hashable, Sendable {
        var scale: CGFloat = 1
        var orientation = Orientation.up
        var renderingMode = RenderingMode.automatic
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.tile
        var alignmentRectInsets = UIEdgeInsets.zero
        var baselineOffsetFromBottom: CGFloat?
        var flipsForRightToLeftLayoutDirection = false
        package var tintColor: UIColor?
        var configuration: Configuration?
        /// The variants that the image is one of.
        var asset: UIImageAsset?
    }

    /// What is shown.
    enum Content: Hashable, Sendable {
        /// Nothing, or an animated image's images.
        case none
        case pixels(CGImage)
        /// Drawn anew for each size and colour.
        case symbol(SymbolImage)
        /// Drawn anew for each size.
        case vector(VectorImage)
    }

    let content: Content

    /// The pixels, before they are oriented, tinted and stretched; those of a symbol in black. `nil` for an empty image
    /// and for an animated one.
    public var cgImage: CGImage? {
        switch content {
        case .none: nil
        case .pixels(let image): image
        case .symbol(let symbol): symbol.blackPixels(scale: attributes.scale)
        case .vector(let vector): vector.pixels(scale: Self.scaleOfDrawings(in: .current) / attributes.scale)
        }
    }

    /// The images of an animated image, in order; `nil` for a still one.
    public let images: [UIImage]?

    /// How long one pass of an animated image lasts, in seconds. 0 for a still one.
    public let duration: TimeInterval

    package let attributes: Attributes

    init(content: Content, attributes: Attributes, images: [UIImage]? = nil, duration: TimeInterval = 0) {
        self.content = content
        self.attributes = attributes
        self.images = images
        self.duration = duration
    }

    // MARK: - Creating an image

    /// Makes an image without a size.
    public override convenience init() { self.init(content: .none, attributes: Attributes()) }

    /// Makes an image of these pixels, one a point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// Makes an image of these pixels, `scale` of them a point. A scale that is not finite and above 0 counts as 1.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        var attributes = Attributes()
        attributes.scale = scale > 0 && scale.isFinite ? scale : 1
        attributes.orientation = orientation
        self.init(content: .pixels(cgImage), attributes: attributes)
    }

    /// The same pixels with other attributes.
    func changing(_ change: (inout Attributes) -> Void) -> UIImage {
        var attributes = attributes
        change(&attributes)
        return UIImage(content: content, attributes: attributes, images: images, duration: duration)
    }

    // MARK: - Getting attributes

    /// The size in points, as the image is shown (in its orientation).
    public var size: CGSize {
        if case .symbol(let symbol) = content { return symbol.metrics.size }
        let (width, height): (CGFloat, CGFloat)
        switch content {
        case .pixels(let image): (width, height) = (CGFloat(image.width) / scale, CGFloat(image.height) / scale)
        case .vector(let vector): (width, height) = (vector.size.width / scale, vector.size.height / scale)
        default: return images?.first?.size ?? .zero
        }
        return imageOrientation.swapsSides ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    /// The scale factor: pixels per point.
    public var scale: CGFloat { images?.first?.scale ?? attributes.scale }

    /// How the pixels have to be rotated to be shown.
    public var imageOrientation: Orientation { attributes.orientation }

    /// Whether the image is shown as it is, or as a shape in the tint colour.
    public var renderingMode: RenderingMode { attributes.renderingMode }

    /// The edges that keep their size when the image is resized, in points.
    public var capInsets: UIEdgeInsets { attributes.capInsets }

    /// The left one of `capInsets`, in whole points.
    public var leftCapWidth: Int { Int(min(max(capInsets.left, 0), 1e6)) }

    /// The top one of `capInsets`, in whole points.
    public var topCapHeight: Int { Int(min(max(capInsets.top, 0), 1e6)) }

    /// Whether the middle is stretched or repeated when the image is resized.
    public var resizingMode: ResizingMode { attributes.resizingMode }

    /// The edges that layout does not count as the image, such as a shadow.
    public var alignmentRectInsets: UIEdgeInsets { attributes.alignmentRectInsets }

    /// How far above the bottom the image's baseline is, in points; `nil` where it has none.
    public var baselineOffsetFromBottom: CGFloat? { attributes.baselineOffsetFromBottom }

    /// Whether the image is shown mirrored in a right-to-left interface.
    public var flipsForRightToLeftLayoutDirection: Bool { attributes.flipsForRightToLeftLayoutDirection }

    // MARK: - Copying and comparing

    /// The image itself, which cannot change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether both show the same pixels in the same way. Pixels are the same only when they are the same `CGImage`.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if self === other { return true }
        return content == other.content && attributes == other.attributes && duration == other.duration
            && images == other.images && (content != .none || images != nil)
    }

    /// A number that is the same for images that are equal.
    public override var hash: Int {
        content != .none ? content.hashValue : images?.hashValue ?? ObjectIdentifier(self).hashValue
    }

    /// The size and scale, for debugging.
    public override var description: String {
        if case .symbol(let symbol) = content { return "<UIImage; symbol(system: \(symbol.name)), size = \(size)>" }
        return "<UIImage; size = \(size), scale = \(scale)>"
    }
}
