import QuartzCore

/// The part of a `UIVisualEffectView` that shows a blur.
final class BackdropView: UIView {
    override class var layerClass: AnyClass { BackdropLayer.self }

    let style: UIBlurEffect.Style

    init(style: UIBlurEffect.Style, frame: CGRect) {
        self.style = style
        super.init(frame: frame)
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isOpaque = false
        updateMaterial()
    }

    required init?(coder: NSCoder) { nil }

    /// The amount of the blur, from 0 to 1; animatable in an animation block.
    var amount: CGFloat {
        get { backdropLayer?.amount ?? 0 }
        set { backdropLayer?.amount = newValue }
    }

    private var backdropLayer: BackdropLayer? { layer as? BackdropLayer }

    private func updateMaterial() {
        let isDark = traitCollection.userInterfaceStyle == .dark
        backdropLayer?.effect = BlurMaterial.material(of: style, isDark: isDark).backdrop
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateMaterial()
    }
}
