import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
private final class SlidingDelegate: NSObject, UITabBarControllerDelegate {
    var interaction: UIPercentDrivenInteractiveTransition?
    private(set) var asked: [String] = []

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        asked.append("\(fromVC.title ?? "") to \(toVC.title ?? "")")
        return Slide()
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else { return }
        let frame = context.finalFrame(for: controller)
        to.frame = frame.offsetBy(dx: frame.width, dy: 0)
        context.containerView.addSubview(to)
        UIView.animate(withDuration: 0.4) {
            to.frame = frame
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

@MainActor
@Suite("Transitions between tabs")
struct TabTransitionTests {
    private func run(_ body: (Stage, UITabBarController, SlidingDelegate) throws -> Void) throws {
        let delegate = SlidingDelegate()
        func make() -> UITabBarController {
            let tabs = UITabBarController()
            tabs.viewControllers = ["A", "B", "C"].map { controller($0) }
            tabs.delegate = delegate
            return tabs
        }
        try Stage.run(root: make(), size: CGSize(width: 400, height: 800)) { stage, tabs in
            try body(stage, tabs, delegate)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("An animator performs the change; both views exist while it runs, and the coordinator has them")
    func animated() throws {
        try run { stage, tabs, delegate in
            tabs.selectedIndex = 1
            let hasCoordinator = tabs.children[1].transitionCoordinator != nil
            stage.advance(by: 0.2)
            let both = tabs.viewControllers?.prefix(2).allSatisfy { $0.view.window != nil }
            let during = stage.timeline.lines(of: .appearance)
            stage.advance(by: 1)

            expectEqual(delegate.asked, ["A to B"])
            expectTrue(hasCoordinator)
            expectEqual(both, true)
            expectEqual(during, ["B viewWillAppear", "A viewWillDisappear", "B viewIsAppearing"])
            stage.expectCallbacks(during + ["A viewDidDisappear", "B viewDidAppear"])
            expectTrue(tabs.viewControllers?[0].view.window == nil && tabs.children[1].transitionCoordinator == nil)
        }
    }

    @Test("If two tabs are selected in one turn, the leaving tab coordinates with the change to the second")
    func twiceInOneTurn() throws {
        try run { stage, tabs, delegate in
            delegate.interaction = UIPercentDrivenInteractiveTransition()
            var coordinators: [String: (any UIViewControllerTransitionCoordinator)?] = [:]
            tabs.selectedIndex = 1
            stage.whenCalled { controller, callback in
                guard callback.hasPrefix("viewWill"), callback.contains("ppear") else { return }
                coordinators["\(controller.title ?? "") \(callback)"] = controller.transitionCoordinator
            }

            tabs.selectedIndex = 2
            let comes = coordinators["C viewWillAppear"] ?? nil
            let goes = coordinators["A viewWillDisappear"] ?? nil
            delegate.interaction?.finish()
            stage.advance(by: 1)

            expectNotNil(comes)
            expectIdentical(goes, comes)
            expectEqual(goes?.viewController(forKey: .from)?.title, "A")
            expectEqual(tabs.selectedIndex, 2)
        }
    }

    @Test("An interaction that is cancelled leaves the old tab selected, and its item")
    func cancelled() throws {
        try run { stage, tabs, delegate in
            let interaction = UIPercentDrivenInteractiveTransition()
            delegate.interaction = interaction
            tabs.selectedIndex = 2
            stage.advance(by: 0.1)
            interaction.update(0.4)
            stage.advance(by: 0.1)
            let halfway = tabs.viewControllers?[2].view.layer.presentation()?.frame.minX
            interaction.cancel()
            stage.advance(by: 1)

            expectEqual(halfway.map { $0 > 100 && $0 < 400 }, true)
            expectEqual(tabs.selectedIndex, 0)
            expectEqual(tabs.tabBar.selectedItem?.title, "A")
            expectTrue(tabs.viewControllers?[2].view.window == nil && tabs.viewControllers?[0].view.window != nil)
            expectEqual(stage.timeline.callbacks(of: tabs.children[2]).last, "viewDidDisappear")
            expectEqual(stage.timeline.callbacks(of: tabs.children[0]).last, "viewDidAppear")
        }
    }

    @Test("An interaction that is finished shows the new tab")
    func finished() throws {
        try run { stage, tabs, delegate in
            let interaction = UIPercentDrivenInteractiveTransition()
            delegate.interaction = interaction
            tabs.selectedIndex = 2
            stage.advance(by: 0.1)
            interaction.update(0.7)
            interaction.finish()
            stage.advance(by: 1)

            expectTrue(tabs.selectedIndex == 2 && tabs.viewControllers?[0].view.window == nil)
            expectEqual(tabs.selectedViewController?.view.frame.minX, 0)
        }
    }

    @Test("A second selection during a transition ends the first, and no view remains")
    func twice() throws {
        try run { stage, tabs, _ in
            tabs.selectedIndex = 1
            stage.advance(by: 0.1)
            tabs.selectedIndex = 2
            stage.advance(by: 0.1)
            tabs.selectedIndex = 0
            stage.advance(by: 2)

            expectEqual(tabs.viewControllers?.map { $0.viewIfLoaded?.window != nil }, [true, false, false])
            for child in tabs.children {
                let last = stage.timeline.callbacks(of: child).last
                expectEqual(last, child.title == "A" ? "viewDidAppear" : "viewDidDisappear")
            }
        }
    }

    @Test("The bar moves with the page under one that hides it, and is the controller's again")
    func barWithPage() throws {
        func make() -> UITabBarController {
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: controller("Root")), controller("B")]
            return tabs
        }
        try Stage.run(root: make(), size: CGSize(width: 400, height: 800)) { stage, tabs in
            let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
            let root = try #require(navigation.topViewController)
            let hiding = controller("Hiding")
            hiding.hidesBottomBarWhenPushed = true

            navigation.pushViewController(hiding, animated: true)
            stage.advance(by: 0.25)
            let pages = try #require(root.view.superview)
            let order = pages.subviews.filter { $0 === root.view || $0 === tabs.tabBar || $0 === hiding.view }
            let (bar, page) = (tabs.tabBar.layer.presentation()?.frame.minX, root.view.layer.presentation()?.frame.minX)
            stage.advance(by: 1)
            let pushed = tabs.tabBar.superview === tabs.view && tabs.tabBar.isHidden
            navigation.popViewController(animated: true)
            stage.advance(by: 0.25)
            let coming = tabs.tabBar.layer.presentation()?.frame.minX
            stage.advance(by: 1)

            expectEqual(order, [root.view, tabs.tabBar, hiding.view])
            expectTrue(bar != nil && bar == page && (bar ?? 0) < -20)
            expectTrue(pushed && (coming ?? 0) < -1)
            expectIdentical(tabs.tabBar.superview, tabs.view)
            expectFalse(tabs.tabBar.isHidden)
            expectEqual(tabs.tabBar.frame, CGRect(x: 0, y: 751, width: 400, height: 49))
        }
    }

    @Test("The bar moves with its page also if a delegate's animator moves, shrinks and fades the page")
    func barWithCustomAnimator() throws {
        func make() -> UITabBarController {
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: controller("Root")), controller("B")]
            return tabs
        }
        let delegate = ShrinkingDelegate()
        try Stage.run(root: make(), size: CGSize(width: 400, height: 800)) { stage, tabs in
            let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
            navigation.delegate = delegate
            let root = try #require(navigation.topViewController)
            let hiding = controller("Hiding")
            hiding.hidesBottomBarWhenPushed = true
            let bar = tabs.tabBar
            /// The position of the bar's lower edge in the page, and the bar's opacity.
            @MainActor func seen() -> [CGFloat] {
                guard let page = root.view.layer.presentation(), let shown = bar.layer.presentation() else { return [] }
                let scale = page.affineTransform().a
                let edge = (shown.frame.maxY - page.position.y) / scale
                return [edge.rounded(), (scale * 100).rounded(), CGFloat(shown.opacity - page.opacity)]
            }

            navigation.pushViewController(hiding, animated: true)
            stage.advance(by: 0.2)
            let going = (seen(), bar.superview?.subviews.filter { [root.view, bar, hiding.view].contains($0) })
            stage.advance(by: 1)
            let gone = (bar.isHidden, bar.superview === tabs.view, bar.alpha)
            navigation.popViewController(animated: true)
            stage.advance(by: 0.2)
            let coming = seen()
            stage.advance(by: 1)

            expectEqual(going.0, [400, 75, 0])
            expectEqual(going.1, [root.view, bar, hiding.view])
            #expect(gone == (true, true, 1))
            expectEqual(coming, [400, 75, 0])
            expectFalse(bar.isHidden)
            expectIdentical(bar.superview, tabs.view)
            expectEqual(bar.transform, .identity)
            expectEqual(bar.alpha, 1)
            expectEqual(bar.frame, CGRect(x: 0, y: 751, width: 400, height: 49))
        }
    }

    @Test("A swipe back that is cancelled leaves the bar hidden; a finished swipe shows it")
    func swipe() throws {
        func make() -> UITabBarController {
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: controller("Root")), controller("B")]
            return tabs
        }
        try Stage.run(root: make(), size: CGSize(width: 400, height: 800)) { stage, tabs in
            let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
            let hiding = controller("Hiding")
            hiding.hidesBottomBarWhenPushed = true
            navigation.pushViewController(hiding, animated: false)
            stage.advance(by: 0.1)

            stage.touchDown(at: CGPoint(x: 2, y: 400))
            for x in [20, 60, 90] {
                stage.touchMove(to: CGPoint(x: x, y: 400))
                stage.advance(by: 0.05)
            }
            for x in [60, 30, 10] {
                stage.touchMove(to: CGPoint(x: x, y: 400))
                stage.advance(by: 0.05)
            }
            stage.touchUp(at: CGPoint(x: 5, y: 400))
            stage.advance(by: 2)
            let cancelled = (
                navigation.viewControllers.count, tabs.tabBar.isHidden, tabs.tabBar.superview === tabs.view
            )
            stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 390, y: 400), duration: 0.3)
            stage.advance(by: 2)

            #expect(cancelled == (2, true, true))
            expectEqual(navigation.viewControllers.count, 1)
            expectFalse(tabs.tabBar.isHidden)
            expectIdentical(tabs.tabBar.superview, tabs.view)
            expectEqual(tabs.tabBar.frame.minX, 0)
        }
    }

    @Test("A cancelled interaction leaves the bar hidden for a page that hides it")
    func cancelledOverHiddenBar() throws {
        try run { stage, tabs, delegate in
            let page = controller("Page")
            page.hidesBottomBarWhenPushed = true
            let navigation = UINavigationController(rootViewController: controller("Root"))
            tabs.viewControllers = [navigation, controller("Other")]
            stage.advance(by: 0.5)
            navigation.pushViewController(page, animated: false)
            stage.advance(by: 0.5)
            let (frame, insets) = (tabs.tabBar.frame, page.view.safeAreaInsets)
            delegate.interaction = UIPercentDrivenInteractiveTransition()
            tabs.selectedIndex = 1
            stage.advance(by: 0.1)
            delegate.interaction?.update(0.5)
            stage.advance(by: 0.1)
            delegate.interaction?.cancel()
            stage.advance(by: 1)

            expectEqual(tabs.selectedIndex, 0)
            expectEqual(tabs.tabBar.frame, frame)
            expectEqual(page.view.safeAreaInsets, insets)
        }
    }

    @Test("The delegate is not called for an animator if new controllers replace the selected controller")
    func replaced() throws {
        try run { stage, tabs, delegate in
            tabs.selectedIndex = 2
            stage.advance(by: 1)
            tabs.viewControllers = Array(tabs.viewControllers?.prefix(2) ?? [])
            let shown = tabs.selectedViewController?.viewIfLoaded?.window != nil
            stage.advance(by: 1)

            expectTrue(shown)
            expectEqual(delegate.asked, ["A to C"])
        }
    }
}

/// The lower page shrinks to a half and fades, the upper page moves in from the bottom.
private final class ShrinkingDelegate: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
    private var operation = UINavigationController.Operation.none

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        self.operation = operation
        return self
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
        let isPush = operation == .push
        let (lower, upper) = isPush ? (from, to) : (to, from)
        let (bounds, away) = (context.containerView.bounds, CGAffineTransform(scaleX: 0.5, y: 0.5))
        to.frame = bounds
        if isPush {
            context.containerView.addSubview(to)
            upper.frame.origin.y = bounds.height
        } else {
            context.containerView.insertSubview(to, belowSubview: from)
            (lower.transform, lower.alpha) = (away, 0)
        }
        UIView.animate(withDuration: 0.4) {
            upper.frame.origin.y = isPush ? 0 : bounds.height
            (lower.transform, lower.alpha) = isPush ? (away, 0) : (.identity, 1)
        } completion: { _ in
            (lower.transform, lower.alpha) = (.identity, 1)
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
