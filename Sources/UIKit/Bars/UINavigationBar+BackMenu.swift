import Foundation

extension UINavigationBar {
    /// Returns the menu of a long press on the back button: the menu of the previous item's `backBarButtonItem`,
    /// otherwise a list of the items below the top item, the nearest first.
    ///
    /// The title of a row is the back title of its item, even if the button displays "Back" for lack of space.
    /// Selecting a row pops to the item without calling `navigationBar(_:shouldPop:)` (seen on iOS 14).
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
