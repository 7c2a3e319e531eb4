import Foundation

extension UINavigationBar {
    /// Returns the menu for a long press on the back button: the items of the stack below, the nearest first, or the
    /// menu of the lower item's back button.
    ///
    /// The title of a row is the item's back title, even if the button itself shows "Back" for lack of space.
    /// Selecting a row pops to its item without calling `navigationBar(_:shouldPop:)` (seen on iOS 14).
    func makeBackMenu() -> UIMenu? {
        guard let below = items?.dropLast(), let nearest = below.last, content.hasBackButton else { return nil }
        if let own = nearest.backBarButtonItem?.menu { return own }
        guard topItem?.backAction == nil else { return nil }
        return UIMenu(
            children: below.reversed().map { item in
                UIAction(title: item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.title ?? "") {
                    [weak self, weak item] _ in
                    if let item { self?.pop(to: item) }
                }
            })
    }

    private func pop(to item: UINavigationItem) {
        if let controller {
            controller.pop(to: item)
        } else if let index = ownItems.firstIndex(where: { $0 === item }) {
            replaceItems(Array(ownItems[...index]), animated: true)
        }
    }
}
