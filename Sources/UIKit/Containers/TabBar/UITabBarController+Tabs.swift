import UIKitCore

/// The `tabs` of a tab bar controller, which it shows as controllers with items that are made from them.
extension UITabBarController {
    /// The tabs with an item of their own: fixed ones first, pinned ones at the end, hidden ones and those of a sidebar left out.
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
        // Whose controllers are freed with them.
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

    /// The program has set controllers: there are no tabs any more.
    func forgetTabs() {
        let old = tabList
        for tab in old where tab.owner === self { tab.owner = nil }
        tabList = []
        withExtendedLifetime(old) {}
        reportedTab = nil
    }

    /// Shows the tabs that have a place in the bar now.
    func showTabs(animated: Bool = false, selectsFirst: Bool = false) {
        guard !tabList.isEmpty || controllers?.isEmpty == false else { return }
        let shown = tabsInBar
        let wanted = shown.compactMap { standIn(for: $0) }
        if !wanted.elementsEqual(controllers ?? [], by: ===) { replaceControllers(wanted, animated: animated) }
        for tab in shown { showPath(of: tab) }
        let pinned = shown.filter { $0.preferredPlacement == .pinned }
        bar.itemsShownAsImages = pinned.compactMap { standIn(for: $0)?.tabBarItem }
        bar.updateLooks()
        if selectsFirst, let first = wanted.first { select(first) }
        reportSelection()
    }

    /// Something of a tab is different: its item follows, and who stands where.
    func tabDidChange(_ tab: UITab) {
        let root = root(of: tab)
        guard tabList.contains(where: { $0 === root }) else { return }
        showTabs()
        guard let item = root.itemController?.tabBarItem else { return }
        root.describe(item)
    }

    // MARK: Controllers

    /// The controller that stands for a tab at the root: its own, or that of the child selected in it.
    private func standIn(for tab: UITab) -> UIViewController? {
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

    /// The controller of the tab that is selected inside of a tab, or of the nearest around that has one.
    private func innermost(_ tab: UITab) -> UIViewController? {
        guard let group = tab as? UITabGroup else { return tab.viewController }
        return group.viewController ?? group.selectedChild.flatMap { innermost($0) }
    }

    /// The navigation controller of a group shows what the selected path leads to, one upon the other.
    private func showPath(of tab: UITab) {
        guard let group = tab as? UITabGroup, let navigation = group.managingNavigationController else { return }
        var path: [UITab] = [group]
        while let child = (path.last as? UITabGroup)?.selectedChild { path.append(child) }
        guard !path.elementsEqual(group.shownPath.compactMap(\.tab), by: ===) || navigation.viewControllers.isEmpty
        else { return }
        group.shownPath = path.map { UITabGroup.PathElement(tab: $0) }
        let shown = path.flatMap { tab in
            let proposed = [tab.viewController].compactMap { $0 }
            return delegate?.tabBarController(self, displayedViewControllersFor: tab, proposedViewControllers: proposed)
                ?? proposed
        }
        navigation.setViewControllers(shown, animated: false)
    }

    // MARK: Selection

    /// The tab of the selected controller, and in a group the child that is selected in it.
    var selectedTabNow: UITab? {
        let shown: UIViewController? =
            switch selection {
            case .tab(let controller): controller
            case .more: more?.shownTab
            case .none: nil
            }
        return shown.flatMap { tab(of: $0) }
    }

    /// What is selected with a controller.
    func tab(of controller: UIViewController) -> UITab? {
        guard var tab = tabList.first(where: { $0.itemController === controller }) else { return nil }
        while let child = (tab as? UITabGroup)?.selectedChild { tab = child }
        return tab
    }

    func select(_ tab: UITab?) {
        guard let tab else { return }
        let root = root(of: tab)
        guard tabList.contains(where: { $0 === root }) else { return }
        var child = tab
        while let group = child.group {
            group.selectedChild = child
            child = group
        }
        guard let controller = standIn(for: root), controllers?.contains(where: { $0 === controller }) == true else {
            return
        }
        select(controller)
        reportSelection()
    }

    /// Notifies the delegate when another tab is selected than it was last told of.
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
    /// The tab that made the controller; `nil` for another.
    public var tab: UITab? { extras?.originatingTab as? UITab }
}
