import Foundation
import QuartzCore

/// A view that shows an image.
///
/// The image is given to the layer as it is, so that it costs no drawing; a template image is shown in the tint colour.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiimageview>.
@preconcurrency @MainActor
open class UIImageView: UIView {
    /// Makes a view as large as an image.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        prepare()
        self.image = image
        show()
    }

    /// Makes a view as large as an image, with another for when it is highlighted.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    /// Makes a view with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Makes a view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() { isUserInteractionEnabled = false }

    // MARK: Accessing the displayed images

    /// The image.
    open var image: UIImage? {
        didSet { if image !== oldValue { show() } }
    }

    /// The image that is shown while highlighted; `nil` for the same.
    open var highlightedImage: UIImage? {
        didSet { show() }
    }

    /// Whether the highlighted image is shown.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { show() } }
    }

    private var shown: UIImage? { isHighlighted ? highlightedImage ?? image : image }

    private func show() {
        let shown = self.shown
        let tint = shown?.renderingMode == .alwaysTemplate ? tintColor : nil
        layer.contents = shown?.prepared(tint: tint, traits: traitCollection)
        if let shown { layer.contentsScale = shown.scale }
        invalidateIntrinsicContentSize()
    }

    /// Shows a template image in the new tint.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if shown?.renderingMode == .alwaysTemplate { show() }
    }

    /// The layer has the image; nothing is drawn.
    open override func display(_ layer: CALayer) {}

    /// The image's size.
    open override var intrinsicContentSize: CGSize {
        shown?.size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// The image's size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? bounds.size }
}
