import UIKitCore

/// The `tabs` of a tab bar controller, which it shows as controllers with items that are made from them.
extension UITabBarController {
    /// The tabs with an item of their own: pinned ones at the end, hidden ones and those of a sidebar left out.
    var tabsInBar: [UITab] {
        let shown = tabList.filter { !$0.isHidden && $0.preferredPlacement != .sidebarOnly }
        func rank(_ tab: UITab) -> Int {
            switch tab.preferredPlacement {
            case .fixed: 0
            case .pinned: 2
            default: 1
            }
        }
        return (0...2).flatMap { wanted in shown.filter { rank($0) == wanted } }
    }

    func replaceTabs(_ tabs: [UITab], animated: Bool) {
        let selected = selectedTabNow
        for tab in tabList where tab.owner === self { tab.owner = nil }
        tabList = tabs
        for tab in tabs { tab.owner = self }
        showTabs(animated: animated)
        if let selected, findTab(selected.identifier, in: tabs) === selected { select(selected) }
    }

    private func showTabs(animated: Bool) {
        setViewControllers(tabsInBar.compactMap { controller(of: $0) }, animated: animated)
    }

    /// Something of a tab is different: its item follows, and who stands where.
    func tabDidChange(_ tab: UITab) {
        guard tabList.contains(where: { $0 === root(of: tab) }) else { return }
        let wanted = tabsInBar.compactMap { controller(of: $0) }
        if !wanted.elementsEqual(viewControllers ?? [], by: ===) { setViewControllers(wanted, animated: false) }
        update(root(of: tab))
    }

    private func update(_ tab: UITab) {
        guard let item = controller(of: tab)?.tabBarItem else { return }
        item.title = tab.title
        item.image = tab.image
        item.badgeValue = tab.badgeValue
        item.isEnabled = tab.isEnabled
    }

    /// The controller that stands for a tab at the root: its own, or that of the child selected in it.
    private func controller(of tab: UITab) -> UIViewController? {
        guard let group = tab as? UITabGroup else { return withItem(of: tab, tab.viewController) }
        if let navigation = group.managingNavigationController {
            var path = [UIViewController]()
            var next: UITab? = group
            while let current = next {
                if let controller = current.viewController { path.append(controller) }
                next = (current as? UITabGroup)?.selectedChild
            }
            if !path.elementsEqual(navigation.viewControllers.prefix(path.count), by: ===) {
                navigation.setViewControllers(path, animated: false)
            }
            return withItem(of: tab, navigation)
        }
        return withItem(of: tab, group.viewController ?? group.selectedChild.flatMap { controller(of: $0) })
    }

    private func withItem(of tab: UITab, _ controller: UIViewController?) -> UIViewController? {
        guard let controller else { return nil }
        if controller.tab == nil { controller.extrasForWriting.originatingTab = tab }
        if tabItems[ObjectIdentifier(controller)] !== tab {
            tabItems[ObjectIdentifier(controller)] = tab
            controller.tabBarItem = UITabBarItem(title: tab.title, image: tab.image, tag: 0)
            controller.tabBarItem.badgeValue = tab.badgeValue
            controller.tabBarItem.isEnabled = tab.isEnabled
        }
        return controller
    }

    // MARK: Selection

    /// The tab of the selected controller, and in a group the child that is selected in it.
    var selectedTabNow: UITab? {
        guard case .tab(let selected) = selection,
            var tab = tabList.first(where: { controller(of: $0) === selected })
        else { return nil }
        while let child = (tab as? UITabGroup)?.selectedChild { tab = child }
        return tab
    }

    func select(_ tab: UITab?) {
        guard let tab else { return }
        var child = tab
        while let group = child.group {
            group.selectedChild = child
            child = group
        }
        guard tabList.contains(where: { $0 === child }) else { return }
        select(controller(of: child))
    }

    func root(of tab: UITab) -> UITab {
        var root = tab
        while let group = root.group { root = group }
        return root
    }

    func findTab(_ identifier: String, in tabs: [UITab]) -> UITab? {
        for tab in tabs {
            if tab.identifier == identifier { return tab }
            if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
        }
        return nil
    }
}

extension UIViewController {
    /// The tab that made the controller; `nil` for another.
    public var tab: UITab? { extras?.originatingTab as? UITab }
}
