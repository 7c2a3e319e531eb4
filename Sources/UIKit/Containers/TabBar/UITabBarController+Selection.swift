import Foundation
import UIKitCore

extension UITabBarController {
    // MARK: Replacing the controllers

    /// - Parameters:
    ///   - selects: Whether a controller is selected.
    ///   - keepsIndex: Whether the controller at the selected index replaces a selected controller that was removed;
    ///     otherwise the first controller does.
    func replaceControllers(
        _ new: [UIViewController]?, animated: Bool, selects: Bool = true, keepsIndex: Bool = true
    ) {
        stage.settle()
        // Controllers without other references are deallocated at the end of this method, since their `deinit` may set
        // controllers.
        let old = (controllers, customizable)
        defer { withExtendedLifetime(old) {} }
        let unique = new.map(distinct)
        let index = selectedIndex
        let usesMore = TabArrangement(unique ?? [], traits: traitCollection).usesMore
        setControllersStorage(unique)
        customizable = unique
        let kept: UIViewController? =
            switch selection {
            case .tab(let controller): unique?.first { $0 === controller }
            case .none, .more: nil
            }
        if case .more = selection, usesMore {
            // More stays selected. If the displayed tab was removed, the stack of More is updated.
        } else if selects,
            let controller = kept ?? unique.flatMap({ keepsIndex && $0.indices.contains(index) ? $0[index] : $0.first })
        {
            selection = .tab(controller)
        } else {
            selection = .none
        }
        more?.customizationDidChange()
        arrange(animated: animated)
    }

    /// Selects the first controller if the controllers of a document are shown for the first time.
    func selectFirstIfNeeded() {
        if case .none = selection, let first = controllers?.first { select(first) }
    }

    private func distinct(_ controllers: [UIViewController]) -> [UIViewController] {
        var seen: Set<ObjectIdentifier> = []
        return controllers.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    // MARK: Arranging them

    /// Divides the controllers between the bar and More, adds the controllers in the bar as children, and updates the
    /// items of the bar.
    func arrange(animated: Bool = false) {
        let old = arrangement
        arrangement = TabArrangement(controllers ?? [], traits: traitCollection)
        withExtendedLifetime(old) {}
        if case .more = selection, !arrangement.usesMore {
            // The tab that More displayed is in the bar again.
            selection = (more?.shownTab ?? controllers?.first).map(TabSelection.tab) ?? .none
        }
        barState.movesItems = animated
        stage.change { stage.want(childrenInBar) }
    }

    package func childrenDidMove() {
        more?.listDidChange()
        showItems(animated: barState.movesItems)
        barState.movesItems = false
        showSelection()
    }

    /// Updates the items of the bar.
    func showItems(animated: Bool = false) {
        bar.replaceItems(items(), animated: animated)
        bar.show(selected: itemOfSelection())
    }

    /// Updates the division of the tabs after a change of the traits, which can change the number of items that fit.
    func rearrangeTabs() {
        guard arrangement != TabArrangement(controllers ?? [], traits: traitCollection) else { return }
        arrange()
    }

    /// Displays the selected tab. If it is in the list of More, it is displayed there.
    private func showSelection() {
        // If the selection changes while children are being moved, it is displayed after the move.
        guard !stage.isArranging else { return stage.want(childrenInBar) }
        stage.change {
            if case .tab(let controller) = selection, isListed(controller) {
                moreController.show(tab: controller, animated: false)
            }
        }
    }

    /// Called when the list of More has become the top controller, because of the user or the program. A selected split
    /// view remains selected, since it is never displayed above the list.
    func moreDidReturnToList() {
        guard case .tab(let controller) = selection, isListed(controller), !(controller is UISplitViewController) else {
            return
        }
        selection = .more
    }

    /// The controllers that should be children: the controllers with an item in the bar.
    var childrenInBar: [UIViewController] { arrangement.visible + (arrangement.usesMore ? [moreController] : []) }

    func isListed(_ controller: UIViewController) -> Bool { arrangement.listed.contains { $0 === controller } }

    // MARK: The items of the bar

    private func items() -> [UITabBarItem] {
        let own = arrangement.visible.compactMap(\.tabBarItem)
        return arrangement.usesMore ? own + [moreController.tabBarItem] : own
    }

    func itemOfSelection() -> UITabBarItem? { selection.displayed(in: self)?.tabBarItem }

    // MARK: Selecting

    /// Selects a controller because the program has requested it, without calling the delegate.
    func select(_ controller: UIViewController?) {
        guard let controller else { return }
        if controller === more {
            // Chosen (Controllers): Without an item in the tab bar, More cannot be shown.
            if arrangement.usesMore { choose(.more) }
            return
        }
        guard controllers?.contains(where: { $0 === controller }) == true else {
            Diagnostics.raise(
                .tabs,
                "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list "
                    + "of view controllers can be selected. \(Diagnostics.name(controller)) is not in viewControllers of "
                    + "\(Diagnostics.name(self))")
            return
        }
        guard stage.isArranging || isListed(controller) || controller.parent === self else {
            // UIKit's message, recorded on iOS 18, including its last word.
            Diagnostics.raise(
                .tabs,
                "Attempting to select a view controller that isn't a child! (null). \(Diagnostics.name(controller)) has been "
                    + "removed from \(Diagnostics.name(self)): call addChild(_:), or set viewControllers.")
            return
        }
        choose(.tab(controller))
    }

    func choose(_ new: TabSelection) {
        selection = new
        bar.show(selected: itemOfSelection())
        showSelection()
    }

    /// Adds a child's view to the content. A child that a callback removed is ignored.
    func place(_ child: UIViewController, _ view: UIView) {
        guard child.parent === self else { return }
        child.cover(insets(for: child))
        view.frame = frame(of: child)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if view.superview !== contentView { contentView.addSubview(view) }
    }

    /// Ends a change of tabs. A cancelled change leaves the old tab selected.
    func didChange(from old: UIViewController?, to new: UIViewController?, finished: Bool) {
        if !finished, selection.displayed(in: self) === new {
            if let old { selection = old === more ? .more : .tab(old) } else { selection = .none }
            bar.show(selected: itemOfSelection())
        }
        stage.end()
        if !finished { updateForPages() }
        // The displayed view is now in its place, and may be scrolled.
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: The user

    /// Handles a tap on an item: calls `tabBar(_:didSelect:)`, requests permission from the delegate, selects the tab,
    /// and notifies the delegate.
    ///
    /// Recorded: in an override of `tabBar(_:didSelect:)`, `selectedIndex` still has its old value. A tap calls an
    /// override of the setter of `selectedViewController`, but not that of `selectedIndex`.
    func userDidTap(_ item: UITabBarItem) {
        tabBar(bar, didSelect: item)
        guard let controller = children.first(where: { $0.tabBarItem === item }) else { return }
        let tab = tab(of: controller)
        guard maySelect(controller, tab) else { return bar.show(selected: itemOfSelection()) }
        // The delegate may have set different controllers.
        guard childrenInBar.contains(where: { $0 === controller }) else {
            return bar.show(selected: itemOfSelection())
        }
        let isAgain = controller === displayed
        // Selecting More selects the tab above the list of More (recorded).
        let chosen = isAgain || controller !== more ? controller : more?.tabAboveList ?? controller
        if isAgain {
            returnToRoot(of: controller)
            if controller === more { selection = .more }
        } else {
            selectedViewController = chosen
        }
        guard tabList.isEmpty else {
            // A second tap on the selected item calls the delegate as well (recorded on iOS 26.1).
            if isAgain, let tab = selectedTabNow {
                delegate?.tabBarController(self, didSelectTab: tab, previousTab: tab)
            }
            return
        }
        delegate?.tabBarController(self, didSelect: chosen)
    }

    /// Requests permission from the delegate: for a tab if the controller has `tabs`, otherwise for a view controller.
    private func maySelect(_ controller: UIViewController, _ tab: UITab?) -> Bool {
        if let tab { return delegate?.tabBarController(self, shouldSelectTab: tab) ?? true }
        return delegate?.tabBarController(self, shouldSelect: controller) ?? true
    }

    /// Handles a second tap on the selected item: pops to the root of a navigation controller, or scrolls the content
    /// to its top.
    private func returnToRoot(of controller: UIViewController) {
        guard let navigation = controller as? UINavigationController else { return scrollToTop(controller) }
        guard navigation.viewControllers.count > 1 else {
            return navigation.topViewController.map(scrollToTop) ?? ()
        }
        navigation.popToRootViewController(animated: true)
    }

    private func scrollToTop(_ controller: UIViewController) {
        _ = controller.contentScrollView(for: .top)?.scrollToTop()
    }

    // MARK: Keys

    var tabCommands: [UIKeyCommand] {
        bar.items?.indices.prefix(9).map { index in
            UIKeyCommand(input: "\(index + 1)", modifierFlags: .command, action: "_selectTab:")
        } ?? []
    }

    func selectTab(_ command: UIKeyCommand) {
        guard let input = command.input, let number = Int(input), let items = bar.items,
            items.indices.contains(number - 1)
        else { return }
        userDidTap(items[number - 1])
    }
}
