import Foundation

extension UINavigationBar {
    /// What a long press on the back button opens: the items of the stack below, the nearest first, or the menu that the item
    /// below has for its back button.
    ///
    /// A row's text is the item's back title, also where the button itself says "Back" for lack of room; choosing one pops to it,
    /// and `navigationBar(_:shouldPop:)` is not asked (seen on iOS 14).
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
