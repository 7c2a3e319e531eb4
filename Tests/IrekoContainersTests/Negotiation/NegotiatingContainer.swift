import IrekoContainers
import UIKit

/// Every container, with a child controller, and its handling of a query: the slow model of the negotiation.
@MainActor
enum NegotiatingContainer: CaseIterable {
    case navigation, navigationWithoutBar, tabs, more, split, collapsedSplit, pages
    case container, modal, segmented, content
    /// Custom containers, without overrides for the queries, and with overrides.
    case silent, naming

    /// Whether it can be shown in a regular, and in a compact width.
    func fits(isWide: Bool) -> Bool {
        switch self {
        case .split: isWide
        case .more, .collapsedSplit: !isWide
        default: true
        }
    }

    /// Whether it may contain a container: UIKit refuses navigation and split view controllers in a stack.
    func permits(_ inner: Self) -> Bool {
        switch self {
        case .navigation, .navigationWithoutBar, .more, .collapsedSplit, .split: !inner.isRefusedInStacks
        default: true
        }
    }

    private var isRefusedInStacks: Bool {
        [.navigation, .navigationWithoutBar, .split, .collapsedSplit].contains(self)
    }

    /// Whether its child determines the value.
    func passesOn(_ question: Question, to inner: Self?) -> Bool {
        switch (self, question) {
        case (.naming, _): true
        case (.container, .orientations), (.modal, .orientations), (.container, .autorotation), (.modal, .autorotation):
            true
        case (_, .orientations), (_, .autorotation): false
        // A bar decides about the style above it. A column has a bar, except above tabs.
        case (.split, .style) where inner == .tabs: true
        case (.navigation, .style), (.more, .style), (.split, .style), (.collapsedSplit, .style): false
        case (.navigation, _), (.navigationWithoutBar, _), (.tabs, _), (.more, _), (.split, _), (.collapsedSplit, _):
            true
        case (.pages, _), (.container, _), (.modal, _), (.segmented, _), (.content, _), (.silent, _): false
        }
    }

    /// A container that shows a controller.
    func make(_ inner: UIViewController) -> UIViewController {
        switch self {
        case .navigation: return UINavigationController(rootViewController: inner)
        case .navigationWithoutBar:
            let navigation = UINavigationController(rootViewController: inner)
            navigation.isNavigationBarHidden = true
            return navigation
        case .tabs:
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController(), inner]
            tabs.selectedIndex = 1
            return tabs
        case .more:
            let tabs = UITabBarController()
            tabs.viewControllers = (0..<5).map { _ in UIViewController() } + [inner]
            tabs.selectedIndex = 5
            return tabs
        case .split, .collapsedSplit:
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(UIViewController(), for: .primary)
            split.setViewController(inner, for: .secondary)
            split.show(.secondary)
            return split
        case .pages:
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.setViewControllers([inner], direction: .forward, animated: false)
            return pages
        case .container: return filled(ContainerViewController(), inner)
        case .modal:
            let modal = ModalContainerController()
            modal.presentModal(inner, animated: false)
            return modal
        case .segmented: return SegmentedContainerController(titles: ["Only"], viewControllers: [inner])
        case .content:
            let content = ContentContainerController()
            content.display(filled(Content(), inner))
            return content
        case .silent: return filled(UIViewController(), inner)
        case .naming: return filled(NamingContainer(), inner)
        }
    }

    private func filled<Container: UIViewController>(_ container: Container, _ inner: UIViewController) -> Container {
        container.addChild(inner)
        inner.view.frame = container.view.bounds
        container.view.addSubview(inner.view)
        inner.didMove(toParent: container)
        return container
    }
}

private final class Content: UIViewController, ContainerContent {}

/// Names its child for all queries, and returns its orientations.
private final class NamingContainer: UIViewController {
    override var childForStatusBarStyle: UIViewController? { children.first }
    override var childForStatusBarHidden: UIViewController? { children.first }
    override var childForHomeIndicatorAutoHidden: UIViewController? { children.first }
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? { children.first }
    override var childViewControllerForPointerLock: UIViewController? { children.first }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        children.first?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }
    override var shouldAutorotate: Bool { children.first?.shouldAutorotate ?? true }
}

/// Nested containers, from the outside.
@MainActor
struct NegotiatingNest: CustomStringConvertible {
    let containers: [NegotiatingContainer]

    nonisolated var description: String { "\(containers)" }

    /// Whether UIKit and the width permit it.
    func isPossible(isWide: Bool) -> Bool {
        containers.allSatisfy { $0.fits(isWide: isWide) }
            && zip(containers, containers.dropFirst()).allSatisfy { $0.permits($1) }
    }

    func make(_ leaf: UIViewController) -> UIViewController { containers.reversed().reduce(leaf) { $1.make($0) } }

    /// Whether the innermost controller determines the value of a query.
    func passesOn(_ question: Question) -> Bool {
        containers.indices.allSatisfy { index in
            containers[index].passesOn(
                question, to: containers.indices.contains(index + 1) ? containers[index + 1] : nil)
        }
    }

    /// One, two and three levels; of three levels the combinations in which every two meet at every two depths.
    static var all: [Self] {
        let kinds = NegotiatingContainer.allCases
        var nests = kinds.map { Self(containers: [$0]) }
        for (index, outer) in kinds.enumerated() {
            for (other, inner) in kinds.enumerated() {
                nests.append(Self(containers: [outer, inner]))
                nests.append(Self(containers: [outer, inner, kinds[(index + other) % kinds.count]]))
            }
        }
        return nests
    }
}
