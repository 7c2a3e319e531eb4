import UIFoundation
import UIKitCore

/// Customization of the tabs by the user: a sheet with a grid of all movable tabs, and a copy of the bar below the
/// grid. The user drags tabs from the grid onto the bar.
extension UITabBarController {
    var moreController: MoreNavigationController {
        if let more { return more }
        let made = MoreNavigationController(self)
        more = made
        made.listDidChange()
        return made
    }

    /// Presents the sheet.
    func customize() {
        guard let controllers, let customizable, !customizable.isEmpty, presentedViewController == nil else { return }
        delegate?.tabBarController(self, willBeginCustomizing: customizable)
        let sheet = TabCustomizationController(
            items: controllers.compactMap(\.tabBarItem),
            movable: Set(customizable.compactMap(\.tabBarItem).map(ObjectIdentifier.init)),
            count: arrangement.visible.count
        ) { [weak self] items in self?.endCustomizing(items) }
        present(sheet.inNavigation(), animated: true)
    }

    private func endCustomizing(_ items: [UITabBarItem]) {
        let old = controllers ?? []
        let new = items.compactMap { item in old.first { $0.tabBarItem === item } }
        let changed = !new.elementsEqual(old, by: ===)
        delegate?.tabBarController(self, willEndCustomizing: new, changed: changed)
        if changed { rearrange(new) }
        dismiss(animated: true) { [weak self] in
            guard let self else { return }
            delegate?.tabBarController(self, didEndCustomizing: new, changed: changed)
        }
    }

    /// Changes the order of the controllers, without changing `customizableViewControllers` and the selection.
    private func rearrange(_ new: [UIViewController]) {
        let customizable = customizable
        setControllersStorage(new)
        arrange()
        self.customizable = customizable
    }
}
