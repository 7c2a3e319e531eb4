import CoreGraphics
import Foundation
import RenderServer

/// A layer that blurs its backdrop and changes the backdrop's colors, within its bounds and round corners.
///
/// The layer's background, contents and sublayers are painted over the backdrop, which consists of the layers that the
/// display paints before this layer. If a superlayer is painted as a group (because of its opacity, a mask, or an
/// animated transform), the backdrop consists only of the layers in that group, unless these are empty.
@MainActor package final class BackdropLayer: CALayer {
    /// Creates a layer without an effect.
    package override init() {
        super.init()
    }

    /// Creates a copy of a layer's own properties.
    package override init(layer: Any) {
        super.init(layer: layer)
    }

    /// Creates a layer like `init()`, since archives of layers do not exist on Linux.
    package required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    nonisolated deinit {}

    /// The effect on the backdrop, or `nil` for no effect. The effect's amount is set with `amount` only.
    package var effect: BackdropEffect? {
        get { properties.backdrop }
        set {
            var effect = newValue
            effect?.amount = amount
            guard effect != properties.backdrop else { return }
            properties.backdrop = effect
            didChange("", nil)
        }
    }

    /// The amount of the effect, from 0 to 1. Animatable.
    package var amount: CGFloat {
        get { properties.backdrop?.amount ?? 1 }
        set {
            guard properties.backdrop != nil, newValue != amount, isValid(newValue, "backdropAmount") else { return }
            let action = actionForChange("backdropAmount")
            properties.backdrop?.amount = newValue
            didChange("backdropAmount", action)
        }
    }

    override func makeCopyForPresentation() -> CALayer { BackdropLayer(layer: self) }
}
