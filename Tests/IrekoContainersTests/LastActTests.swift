import Expectations
import IrekoContainers
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// A controller that runs a closure when it is freed.
@MainActor
private final class LastWords: UIViewController {
    var act: (@MainActor () -> Void)?

    deinit {
        let act = act
        MainActor.assumeIsolated { act?() }
    }
}

/// How the last reference to a controller is released.
@MainActor
private enum Loss: CaseIterable {
    case popped, poppedBetween, replacedBelow, replacedTab, listedTab, customizable, emptiedColumn,
        compactColumn
    case root, dismissed, modal, exchanged

    /// Adds a controller to a container, and returns how it is released there and the controller's last action.
    func arrange(
        _ last: () -> UIViewController, in stage: Stage
    ) -> (container: UIViewController, giveUp: @MainActor () -> Void, act: @MainActor () -> Void) {
        switch self {
        case .popped:
            let stack = UINavigationController(rootViewController: UIViewController())
            stack.pushViewController(last(), animated: false)
            return (
                stack, { [unowned stack] in stack.popViewController(animated: true) },
                { [weak stack] in stack?.pushViewController(UIViewController(), animated: true) }
            )
        case .poppedBetween:
            let stack = UINavigationController()
            stack.setViewControllers([UIViewController(), last(), UIViewController()], animated: false)
            return (
                stack, { [unowned stack] in stack.popToRootViewController(animated: true) },
                { [weak stack] in stack?.pushViewController(UIViewController(), animated: true) }
            )
        case .replacedBelow:
            let stack = UINavigationController()
            stack.setViewControllers([last(), UIViewController()], animated: false)
            return (
                stack, { [unowned stack] in stack.setViewControllers([UIViewController()], animated: false) },
                { [weak stack] in
                    guard let stack else { return }
                    stack.setViewControllers(stack.viewControllers + [UIViewController()], animated: false)
                }
            )
        case .replacedTab:
            let tabs = UITabBarController()
            tabs.viewControllers = [last(), UIViewController()]
            return (
                tabs, { [unowned tabs] in tabs.viewControllers = [UIViewController()] }, { [weak tabs] in change(tabs) }
            )
        case .listedTab:
            let tabs = UITabBarController()
            tabs.viewControllers = (0..<6).map { _ in UIViewController() } + [last()]
            return (
                tabs, { [unowned tabs] in tabs.viewControllers = [UIViewController()] }, { [weak tabs] in change(tabs) }
            )
        case .customizable:
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController(), UIViewController()]
            tabs.customizableViewControllers = [last()]
            return (
                tabs, { [unowned tabs] in tabs.customizableViewControllers = [] },
                { [weak tabs] in tabs?.customizableViewControllers = tabs?.viewControllers }
            )
        case .emptiedColumn:
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(UIViewController(), for: .primary)
            split.setViewController(last(), for: .secondary)
            return (
                split, { [unowned split] in split.setViewController(nil, for: .secondary) },
                { [weak split] in split?.setViewController(UIViewController(), for: .secondary) }
            )
        case .compactColumn:
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(UIViewController(), for: .primary)
            split.setViewController(UIViewController(), for: .secondary)
            split.setViewController(last(), for: .compact)
            return (
                split, { [unowned split] in split.setViewController(UIViewController(), for: .compact) },
                { [weak split] in
                    split?.setViewController(UIViewController(), for: .compact)
                    _ = split?.viewController(for: .secondary)
                }
            )
        case .root:
            let window = stage.window
            return (
                last(), { [unowned window] in window.rootViewController = UIViewController() },
                { [weak window] in window?.rootViewController = UIViewController() }
            )
        case .dismissed:
            let root = UIViewController()
            stage.window.rootViewController = root
            stage.advance(by: 0.1)
            root.present(last(), animated: false)
            return (
                root, { [unowned root] in root.dismiss(animated: true) },
                { [weak root] in root?.present(UIViewController(), animated: true) }
            )
        case .modal:
            let container = ModalContainerController()
            container.loadViewIfNeeded()
            container.presentModal(last(), animated: false)
            return (
                container, { [unowned container] in container.dismissModal(animated: true) },
                { [weak container] in container?.presentModal(UIViewController(), animated: true) }
            )
        case .exchanged:
            let box = UIViewController()
            let (old, new) = (last(), UIViewController())
            box.addChild(old)
            box.view.addSubview(old.view)
            old.didMove(toParent: box)
            return (
                box,
                { [unowned box] in
                    guard let old = box.children.first else { return }
                    old.willMove(toParent: nil)
                    box.addChild(new)
                    box.transition(from: old, to: new, duration: 0.2, animations: nil) { _ in
                        box.children.first?.removeFromParent()
                        new.didMove(toParent: box)
                    }
                },
                { [weak box] in
                    guard let box else { return }
                    let child = UIViewController()
                    box.addChild(child)
                    box.view.addSubview(child.view)
                    child.didMove(toParent: box)
                }
            )
        }
    }
}

@MainActor
private func change(_ tabs: UITabBarController?) {
    guard let tabs else { return }
    tabs.viewControllers = (tabs.viewControllers ?? []) + [UIViewController()]
    tabs.selectedIndex = 1
}

@MainActor
@Suite("A controller that changes its old container when it is freed")
struct LastActTests {
    @Test(
        "It is freed, and its requests are performed", arguments: Loss.allCases,
        [CGSize(width: 390, height: 844), CGSize(width: 1024, height: 768)])
    fileprivate func freed(loss: Loss, size: CGSize) throws {
        try Stage.run(root: UIViewController(), size: size) { stage, _ in
            var freed = 0
            weak var last: LastWords?
            do {
                let (container, giveUp, act) = loss.arrange(
                    {
                        let made = LastWords()
                        last = made
                        return made
                    }, in: stage)
                stage.window.rootViewController = container
                stage.advance(by: 1)
                last?.act = {
                    freed += 1
                    act()
                }
                giveUp()
            }
            stage.advance(by: 2)

            let root = try #require(stage.window.rootViewController)
            expectNil(last)
            expectEqual(freed, 1)
            expectTrue(root.view.window != nil && stage.diagnostics.isEmpty, "\(stage.diagnostics)")
            root.presentedViewController?.dismiss(animated: false)
            stage.window.rootViewController = UIViewController()
            stage.advance(by: 2)
        }
    }
}
