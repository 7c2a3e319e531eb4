import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
private final class BarDelegate: UITabBarDelegate {
    var log: [String] = []

    private func add(_ name: String, _ items: [UITabBarItem], _ changed: Bool? = nil) {
        let titles = items.map { $0.title ?? "" }.joined()
        log.append("\(name) \(titles)\(changed.map { " \($0)" } ?? "")")
    }

    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { add("select", [item]) }
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) { add("willBegin", items) }
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) { add("didBegin", items) }
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
        add("willEnd", items, changed)
    }
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
        add("didEnd", items, changed)
    }
}

@MainActor
@Suite("A tab bar used alone")
struct TabBarAloneTests {
    private func items(_ titles: String) -> [UITabBarItem] {
        titles.map { UITabBarItem(title: String($0), image: UIImage(systemName: "star.fill"), tag: 0) }
    }

    private func run(_ titles: String = "ABC", _ body: (Stage, UITabBar, BarDelegate) throws -> Void) throws {
        try Stage.run(root: UIViewController(), size: CGSize(width: 400, height: 800)) { stage, root in
            let bar = UITabBar(frame: CGRect(x: 0, y: 751, width: 400, height: 49))
            let delegate = BarDelegate()
            bar.items = items(titles)
            bar.selectedItem = bar.items?.first
            bar.delegate = delegate
            root.view.addSubview(bar)
            stage.advance(by: 0.1)
            try body(stage, bar, delegate)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A tap selects and reports, also repeatedly, and not for a disabled item")
    func tapping() throws {
        try run { stage, bar, delegate in
            bar.items?[2].isEnabled = false
            for x in [200, 200, 340] { stage.tap(at: CGPoint(x: x, y: 775)) }

            expectEqual(delegate.log, ["select B", "select B"])
            expectEqual(bar.selectedItem?.title, "B")
        }
    }

    @Test("Customizing: an item is dragged to the bar, and the delegate is called before and after")
    func customizing() throws {
        try run { stage, bar, delegate in
            let extra = items("XY")
            bar.beginCustomizingItems([bar.items![1]] + extra)
            let begun = bar.isCustomizing
            bar.beginCustomizingItems(extra)
            stage.advance(by: 1)
            // The grid is B, X, Y; X moves to B's position, Y to A's, which stays.
            let (x, y) = (try place(of: "X", on: stage), try place(of: "Y", on: stage))
            stage.drag(from: x, to: CGPoint(x: 200, y: 775))
            stage.drag(from: y, to: CGPoint(x: 60, y: 775))
            stage.advance(by: 0.5)
            let changed = bar.endCustomizing(animated: true)
            let isOver = !bar.isCustomizing
            stage.advance(by: 1)

            expectTrue(begun)
            expectTrue(changed)
            expectTrue(isOver)
            expectEqual(bar.items?.map(\.title), ["A", "X", "C"])
            expectEqual(delegate.log, ["willBegin BXY", "didBegin BXY", "willEnd AXC true", "didEnd AXC true"])
            expectNil(stage.window.rootViewController?.presentedViewController)
        }
    }

    @Test("An item that leaves the bar is deselected; Done ends like the program's call")
    func selection() throws {
        try run { stage, bar, delegate in
            bar.beginCustomizingItems([bar.items![0]] + items("X"))
            stage.advance(by: 1)
            stage.drag(from: try place(of: "X", on: stage), to: CGPoint(x: 60, y: 775))
            let done = try place(of: "Done", on: stage)
            stage.tap(at: done)
            stage.advance(by: 1)

            expectEqual(bar.items?.map(\.title), ["X", "B", "C"])
            expectNil(bar.selectedItem)
            expectFalse(bar.isCustomizing)
            expectEqual(delegate.log.suffix(2), ["willEnd XBC true", "didEnd XBC true"])
        }
    }

    @Test("Without a drag the items do not change; a sheet that is removed by other code ends it as well")
    func nothing() throws {
        try run { stage, bar, delegate in
            bar.beginCustomizingItems(items("X"))
            stage.advance(by: 1)
            let changed = bar.endCustomizing(animated: false)
            stage.advance(by: 1)
            bar.beginCustomizingItems(items("X"))
            stage.advance(by: 1)
            stage.window.rootViewController?.dismiss(animated: true)
            stage.advance(by: 1)

            expectFalse(changed)
            expectFalse(bar.isCustomizing)
            expectEqual(bar.items?.count, 3)
            expectEqual(delegate.log.filter { $0.hasPrefix("didEnd") }, ["didEnd ABC false", "didEnd ABC false"])
            expectFalse(bar.endCustomizing(animated: true))
        }
    }

    @Test("Outside a window the bar cannot be customized")
    func outside() {
        let bar = UITabBar()

        bar.beginCustomizingItems(items("X"))

        expectFalse(bar.isCustomizing)
    }

    @Test("Customizing a managed bar is refused with UIKit's sentence")
    func managed() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = [controller("A")]
        try Stage.run(rootViewController: tabs) { stage in
            stage.excludeFromLeakCheck(tabs)
            for child in tabs.children { stage.excludeFromLeakCheck(child) }
            tabs.tabBar.beginCustomizingItems([])
            tabs.tabBar.endCustomizing(animated: false)

            expectEqual(stage.diagnostics.count, 2)
            expectFalse(tabs.tabBar.isCustomizing)
            expectTrue(
                stage.diagnostics.allSatisfy {
                    $0.message.hasPrefix("Directly modifying a tab bar managed by a tab bar controller is not allowed.")
                })
        }
    }

    @Test("A symbol has the size of the bar's layout, unless it has its own configuration")
    func symbols() throws {
        try run { stage, bar, _ in
            let large = UIImage(
                systemName: "circle.fill",
                withConfiguration: UIImage.SymbolConfiguration(pointSize: 30, weight: .regular, scale: .medium))
            bar.items = [
                UITabBarItem(title: "Own", image: large, tag: 0),
                UITabBarItem(title: "Bar", image: UIImage(systemName: "circle.fill"), tag: 1),
            ]
            stage.advance(by: 0.1)
            let sizes = images(in: bar).map(\.bounds.size)

            expectEqual(sizes.count, 2)
            #expect(abs(sizes[0].width - (large?.size.width ?? 0)) < 1)
            #expect((23...27).contains(sizes[1].width))
        }
    }

    private func images(in view: UIView) -> [UIImageView] {
        let own = (view as? UIImageView).flatMap { $0.image == nil ? nil : [$0] } ?? []
        return own + view.subviews.flatMap(images)
    }

    @Test("The tab key moves to the selected item, arrows to the others, space selects")
    func keys() throws {
        try run { stage, bar, delegate in
            stage.press("\t")
            stage.press(.keyboardRightArrow)
            stage.press(.keyboardRightArrow)
            stage.press(.keyboardLeftArrow)
            stage.press(" ")
            stage.advance(by: 0.1)

            expectEqual(bar.selectedItem?.title, "B")
            expectEqual(delegate.log, ["select B"])
        }
    }

    @Test(
        "In a controller the background follows the scroll view; at the bottom edge it is hidden",
        arguments: [false, true])
    func scrollEdge(scrolls: Bool) throws {
        let tabs = UITabBarController()
        let list = UIViewController()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        list.view = scrollView
        scrollView.contentSize = CGSize(width: 400, height: scrolls ? 3000 : 100)
        tabs.viewControllers = [list]
        tabs.tabBar.standardAppearance.configureWithOpaqueBackground()
        tabs.tabBar.standardAppearance.backgroundColor = .red
        try Stage.run(size: CGSize(width: 400, height: 800), rootViewController: tabs) { stage in
            stage.excludeFromLeakCheck(tabs)
            stage.excludeFromLeakCheck(list)
            stage.advance(by: 0.1)
            let first = stage.pixel(at: CGPoint(x: 5, y: 790))
            if scrolls {
                scrollView.setContentOffset(CGPoint(x: 0, y: scrollView.contentSize.height - 751), animated: false)
            }
            stage.advance(by: 0.1)
            let last = stage.pixel(at: CGPoint(x: 5, y: 790))

            expectEqual((first?.prefix(3) == last?.prefix(3)), !scrolls)
        }
    }
}

@MainActor
private func place(of text: String, on stage: Stage) throws -> CGPoint {
    var pending: [UIView] = [stage.window]
    var found: [CGPoint] = []
    while let view = pending.popLast() {
        if let label = view as? UILabel, label.text == text, let superview = label.superview {
            found.append(superview.convert(label.center, to: nil))
        }
        pending += view.subviews
    }
    return try #require(found.first { $0.y < 740 })
}

@MainActor
@Suite("The background of a controller's bar")
struct TabBarBackgroundTests {
    @Test("A tab that is chosen later is tracked like the first, and has its safe area")
    func second() throws {
        func make() -> UITabBarController {
            let (tabs, list) = (UITabBarController(), UIViewController())
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
            scrollView.contentSize = CGSize(width: 400, height: 3000)
            list.view = scrollView
            tabs.viewControllers = [controller("A"), list]
            tabs.tabBar.standardAppearance.configureWithOpaqueBackground()
            tabs.tabBar.standardAppearance.backgroundColor = .red
            return tabs
        }
        try Stage.run(root: make(), size: CGSize(width: 400, height: 800)) { stage, tabs in
            let first = stage.pixel(at: CGPoint(x: 5, y: 790))
            tabs.selectedIndex = 1
            stage.advance(by: 0.1)
            let second = stage.pixel(at: CGPoint(x: 5, y: 790))

            expectNotEqual(first?.prefix(3), [255, 0, 0])
            expectEqual(second?.prefix(3), [255, 0, 0])
            expectEqual(tabs.selectedViewController?.view.safeAreaInsets.bottom, 49)
        }
    }

    @Test("Each system item has a title, which stays, and a symbol")
    func systemItems() throws {
        for number in 0...11 {
            let item = UITabBarItem(tabBarSystemItem: try #require(UITabBarItem.SystemItem(rawValue: number)), tag: 7)

            item.title = "Mine"

            expectEqual(item.title?.isEmpty, false)
            expectNotEqual(item.title, "Mine")
            expectNotNil(item.image)
            expectEqual(item.tag, 7)
        }
    }
}
