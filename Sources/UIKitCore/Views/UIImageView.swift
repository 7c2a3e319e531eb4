import CoreGraphics
import Foundation
import QuartzCore

/// A view that shows an image, or plays several.
///
/// `contentMode` says how an image of another size fits. An image in template mode is shown as a shape in the view's tint
/// colour. The pixels are the layer's contents as they are; nothing is drawn unless the image has to be rotated, tinted
/// or tiled. The view gets no touches unless `isUserInteractionEnabled` is set.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiimageview>.
open class UIImageView: UIView {
    /// Makes a view without an image.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a view as large as the image.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUp()
        self.image = image
        imageDidChange()
    }

    /// Makes a view as large as the image, with another image for when it is highlighted.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? highlightedImage?.size ?? .zero))
        setUp()
        self.image = image
        self.highlightedImage = highlightedImage
        imageDidChange()
    }

    /// Makes a view of a storyboard or nib. Any other coder makes one without an image.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder.ofDocument { decodeImageView(from: coder) } else { setUp() }
    }

    private func setUp() {
        isOpaque = false
        isUserInteractionEnabled = false
    }

    // MARK: - Accessing the displayed images

    /// The image; one that is animated plays while the view is in a window.
    open var image: UIImage? {
        didSet { if image != oldValue { imageDidChange() } }
    }

    /// The image while the view is highlighted. The default, `nil`, stands for `image`.
    open var highlightedImage: UIImage? {
        didSet { if highlightedImage != oldValue { imageDidChange() } }
    }

    /// Whether the view shows its highlighted image.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { imageDidChange() } }
    }

    /// The image that is shown: the highlighted one where the view is highlighted and has one, as it is in the view's
    /// environment.
    var shownImage: UIImage? {
        let shown = (isHighlighted ? highlightedImage ?? image : image)?
            .resolved(for: traitCollection, preferring: preferredSymbolConfiguration)
        let category = traitCollection.preferredContentSizeCategory
        guard adjustsImageSizeForAccessibilityContentSizeCategory, category.isAccessibilityCategory else {
            return shown
        }
        return shown?.enlarged(by: UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traitCollection) / 100)
    }

    /// Whether the image is larger while the preferred content size category is one for accessibility: by as much as
    /// running text (chosen). A symbol that follows a text style grows with that in any case. The default is `false`.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet { if adjustsImageSizeForAccessibilityContentSizeCategory != oldValue { imageDidChange() } }
    }

    // MARK: - Configuring symbols

    /// How symbols are drawn where they do not specify it themselves.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { if preferredSymbolConfiguration != oldValue { imageDidChange() } }
    }

    /// What moves the symbol that is shown; `nil` where nothing does.
    var symbolEffects: SymbolEffects?

    private func imageDidChange() {
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
        playAnimatedImage()
    }

    // MARK: - Animating a sequence of images

    /// Images to play one after the other; `startAnimating()` begins. While they play, they are shown in place of `image`.
    open var animationImages: [UIImage]? {
        didSet { if isAnimating { stopAnimating() } }
    }

    /// Images to play while the view is highlighted. The default, `nil`, stands for `animationImages`.
    open var highlightedAnimationImages: [UIImage]? {
        didSet { if isAnimating { stopAnimating() } }
    }

    /// How long it takes to play all images once, in seconds. The default, 0, shows each for a thirtieth of a second.
    open var animationDuration: TimeInterval = 0

    /// How often they are played; 0, the default, repeats without end.
    open var animationRepeatCount = 0

    /// Whether images are being played.
    open var isAnimating: Bool { layer.animation(forKey: Self.animationKey) != nil }

    /// Begins to play `animationImages`, or an animated image, from the first one.
    open func startAnimating() { play() }

    /// Stops playing and shows `image` again.
    open func stopAnimating() { layer.removeAnimation(forKey: Self.animationKey) }

    static let animationKey = "UIImageAnimation"

    // MARK: - Dynamic range

    /// How bright colours the view would like to show. Images have none that are brighter than white.
    open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified

    /// How bright colours the view shows: none brighter than white.
    open var imageDynamicRange: UIImage.DynamicRange { .standard }

    // MARK: - Showing the image

    open override func display(_ layer: CALayer) { showImage(in: layer) }

    /// Shows an image in template mode in the new colour.
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

    /// How an image of another size fits.
    open override var contentMode: ContentMode {
        didSet { setNeedsDisplay() }
    }

    /// The image's alignment insets.
    open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

    // MARK: - Measuring

    /// The image's size; none without an image.
    open override var intrinsicContentSize: CGSize {
        shownImage?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The image's size, whatever the size that is offered; the present size without an image.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

    // MARK: Accessibility

    /// `image` unless set.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValues.traits ?? .image }
        set { accessibilityValues.traits = newValue }
    }

    // MARK: Preserving and restoring state

    private static let placeKey = "UIImageView.place"

    /// Writes the bounds, the centre, the transform and the layer's anchor point.
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

    /// Takes the place that was written; one with numbers that are not finite is ignored.
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

    // MARK: Documents

    /// The properties that documents set by name: see `NamedProperties`.
    open override class var namedProperties: NamedProperties { addImageViewProperties(to: super.namedProperties) }

    /// The methods that actions call by name: see `NamedActions`.
    open override class var namedActions: NamedActions {
        super.namedActions
            .adding("startAnimating", UIImageView.startAnimating)
            .adding("stopAnimating", UIImageView.stopAnimating)
    }
}
