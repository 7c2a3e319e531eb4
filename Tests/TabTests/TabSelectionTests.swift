import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Four tabs, "A" to "D".
@MainActor
private func tabs(_ count: Int = 4) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<count).map { controller(String(UnicodeScalar(UInt8(65 + $0)))) }
    return tabs
}

@MainActor
private final class TabDelegate: UITabBarControllerDelegate {
    var log: [String] = []
    var refused: String?

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    {
        log.append("should \(viewController.title ?? "")")
        return viewController.title != refused
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        log.append("did \(viewController.title ?? "")")
    }
}

/// Selects itself while it becomes a child.
private final class SelectingController: UIViewController {
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        (parent as? UITabBarController)?.selectedIndex = 0
    }
}

/// Sets other controllers when it is called for a tap.
@MainActor
private final class ReplacingDelegate: UITabBarControllerDelegate {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    {
        tabBarController.viewControllers = [controller("X"), controller("Y")]
        return true
    }
}

@MainActor
@Suite("Selecting tabs")
struct TabSelectionTests {
    private func run(_ count: Int = 4, _ body: (Stage, UITabBarController) throws -> Void) throws {
        try Stage.run(size: CGSize(width: 400, height: 800), rootViewController: tabs(count)) { stage in
            let tabs = try #require(stage.window.rootViewController as? UITabBarController)
            stage.advance(by: 0)
            stage.timeline.clear()
            try body(stage, tabs)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("If the delegate sets other controllers in its call, the tapped one is not shown")
    func replacedWhenAsked() throws {
        let delegate = ReplacingDelegate()
        try run { stage, tabs in
            tabs.delegate = delegate

            stage.tap(at: CGPoint(x: 250, y: 775))
            stage.advance(by: 1)

            expectTrue(
                tabs.viewControllers?.map { $0.title ?? "" } == ["X", "Y"] && tabs.children == tabs.viewControllers)
            expectTrue(tabs.selectedViewController?.title == "X" && tabs.selectedViewController?.view.window != nil)
        }
    }

    @Test("More that has no item in the bar cannot be selected")
    func moreWithoutItem() throws {
        try run { stage, tabs in
            tabs.selectedViewController = tabs.moreNavigationController
            stage.advance(by: 1)

            expectTrue(tabs.selectedIndex == 0 && tabs.selectedViewController?.view.window != nil)
        }
    }

    @Test("The first tab is selected, and no other is loaded")
    func first() throws {
        try run { _, tabs in
            expectTrue(tabs.selectedIndex == 0 && tabs.selectedViewController?.title == "A")
            expectEqual(tabs.viewControllers?.map(\.isViewLoaded), [true, false, false, false])
            expectEqual(tabs.children, tabs.viewControllers)
        }
    }

    @Test("A tab that is selected while it becomes a child is shown when it is one")
    func selectedInWillMove() throws {
        try run { stage, tabs in
            let new = SelectingController()
            new.title = "New"

            tabs.viewControllers = [new]
            stage.advance(by: 0)

            expectTrue(tabs.selectedViewController === new && new.parent === tabs)
            expectEqual(stage.timeline.callbacks(of: new), ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
            tabs.viewControllers = [controller("Z")]
        }
    }

    @Test("An overFullScreen presentation over a tab's own context stays in front when a different tab is selected")
    func presentedOverWindow() throws {
        try run { stage, tabs in
            let (inContext, over) = (controller("In context"), controller("Over"))
            tabs.viewControllers?[0].definesPresentationContext = true
            inContext.modalPresentationStyle = .overCurrentContext
            tabs.viewControllers?[0].present(inContext, animated: false)
            stage.advance(by: 0.1)
            over.modalPresentationStyle = .overFullScreen
            inContext.present(over, animated: false)
            stage.advance(by: 0.1)
            stage.timeline.clear()

            tabs.selectedIndex = 1
            stage.advance(by: 0.1)
            expectEqual(stage.timeline.callbacks(of: inContext), ["viewWillDisappear", "viewDidDisappear"])
            expectEqual(over.view.superview?.isHidden, false)

            tabs.selectedIndex = 0
            stage.advance(by: 0.1)
            expectEmpty(stage.timeline.callbacks(of: over))
            expectEqual(over.view.superview?.isHidden, false)
            tabs.viewControllers?[0].dismiss(animated: false)
            stage.advance(by: 0.1)
            expectTrue(over.view.window == nil && inContext.view.window == nil)
        }
    }

    @Test("A presentation over a tab in its own context leaves and returns with it, and can be dismissed meanwhile")
    func coveredTab() throws {
        try run { stage, tabs in
            let (first, second) = (try #require(tabs.viewControllers?[0]), try #require(tabs.viewControllers?[1]))
            first.definesPresentationContext = true
            let cover = controller("Cover")
            cover.modalPresentationStyle = .currentContext
            first.present(cover, animated: false)
            stage.advance(by: 1)
            stage.timeline.clear()

            tabs.selectedIndex = 1
            stage.advance(by: 1)
            let left = (stage.timeline.lines(of: .appearance), cover.view.window == nil && first.view.window == nil)
            tabs.selectedIndex = 0
            stage.advance(by: 1)
            let back = (stage.timeline.callbacks(of: cover).last, cover.view.window != nil && first.view.window == nil)
            tabs.selectedIndex = 1
            stage.advance(by: 1)
            first.dismiss(animated: true)
            stage.advance(by: 1)
            let dismissed = (first.view.window == nil, stage.timeline.callbacks(of: first))
            tabs.selectedIndex = 0
            stage.advance(by: 1)

            #expect(
                left.0 == [
                    "B viewWillAppear", "Cover viewWillDisappear", "B viewIsAppearing", "Cover viewDidDisappear",
                    "B viewDidAppear",
                ])
            expectTrue(left.1 && back == ("viewDidAppear", true))
            expectTrue(dismissed == (true, []) && first.presentedViewController == nil)
            expectTrue(first.view.window != nil && second.view.window == nil)
            expectEqual(stage.timeline.callbacks(of: first), ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
        }
    }

    @Test("A selection has the recorded order: New WA, Old WD, Old DD, New DA")
    func order() throws {
        try run { stage, tabs in
            tabs.selectedIndex = 1
            let inside = stage.timeline.lines(of: .appearance)
            stage.advance(by: 0)

            expectEqual(inside, ["B viewWillAppear", "A viewWillDisappear"])
            stage.expectCallbacks([
                "B viewWillAppear", "A viewWillDisappear", "B viewIsAppearing", "A viewDidDisappear", "B viewDidAppear",
            ])
            expectTrue(tabs.viewControllers?[0].view.window == nil && tabs.viewControllers?[1].view.window != nil)
        }
    }

    @Test("A tap calls the delegate, selects and reports, also if repeated; the program's selection calls neither")
    func delegate() throws {
        try run { stage, tabs in
            let delegate = TabDelegate()
            tabs.delegate = delegate
            delegate.refused = "D"
            stage.tap(at: CGPoint(x: 150, y: 770))
            stage.tap(at: CGPoint(x: 150, y: 770))
            stage.tap(at: CGPoint(x: 350, y: 770))
            tabs.selectedIndex = 2
            stage.advance(by: 0)

            expectEqual(delegate.log, ["should B", "did B", "should B", "did B", "should D"])
            expectTrue(tabs.selectedViewController?.title == "C" && tabs.tabBar.selectedItem?.title == "C")
        }
    }

    @Test("Two selections in one turn, and a selection inside viewWillAppear, end with the last request")
    func nested() throws {
        try run { stage, tabs in
            tabs.selectedIndex = 1
            tabs.selectedIndex = 2
            stage.advance(by: 0)

            expectTrue(tabs.selectedIndex == 2 && tabs.viewControllers?[2].view.window != nil)
            expectEqual(stage.timeline.callbacks(of: tabs.viewControllers![1]).last, "viewDidDisappear")
        }
    }

    @Test("A tab that a callback makes room for on its way into More is moved to the bar")
    func roomWhileUnderMore() throws {
        try run(6) { stage, tabs in
            let fifth = try #require(tabs.viewControllers?[4])
            stage.whenCalled { [weak tabs] controller, callback in
                guard let tabs, controller === fifth, callback.hasPrefix("willMove"), tabs.viewControllers?.count == 6
                else { return }
                tabs.viewControllers?.remove(at: 2)
            }

            tabs.selectedIndex = 4
            stage.advance(by: 1)

            expectTrue(tabs.selectedIndex == 3 && tabs.selectedViewController === fifth && fifth.parent === tabs)
            expectEqual(tabs.children.map(\.title), ["A", "B", "D", "E", "F"])
            expectTrue(fifth.view.window != nil && stage.timeline.callbacks(of: fifth).last == "viewDidAppear")
        }
    }

    @Test("A selection by callbacks during the end of the previous change is performed")
    func chosenWhileEnding() throws {
        try run(2) { stage, tabs in
            let (first, second) = (tabs.viewControllers?[0], tabs.viewControllers?[1])
            let third = controller("C")
            var calls = 0
            stage.whenCalled { [weak tabs, weak first, weak second] controller, callback in
                guard calls < 2, let tabs, let first, let second else { return }
                switch (controller, callback) {
                case (second, "viewDidDisappear"):
                    calls += 1
                    tabs.selectedViewController = first
                case (first, "viewDidAppear"):
                    calls += 1
                    tabs.viewControllers = [second, third]
                default: break
                }
            }
            tabs.selectedIndex = 1
            stage.advance(by: 1)
            tabs.selectedIndex = 0

            tabs.selectedIndex = 1
            stage.advance(by: 1)

            expectTrue(calls == 2 && tabs.selectedViewController === second && tabs.children == [second, third])
            expectTrue(second?.view.window != nil && first?.view.window == nil && first?.parent == nil)
        }
    }

    @Test("A tab that moves into More while it appears, if its callbacks set other controllers, is visible there")
    func intoMoreWhileAppearing() throws {
        try Stage.run(size: CGSize(width: 1000, height: 800), rootViewController: tabs(7)) { stage in
            let tabs = try #require(stage.window.rootViewController as? UITabBarController)
            stage.advance(by: 0)
            let last = try #require(tabs.viewControllers?[6])
            stage.whenCalled { [weak tabs, weak last] controller, callback in
                guard let tabs, controller === last, callback == "viewIsAppearing", tabs.viewControllers?.count == 7
                else { return }
                tabs.viewControllers?.append(UIViewController())
            }
            tabs.selectedIndex = 6

            stage.resize(to: CGSize(width: 400, height: 800))
            stage.advance(by: 1)

            expectTrue(tabs.selectedIndex == 6 && tabs.moreNavigationController.topViewController === last)
            expectTrue(last.view.window != nil && stage.timeline.callbacks(of: last).last == "viewDidAppear")
            expectEmpty(stage.diagnostics)
        }
    }

    @Test(
        "A tab that is selected in a callback of a removed tab bar controller has no coordinator")
    func chosenWhileTakenAway() throws {
        try Stage.run(size: CGSize(width: 400, height: 800), rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController)
            let (first, second, third) = (controller("A"), controller("B"), controller("C"))
            weak var removed: UITabBarController?
            do {
                let tabs = UITabBarController()
                tabs.viewControllers = [first, second, third]
                root.addChild(tabs)
                root.view.addSubview(tabs.view)
                tabs.didMove(toParent: root)
                removed = tabs
            }
            stage.advance(by: 0)
            stage.whenCalled { controller, callback in
                guard controller === second else { return }
                if callback == "viewDidAppear" {
                    removed?.willMove(toParent: nil)
                    removed?.view.removeFromSuperview()
                    removed?.removeFromParent()
                } else if callback == "viewWillDisappear" {
                    removed?.selectedIndex = 2
                }
            }

            removed?.selectedIndex = 1
            stage.advance(by: 1)

            expectTrue(removed == nil && stage.timeline.callbacks(of: second).last == "viewDidDisappear")
            for tab in [first, second, third] { expectTrue(tab.transitionCoordinator == nil && tab.parent == nil) }
            expectEmpty(stage.diagnostics)
            for tab in [first, second, third] { stage.excludeFromLeakCheck(tab) }
        }
    }

    @Test("Tabs whose callbacks exchange them for each other endlessly are named, and the program continues")
    func exchangedForEver() throws {
        let tabs = UITabBarController()
        let (first, second) = (controller("A"), controller("B"))
        try Stage.run(rootViewController: tabs) { stage in
            var isOver = false
            stage.whenCalled { [unowned tabs] controller, callback in
                guard !isOver, callback.hasPrefix("willMove"), callback != "willMove(toParent: nil)" else { return }
                tabs.viewControllers = [controller === first ? second : first]
            }

            tabs.viewControllers = [first]
            isOver = true

            expectEqual(stage.diagnostics.map(\.rule), ["childrenAtRest"])
            expectEqual(stage.diagnostics.first?.message.contains("changes its children endlessly"), true)
            for controller in [first, second, tabs] { stage.excludeFromLeakCheck(controller) }
        }
    }

    @Test("A controller that is in no tab cannot be selected, with UIKit's sentence")
    func stranger() throws {
        try Stage.run(rootViewController: tabs()) { stage in
            let tabs = stage.window.rootViewController as? UITabBarController
            tabs?.selectedViewController = controller("Z")

            expectEqual(
                stage.diagnostics.first?.message.hasPrefix(
                    "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of "
                        + "view controllers can be selected."), true)
            expectEqual(tabs?.selectedIndex, 0)
        }
    }

    @Test("New controllers keep the selected one, else the same index, else the first")
    func replacing() throws {
        try run { stage, tabs in
            tabs.selectedIndex = 2
            let kept = tabs.viewControllers![2]
            tabs.viewControllers = [kept, controller("X"), controller("Y")]
            let first = tabs.selectedIndex
            tabs.selectedIndex = 2
            tabs.viewControllers = [controller("P"), controller("Q"), controller("R")]
            let second = tabs.selectedIndex
            tabs.viewControllers = [controller("S")]
            stage.advance(by: 0)

            expectTrue(first == 0 && second == 2 && tabs.selectedIndex == 0 && tabs.children.count == 1)
            expectNotNil(tabs.selectedViewController?.view.window)
        }
    }

    @Test("No controllers, an index out of range, and the same controller twice", arguments: [-1, 4, Int.max])
    func outOfRange(index: Int) throws {
        try run { stage, tabs in
            tabs.selectedIndex = index
            let unchanged = tabs.selectedIndex
            let twice = controller("T")
            tabs.viewControllers = [twice, twice]
            let count = tabs.viewControllers?.count
            tabs.viewControllers = nil
            stage.advance(by: 0)

            expectTrue(
                unchanged == 0 && count == 1 && tabs.selectedIndex == NSNotFound && tabs.selectedViewController == nil)
            expectNotEqual(tabs.tabBar.items?.isEmpty, false)
        }
    }

    @Test("The bar covers the content, whose safe area ends above it")
    func safeArea() throws {
        try run { stage, tabs in
            let view = try #require(tabs.selectedViewController?.view)

            expectTrue(view.frame.height == 800 && view.safeAreaInsets.bottom == 49)
            tabs.isTabBarHidden = true
            stage.advance(by: 0)
            expectTrue(view.safeAreaInsets.bottom == 0 && tabs.tabBar.frame.minY == 800)
        }
    }

    @Test("A second tap on a tab pops its navigation controller to the root")
    func popToRoot() throws {
        try run { stage, tabs in
            let navigation = UINavigationController(rootViewController: controller("Root"))
            tabs.viewControllers = [navigation, controller("Other")]
            navigation.pushViewController(controller("Detail"), animated: false)
            stage.advance(by: 0.1)
            stage.tap(at: CGPoint(x: 100, y: 770))
            stage.advance(by: 1)

            expectEqual(navigation.viewControllers.map(\.title), ["Root"])
            expectEqual(tabs.tabBar.items?.first?.title, "Root")
            expectIdentical(navigation.topViewController?.tabBarController, tabs)
        }
    }

    @Test("A pushed controller hides the bar for itself and all above it, until it is popped")
    func hidingBottomBar() throws {
        try run { stage, tabs in
            let navigation = UINavigationController(rootViewController: controller("Root"))
            tabs.viewControllers = [navigation, controller("Other")]
            stage.advance(by: 0.1)
            let hiding = controller("Hiding")
            hiding.hidesBottomBarWhenPushed = true
            navigation.pushViewController(hiding, animated: true)
            stage.advance(by: 1)
            let pushed = (tabs.tabBar.isHidden, hiding.view.safeAreaInsets.bottom)
            navigation.pushViewController(controller("Above"), animated: false)
            stage.advance(by: 0.1)
            let above = tabs.tabBar.isHidden
            navigation.popToRootViewController(animated: true)
            stage.advance(by: 1)

            expectTrue(pushed == (true, 0) && above && !tabs.isTabBarHidden && !tabs.tabBar.isHidden)
            expectEqual(tabs.tabBar.frame, CGRect(x: 0, y: 751, width: 400, height: 49))
            expectEqual(navigation.topViewController?.view.safeAreaInsets.bottom, 49)
        }
    }

    @Test("Setting a managed bar's items and delegate is refused with UIKit's sentences")
    func managedBar() throws {
        try Stage.run(rootViewController: tabs()) { stage in
            let tabs = stage.window.rootViewController as? UITabBarController
            tabs?.tabBar.items = []
            tabs?.tabBar.delegate = nil

            expectEqual(stage.diagnostics.count, 2)
            expectEqual(
                stage.diagnostics.first?.message.hasPrefix(
                    "Directly modifying a tab bar managed by a tab bar controller is not allowed."), true)
            expectEqual(tabs?.tabBar.items?.count, 4)
        }
    }

    @Test("Control and a number selects a tab")
    func keys() throws {
        try run { stage, tabs in
            stage.press("3", modifiers: .control)
            stage.advance(by: 0)

            expectEqual(tabs.selectedIndex, 2)
        }
    }

    @Test("A tab that is selected in loadView has the size of the screen from the beginning")
    func selectedInLoadView() throws {
        final class Early: UITabBarController {
            override func loadView() {
                super.loadView()
                selectedIndex = 1
            }
        }
        try Stage.run(size: CGSize(width: 400, height: 800)) { stage in
            let early = Early()
            let second = controller("B")
            let subview = UIView(frame: second.view.bounds.insetBy(dx: 20, dy: 20))
            subview.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            second.view.addSubview(subview)
            early.viewControllers = [controller("A"), second]

            stage.window.rootViewController = early
            stage.advance(by: 0)

            expectIdentical(early.selectedViewController, second)
            expectEqual(second.view.frame, stage.window.bounds)
            expectEqual(subview.frame, stage.window.bounds.insetBy(dx: 20, dy: 20))
        }
    }
}
