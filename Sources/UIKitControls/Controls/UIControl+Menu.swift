import CoreGraphics
import Foundation

// When a touch opens the menu, the control handles it as cancelled (`touchCancel`), and the menu tracks it from then
// on.

extension UIControl: UIContextMenuInteractionDelegate, MenuAttaching {
    package func attachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        menuAttachmentPoint(for: configuration)
    }

    // Chosen (Pasteboard): A control's menu has a preview only if the control's
    // `previewForHighlightingMenuWithConfiguration` returns one, and a press opens it.
    package func liftedPreview(
        for interaction: UIContextMenuInteraction, _ configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
    }

    package func loweredPreview(
        for interaction: UIContextMenuInteraction, _ configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
    }

    func setHasMenu(_ hasMenu: Bool) {
        guard hasMenu != isContextMenuInteractionEnabled else { return }
        if let contextMenuInteraction {
            removeInteraction(contextMenuInteraction)
            self.contextMenuInteraction = nil
        } else {
            let interaction = UIContextMenuInteraction(delegate: self)
            interaction.opensByPress = !showsMenuAsPrimaryAction
            interaction.willPresent = { [control = SharedWeak(wrappedValue: self)] in
                control.wrappedValue?.send(.menuActionTriggered, with: nil)
            }
            addInteraction(interaction)
            contextMenuInteraction = interaction
        }
    }

    func setToolTip(_ text: String?) {
        if let toolTipInteraction { return toolTipInteraction.defaultToolTip = text }
        guard let text else { return }
        let interaction = UIToolTipInteraction(defaultToolTip: text)
        addInteraction(interaction)
        toolTipInteraction = interaction
    }

    /// Opens the menu if `showsMenuAsPrimaryAction` is `true`. Returns whether the menu was opened.
    @discardableResult
    func presentsMenu(tracking touch: UITouch? = nil, _ event: UIEvent? = nil) -> Bool {
        guard showsMenuAsPrimaryAction, isEnabled, let interaction = contextMenuInteraction else { return false }
        let location = touch?.location(in: self) ?? CGPoint(x: bounds.midX, y: bounds.midY)
        guard interaction.present(at: location, tracking: touch) else { return false }
        menuTouch = touch
        cancelTouch(with: event)
        return true
    }

    /// Passes the touch that has opened the menu to the menu. Returns whether `touches` contains this touch.
    func passToMenu(_ touches: Set<UITouch>) -> Bool {
        guard let menuTouch, touches.contains(menuTouch) else { return false }
        if menuTouch.phase == .ended || menuTouch.phase == .cancelled { self.menuTouch = nil }
        contextMenuInteraction?.track(menuTouch)
        return true
    }

    func menuWillOpen() {
        hasOpenMenu = true
        isHighlighted = true
    }

    func menuWillClose() {
        hasOpenMenu = false
        if !isTouchInside { isHighlighted = false }
    }
}
