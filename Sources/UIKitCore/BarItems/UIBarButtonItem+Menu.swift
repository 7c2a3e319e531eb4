import Foundation

extension UIBarButtonItem {
    /// Whether the item shows which element of its menu is switched on.
    private var isPopUp: Bool { changesSelectionAsPrimaryAction && !hasAction && menu != nil }

    /// The menu as it opens.
    package var shownMenu: UIMenu? {
        guard let menu, isPopUp else { return menu }
        return menu.withSingleSelection
    }

    /// Shows the element that is switched on.
    package func menuSelectionDidChange() {
        guard isPopUp, let element = menu?.normalizedSelection else { return }
        title = element.title
        image = element.image
    }
}
