import Foundation

extension UIButton {
    /// Whether the title of the button is the selected element of its menu.
    var isPopUpButton: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

    var menuConfiguration: UIContextMenuConfiguration? {
        guard isEnabled, let menu else { return nil }
        let shown = isPopUpButton ? menu.withSingleSelection : menu
        let configuration = UIContextMenuConfiguration(actionProvider: { _ in shown })
        configuration.preferredMenuElementOrder = preferredMenuElementOrder
        return configuration
    }

    /// Shows the selected element.
    func selectionDidChange() {
        // The chevrons may appear or disappear.
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
