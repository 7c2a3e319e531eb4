import Expectations
import IrekoContainers
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// A controller with a view inside that keeps 20 points from each edge.
@MainActor
private final class Margins: UIViewController {
    let inner = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        inner.frame = view.bounds.insetBy(dx: 20, dy: 20)
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(inner)
    }
}

/// The kinds of controllers.
@MainActor
private enum Kind: CaseIterable {
    case plain, table, grouped, stack, tabs, scrolling, curling, double, triple, classic
    case base, modal, segmented, content

    func make() -> UIViewController {
        switch self {
        case .plain: UIViewController()
        case .table: UITableViewController(style: .plain)
        case .grouped: UITableViewController(style: .insetGrouped)
        case .stack: UINavigationController()
        case .tabs: UITabBarController()
        case .scrolling: UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
        case .curling: UIPageViewController()
        case .double: UISplitViewController(style: .doubleColumn)
        case .triple: UISplitViewController(style: .tripleColumn)
        case .classic: UISplitViewController()
        case .base: ContainerViewController()
        case .modal: ModalContainerController()
        case .segmented: SegmentedContainerController(titles: ["A"], viewControllers: [UIViewController()])
        case .content: ContentContainerController()
        }
    }
}

/// The state of a container when it shows its children.
@MainActor
private enum Place: CaseIterable {
    case root, pushed, presented, child

    func show(_ container: UIViewController, in stage: Stage) {
        let root = UIViewController()
        switch self {
        case .root:
            stage.window.rootViewController = container
            return
        case .pushed:
            let navigation = UINavigationController(rootViewController: root)
            navigation.pushViewController(container, animated: false)
            stage.window.rootViewController = navigation
        case .presented:
            stage.window.rootViewController = root
            container.modalPresentationStyle = .fullScreen
            root.present(container, animated: false)
        case .child:
            root.addChild(container)
            container.view.frame = root.view.bounds
            container.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            root.view.addSubview(container.view)
            container.didMove(toParent: root)
            stage.window.rootViewController = root
        }
    }
}

@MainActor
@Suite("The view of a new controller")
struct NewViewTests {
    @Test("It is as large as the screen, and grows with its superview", arguments: Kind.allCases)
    fileprivate func size(kind: Kind) throws {
        try Stage.run(root: UIViewController()) { stage, _ in
            let controller = kind.make()

            let view = try #require(controller.view)

            expectEqual(view.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
            expectEqual(view.autoresizingMask, [.flexibleWidth, .flexibleHeight])
        }
    }

    @Test(
        "Views in a tab or a page keep their autoresized margins", arguments: [Kind.tabs, .scrolling, .curling],
        Place.allCases)
    fileprivate func margins(kind: Kind, place: Place) throws {
        try Stage.run(root: UIViewController()) { stage, _ in
            let (container, leaf) = (kind.make(), Margins())
            (container as? UITabBarController)?.viewControllers = [leaf]
            (container as? UIPageViewController)?.setViewControllers([leaf], direction: .forward, animated: false)

            place.show(container, in: stage)
            stage.advance(by: 1)

            expectEqual(leaf.view.frame.size, CGSize(width: 390, height: 844))
            expectEqual(leaf.inner.frame, leaf.view.bounds.insetBy(dx: 20, dy: 20))
            expectEmpty(stage.diagnostics, "\(stage.diagnostics)")
        }
    }

    @Test("Tabs and pages are visible in a modal container", arguments: [Kind.tabs, .scrolling, .curling])
    fileprivate func inModal(kind: Kind) throws {
        try Stage.run(root: ModalContainerController()) { stage, modal in
            let container = kind.make()

            modal.presentModal(container, animated: true)
            stage.advance(by: 1)

            expectEqual(container.view.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
        }
    }
}
