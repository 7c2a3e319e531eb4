import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("The bar at the top of a wide window")
struct TopTabBarTests {
    private static let wide = CGSize(width: 1000, height: 800)
    private static let narrow = CGSize(width: 400, height: 800)

    private func run(
        _ controllers: [UIViewController], size: CGSize = wide, _ body: (Stage, UITabBarController) throws -> Void
    ) throws {
        let tabs = UITabBarController()
        tabs.viewControllers = controllers
        try Stage.run(size: size, rootViewController: tabs) { stage in
            stage.advance(by: 0)
            try body(stage, tabs)
            expectEmpty(stage.diagnostics)
            // The tests hold them.
            for controller in [tabs, tabs.moreNavigationController] + controllers {
                stage.excludeFromLeakCheck(controller)
                for child in controller.children { stage.excludeFromLeakCheck(child) }
            }
        }
    }

    /// The position of a title in the window.
    private func place(of title: String, in tabs: UITabBarController) throws -> CGPoint {
        var pending: [UIView] = [tabs.tabBar]
        while let view = pending.popLast() {
            if let label = view as? UILabel, label.text == title, let superview = label.superview {
                return superview.convert(label.center, to: nil)
            }
            pending += view.subviews
        }
        throw CocoaError(.featureUnsupported)
    }

    @Test("It is a centered capsule in a row of fifty points, and contains all tabs")
    func capsule() throws {
        try run((0..<9).map { controller("Tab \($0)") }) { _, tabs in
            let bar = tabs.tabBar

            expectTrue(abs(bar.frame.midX - 500) <= 0.5 && bar.frame.minY == 5 && bar.frame.height == 40)
            expectEqual(bar.items?.count, 9)
            expectEqual(tabs.children.count, 9)
            expectEqual(
                tabs.selectedViewController?.view.safeAreaInsets, UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
        }
    }

    @Test("A tap selects; beside the capsule the content is touched")
    func tapping() throws {
        try run((0..<3).map { controller("Tab \($0)") }) { stage, tabs in
            stage.tap(at: try place(of: "Tab 2", in: tabs))
            let selected = tabs.selectedIndex
            let beside = stage.window.hitTest(CGPoint(x: 100, y: 25), with: nil)

            expectEqual(selected, 2)
            expectIdentical(beside, tabs.selectedViewController?.view)
        }
    }

    @Test("With more titles than fit they scroll, and the selected title is visible")
    func scrolling() throws {
        try run((0..<30).map { controller("A long title \($0)") }, size: CGSize(width: 700, height: 800)) {
            stage, tabs in
            tabs.selectedIndex = 29
            stage.advance(by: 1)
            let place = try place(of: "A long title 29", in: tabs)

            expectEqual(tabs.tabBar.frame, CGRect(x: 20, y: 5, width: 660, height: 40))
            #expect(tabs.tabBar.frame.contains(place))
            expectEqual(tabs.tabBar.items?.count, 30)
        }
    }

    @Test("A navigation bar is in the same row: items at the sides, the title before the capsule if it fits")
    func navigationBar() throws {
        let root = controller("Root")
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
        let navigation = UINavigationController(rootViewController: root)
        try run([navigation, controller("Other")]) { stage, tabs in
            expectEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 0, width: 1000, height: 50))
            expectEqual(root.view.safeAreaInsets.top, 50)
            let title = try #require(label("Root", in: navigation.navigationBar))
            expectTrue(title.convert(title.bounds, to: nil).maxX < tabs.tabBar.frame.minX && title.alpha == 1)

            navigation.setNavigationBarHidden(true, animated: false)
            stage.advance(by: 0.1)
            expectEqual(root.view.safeAreaInsets.top, 50)
            tabs.isTabBarHidden = true
            stage.advance(by: 0.1)
            expectEqual(root.view.safeAreaInsets.top, 0)
        }
    }

    /// The title in the bar's row, and not the large one.
    private func rowTitle(_ text: String, in view: UIView) -> UILabel? {
        if let label = view as? UILabel, label.text == text, label.superview?.clipsToBounds == false { return label }
        return view.subviews.lazy.compactMap { self.rowTitle(text, in: $0) }.first
    }

    @Test("Beside the capsule a long title is truncated, and hidden if hardly any of it fits")
    func shortenedTitle() throws {
        let root = controller("A title that is longer than the room")
        root.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
        let navigation = UINavigationController(rootViewController: root)
        let wide = CGSize(width: 620, height: 700)
        try run([navigation, controller("Other")], size: wide) { stage, tabs in
            let title = try #require(rowTitle("A title that is longer than the room", in: navigation.navigationBar))
            let place = title.convert(title.bounds, to: nil)
            tabs.viewControllers?.append(contentsOf: ["A third one", "A fourth one"].map { controller($0) })
            stage.advance(by: 1)

            expectTrue(place.minX >= 20 && place.width > 80 && place.maxX < 310, "\(place)")
            expectEqual(title.alpha, 0)
            for child in tabs.viewControllers ?? [] { stage.excludeFromLeakCheck(child) }
        }
    }

    @Test(
        "A badge is after its title, inside the capsule, at any position of the tab",
        arguments: ["1", "99+", "", "A text"], [false, true])
    func badges(text: String, isMirrored: Bool) throws {
        try run((0..<3).map { controller("Tab \($0)") }) { stage, tabs in
            if isMirrored { tabs.view.semanticContentAttribute = .forceRightToLeft }
            if isMirrored { tabs.tabBar.semanticContentAttribute = .forceRightToLeft }
            for child in tabs.viewControllers ?? [] { child.tabBarItem.badgeValue = text }
            stage.advance(by: 1)

            for index in 0..<3 {
                let title = try #require(label("Tab \(index)", in: tabs.tabBar))
                let button = try #require(title.superview)
                let badge = try #require(button.subviews.last)
                expectFalse(badge.isHidden)
                expectFalse(badge.frame.intersects(title.frame))
                expectEqual(badge.frame.midY, title.frame.midY)
                #expect(button.bounds.insetBy(dx: 10, dy: 5).contains(badge.frame))
                expectEqual((badge.frame.midX < title.frame.midX), isMirrored)
                #expect(tabs.tabBar.bounds.contains(badge.convert(badge.bounds, to: tabs.tabBar)))
            }
            expectTrue(tabs.tabBar.frame.width < 1000 && abs(tabs.tabBar.frame.midX - 500) <= 0.5)
        }
    }

    private func label(_ text: String, in view: UIView) -> UILabel? {
        if let label = view as? UILabel, label.text == text, !label.isHidden { return label }
        return view.subviews.lazy.compactMap { self.label(text, in: $0) }.first
    }

    @Test("A pushed controller hides it for itself and those above")
    func hiding() throws {
        let navigation = UINavigationController(rootViewController: controller("Root"))
        let hiding = controller("Hiding")
        hiding.hidesBottomBarWhenPushed = true
        try run([navigation, controller("Other")]) { stage, tabs in
            navigation.pushViewController(hiding, animated: true)
            stage.advance(by: 0.2)
            let during = (tabs.tabBar.isHidden, tabs.tabBar.alpha)
            stage.advance(by: 1)
            let hidden = tabs.tabBar.isHidden
            navigation.popViewController(animated: true)
            stage.advance(by: 1)

            stage.excludeFromLeakCheck(hiding)
            expectTrue(during == (false, 0) && hidden && !tabs.tabBar.isHidden && tabs.tabBar.alpha == 1)
        }
    }

    private final class Measured: CallbackViewController {
        var insets: [UIEdgeInsets] = []
        override func came(_ callback: String) {
            if ["viewIsAppearing", "viewDidAppear"].contains(callback) { insets.append(view.safeAreaInsets) }
        }
    }

    @Test("The bar fades with a push that hides it and with a pop that shows it")
    func fading() throws {
        let navigation = UINavigationController(rootViewController: controller("Root"))
        let hiding = controller("Hiding")
        hiding.hidesBottomBarWhenPushed = true
        try run([navigation, controller("Other")]) { stage, tabs in
            var shown: Float? { tabs.tabBar.layer.presentation()?.opacity }
            navigation.pushViewController(hiding, animated: true)
            stage.advance(by: 0.2)
            let during = shown
            stage.advance(by: 1)
            navigation.popViewController(animated: true)
            stage.advance(by: 0.2)
            let back = shown
            stage.advance(by: 1)

            stage.excludeFromLeakCheck(hiding)
            expectTrue(during.map { $0 > 0 && $0 < 1 } == true && back.map { $0 > 0 && $0 < 1 } == true)
        }
    }

    @Test("The bar is opaque after a window becomes compact in a cancelled pop")
    func compactInCancelledPop() throws {
        let navigation = UINavigationController(rootViewController: controller("Root"))
        let hiding = controller("Hiding")
        hiding.hidesBottomBarWhenPushed = true
        try run([navigation, controller("Other")]) { stage, tabs in
            navigation.pushViewController(hiding, animated: false)
            stage.advance(by: 1)
            stage.touchDown(at: CGPoint(x: 2, y: 400))
            for x in 1...10 {
                stage.touchMove(to: CGPoint(x: 2 + 10 * x, y: 400))
                stage.advance(by: 0.05)
            }
            stage.touchCancel(at: CGPoint(x: 102, y: 400))
            stage.resize(to: Self.narrow)
            stage.advance(by: 1)
            let stack = navigation.viewControllers
            navigation.popViewController(animated: false)
            stage.advance(by: 1)

            stage.excludeFromLeakCheck(hiding)
            expectEqual(stack.count, 2)
            expectEqual(tabs.tabBar.alpha, 1)
            expectFalse(tabs.tabBar.isHidden)
        }
    }

    @Test("A pop that shows the bar makes the safe area final before viewIsAppearing", arguments: [false, true])
    func safeAreaAfterPop(animated: Bool) throws {
        let root = Measured()
        let navigation = UINavigationController(rootViewController: root)
        navigation.isNavigationBarHidden = true
        try run([navigation, controller("Other")]) { stage, tabs in
            let hiding = controller("Hiding")
            hiding.hidesBottomBarWhenPushed = true
            navigation.pushViewController(hiding, animated: false)
            stage.advance(by: 1)

            navigation.popViewController(animated: animated)
            stage.advance(by: 1)

            stage.excludeFromLeakCheck(hiding)
            expectEqual(root.insets, Array(repeating: root.view.safeAreaInsets, count: 4))
            #expect(root.view.safeAreaInsets.top > 0)
        }
    }

    @Test(
        "In a window that becomes narrow during a deep push the stack is kept; the bar moves to the bottom, and back"
    )
    func resizing() throws {
        let navigation = UINavigationController(rootViewController: controller("Root"))
        try run([navigation] + (1..<7).map { controller("Tab \($0)") }) { stage, tabs in
            for title in ["One", "Two"] { navigation.pushViewController(controller(title), animated: false) }
            stage.advance(by: 0.1)
            stage.resize(to: Self.narrow)
            stage.advance(by: 1)
            let narrow = (tabs.tabBar.frame, tabs.tabBar.items?.count)
            let bottom = navigation.topViewController?.view.safeAreaInsets
            stage.resize(to: Self.wide)
            stage.advance(by: 1)

            expectEqual(narrow.0, CGRect(x: 0, y: 751, width: 400, height: 49))
            expectEqual(narrow.1, 5)
            expectEqual(bottom, UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0))
            expectEqual(navigation.viewControllers.map(\.title), ["Root", "One", "Two"])
            expectEqual(tabs.tabBar.items?.count, 7)
            expectEqual(tabs.tabBar.frame.minY, 5)
            expectEqual(navigation.topViewController?.view.safeAreaInsets.top, 50)
        }
    }

    @Test("A tab under More returns with its pushed pages when the window becomes wide, and moves there again")
    func moreAndBack() throws {
        let navigation = UINavigationController(rootViewController: controller("Root"))
        try run((0..<6).map { controller("Tab \($0)") } + [navigation], size: Self.narrow) { stage, tabs in
            tabs.selectedViewController = navigation
            stage.advance(by: 1)
            tabs.moreNavigationController.pushViewController(controller("Deep"), animated: false)
            stage.advance(by: 1)
            stage.resize(to: Self.wide)
            stage.advance(by: 1)
            let wide = (tabs.selectedIndex, navigation.viewControllers.map(\.title), tabs.children.count)
            let isShown = navigation.topViewController?.view.window != nil
            stage.resize(to: Self.narrow)
            stage.advance(by: 1)

            expectEqual(wide.0, 6)
            expectEqual(wide.1, ["Root", "Deep"])
            expectEqual(wide.2, 7)
            expectTrue(isShown)
            expectIdentical(tabs.selectedViewController, navigation)
            expectEqual(tabs.selectedIndex, 6)
            expectEqual(tabs.moreNavigationController.viewControllers.map { $0.title ?? "" }, ["More", "Root", "Deep"])
            expectNotNil(tabs.moreNavigationController.topViewController?.view.window)
        }
    }

    @Test("The program hides it with and without animation")
    func program() throws {
        try run([controller("A"), controller("B")]) { stage, tabs in
            tabs.setTabBarHidden(true, animated: true)
            let begun = tabs.tabBar.isHidden
            stage.advance(by: 1)
            let (ended, insets) = (tabs.tabBar.isHidden, tabs.selectedViewController?.view.safeAreaInsets)
            tabs.setTabBarHidden(false, animated: false)
            stage.advance(by: 0)

            expectFalse(begun)
            expectTrue(ended)
            expectEqual(insets, .zero)
            expectFalse(tabs.tabBar.isHidden)
            expectEqual(tabs.selectedViewController?.view.safeAreaInsets.top, 50)
        }
    }

    @Test("Right to left the first tab is at the right")
    func mirrored() throws {
        try run((0..<3).map { controller("Tab \($0)") }) { stage, tabs in
            tabs.view.semanticContentAttribute = .forceRightToLeft
            tabs.tabBar.semanticContentAttribute = .forceRightToLeft
            tabs.tabBar.setNeedsLayout()
            stage.advance(by: 0.1)

            let (first, last) = (try place(of: "Tab 0", in: tabs), try place(of: "Tab 2", in: tabs))
            #expect(first.x > last.x)
        }
    }

    @Test("A phone in landscape keeps the bar at the bottom, with seven tabs and More")
    func phone() throws {
        try run((0..<9).map { controller("Tab \($0)") }, size: CGSize(width: 900, height: 400)) { _, tabs in
            expectEqual(tabs.tabBar.frame, CGRect(x: 0, y: 368, width: 900, height: 32))
            expectEqual(tabs.tabBar.items?.count, 8)
            expectEqual(tabs.tabBar.items?.last?.title, "More")
        }
    }
}
