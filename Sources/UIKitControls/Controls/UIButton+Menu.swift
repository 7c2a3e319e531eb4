import Foundation

extension UIButton {
    /// Whether the button is a pop-up button, whose title is the selected element of its menu.
    var isPopUpButton: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

    var menuConfiguration: UIContextMenuConfiguration? {
        guard isEnabled, let menu else { return nil }
        let shown = isPopUpButton ? menu.withSingleSelection : menu
        let configuration = UIContextMenuConfiguration(actionProvider: { _ in shown })
        configuration.preferredMenuElementOrder = preferredMenuElementOrder
        return configuration
    }

    /// Updates the title after a different element of the menu was selected.
    func selectionDidChange() {
        // The chevrons may have to be shown or hidden.
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
