import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Menus of bars", .serialized)
struct BarMenuTests {
    private func views(in view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + views(in: $0) } }

    private func find(_ identifier: String, in view: UIView) -> UIView? {
        views(in: view).first { $0.accessibilityIdentifier == identifier && !$0.isHidden }
    }

    private func menuTitles(_ stage: Stage) -> [String] {
        let host = stage.window.subviews.last {
            String(describing: Swift.type(of: $0)) == "MenuHost" && $0.isUserInteractionEnabled
        }
        guard let host else { return [] }
        return views(in: host).filter { String(describing: Swift.type(of: $0)) == "MenuElementView" }
            .map { $0.accessibilityIdentifier ?? "" }
    }

    private func longPress(_ view: UIView, _ stage: Stage) {
        let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        stage.touchDown(at: point)
        stage.advance(by: 0.7)
        stage.touchUp(at: point)
        stage.advance(by: 0.5)
    }

    @Test("A long press on the back button lists the stack, the nearest first, and pops to the chosen controller")
    func backMenu() throws {
        try withNavigation { stage, navigation, old in
            for title in ["One", "Two", "Three"] { navigation.pushViewController(Page(title), animated: false) }
            navigation.viewControllers[1].navigationItem.backButtonTitle = "Own"
            stage.advance(by: 1)
            let back = try #require(find("BackButton", in: navigation.navigationBar))

            longPress(back, stage)
            expectEqual(menuTitles(stage), ["Two", "Own", "Old"])
            expectEqual(navigation.viewControllers.count, 4)
            stage.tap(try #require(find("Own", in: stage.window)))
            stage.advance(by: 1)

            expectEqual(navigation.topViewController?.title, "One")
            expectEmpty(menuTitles(stage))
            stage.tap(try #require(find("BackButton", in: navigation.navigationBar)))
            stage.advance(by: 1)
            expectIdentical(navigation.topViewController, old)
        }
    }

    @Test("A menu of the back item replaces the list; a separate bar pops its own items")
    func ownBackMenu() throws {
        try Stage.run(root: UIViewController()) { stage, root in
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 50, width: 390, height: 44))
            root.view.addSubview(bar)
            bar.setItems(["A", "B", "C"].map { UINavigationItem(title: $0) }, animated: false)
            stage.advance(by: 0.1)
            longPress(try #require(find("BackButton", in: bar)), stage)
            expectEqual(menuTitles(stage), ["B", "A"])
            stage.tap(try #require(find("A", in: stage.window)))
            stage.advance(by: 1)
            expectEqual(bar.items?.map(\.title), ["A"])

            let item = UIBarButtonItem(title: "Back", menu: UIMenu(children: [UIAction(title: "Mine") { _ in }]))
            bar.topItem?.backBarButtonItem = item
            bar.pushItem(UINavigationItem(title: "D"), animated: false)
            stage.advance(by: 0.1)
            longPress(try #require(find("BackButton", in: bar)), stage)

            expectEqual(menuTitles(stage), ["Mine"])
        }
    }

    @Test("An item's menu opens with a tap if the item has no action, and with a long press otherwise")
    func itemMenus() throws {
        try withNavigation { stage, navigation, old in
            var log: [String] = []
            let menu = UIMenu(children: [
                UIAction(title: "Chosen") { log.append(($0.sender as? UIBarButtonItem)?.title ?? "") }
            ])
            let plain = UIBarButtonItem(title: "Plain", menu: menu)
            let acting = UIBarButtonItem(title: "Acting", primaryAction: nil, menu: menu)
            acting.primaryAction = UIAction(title: "Acting") { _ in log.append("action") }
            old.navigationItem.rightBarButtonItems = [plain, acting]
            stage.advance(by: 0.1)
            let bar = navigation.navigationBar

            stage.tap(try #require(find("Plain", in: bar)))
            expectEqual(menuTitles(stage), ["Chosen"])
            stage.advance(by: 0.6)
            stage.tap(try #require(find("Chosen", in: stage.window)))
            stage.advance(by: 1)
            stage.tap(try #require(find("Acting", in: bar)))
            expectEmpty(menuTitles(stage))
            longPress(try #require(find("Acting", in: bar)), stage)
            stage.tap(try #require(find("Chosen", in: stage.window)))

            expectEqual(log, ["Plain", "action", "Acting"])
        }
    }

    @Test("Items without room are in a menu behind an ellipsis, and return when room is available")
    func overflow() throws {
        try withNavigation { stage, navigation, old in
            var log: [String] = []
            old.navigationItem.rightBarButtonItems = (1...9).map { number in
                UIBarButtonItem(primaryAction: UIAction(title: "Item \(number)") { _ in log.append("\(number)") })
            }
            stage.advance(by: 0.1)
            let bar = navigation.navigationBar
            let button = try #require(find("OverflowButton", in: bar))
            expectNotNil(find("Item 1", in: bar))
            expectNil(find("Item 9", in: bar))

            stage.tap(button)
            stage.advance(by: 0.6)
            let titles = menuTitles(stage)
            expectTrue(titles.first == "Item 9" && titles.count + 1 > 4)
            stage.tap(try #require(find("Item 9", in: stage.window)))
            expectEqual(log, ["9"])
            stage.advance(by: 1)

            stage.resize(to: CGSize(width: 1200, height: 844))
            stage.advance(by: 1)
            expectNil(find("OverflowButton", in: bar))
            expectNotNil(find("Item 9", in: bar))
        }
    }

    @Test("A group without room shows its representative item, whose menu has the group's items")
    func groups() throws {
        try withNavigation { stage, navigation, old in
            let items = (1...8).map { UIBarButtonItem(title: "Item \($0)", style: .plain, target: nil, action: "x:") }
            let group = UIBarButtonItemGroup(
                barButtonItems: items, representativeItem: UIBarButtonItem(title: "All", image: nil))
            old.navigationItem.trailingItemGroups = [group]
            stage.advance(by: 0.1)
            let bar = navigation.navigationBar
            expectTrue(group.isDisplayingRepresentativeItem)
            expectNil(find("Item 1", in: bar))

            stage.tap(try #require(find("All", in: bar)))
            expectEqual(menuTitles(stage).count, 8)
            stage.tap(at: CGPoint(x: 20, y: 700))
            stage.advance(by: 1)
            for item in items.dropFirst(2) { item.isHidden = true }
            stage.advance(by: 0.1)

            expectFalse(group.isDisplayingRepresentativeItem)
            expectNotNil(find("Item 1", in: bar))
            expectNil(find("All", in: bar))
            group.isHidden = true
            stage.advance(by: 0.1)
            expectNil(find("Item 1", in: bar))
        }
    }

    @Test("Center groups are in the menu on a phone, with the item's additional elements")
    func center() throws {
        try withNavigation { stage, navigation, old in
            old.navigationItem.style = .editor
            old.navigationItem.centerItemGroups = [UIBarButtonItem(systemItem: .add).creatingFixedGroup()]
            old.navigationItem.additionalOverflowItems = UIDeferredMenuElement {
                $0([UIAction(title: "Extra") { _ in }])
            }
            stage.advance(by: 0.1)

            stage.tap(try #require(find("OverflowButton", in: navigation.navigationBar)))

            expectEqual(menuTitles(stage), ["Add", "Extra"])
        }
    }
}
