import QuartzCore

/// The part of a `UIVisualEffectView` that shows a material.
final class BackdropView: UIView {
    override class var layerClass: AnyClass { BackdropLayer.self }

    let material: EffectMaterial

    init(_ material: EffectMaterial, frame: CGRect) {
        self.material = material
        super.init(frame: frame)
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isOpaque = false
        updateMaterial()
        updateCover()
    }

    required init?(coder: NSCoder) { nil }

    /// The amount of the blur, from 0 to 1; animatable in an animation block.
    var amount: CGFloat {
        get { backdropLayer?.amount ?? 0 }
        set {
            backdropLayer?.amount = newValue
            cover?.alpha = newValue
        }
    }

    // Chosen (Views): With `isReduceTransparencyEnabled`, blurs are covered by an opaque gray.
    /// The opaque view over the blur, if the user wants less transparency.
    private var cover: UIView?

    private func updateCover() {
        guard UIAccessibility.isReduceTransparencyEnabled else {
            cover?.removeFromSuperview()
            cover = nil
            return
        }
        let view = cover ?? UIView(frame: bounds)
        view.backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark ? UIColor(white: 0.16, alpha: 1) : UIColor(white: 0.94, alpha: 1)
        }
        guard cover == nil else { return }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.alpha = amount
        addSubview(view)
        cover = view
    }

    private var backdropLayer: BackdropLayer? { layer as? BackdropLayer }

    private func updateMaterial() {
        backdropLayer?.effect = material.backdrop(for: traitCollection)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateMaterial()
    }
}

extension BackdropView: AccessibilitySettingsFollower {
    func accessibilitySettingsDidChange() { updateCover() }
}
