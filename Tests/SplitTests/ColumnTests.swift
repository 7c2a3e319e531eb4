import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Columns of a split view")
struct ColumnTests {
    @Test("A new split view has the documented values")
    func fresh() {
        let classic = UISplitViewController()
        expectEqual(classic.style, .unspecified)
        expectEmpty(classic.viewControllers)
        expectEqual(classic.preferredDisplayMode, .automatic)
        expectEqual(classic.displayMode, .secondaryOnly)
        expectTrue(classic.presentsWithGesture)
        expectEqual(classic.primaryEdge, .leading)
        expectEqual(classic.primaryBackgroundStyle, .none)
        expectFalse(classic.isCollapsed)
        expectEqual(classic.maximumPrimaryColumnWidth, UISplitViewController.automaticDimension)
        for style in [UISplitViewController.Style.doubleColumn, .tripleColumn] {
            let split = UISplitViewController(style: style)
            expectEqual(split.displayMode, .secondaryOnly)
            expectEqual(split.splitBehavior, .tile)
            expectFalse(split.showsSecondaryOnlyButton)
            expectEqual(split.displayModeButtonVisibility, .automatic)
            expectEqual(split.preferredSplitBehavior, .automatic)
        }
    }

    @Test("Plain controllers are wrapped, navigation controllers are used unchanged")
    func wrapping() throws {
        try withSplit { _, split, _ in
            let navigation = UINavigationController(rootViewController: controller("N"))
            let tabs = UITabBarController()
            let outer = UIViewController()
            outer.addChild(navigation)
            navigation.didMove(toParent: outer)
            expectTrue(split.page(.primary).parent is UINavigationController)
            split.setViewController(tabs, for: .secondary)
            expectIdentical(tabs.parent, split)
            split.setViewController(outer, for: .secondary)
            expectIdentical(outer.parent, split)
            expectIdentical(split.viewController(for: .secondary), outer)
            let plain = controller("X")
            split.setViewController(plain, for: .compact)
            expectIdentical(plain.parent, split)
        }
    }

    @Test("After a pop, the new top is the controller of the column, and the popped one is deallocated")
    func popped() throws {
        try withSplit { stage, split, _ in
            let navigation = try #require(split.page(.secondary).navigationController)
            weak var popped: UIViewController?
            do {
                let page = controller("D")
                popped = page
                split.setViewController(page, for: .secondary)
                stage.advance(by: 1)
                expectIdentical(split.viewController(for: .secondary), page)
            }
            navigation.popViewController(animated: true)
            stage.advance(by: 1)

            expectNil(popped)
            expectEqual(split.viewController(for: .secondary)?.title, "C")
            expectEqual(split.viewControllers.last?.title, "C")
            let next = controller("E")
            split.setViewController(next, for: .secondary)
            stage.advance(by: 1)
            expectEqual(navigation.viewControllers.map(\.title), ["C", "E"])
            navigation.popViewController(animated: false)
            split.setViewController(next, for: .secondary)
            stage.advance(by: 1)
            expectEqual(navigation.viewControllers.map(\.title), ["C", "E"])
        }
    }

    @Test("A plain controller for a filled secondary column is pushed; an emptied one is replaced")
    func again() throws {
        try withSplit { stage, split, _ in
            let navC = try #require(split.page(.secondary).navigationController)
            split.setViewController(controller("D"), for: .secondary)
            stage.advance(by: 1)
            expectEqual(navC.viewControllers.map(\.title), ["C", "D"])
            expectEqual(split.page(.secondary).title, "D")
            split.setViewController(nil, for: .secondary)
            split.setViewController(controller("E"), for: .secondary)
            stage.advance(by: 1)
            expectNotIdentical(split.page(.secondary).navigationController, navC)
            expectNil(navC.parent)
            expectNotNil(split.page(.secondary).view.window)
        }
    }

    @Test("A shown controller replaces the content, and is found from every page")
    func detail() throws {
        try withSplit { stage, split, _ in
            let page = split.page(.primary)!
            expectIdentical(page.splitViewController, split)
            expectIdentical(
                page.targetViewController(forAction: "showDetailViewController:sender:", sender: nil), split)
            page.showDetailViewController(controller("D"), sender: nil)
            stage.advance(by: 0.1)
            expectEqual(split.page(.secondary).title, "D")
            expectEqual(split.page(.secondary).navigationController?.viewControllers.count, 1)
            stage.resize(to: phone)
            stage.advance(by: 0.1)
            split.hide(.secondary)
            stage.advance(by: 1)
            page.showDetailViewController(controller("E"), sender: nil)
            stage.advance(by: 1)
            expectEqual(page.navigationController?.navigationBar.topItem?.title, "E")
        }
    }

    @Test("Calls that the style does not have are errors with UIKit's sentence")
    func errors() throws {
        try Stage.run(size: landscape, rootViewController: UIViewController()) { stage in
            let classic = UISplitViewController()
            classic.setViewController(controller("A"), for: .primary)
            classic.show(.primary)
            _ = classic.splitBehavior
            let double = UISplitViewController(style: .doubleColumn)
            double.setViewController(controller("B"), for: .supplementary)
            _ = double.minimumSupplementaryColumnWidth
            double.setViewController(UITabBarController(), for: .primary)
            let messages = stage.diagnostics.map(\.message)
            expectTrue(messages.prefix(3).allSatisfy { $0.hasPrefix("This API requires initializing via") })
            expectEqual(messages.count, 6)
            expectTrue(
                messages.count > 4
                    && messages[4].hasPrefix(
                        "UISplitViewController supplementaryColumnWidth properties unsupported for style = DoubleColumn"
                    ))
        }
    }

    @Test("A split view cannot be pushed: UIKit's line, and the stack is as before")
    func pushed() throws {
        let navigation = UINavigationController(rootViewController: controller("A"))
        try Stage.run(rootViewController: navigation) { stage in
            navigation.pushViewController(UISplitViewController(style: .doubleColumn), animated: false)
            stage.advance(by: 0.1)
            expectEqual(navigation.viewControllers.count, 1)
            expectEqual(
                stage.diagnostics.first?.message.hasPrefix(
                    "Split View Controllers cannot be pushed to a Navigation Controller"),
                true)
            stage.excludeFromLeakCheck(navigation)
        }
    }

    @Test("In a tab, and in a container with other traits, it collapses by its own size class")
    func inside() throws {
        let outer = UIViewController()
        try Stage.run(size: landscape, rootViewController: outer) { stage in
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(controller("P"), for: .primary)
            split.setViewController(controller("C"), for: .secondary)
            outer.addChild(split)
            outer.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: split)
            split.view.frame = outer.view.bounds
            outer.view.addSubview(split.view)
            split.didMove(toParent: outer)
            stage.advance(by: 0.1)
            let first = split.isCollapsed
            outer.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: split)
            stage.advance(by: 0.1)

            expectTrue(first)
            expectFalse(split.isCollapsed)
            expectEqual(split.frame(.primary)?.width, 320)
            expectEmpty(stage.diagnostics, "\(stage.diagnostics)")
            split.willMove(toParent: nil)
            split.view.removeFromSuperview()
            split.removeFromParent()
            stage.excludeFromLeakCheck(outer)
        }
    }

    @Test("A split view that left its place while collapsed is freed with its columns")
    func freed() throws {
        weak var weakSplit: UISplitViewController?
        weak var weakPage: UIViewController?
        try Stage.run(size: landscape, rootViewController: UIViewController()) { stage in
            do {
                let split = UISplitViewController(style: .tripleColumn)
                let page = controller("C")
                split.setViewController(page, for: .secondary)
                split.setViewController(controller("P"), for: .primary)
                (weakSplit, weakPage) = (split, page)
                stage.window.rootViewController = split
                stage.advance(by: 0.1)
                split.show(.primary)
                stage.resize(to: phone)
                stage.advance(by: 1)
                stage.window.rootViewController = UIViewController()
            }
            stage.advance(by: 1)
            expectNil(weakSplit)
            expectNil(weakPage)
        }
    }
}
