import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Overrides the methods that programs use to observe a change of tabs.
private final class OverridingTabs: UITabBarController, UITabBarControllerDelegate {
    var log: [String] = []
    var refuses = false

    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        log.append("item \(item.title ?? "") at \(selectedIndex)")
    }

    override var selectedViewController: UIViewController? {
        didSet { log.append("selectedViewController \(name(selectedViewController))") }
    }

    override var selectedIndex: Int { didSet { log.append("selectedIndex \(selectedIndex)") } }

    private func name(_ controller: UIViewController?) -> String {
        controller === moreNavigationController ? "More" : controller?.title ?? "none"
    }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    {
        log.append("should \(name(viewController))")
        return !refuses
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        log.append("did \(name(viewController)) at \(selectedIndex == NSNotFound ? -1 : selectedIndex)")
    }
}

@MainActor
@Suite("The calls of a tap on a tab")
struct TabTapTests {
    private func run(_ titles: String, _ body: (Stage, OverridingTabs) throws -> Void) throws {
        func make() -> OverridingTabs {
            let tabs = OverridingTabs()
            tabs.viewControllers = titles.map { controller(String($0)) }
            tabs.delegate = tabs
            return tabs
        }
        try Stage.run(root: make(), size: CGSize(width: 400, height: 800)) { stage, tabs in
            tabs.log = []
            try body(stage, tabs)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test(
        "tabBar(_:didSelect:) is called first, then shouldSelect, then selectedViewController is set, then didSelect"
    )
    func order() throws {
        try run("ABCD") { stage, tabs in
            stage.tap(at: CGPoint(x: 150, y: 775))

            expectEqual(tabs.log, ["item B at 0", "should B", "selectedViewController B", "did B at 1"])
        }
    }

    @Test("A refused tap, a tap on the selected tab, and a program's selection make their own calls")
    func others() throws {
        try run("ABCD") { stage, tabs in
            tabs.refuses = true
            stage.tap(at: CGPoint(x: 150, y: 775))
            let refused = tabs.log
            tabs.refuses = false
            tabs.log = []
            stage.tap(at: CGPoint(x: 50, y: 775))
            let again = tabs.log
            tabs.log = []
            tabs.selectedIndex = 3
            tabs.selectedViewController = tabs.viewControllers?[2]
            stage.advance(by: 0.1)

            expectEqual(refused, ["item B at 0", "should B"])
            expectEqual(again, ["item A at 0", "should A", "did A at 0"])
            expectEqual(tabs.log, ["selectedIndex 3", "selectedViewController C"])
            expectEqual(tabs.tabBar.selectedItem?.title, "C")
        }
    }

    @Test("A tab chosen from More's list is selected; with More it returns, and is passed to the delegate")
    func more() throws {
        try run("ABCDEFG") { stage, tabs in
            let more = tabs.moreNavigationController
            @MainActor func tap(_ x: CGFloat, _ y: CGFloat = 775) -> [String] {
                tabs.log = []
                stage.tap(at: CGPoint(x: x, y: y))
                stage.advance(by: 1)
                return tabs.log
            }

            let list = tap(360)
            let atList = (tabs.selectedViewController === more, tabs.selectedIndex)
            let row = tap(100, more.navigationBar.frame.maxY + 66)
            let chosen = (tabs.selectedViewController?.title, tabs.selectedIndex, more.viewControllers.count)
            _ = tap(40)
            let back = tap(360)
            let again = tap(360)

            expectEqual(list, ["item More at 0", "should More", "selectedViewController More", "did More at -1"])
            expectTrue(atList == (true, NSNotFound) && row.isEmpty && chosen == ("F", 5, 2))
            expectEqual(back, ["item More at 0", "should More", "selectedViewController F", "did F at 5"])
            expectEqual(again, ["item More at 5", "should More", "did More at -1"])
            expectEqual(more.viewControllers.count, 1)
        }
    }
}
