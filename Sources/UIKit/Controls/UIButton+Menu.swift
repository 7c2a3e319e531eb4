import Foundation

extension UIButton {
    /// Whether the button shows which element of its menu is switched on.
    var isPopUpButton: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

    var menuConfiguration: UIContextMenuConfiguration? {
        guard isEnabled, let menu else { return nil }
        let shown = isPopUpButton ? menu.withSingleSelection : menu
        let configuration = UIContextMenuConfiguration(actionProvider: { _ in shown })
        configuration.preferredMenuElementOrder = preferredMenuElementOrder
        return configuration
    }

    /// Shows the element that is switched on.
    func selectionDidChange() {
        // Its chevrons come or go.
        contentDidChange()
        guard isPopUpButton, let element = menu?.normalizedSelection else { return }
        if configuration == nil {
            setTitle(element.title, for: .normal)
            setImage(element.image, for: .normal)
        } else {
            configuration?.title = element.title
            configuration?.image = element.image
        }
    }
}
