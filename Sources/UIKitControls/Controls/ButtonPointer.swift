import CoreGraphics

/// The pointer interaction of a button.
@MainActor
final class ButtonPointer: UIPointerInteractionDelegate {
    private weak var button: UIButton?
    private(set) lazy var interaction = UIPointerInteraction(delegate: self)

    init(of button: UIButton) {
        self.button = button
        button.addInteraction(interaction)
    }

    nonisolated deinit {}

    func remove() { button?.removeInteraction(interaction) }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        guard let button, button.isEnabled else { return nil }
        let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
        let radius = button.layer.cornerRadius > 0 ? button.layer.cornerRadius : UIPointerShape.defaultCornerRadius
        let shape = UIPointerShape.roundedRect(button.frame, radius: radius)
        guard let provider = button.pointerStyleProvider else { return UIPointerStyle(effect: effect, shape: shape) }
        return provider(button, effect, shape)
    }
}
