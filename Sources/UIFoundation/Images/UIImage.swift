import CoreGraphics
import Foundation
import ImageDecoding

/// An image: pixels with a scale, an orientation, cap insets and a tint.
///
/// An image is immutable and may be used on any thread. The `with…` methods return changed copies, which share the
/// pixels.
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
        /// Whether a drawing is rendered at the scale of the screen only, and the pixels are resized.
        var hasFixedPixels = false
        package var tintColor: UIColor?
        var configuration: Configuration?
        /// The asset with the variants of the image.
        var asset: UIImageAsset?
    }

    /// The content of an image.
    enum Content: Hashable, Sendable {
        /// No content, or an animated image.
        case none
        case pixels(CGImage)
        /// A symbol, drawn for each size and color.
        case symbol(SymbolImage)
        /// A drawing, rendered for each size.
        case vector(VectorImage)
    }

    let content: Content

    /// The pixels, before the image is oriented, tinted and stretched. The pixels of a symbol are black. `nil` for an
    /// empty or animated image.
    public var cgImage: CGImage? {
        switch content {
        case .none: nil
        case .pixels(let image): image
        case .symbol(let symbol): symbol.blackPixels(scale: attributes.scale)
        case .vector(let vector): vector.pixels(scale: Self.scaleOfDrawings(in: .current) / attributes.scale)
        }
    }

    /// The images of an animated image, in order, or `nil` for a still image.
    public let images: [UIImage]?

    /// The duration of one pass of an animated image, in seconds, or 0 for a still image.
    public let duration: TimeInterval

    package let attributes: Attributes

    init(content: Content, attributes: Attributes, images: [UIImage]? = nil, duration: TimeInterval = 0) {
        self.content = content
        self.attributes = attributes
        self.images = images
        self.duration = duration
    }

    // MARK: - Creating an image

    /// Creates an empty image.
    public override convenience init() { self.init(content: .none, attributes: Attributes()) }

    /// Creates an image with pixels, one per point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// Creates an image with pixels, `scale` pixels per point. A scale that is not finite or not above 0 is treated as
    /// 1.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        var attributes = Attributes()
        attributes.scale = scale > 0 && scale.isFinite ? scale : 1
        attributes.orientation = orientation
        self.init(content: .pixels(cgImage), attributes: attributes)
    }

    /// Returns an image with the same pixels and changed attributes.
    func changing(_ change: (inout Attributes) -> Void) -> UIImage {
        var attributes = attributes
        change(&attributes)
        return UIImage(content: content, attributes: attributes, images: images, duration: duration)
    }

    // MARK: - Getting attributes

    /// The size in points, after the image is oriented.
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

    /// The rotation of the pixels for display.
    public var imageOrientation: Orientation { attributes.orientation }

    /// Whether the image is shown with its original colors, or as a template in the tint color.
    public var renderingMode: RenderingMode { attributes.renderingMode }

    /// The edges with a fixed size when the image is resized, in points.
    public var capInsets: UIEdgeInsets { attributes.capInsets }

    /// The left inset of `capInsets`, in whole points.
    public var leftCapWidth: Int { Int(min(max(capInsets.left, 0), 1e6)) }

    /// The top inset of `capInsets`, in whole points.
    public var topCapHeight: Int { Int(min(max(capInsets.top, 0), 1e6)) }

    /// Whether the middle is stretched or repeated when the image is resized.
    public var resizingMode: ResizingMode { attributes.resizingMode }

    /// The insets of the area that layout ignores, such as a shadow, in points.
    public var alignmentRectInsets: UIEdgeInsets { attributes.alignmentRectInsets }

    /// The distance of the baseline from the bottom, in points, or `nil` if the image has no baseline.
    public var baselineOffsetFromBottom: CGFloat? { attributes.baselineOffsetFromBottom }

    /// Whether the image is shown mirrored in a right-to-left interface.
    public var flipsForRightToLeftLayoutDirection: Bool { attributes.flipsForRightToLeftLayoutDirection }

    // MARK: - Copying and comparing

    /// Returns the image itself, since it is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether both images show the same pixels in the same way. Pixels are compared by the identity of their
    /// `CGImage`.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if self === other { return true }
        return content == other.content && attributes == other.attributes && duration == other.duration
            && images == other.images && (content != .none || images != nil)
    }

    /// The hash value, which is equal for equal images.
    public override var hash: Int {
        content != .none ? content.hashValue : images?.hashValue ?? ObjectIdentifier(self).hashValue
    }

    /// The size and scale, for debugging.
    public override var description: String {
        if case .symbol(let symbol) = content { return "<UIImage; symbol(system: \(symbol.name)), size = \(size)>" }
        return "<UIImage; size = \(size), scale = \(scale)>"
    }
}
