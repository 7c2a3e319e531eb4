import UIKitCore

/// The `tabs` of a tab bar controller. Each tab is displayed by a controller whose tab bar item is created from the
/// tab.
extension UITabBarController {
    /// The tabs with an item in the bar: fixed tabs first, pinned tabs last, without hidden and sidebar-only tabs.
    var tabsInBar: [UITab] {
        let compact = traitCollection.horizontalSizeClass == .compact ? compactTabIdentifiers : nil
        let shown = tabList.filter {
            !$0.isHidden && $0.preferredPlacement != .sidebarOnly && compact?.contains($0.identifier) != false
        }
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
        let (selected, old) = (selectedTabNow, tabList)
        // The controllers of the old tabs are deallocated together with the tabs.
        defer { withExtendedLifetime(old) {} }
        for tab in tabList where tab.owner === self { tab.owner = nil }
        var seen: Set<ObjectIdentifier> = []
        tabList = tabs.filter { seen.insert(ObjectIdentifier($0)).inserted }
        for tab in tabList { tab.owner = self }
        restoreCustomization()
        let stays = selected.map { findTab($0.identifier, in: tabList) === $0 } ?? true
        showTabs(animated: animated, selectsFirst: !stays)
        if stays { select(selected) }
    }

    /// Removes the tabs after the program has set controllers.
    func forgetTabs() {
        let old = tabList
        for tab in old where tab.owner === self { tab.owner = nil }
        tabList = []
        withExtendedLifetime(old) {}
        reportedTab = nil
    }

    /// Updates the controllers for the tabs that have an item in the bar.
    func showTabs(animated: Bool = false, selectsFirst: Bool = false) {
        guard !tabList.isEmpty || controllers?.isEmpty == false else { return }
        let shown = tabsInBar
        let wanted = shown.compactMap { representative(for: $0) }
        if !wanted.elementsEqual(controllers ?? [], by: ===) {
            replaceControllers(wanted, animated: animated, keepsIndex: !selectsFirst)
        }
        for tab in shown { showPath(of: tab) }
        let pinned = shown.filter { $0.preferredPlacement == .pinned }
        bar.itemsShownAsImages = pinned.compactMap { representative(for: $0)?.tabBarItem }
        bar.updateAppearances()
        if selectsFirst, let first = wanted.first { select(first) }
        reportSelection()
    }

    /// Updates the tab bar item of a changed tab, and the order of the tabs.
    func tabDidChange(_ tab: UITab) {
        let root = root(of: tab)
        guard tabList.contains(where: { $0 === root }) else { return }
        showTabs()
        guard let item = root.itemController?.tabBarItem else { return }
        root.describe(item)
    }

    // MARK: Controllers

    /// Returns the controller of a tab at the root. For a group it is the group's navigation controller, otherwise the
    /// group's own controller, otherwise the controller of its selected child.
    private func representative(for tab: UITab) -> UIViewController? {
        let controller: UIViewController? =
            if let group = tab as? UITabGroup {
                group.managingNavigationController ?? group.viewController
                    ?? group.selectedChild.flatMap { innermost($0) }
            } else {
                tab.viewController
            }
        guard let controller else { return nil }
        if controller.tab == nil { controller.extrasForWriting.originatingTab = tab }
        if tab.itemController !== controller {
            tab.itemController = controller
            let item = UITabBarItem(title: tab.title, image: tab.image, tag: 0)
            tab.describe(item)
            controller.tabBarItem = item
        }
        return controller
    }

    /// Returns the controller of the innermost selected tab, or of the nearest enclosing group with a controller.
    private func innermost(_ tab: UITab) -> UIViewController? {
        guard let group = tab as? UITabGroup else { return tab.viewController }
        return group.viewController ?? group.selectedChild.flatMap { innermost($0) }
    }

    /// Sets the stack of a group's navigation controller to the controllers of the selected path, the outermost tab
    /// first.
    private func showPath(of tab: UITab) {
        guard let group = tab as? UITabGroup, let navigation = group.managingNavigationController else { return }
        var path: [UITab] = [group]
        while let child = (path.last as? UITabGroup)?.selectedChild { path.append(child) }
        guard !path.elementsEqual(group.shownPath.compactMap(\.tab), by: ===) || navigation.viewControllers.isEmpty
        else { return }
        // Until the stack is set, no controller counts as popped.
        group.shownPath = path.map { UITabGroup.PathElement(tab: $0, controllers: []) }
        let shown = path.map { tab in
            let proposed = [tab.viewController].compactMap { $0 }
            return delegate?.tabBarController(self, displayedViewControllersFor: tab, proposedViewControllers: proposed)
                ?? proposed
        }
        navigation.setViewControllers(shown.flatMap { $0 }, animated: false)
        // A callback may have selected a different tab.
        guard path.elementsEqual(group.shownPath.compactMap(\.tab), by: ===) else { return }
        group.shownPath = zip(path, shown).map { tab, controllers in
            UITabGroup.PathElement(tab: tab, controllers: controllers.map { .init(controller: $0) })
        }
    }

    // MARK: Selection

    /// The selected tab. If a group is selected, it is the group's selected child.
    var selectedTabNow: UITab? {
        let shown: UIViewController? =
            switch selection {
            case .tab(let controller): controller
            case .more: more?.shownTab
            case .none: nil
            }
        return shown.flatMap { tab(of: $0) }
    }

    // Chosen (Controllers): When the controllers of a selected child are popped from the navigation controller that
    // manages its tab group, the group is the selected tab. The delegate is not called.
    /// Returns the tab that is selected when a controller is selected. In a group whose navigation controller has
    /// popped the selected child, it is the group.
    func tab(of controller: UIViewController) -> UITab? {
        guard let root = tabList.first(where: { $0.itemController === controller }) else { return nil }
        var tab = root
        while let child = (tab as? UITabGroup)?.selectedChild, (root as? UITabGroup)?.hasPopped(child) != true {
            tab = child
        }
        return tab
    }

    func select(_ tab: UITab?) {
        guard let tab else { return }
        let root = root(of: tab)
        guard tabList.contains(where: { $0 === root }) else { return }
        var child = tab
        // After a pop the group was selected without a notification.
        if let group = selectedTabNow as? UITabGroup, let reportedTab,
            sequence(first: reportedTab, next: \.group).contains(where: { $0 === group })
        {
            self.reportedTab = group
        }
        while let group = child.group {
            group.selectedChild = child
            child = group
        }
        guard let controller = representative(for: root), controllers?.contains(where: { $0 === controller }) == true
        else {
            return
        }
        select(controller)
        reportSelection()
    }

    /// Notifies the delegate if the selected tab has changed since the last notification.
    func reportSelection() {
        let (selected, previous) = (selectedTabNow, reportedTab)
        guard let selected, selected !== previous else { return }
        reportedTab = selected
        delegate?.tabBarController(self, didSelectTab: selected, previousTab: previous)
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
    /// The tab that has created this controller; `nil` if no tab has created it.
    public var tab: UITab? { extras?.originatingTab as? UITab }
}
