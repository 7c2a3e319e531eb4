import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// A column's presentation in its own context is at the column's position, wherever that is.
@MainActor
@Suite("Presentations in columns' own contexts")
struct ContextTests {
    private func present(
        _ style: UIModalPresentationStyle, from column: UISplitViewController.Column, of split: UISplitViewController,
        on stage: Stage
    ) -> UIViewController {
        let modal = controller("M")
        modal.modalPresentationStyle = style
        split.page(column).present(modal, animated: false)
        stage.advance(by: 0.1)
        stage.timeline.clear()
        return modal
    }

    @Test("It disappears with the column, and returns with it")
    func hidden() throws {
        try withSplit { stage, split, _ in
            let modal = present(.currentContext, from: .primary, of: split, on: stage)
            expectNotNil(modal.view.window)
            expectNil(split.page(.primary).view.window)

            split.hide(.primary)
            stage.advance(by: 1)

            expectNil(modal.view.window)
            expectIdentical(split.page(.primary).presentedViewController, modal)
            stage.expectCallbacks(["M viewWillDisappear", "M viewDidDisappear"])
            stage.timeline.clear()
            split.show(.primary)
            stage.advance(by: 1)
            expectNotNil(modal.view.window)
            expectEqual(modal.view.convert(modal.view.bounds, to: nil).width, 320)
            stage.expectCallbacks(["M viewWillAppear", "M viewIsAppearing", "M viewDidAppear"])
            expectNil(split.page(.primary).view.window)
            stage.excludeFromLeakCheck(modal)
        }
    }

    @Test("Dismissed while the column is hidden, the column returns without it")
    func dismissed() throws {
        try withSplit { stage, split, _ in
            let modal = present(.currentContext, from: .primary, of: split, on: stage)
            split.hide(.primary)
            stage.advance(by: 1)
            modal.dismiss(animated: false)
            stage.advance(by: 0.1)
            expectNil(split.page(.primary).presentedViewController)
            stage.timeline.clear()

            split.show(.primary)
            stage.advance(by: 1)

            expectEqual(split.frame(.primary)?.width, 320)
            expectNotNil(split.page(.primary).view.window)
            stage.expectCallbacks([
                "navP viewWillAppear", "P viewWillAppear", "navP viewIsAppearing", "P viewIsAppearing",
                "navP viewDidAppear", "P viewDidAppear",
            ])
            stage.excludeFromLeakCheck(modal)
        }
    }

    @Test("Columns that collapse and expand leave it visible, without callbacks")
    func collapsed() throws {
        try withSplit { stage, split, _ in
            let modal = present(.currentContext, from: .secondary, of: split, on: stage)
            let navC = try #require(split.page(.secondary).navigationController)

            stage.resize(to: phone)
            stage.advance(by: 0.5)

            expectTrue(split.isCollapsed)
            expectIdentical(navC.parent, split.page(.primary).navigationController)
            expectNotNil(modal.view.window)
            expectNil(navC.view.window)
            expectEqual(modal.view.convert(modal.view.bounds, to: nil).size, phone)
            stage.expectCallbacks(["P viewWillDisappear", "P viewDidDisappear"])
            stage.timeline.clear()
            stage.resize(to: landscape)
            stage.advance(by: 0.5)
            expectNotNil(modal.view.window)
            expectEqual(modal.view.convert(modal.view.bounds, to: nil).width, 860)
            stage.expectCallbacks(["P viewWillAppear", "P viewIsAppearing", "P viewDidAppear"])
            stage.timeline.clear()
            modal.dismiss(animated: true)
            stage.advance(by: 1)
            expectEqual(split.frame(.secondary), CGRect(x: 320, y: 0, width: 860, height: 820))
            stage.expectCallbacks([
                "M viewWillDisappear", "navC viewWillAppear", "C viewWillAppear", "navC viewIsAppearing",
                "C viewIsAppearing", "navC viewDidAppear", "C viewDidAppear", "M viewDidDisappear",
            ])
            stage.excludeFromLeakCheck(modal)
        }
    }

    @Test("Dismissed in the stack, the page that it covered is in the stack")
    func dismissedInStack() throws {
        try withSplit { stage, split, _ in
            let modal = present(.currentContext, from: .secondary, of: split, on: stage)
            stage.resize(to: phone)
            stage.advance(by: 0.5)

            modal.dismiss(animated: true)
            stage.advance(by: 1)

            expectNotNil(split.page(.secondary).view.window)
            expectNil(modal.view.window)
            expectEqual(split.frame(.secondary)?.size, phone)
            split.show(.primary)
            stage.advance(by: 1)
            expectNotNil(split.page(.primary).view.window)
            expectNil(split.page(.secondary).view.window)
            stage.excludeFromLeakCheck(modal)
        }
    }

    @Test("A presentation that keeps the column visible stays over it, without callbacks of either")
    func over() throws {
        try withSplit { stage, split, _ in
            let modal = present(.overCurrentContext, from: .secondary, of: split, on: stage)

            stage.resize(to: phone)
            stage.advance(by: 0.5)

            expectNotNil(modal.view.window)
            expectNotNil(split.page(.secondary).view.window)
            stage.expectCallbacks(["P viewWillDisappear", "P viewDidDisappear"])
            stage.excludeFromLeakCheck(modal)
        }
    }

    /// Tabs as the content. The first tab is a navigation controller with page A.
    private func showTabs(in split: UISplitViewController, _ stage: Stage) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: controller("A")), controller("B")]
        split.setViewController(tabs, for: .secondary)
        stage.advance(by: 1)
        return tabs
    }

    @Test("A presentation in the context of the content's tab stays while a stack becomes columns")
    func inTab() throws {
        try withSplit { stage, split, _ in
            let tabs = showTabs(in: split, stage)
            stage.resize(to: phone)
            stage.advance(by: 1)
            let modal = controller("M")
            modal.modalPresentationStyle = .currentContext
            (tabs.viewControllers?.first as? UINavigationController)?.topViewController?.present(modal, animated: false)
            stage.advance(by: 1)
            stage.timeline.clear()

            stage.resize(to: landscape)
            stage.advance(by: 1)

            expectFalse(split.isCollapsed)
            expectNotNil(modal.view.window)
            stage.expectCallbacks(["P viewWillAppear", "P viewIsAppearing", "P viewDidAppear"])
            stage.excludeFromLeakCheck(modal)
        }
    }

    @Test("A tab of the content that is not selected gets no callbacks when columns become a stack, and columns again")
    func unselectedTab() throws {
        try withSplit { stage, split, _ in
            let tabs = showTabs(in: split, stage)
            tabs.selectedIndex = 1
            stage.advance(by: 1)
            stage.timeline.clear()

            stage.resize(to: phone)
            stage.advance(by: 1)
            stage.resize(to: landscape)
            stage.advance(by: 1)

            stage.expectCallbacks([
                "P viewWillDisappear", "P viewDidDisappear", "P viewWillAppear", "P viewIsAppearing", "P viewDidAppear",
            ])
        }
    }
}
