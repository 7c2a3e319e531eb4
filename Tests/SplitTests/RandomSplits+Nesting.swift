import IrekoTesting
import UIKit

// Other containers around the split view and in its columns.
extension RandomSplits {
    /// A container for a column: one with a stack that is used as it is, tabs if they are permitted, pages.
    func container(for column: UISplitViewController.Column) -> UIViewController {
        let permitsTabs = column == .secondary || column == .compact
        switch random.below(permitsTabs ? 4 : 2) {
        case 0: return pages()
        case 1:
            let stack = navigation()
            stack.pushViewController(pages(), animated: false)
            return stack
        default: return tabs([navigation(), random.below(2) == 0 ? pages() : page(), page()])
        }
    }

    private func tabs(_ children: [UIViewController]) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = children
        note(tabs)
        return tabs
    }

    private func pages(_ first: UIViewController? = nil) -> UIPageViewController {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([first ?? page()], direction: .forward, animated: false)
        note(pages)
        return pages
    }

    /// Shows the split view in a random container.
    func showNested() {
        let window = stage.window
        switch random.below(6) {
        case 0: window.rootViewController = tabs([split, navigation(), page()])
        case 1: window.rootViewController = tabs([pages(split), page()])
        case 2: window.rootViewController = pages(split)
        case 3, 4:
            let root = random.below(2) == 0 ? page() : navigation()
            window.rootViewController = root
            split.modalPresentationStyle = random.pick([.fullScreen, .pageSheet, .formSheet, .overFullScreen])
            root.present(split, animated: random.below(2) == 0)
        default: window.rootViewController = split
        }
    }

    /// Uses the containers around the split view and in its columns.
    func actInContainers() {
        guard let container = containers.randomElement(using: &random) else { return }
        switch container {
        case let tabs as UITabBarController:
            let index = random.below(tabs.viewControllers?.count ?? 1)
            note("tab \(index)") { tabs.selectedIndex = index }
        case let pages as UIPageViewController:
            // Not the split view's pages, since it would be removed.
            guard !(pages.viewControllers?.first is UISplitViewController) else { return }
            let isAnimated = random.below(2) == 0
            note("turn page") {
                pages.setViewControllers(
                    [page()], direction: random.below(2) == 0 ? .forward : .reverse, animated: isAnimated)
            }
        default: break
        }
    }
}
