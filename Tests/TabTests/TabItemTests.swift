import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("The items of tabs")
struct TabItemTests {
    private func run(
        _ controllers: @autoclosure () -> [UIViewController], _ body: (Stage, UITabBarController) throws -> Void
    ) throws {
        func make() -> UITabBarController {
            let tabs = UITabBarController()
            tabs.viewControllers = controllers()
            return tabs
        }
        try Stage.run(root: make(), size: CGSize(width: 400, height: 800)) { stage, tabs in
            try body(stage, tabs)
            expectEmpty(stage.diagnostics)
        }
    }

    private func titles(_ tabs: UITabBarController) -> [String] { tabs.tabBar.items?.map { $0.title ?? "" } ?? [] }

    @Test("A controller's own item has its title and no image; the title that is set last counts")
    func fromTitle() {
        let page = controller("One")
        let made = (page.tabBarItem.title, page.tabBarItem.image)

        page.tabBarItem.title = "Two"
        let after = page.title
        page.title = "Three"

        expectEqual(made.0, "One")
        expectNil(made.1)
        expectIdentical(page.tabBarItem, page.tabBarItem)
        expectEqual(after, "One")
        expectEqual(page.tabBarItem.title, "Three")
        expectEqual(page.navigationItem.title, "Three")
    }

    @Test("A navigation controller's item is its root's until it is set; its title is only the tab's")
    func ofRoot() throws {
        try run([UINavigationController(rootViewController: controller("Root")), controller("Other")]) { _, tabs in
            let navigation = try #require(tabs.viewControllers?[0] as? UINavigationController)
            let root = navigation.viewControllers[0]

            root.navigationController?.tabBarItem.badgeValue = "3"
            navigation.title = "Timeline"
            let lent = (titles(tabs), root.tabBarItem.badgeValue, root.title, root.navigationItem.title)
            navigation.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 0)
            root.tabBarItem.title = "Root again"

            #expect(lent == (["Timeline", "Other"], "3", "Root", "Root"))
            expectEqual(titles(tabs), ["Own", "Other"])
            expectEqual(navigation.tabBarItem.title, "Own")
        }
    }

    @Test("An item that is set while the tab is visible replaces the old one, and can be tapped")
    func replaced() throws {
        try run([controller("A"), UINavigationController(rootViewController: controller("B"))]) { stage, tabs in
            let navigation = try #require(tabs.viewControllers?[1] as? UINavigationController)

            tabs.viewControllers?[0].tabBarItem = UITabBarItem(title: "New A", image: nil, tag: 7)
            navigation.viewControllers[0].tabBarItem = UITabBarItem(title: "New B", image: nil, tag: 8)
            let items = titles(tabs)
            navigation.viewControllers = [controller("C")]
            stage.tap(at: CGPoint(x: 300, y: 775))
            stage.advance(by: 0.1)

            expectEqual(items, ["New A", "New B"])
            expectEqual(titles(tabs), ["New A", "C"])
            expectEqual(tabs.selectedIndex, 1)
            expectEqual(tabs.tabBar.selectedItem?.title, "C")
        }
    }

    @Test("An empty badge is a circle, a nil badge is hidden, and the color is red by default")
    func badges() throws {
        try run([controller("A"), controller("B")]) { stage, tabs in
            @MainActor func reds() -> Int {
                stage.advance(by: 0.1)
                var count = 0
                for x in 90..<140 {
                    for y in 751..<790 {
                        guard let pixel = stage.pixel(at: CGPoint(x: x, y: y)) else { continue }
                        if pixel[0] > 200, pixel[1] < 90, pixel[2] < 90 { count += 1 }
                    }
                }
                return count
            }
            let item = try #require(tabs.viewControllers?[0].tabBarItem)
            var counts = [reds()]

            for (value, color) in [("", nil), (nil, nil), ("3", .blue), ("3", nil)] as [(String?, UIColor?)] {
                item.badgeValue = value
                item.badgeColor = color
                counts.append(reds())
            }

            // A circle of 18 points has 254; the text takes some.
            expectTrue(counts[0] == 0 && (200...254).contains(counts[1]) && counts[2] == 0 && counts[3] == 0)
            #expect((100...254).contains(counts[4]))
        }
    }
}
