import IrekoContainers
import IrekoTesting
import RandomSupport
import UIKit

/// A window with containers of all kinds in one another, and random operations of a program on them.
@MainActor
final class NestWorld {
    private let stage: Stage
    private var random: SeededGenerator
    private var count = 0
    private var moments = 0
    private var isOver = false
    private(set) var actions: [String] = []
    private(set) var faults: [String] = []

    init(stage: Stage, seed: UInt64) {
        self.stage = stage
        random = SeededGenerator(seed: seed)
        stage.window.rootViewController = make(depth: 3)
        stage.advance(by: 0.5)
    }

    // MARK: Making

    private func leaf() -> UIViewController {
        count += 1
        let leaf = NestLeaf("L\(count)", listTop: random.pick([nil, 0, 0, 1, 40, 60]))
        leaf.moment = { [weak self] in self?.moments ?? 0 }
        leaf.report = { [weak self] in self?.faults.append($0) }
        if random.below(3) == 0 { leaf.whenFreed = { [weak self] in self?.touch($0) } }
        return leaf
    }

    private func make(depth: Int) -> UIViewController {
        guard depth > 0 else { return leaf() }
        func some(_ counts: ClosedRange<Int>) -> [UIViewController] {
            (0..<counts.lowerBound + random.below(counts.count)).map { _ in make(depth: depth - 1) }
        }
        switch random.below(7) {
        case 0:
            let navigation = UINavigationController()
            navigation.navigationBar.prefersLargeTitles = random.below(2) == 0
            navigation.setViewControllers(some(1...3).filter(mayBePushed), animated: false)
            return navigation.viewControllers.isEmpty ? leaf() : navigation
        case 1:
            let tabs = UITabBarController()
            tabs.viewControllers = some(1...6).map(underMore)
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
            split.setViewController(make(depth: depth - 1), for: .secondary)
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
        default: return leaf()
        }
    }

    /// Tabs are for the secondary column only, and what is in a column may come into a stack.
    private func atSide(_ controller: UIViewController) -> UIViewController {
        controller is UITabBarController || controller is UISplitViewController ? leaf() : controller
    }

    /// More pushes what has no place in the tab bar, and a split view cannot be pushed.
    private func underMore(_ controller: UIViewController) -> UIViewController {
        controller is UISplitViewController ? leaf() : controller
    }

    private func mayBePushed(_ controller: UIViewController) -> Bool {
        !(controller is UINavigationController) && !(controller is UISplitViewController)
    }

    // MARK: Acting

    /// All controllers that belong to the window.
    private var all: [UIViewController] {
        var (open, found): ([UIViewController], [UIViewController]) = ([], [])
        if let root = stage.window.rootViewController { open.append(root) }
        while let next = open.popLast() {
            found.append(next)
            open += next.children
            if let presented = next.presentedViewController, presented.presentingViewController === next {
                open.append(presented)
            }
        }
        return found
    }

    private var seen: [UIViewController] { all.filter { $0.viewIfLoaded?.window != nil } }

    private var top: UIViewController? {
        var top = stage.window.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }

    func act() {
        moments += 1
        switch random.below(12) {
        case 0:
            let sizes = [(390, 844), (844, 390), (700, 500), (1024, 768), (1366, 1024)]
            let (width, height) = random.pick(sizes)
            note("resize \(width) \(height)")
            // As from a window system, in a turn of its own.
            stage.advance(by: 0)
            moments += 1
            stage.resize(to: CGSize(width: width, height: height))
        case 1: present()
        case 2:
            guard let top, top.presentingViewController != nil else { return }
            note("dismiss")
            top.dismiss(animated: random.below(2) == 0)
        case 3 where random.below(4) == 0:
            note("new root")
            stage.window.rootViewController = make(depth: 2)
        case 3, 4, 5:
            let time = random.pick([0, 0.05, 0.2, 0.6])
            note("advance \(time)")
            stage.advance(by: time)
        default:
            let containers = all.filter { !($0 is NestLeaf) }
            guard !containers.isEmpty else { return }
            change(random.pick(containers))
        }
    }

    private func note(_ action: String) { actions.append(action) }

    private func present() {
        guard let top, top.viewIfLoaded?.window != nil, !top.isBeingPresented, !top.isBeingDismissed
        else { return }
        let new = make(depth: 1)
        new.modalPresentationStyle = random.pick([.fullScreen, .pageSheet, .overFullScreen])
        note("present \(type(of: new)) \(new.modalPresentationStyle.rawValue)")
        top.present(new, animated: random.below(2) == 0)
    }

    private func change(_ container: UIViewController) {
        let isAnimated = random.below(2) == 0
        note("change \(type(of: container)) \(isAnimated)")
        switch container {
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
                if mayBePushed(new) { navigation.pushViewController(new, animated: isAnimated) }
            }
        case let tabs as UITabBarController:
            let count = tabs.viewControllers?.count ?? 0
            if random.below(4) == 0 || count == 0 {
                tabs.setViewControllers(
                    (0...random.below(6)).map { _ in underMore(make(depth: 1)) }, animated: isAnimated)
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
            default: split.setViewController(make(depth: 1), for: .secondary)
            }
        case let segments as SegmentedContainerController:
            if !segments.viewControllers.isEmpty {
                segments.select(random.below(segments.viewControllers.count), animated: isAnimated)
            }
        default: break
        }
    }

    /// What a leaf that is freed does to its old container.
    private func touch(_ container: UIViewController) {
        guard !isOver else { return }
        moments += 1
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

    // MARK: Looking

    /// Lets everything come to rest, and looks at it.
    func rest() {
        moments += 1
        stage.advance(by: 3)
        for case let leaf as NestLeaf in seen { leaf.fault.map { faults.append($0) } }
        for case let navigation as UINavigationController in seen {
            let height = navigation.navigationBar.frame.height
            // The highest row, that of tabs at the top, and the large title.
            if height > 56 + 52 { faults.append("a bar is \(height) high") }
        }
        for diagnostic in stage.diagnostics where !diagnostic.description.hasPrefix("presentation") {
            faults.append(diagnostic.description)
        }
        thereAndBack()
    }

    private struct Look: Equatable {
        var frames: [CGRect]
        var middle: ObjectIdentifier?
    }

    private var look: Look {
        let (window, bounds) = (stage.window, stage.window.bounds)
        let frames = seen.map { $0.view.convert($0.view.bounds, to: nil) }
        let middle = window.hitTest(CGPoint(x: bounds.midX, y: bounds.midY), with: nil)
        return Look(frames: frames, middle: middle.map(ObjectIdentifier.init))
    }

    /// What is seen is the same after something else was over it.
    private func thereAndBack() {
        guard let top, top.viewIfLoaded?.window != nil, faults.isEmpty else { return }
        let before = look
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        top.present(cover, animated: false)
        stage.advance(by: 1)
        cover.dismiss(animated: random.below(2) == 0)
        stage.advance(by: 2)
        let after = look
        if before != after { faults.append("not the same after a presentation: \(before) \(after)") }
    }

    func end() {
        isOver = true
        stage.window.rootViewController?.dismiss(animated: false)
        stage.window.rootViewController = UIViewController()
        stage.advance(by: 2)
    }
}
