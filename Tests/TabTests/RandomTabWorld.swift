import Foundation
import IrekoTesting
import RandomSupport
import TestSupport
import UIKit

/// The state of random sequences of tabs, pages, stacks and split views.
@MainActor
final class RandomTabWorld {
    weak var stage: Stage? {
        didSet { stage?.whenCalled { [weak self] in self?.inside($0, $1) } }
    }
    let size: CGSize
    private(set) var actions: [String] = []
    private var random: SeededGenerator
    private let actsInside: Bool
    private let hasSplits: Bool
    private var count = 0
    private var depth = 0
    private var isResting = false
    private var known: [Weak] = []
    private var fingerAt: CGPoint?

    private struct Weak { weak var controller: UIViewController? }

    private static let sizes = [
        CGSize(width: 390, height: 844), CGSize(width: 1000, height: 800), CGSize(width: 844, height: 390),
        CGSize(width: 620, height: 600),
    ]

    init(seed: UInt64, actsInside: Bool, hasSplits: Bool) {
        var random = SeededGenerator(seed: seed)
        size = random.pick(Self.sizes)
        self.random = random
        self.actsInside = actsInside
        self.hasSplits = hasSplits
    }

    var story: String { actions.joined(separator: "\n") }

    private func chance(_ one: Int) -> Bool { random.below(one) == 0 }

    // MARK: Making controllers

    func makeRoot() -> UIViewController { make(.root, level: 0) }

    private enum Place { case root, tab, page, stack, column, presented }

    /// A controller for a place, including children.
    private func make(_ place: Place, level: Int) -> UIViewController {
        let kinds: [Kind] =
            switch place {
            case .root: [.tabs, .tabs, .stack, .pages, .split]
            case .stack: [.leaf, .leaf, .pages, .tabs]
            case .column: [.leaf, .stack]
            case .tab, .page, .presented: [.leaf, .leaf, .stack, .stack, .pages, .tabs, .split]
            }
        let kind = level > 2 ? .leaf : random.pick(kinds)
        return makeOne(kind == .split && !hasSplits ? .tabs : kind, level: level)
    }

    private enum Kind { case leaf, tabs, stack, pages, split }

    private func makeOne(_ kind: Kind, level: Int) -> UIViewController {
        count += 1
        let number = count
        let made: UIViewController
        switch kind {
        case .leaf:
            let leaf = UIViewController()
            leaf.hidesBottomBarWhenPushed = chance(4)
            leaf.definesPresentationContext = chance(3)
            made = leaf
        case .tabs:
            let tabs = UITabBarController()
            tabs.title = "Tabs\(number)"
            tabs.viewControllers = (0..<(chance(4) ? 7 : 1 + random.below(4))).map { _ in make(.tab, level: level + 1) }
            made = tabs
        case .stack:
            let stack = UINavigationController(rootViewController: make(.stack, level: level + 1))
            stack.title = "Stack\(number)"
            for _ in 0..<random.below(3) { stack.pushViewController(makeOne(.leaf, level: level + 1), animated: false) }
            made = stack
        case .pages:
            let pages = RandomPages(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.world = self
            pages.dataSource = pages
            made = pages
            pages.setViewControllers([make(.page, level: level + 1)], direction: .forward, animated: false)
        case .split:
            let split = UISplitViewController(style: chance(2) ? .doubleColumn : .tripleColumn)
            split.title = "Split\(number)"
            for column in Self.columns(of: split) {
                split.setViewController(make(.column, level: level + 1), for: column)
            }
            made = split
        }
        if made.title == nil || made is RandomPages { made.title = "\(kind)\(number)" }
        known.append(Weak(controller: made))
        return made
    }

    private static func columns(of split: UISplitViewController) -> [UISplitViewController.Column] {
        split.style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }

    /// A page from a data source; seldom `nil`.
    fileprivate func page() -> UIViewController? { chance(5) ? nil : makeOne(.leaf, level: 3) }

    // MARK: Acting

    func act() {
        isResting = false
        actions.append(choose(isInside: false))
    }

    /// Acts inside of a callback, at random.
    func inside(_ controller: UIViewController, _ callback: String) {
        guard actsInside, stage != nil, !isResting, depth < 2, chance(18) else { return }
        depth += 1
        let position = actions.count
        actions.append("")
        actions[position] = "  \(controller.title ?? "?").\(callback): \(choose(isInside: true))"
        depth -= 1
    }

    /// Releases all controllers and waits; no callback acts until the next action.
    func rest() {
        isResting = true
        if let point = fingerAt { stage?.touchUp(at: point) }
        fingerAt = nil
        stage?.advance(by: 3)
        stage?.advance(by: 1)
    }

    private var reachable: [UIViewController] {
        var found: [UIViewController] = []
        func walk(_ controller: UIViewController) {
            guard !found.contains(where: { $0 === controller }) else { return }
            found.append(controller)
            controller.children.forEach(walk)
            (controller as? UITabBarController)?.viewControllers?.forEach(walk)
            if let next = controller.presentedViewController, next.presentingViewController === controller {
                walk(next)
            }
        }
        if let root = stage?.window.rootViewController { walk(root) }
        return found
    }

    private func pick<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
        let all = reachable.compactMap { $0 as? Controller }
        return all.isEmpty ? nil : random.pick(all)
    }

    private func choose(isInside: Bool) -> String {
        guard let stage else { return "-" }
        switch random.below(22) {
        case 20, 21: return changeSplit()
        case 0...5: return changeTabs()
        case 6...9: return changeStack()
        case 10, 11: return turnPage()
        case 12: return present()
        case 13:
            guard let controller = pick(UIViewController.self) else { return "-" }
            let animated = chance(2)
            controller.dismiss(animated: animated)
            return "dismiss from \(controller.title ?? "?"), \(animated)"
        case 14: return isInside ? "-" : resize(stage)
        case 15: return isInside ? "-" : touch(stage)
        case 16:
            guard chance(4) else { return "-" }
            let root = makeRoot()
            stage.window.rootViewController = root
            return "root \(root.title ?? "")"
        default:
            guard !isInside else { return "-" }
            let time = random.pick([0, 0.05, 0.2, 0.6])
            stage.advance(by: time)
            return "advance \(time)"
        }
    }

    private func changeTabs() -> String {
        guard let tabs = pick(UITabBarController.self) else { return "-" }
        // Created on first access, which sends callbacks.
        let more = tabs.moreNavigationController
        guard let all = tabs.viewControllers, !all.isEmpty else { return "-" }
        let name = tabs.title ?? ""
        switch random.below(8) {
        case 0, 1, 2:
            let index = random.below(all.count)
            tabs.selectedIndex = index
            return "\(name) selects \(index)"
        case 3:
            let isUsed = tabs.tabBar.items?.contains(more.tabBarItem) == true && more.parent === tabs
            tabs.selectedViewController = isUsed ? more : all[0]
            return "\(name) selects More or the first"
        case 4:
            let kept = all.shuffled(using: &random).prefix(1 + random.below(all.count))
            let new = (0..<random.below(3)).map { _ in make(.tab, level: 2) }
            tabs.setViewControllers(Array(kept) + new, animated: chance(2))
            return "\(name) gets \((Array(kept) + new).map { $0.title ?? "" })"
        case 5:
            tabs.setTabBarHidden(!tabs.isTabBarHidden, animated: chance(2))
            return "\(name) bar hidden \(tabs.isTabBarHidden)"
        case 6:
            tabs.viewControllers = all + (0..<random.below(4)).map { _ in make(.tab, level: 2) }
            return "\(name) gets more: \(tabs.viewControllers?.count ?? 0)"
        default:
            tabs.viewControllers?.remove(at: random.below(all.count))
            if tabs.viewControllers?.isEmpty == true { tabs.viewControllers = [makeOne(.leaf, level: 3)] }
            return "\(name) loses one: \(tabs.viewControllers?.map { $0.title ?? "" } ?? [])"
        }
    }

    private func changeStack() -> String {
        guard let stack = pick(UINavigationController.self) else { return "-" }
        let (name, animated) = (stack.title ?? "More", chance(2))
        switch random.below(5) {
        case 0, 1:
            let new = make(.stack, level: 2)
            // A tab under More has lent its stack, and pushes there.
            guard !stack.viewControllers.isEmpty else { return "-" }
            stack.pushViewController(new, animated: animated)
            return "\(name) pushes \(new.title ?? ""), \(animated), hides bar \(new.hidesBottomBarWhenPushed)"
        case 2, 3:
            stack.popViewController(animated: animated)
            return "\(name) pops, \(animated)"
        default:
            stack.popToRootViewController(animated: animated)
            return "\(name) pops to root, \(animated)"
        }
    }

    private func turnPage() -> String {
        guard let pages = pick(RandomPages.self) else { return "-" }
        let (new, animated) = (make(.page, level: 2), chance(2))
        pages.setViewControllers([new], direction: chance(2) ? .forward : .reverse, animated: animated)
        return "\(pages.title ?? "") shows \(new.title ?? ""), \(animated)"
    }

    private func changeSplit() -> String {
        guard let split = pick(UISplitViewController.self) else { return "-" }
        let (name, column) = (split.title ?? "", random.pick(Self.columns(of: split)))
        switch random.below(5) {
        case 0, 1:
            split.show(column)
            return "\(name) shows \(column)"
        case 2:
            split.hide(column)
            return "\(name) hides \(column)"
        case 3:
            let new = make(.column, level: 2)
            split.setViewController(new, for: column)
            return "\(name) gets \(new.title ?? "") for \(column)"
        default:
            split.preferredDisplayMode = random.pick([
                .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary,
            ])
            return "\(name) prefers \(split.preferredDisplayMode)"
        }
    }

    private func present() -> String {
        guard let parent = pick(UIViewController.self) else { return "-" }
        let (new, animated) = (make(.presented, level: 1), chance(2))
        // A hidden column keeps its presentation in its own context (a known gap).
        let inContext: [UIModalPresentationStyle] =
            parent.splitViewController == nil ? [.currentContext, .overCurrentContext] : []
        new.modalPresentationStyle = random.pick([.fullScreen, .pageSheet, .formSheet, .overFullScreen] + inContext)
        parent.present(new, animated: animated)
        return "\(parent.title ?? "?") presents \(new.title ?? "") \(new.modalPresentationStyle), \(animated)"
    }

    private func resize(_ stage: Stage) -> String {
        let size = random.pick(Self.sizes)
        stage.resize(to: size)
        return "resize to \(size.width) × \(size.height)"
    }

    private func touch(_ stage: Stage) -> String {
        let bounds = stage.window.bounds
        if let point = fingerAt {
            fingerAt = nil
            stage.touchUp(at: point)
            return "finger up"
        }
        switch random.below(4) {
        case 0:
            // Somewhere in a bar.
            let y = chance(2) ? bounds.height - 20 : 25
            let point = CGPoint(x: random.number(0, bounds.width - 1), y: y)
            stage.tap(at: point)
            return "tap at \(point)"
        case 1:
            let (start, end) = chance(2) ? (0.8, 0.2) : (0.2, 0.8)
            stage.drag(
                from: CGPoint(x: bounds.width * start, y: bounds.midY),
                to: CGPoint(x: bounds.width * end, y: bounds.midY),
                duration: 0.15)
            return "drag from \(start)"
        case 2:
            stage.drag(
                from: CGPoint(x: 2, y: bounds.midY), to: CGPoint(x: bounds.width * 0.6, y: bounds.midY), duration: 0.2)
            return "swipe from the edge"
        default:
            let end = CGPoint(x: bounds.width * (chance(2) ? 0.3 : 0.7), y: bounds.midY)
            stage.touchDown(at: CGPoint(x: bounds.midX, y: bounds.midY))
            stage.touchMove(to: end)
            fingerAt = end
            return "finger stays at \(end)"
        }
    }

    // MARK: Checks

    /// A sentence about the first controller whose state differs from its view's or its model's state.
    func wrongAtRest() -> String? {
        for controller in known.compactMap(\.controller) {
            if let wrong = wrongAppearance(controller) { return wrong }
        }
        for controller in reachable {
            if let wrong = wrongModel(controller) { return wrong }
        }
        return nil
    }

    private func wrongAppearance(_ controller: UIViewController) -> String? {
        let name = controller.title ?? ""
        let isShown = isShown(controller)
        let callbacks = stage?.timeline.callbacks(of: controller) ?? []
        guard (callbacks.last == "viewDidAppear") == isShown,
            isShown || callbacks.isEmpty || callbacks.last == "viewDidDisappear"
        else { return "\(name) is \(isShown ? "shown" : "not shown"), but got \(callbacks)" }
        if controller.isBeingPresented || controller.isBeingDismissed {
            return "\(name) is being presented or dismissed"
        }
        if controller.transitionCoordinator != nil { return "\(name) has a coordinator" }
        return nil
    }

    private func wrongModel(_ controller: UIViewController) -> String? {
        let name = controller.title ?? "More"
        if let tabs = controller as? UITabBarController { return wrongTabs(tabs).map { "\(name): \($0)" } }
        if let stack = controller as? UINavigationController {
            if !stack.children.elementsEqual(stack.viewControllers, by: ===) {
                return "\(name): children \(titles(stack.children)), stack \(titles(stack.viewControllers))"
            }
            if let top = stack.topViewController, isShown(stack), !isShown(top), top.presentedViewController == nil {
                return "\(name): its top \(top.title ?? "") is not seen"
            }
            for below in stack.viewControllers.dropLast() where below.viewIfLoaded?.window != nil {
                return "\(name): \(below.title ?? "") is seen below the top"
            }
            // The navigation bar of a column in a collapsed split view is empty.
            let isColumn = stack.splitViewController != nil
            if !isColumn, stack.navigationBar.topItem !== stack.topViewController?.navigationItem {
                return "\(name): the bar shows \(stack.navigationBar.topItem?.title ?? "nothing")"
            }
        }
        if let pages = controller as? RandomPages {
            guard let page = pages.viewControllers?.first, pages.viewControllers?.count == 1 else {
                return "\(name) has no page"
            }
            if isShown(pages), !isShown(page), page.presentedViewController == nil {
                return "\(name): its page is not seen"
            }
            if page.parent !== pages { return "\(name): its page has another parent" }
        }
        return nil
    }

    private func wrongTabs(_ tabs: UITabBarController) -> String? {
        guard let all = tabs.viewControllers, let selected = tabs.selectedViewController else {
            return "nothing is selected"
        }
        let more = tabs.moreNavigationController
        let isMore = selected === more
        guard isMore || all.contains(where: { $0 === selected }) else { return "a stranger is selected" }
        guard tabs.selectedIndex == (isMore ? NSNotFound : all.firstIndex { $0 === selected }) else {
            return "wrong index"
        }
        let inBar = tabs.children
        guard inBar.count == tabs.tabBar.items?.count else { return "\(inBar.count) children, other items" }
        let displayed = inBar.contains { $0 === selected } ? selected : more
        if isShown(tabs), !isShown(displayed), displayed.presentedViewController == nil,
            selected.presentedViewController == nil
        {
            return "\(displayed.title ?? "More") is not seen"
        }
        for child in inBar where child !== displayed {
            if child.viewIfLoaded?.window != nil { return "\(child.title ?? "More") is seen beside it" }
        }
        guard tabs.isViewLoaded else { return nil }
        if tabs.tabBar.superview !== tabs.view { return "the bar is elsewhere" }
        let stack = displayed as? UINavigationController
        let hides = stack?.viewControllers.contains(where: \.hidesBottomBarWhenPushed) ?? false
        if isShown(tabs), tabs.tabBar.isHidden != (hides || tabs.isTabBarHidden) {
            return "the bar is hidden: \(tabs.tabBar.isHidden), of \(displayed.title ?? "")"
        }
        return tabs.tabBar.selectedItem == nil ? "no item is selected" : nil
    }

    private func titles(_ controllers: [UIViewController]) -> [String] { controllers.map { $0.title ?? "?" } }

    /// Whether a view is in the window, no ancestor is hidden, and it is not an adjacent page.
    private func isShown(_ controller: UIViewController) -> Bool {
        guard controller.viewIfLoaded?.window != nil else { return false }
        var view = controller.viewIfLoaded
        while let current = view {
            if current.isHidden { return false }
            view = current.superview
        }
        var child = controller
        while let parent = child.parent {
            if let pages = parent as? RandomPages, pages.viewControllers?.contains(where: { $0 === child }) != true {
                return false
            }
            child = parent
        }
        return true
    }
}

/// Pages that are created on request.
@MainActor
private final class RandomPages: UIPageViewController, UIPageViewControllerDataSource {
    weak var world: RandomTabWorld?

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { world?.page() }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { world?.page() }
}
