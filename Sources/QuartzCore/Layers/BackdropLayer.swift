import CoreGraphics
import Foundation
import RenderServer

/// A layer that blurs what lies behind it and changes its colours, within its bounds and round corners.
///
/// Its background, contents and sublayers are painted over that. What lies behind is what is painted before it, of all
/// layers on the display; in a layer that is painted as a group (for its opacity, a mask, or a transform that is being
/// animated) it is what lies in the group, unless nothing does.
@MainActor package final class BackdropLayer: CALayer {
    /// Makes a layer that changes nothing.
    package override init() {
        super.init()
    }

    /// Makes a copy of a layer's own properties.
    package override init(layer: Any) {
        super.init(layer: layer)
    }

    /// Makes a layer from an archive: as `init()` does, for archives of layers do not exist on Linux.
    package required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    nonisolated deinit {}

    /// What it makes of all that lies behind it; `nil` for nothing. Its amount changes with `amount` alone.
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

    /// How much of the effect is there, from 0 to 1. Animatable.
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
