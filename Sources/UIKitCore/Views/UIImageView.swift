import CoreGraphics
import Foundation
import QuartzCore

/// A view that displays an image, or animates several.
///
/// `contentMode` determines how an image of a different size fits. An image in template mode is displayed as a shape
/// in the view's tint color. The layer's contents are the image's pixels. They are drawn only if the image must be
/// rotated, tinted or tiled. The view receives no touches unless `isUserInteractionEnabled` is set.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiimageview>.
open class UIImageView: UIView {
    /// Creates a view without an image.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a view with the size of an image.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUp()
        self.image = image
        imageDidChange()
    }

    /// Creates a view with the size of an image, and a second image for the highlighted state.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? highlightedImage?.size ?? .zero))
        setUp()
        self.image = image
        self.highlightedImage = highlightedImage
        imageDidChange()
    }

    /// Creates a view from a storyboard or nib. Other coders create a view without an image.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder.ofDocument { decodeImageView(from: coder) } else { setUp() }
    }

    private func setUp() {
        isUserInteractionEnabled = false
    }

    // MARK: - Accessing the displayed images

    /// The image. An animated image plays while the view is in a window.
    open var image: UIImage? {
        didSet { if image != oldValue { imageDidChange() } }
    }

    /// The image for the highlighted state. `nil`, the default, uses `image`.
    open var highlightedImage: UIImage? {
        didSet { if highlightedImage != oldValue { imageDidChange() } }
    }

    /// Whether the highlighted image is displayed.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { imageDidChange() } }
    }

    /// The displayed image, resolved for the view's environment: the highlighted image if the view is highlighted and
    /// has one.
    var shownImage: UIImage? {
        let shown = (isHighlighted ? highlightedImage ?? image : image)?
            .resolved(for: traitCollection, preferring: preferredSymbolConfiguration)
        let category = traitCollection.preferredContentSizeCategory
        guard adjustsImageSizeForAccessibilityContentSizeCategory, category.isAccessibilityCategory else {
            return shown
        }
        return shown?.enlarged(by: UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traitCollection) / 100)
    }

    /// Whether the image is enlarged while the preferred content size category is an accessibility category: as much as
    /// body text. A symbol with a text style grows in any case. The default is `false`.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet { if adjustsImageSizeForAccessibilityContentSizeCategory != oldValue { imageDidChange() } }
    }

    // MARK: - Configuring symbols

    /// The configuration of symbol images that do not specify it.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { if preferredSymbolConfiguration != oldValue { imageDidChange() } }
    }

    /// The effects of the displayed symbol; `nil` without effects.
    var symbolEffects: SymbolEffects?

    private func imageDidChange() {
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
        playAnimatedImage()
    }

    // MARK: - Animating a sequence of images

    /// A sequence of images, started by `startAnimating()`. During the animation they replace `image`.
    open var animationImages: [UIImage]? {
        didSet { if isAnimating { stopAnimating() } }
    }

    /// A sequence of images for the highlighted state. `nil`, the default, uses `animationImages`.
    open var highlightedAnimationImages: [UIImage]? {
        didSet { if isAnimating { stopAnimating() } }
    }

    /// The duration of one cycle in seconds. The default, 0, shows each image for a thirtieth of a second.
    open var animationDuration: TimeInterval = 0

    /// The number of cycles; 0, the default, repeats indefinitely.
    open var animationRepeatCount = 0

    /// Whether images are being animated.
    open var isAnimating: Bool { layer.animation(forKey: Self.animationKey) != nil }

    /// Starts animating `animationImages`, or an animated image, from the first image.
    open func startAnimating() { play() }

    /// Stops the animation and shows `image`.
    open func stopAnimating() { layer.removeAnimation(forKey: Self.animationKey) }

    static let animationKey = "UIImageAnimation"

    // MARK: - Dynamic range

    /// The preferred dynamic range. Images have no colors brighter than white.
    open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified

    /// The dynamic range in effect: standard, with no colors brighter than white.
    open var imageDynamicRange: UIImage.DynamicRange { .standard }

    // MARK: - Display

    open override func display(_ layer: CALayer) { showImage(in: layer) }

    /// Updates a template image for a new tint color.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if shownImage?.showsTint == true {
            setNeedsDisplay()
            playAnimatedImage()
        } else if shownImage?.attributes.tintColor?.dependsOnTint == true {
            setNeedsDisplay()
        }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard let image = shownImage else { return }
        if adjustsImageSizeForAccessibilityContentSizeCategory,
            previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        {
            imageDidChange()
        }
        if image.attributes.tintColor?.isDynamic == true || image.hasDynamicSymbolColors { setNeedsDisplay() }
        if image.showsTint, tintColor.isDynamic {
            setNeedsDisplay()
            playAnimatedImage()
        }
        if image.dependsOnTraits(from: previousTraitCollection, to: traitCollection) { imageDidChange() }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        playAnimatedImage()
        symbolEffects?.runEndless()
    }

    /// The content mode for an image of a different size.
    open override var contentMode: ContentMode {
        didSet { setNeedsDisplay() }
    }

    /// The image's alignment insets.
    open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

    // MARK: - Measuring

    /// The image's size; `noIntrinsicMetric` without an image.
    open override var intrinsicContentSize: CGSize {
        shownImage?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Returns the image's size, independent of the given size; the current size without an image.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

    // MARK: Accessibility

    /// `image` unless set.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValues.traits ?? .image }
        set { accessibilityValues.traits = newValue }
    }

    // MARK: Preserving and restoring state

    private static let placeKey = "UIImageView.place"

    /// Encodes the bounds, the center, the transform and the layer's anchor point.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        let (bounds, anchor) = (bounds, layer.anchorPoint)
        let values = [
            bounds.minX, bounds.minY, bounds.width, bounds.height, center.x, center.y, anchor.x, anchor.y, transform.a,
            transform.b,
            transform.c, transform.d, transform.tx, transform.ty,
        ]
        coder.encode(values.map { Double($0) }, forKey: Self.placeKey)
    }

    /// Decodes the geometry. Non-finite values are ignored.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let values = (coder.decodeObject(forKey: Self.placeKey) as? [Double])?.map({ CGFloat($0) }),
            values.count == 14,
            values.allSatisfy(\.isFinite)
        else { return }
        layer.anchorPoint = CGPoint(x: values[6], y: values[7])
        bounds = CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
        center = CGPoint(x: values[4], y: values[5])
        transform = CGAffineTransform(
            a: values[8], b: values[9], c: values[10], d: values[11], tx: values[12], ty: values[13])
    }

    // MARK: Storyboards and nibs

    /// The properties that storyboards and nibs set by name: see `NamedProperties`.
    open override class var namedProperties: NamedProperties { addImageViewProperties(to: super.namedProperties) }

    /// The methods that actions call by name: see `NamedActions`.
    open override class var namedActions: NamedActions {
        super.namedActions
            .adding("startAnimating", UIImageView.startAnimating)
            .adding("stopAnimating", UIImageView.stopAnimating)
    }
}
