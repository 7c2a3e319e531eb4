import IrekoContainers
import UIKit

extension NestWorld {
    // MARK: Making

    private func leaf() -> UIViewController {
        count += 1
        let leaf = NestLeaf("L\(count)", listTop: random.pick([nil, 0, 0, 1, 40, 60]))
        know(leaf)
        leaf.moment = { [weak self] in self?.moment ?? 0 }
        leaf.report = { [weak self] in self?.faults.append($0) }
        if random.below(3) == 0 { leaf.whenFreed = { [weak self] in self?.touch($0) } }
        if random.below(3) == 0 {
            let action = UIAction(title: "Item") { [weak self] _ in self?.inside("the action of an item", percent: 60) }
            leaf.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: action)
        }
        if random.below(8) == 0 { leaf.missing = missingContent() }
        if random.below(3) == 0 { leaf.form = NestForm(self) }
        if random.below(6) == 0 { leaf.navigationItem.searchController = makeSearch() }
        return leaf
    }

    func make(depth: Int) -> UIViewController {
        let made = depth > 0 ? container(depth: depth) : leaf()
        if !(made is NestLeaf) { know(made) }
        return made
    }

    private func container(depth: Int) -> UIViewController {
        func some(_ counts: ClosedRange<Int>) -> [UIViewController] {
            (0..<counts.lowerBound + random.below(counts.count)).map { _ in make(depth: depth - 1) }
        }
        switch random.below(8) {
        case 0:
            let navigation = UINavigationController()
            navigation.navigationBar.prefersLargeTitles = random.below(2) == 0
            navigation.setViewControllers(some(1...3).filter(mayBePushed), animated: false)
            return navigation.viewControllers.isEmpty ? leaf() : navigation
        case 1:
            let tabs = UITabBarController()
            tabs.viewControllers = some(1...6).map(withoutSplit)
            return tabs
        case 2:
            let style: UIPageViewController.TransitionStyle = random.below(2) == 0 ? .scroll : .pageCurl
            let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
            pages.setViewControllers([make(depth: depth - 1)], direction: .forward, animated: false)
            return pages
        case 3:
            let split = UISplitViewController(style: random.below(2) == 0 ? .doubleColumn : .tripleColumn)
            split.setViewController(atSide(make(depth: depth - 1)), for: .primary)
            if split.style == .tripleColumn {
                split.setViewController(atSide(make(depth: depth - 1)), for: .supplementary)
            }
            split.setViewController(withoutSplit(make(depth: depth - 1)), for: .secondary)
            return split
        case 4:
            let children = some(1...3)
            return SegmentedContainerController(
                titles: children.map { _ in "T" }, viewControllers: children)
        case 5:
            let box = UIViewController()
            let child = make(depth: depth - 1)
            box.addChild(child)
            child.view.frame = box.view.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            box.view.addSubview(child.view)
            child.didMove(toParent: box)
            return box
        case 6: return documentPart() ?? leaf()
        default: return leaf()
        }
    }

    /// Tabs are permitted only in the secondary column, and controllers of columns may be pushed onto a stack.
    private func atSide(_ controller: UIViewController) -> UIViewController {
        controller is UITabBarController ? leaf() : withoutSplit(controller)
    }

    /// A split view cannot be pushed: More pushes tabs without room in the tab bar, and a column is a navigation
    /// controller.
    private func withoutSplit(_ controller: UIViewController) -> UIViewController {
        controller is UISplitViewController ? leaf() : controller
    }

    func mayBePushed(_ controller: UIViewController) -> Bool {
        !(controller is UINavigationController) && !(controller is UISplitViewController)
    }

    // MARK: Changing

    func change(_ container: UIViewController) {
        let isAnimated = random.below(2) == 0
        note("change \(type(of: container)) \(isAnimated)")
        switch container {
        // It contains the presented controller, until the window's size classes change.
        case is NestWrapper: break
        case let navigation as UINavigationController:
            switch random.below(6) {
            case 0: navigation.popViewController(animated: isAnimated)
            case 1: navigation.popToRootViewController(animated: isAnimated)
            case 2: navigation.setNavigationBarHidden(random.below(2) == 0, animated: isAnimated)
            case 3: navigation.navigationBar.prefersLargeTitles.toggle()
            case 4
            where
                !(navigation.parent is UISplitViewController || navigation.parent is UINavigationController):
                navigation.setViewControllers([leaf(), leaf()], animated: isAnimated)
            default:
                let new = make(depth: 1)
                prepareTransition(of: new, from: navigation.topViewController)
                if mayBePushed(new) { navigation.pushViewController(new, animated: isAnimated) }
            }
        case let tabs as UITabBarController:
            let count = tabs.viewControllers?.count ?? 0
            if random.below(4) == 0 || count == 0 {
                tabs.setViewControllers(
                    (0...random.below(6)).map { _ in withoutSplit(make(depth: 1)) }, animated: isAnimated)
            } else {
                tabs.selectedIndex = random.below(count)
            }
        case let pages as UIPageViewController:
            pages.setViewControllers(
                [make(depth: 1)], direction: random.below(2) == 0 ? .forward : .reverse,
                animated: isAnimated)
        case let split as UISplitViewController:
            switch random.below(5) {
            case 0: split.show(random.pick([.primary, .secondary]))
            case 1: split.hide(.primary)
            case 2:
                split.preferredDisplayMode = random.pick([.automatic, .secondaryOnly, .oneOverSecondary])
            case 3 where random.below(2) == 0:
                split.setViewController(atSide(make(depth: 1)), for: .primary)
            default: split.setViewController(withoutSplit(make(depth: 1)), for: .secondary)
            }
        case let segments as SegmentedContainerController:
            if !segments.viewControllers.isEmpty {
                segments.select(random.below(segments.viewControllers.count), animated: isAnimated)
            }
        default: break
        }
    }

    /// The actions of a freed leaf on its old container.
    private func touch(_ container: UIViewController) {
        guard !isOver else { return }
        disturb()
        switch container {
        case let navigation as UINavigationController:
            navigation.setNavigationBarHidden(false, animated: false)
        case let tabs as UITabBarController: tabs.selectedIndex = 0
        case let pages as UIPageViewController: pages.dataSource = nil
        case let split as UISplitViewController: split.show(.secondary)
        case let segments as SegmentedContainerController: segments.selectedIndex = 0
        default: container.view.setNeedsLayout()
        }
    }
}
