import Foundation

extension UIBarButtonItem {
    /// Whether the item shows the selected element of its menu.
    private var isPopUp: Bool { changesSelectionAsPrimaryAction && !hasAction && menu != nil }

    /// The menu to open.
    package var shownMenu: UIMenu? {
        guard let menu, isPopUp else { return menu }
        return menu.withSingleSelection
    }

    /// Shows the selected element.
    package func menuSelectionDidChange() {
        guard isPopUp, let element = menu?.normalizedSelection else { return }
        title = element.title
        image = element.image
    }
}
