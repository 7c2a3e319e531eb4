import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Appearance proxies of bar items", .serialized)
struct BarItemAppearanceTests {
    private final class OwnBar: UIToolbar {}
    private final class OwnItem: UIBarButtonItem {}

    @Test("An item gets the proxy's values when a bar in a window shows it, except for its own values")
    func items() throws {
        try Stage.run(root: UIViewController()) { stage, root in
            UIBarButtonItem.appearance().tintColor = .systemRed
            UIBarButtonItem.appearance().setTitleTextAttributes([.kern: 3], for: .normal)
            UIBarButtonItem.appearance().setTitlePositionAdjustment(UIOffset(horizontal: 0, vertical: 2), for: .default)
            OwnItem.appearance().tintColor = .systemGreen
            let (plain, own) = (UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil), OwnItem())
            let set = UIBarButtonItem(title: "C", style: .plain, target: nil, action: nil)
            set.tintColor = .systemBlue
            let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
            bar.items = [plain, own, set]
            expectNil(plain.tintColor)

            root.view.addSubview(bar)

            expectEqual(plain.tintColor, .systemRed)
            expectEqual(own.tintColor, .systemGreen)
            expectEqual(set.tintColor, .systemBlue)
            expectEqual(set.titleTextAttributes(for: .normal)?[.kern] as? Int, 3)
            expectEqual(plain.titlePositionAdjustment(for: .default).vertical, 2)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A proxy for items in a kind of bar is for those alone")
    func containers() throws {
        try Stage.run(root: UIViewController()) { _, root in
            UIBarButtonItem.appearance(whenContainedInInstancesOf: [OwnBar.self]).tintColor = .systemRed
            UIBarItem.appearance(whenContainedInInstancesOf: [UIViewController.self])
                .setTitleTextAttributes([.kern: 1], for: .normal)
            let (inside, outside) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .add))
            let (own, other) = (OwnBar(frame: .zero), UIToolbar(frame: .zero))
            own.items = [inside]
            other.items = [outside]

            root.view.addSubview(own)
            root.view.addSubview(other)

            expectEqual(inside.tintColor, .systemRed)
            expectNil(outside.tintColor)
            expectEqual(outside.titleTextAttributes(for: .normal)?[.kern] as? Int, 1)
        }
    }

    @Test("The back button has the attributes of all bar button items, and a tab its badge's color")
    func backAndTabs() throws {
        try Stage.run(root: UITabBarController()) { stage, tabs in
            UITabBarItem.appearance().badgeColor = .systemGreen
            UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(
                UIOffset(horizontal: 7, vertical: 0), for: .default)
            let root = UIViewController()
            root.title = "Root"
            let navigation = UINavigationController(rootViewController: root)
            tabs.viewControllers = [navigation]
            navigation.pushViewController(UIViewController(), animated: false)
            stage.advance(by: 1)

            let label = labels(in: navigation.navigationBar).first { $0.text == "Root" && $0.superview is UIControl }
            expectEqual(root.tabBarItem.badgeColor, .systemGreen)
            expectEqual(label?.frame.minX, 34)
        }
    }

    @Test("A tab bar has the values of its class, and a program's values for its bar stay")
    func tabBars() throws {
        try Stage.run(root: UIViewController()) { _, root in
            let proxy = UITabBar.appearance()
            (proxy.barTintColor, proxy.unselectedItemTintColor) = (.systemRed, .systemGreen)
            (proxy.isTranslucent, proxy.barStyle, proxy.itemPositioning) = (false, .black, .centered)
            (proxy.itemWidth, proxy.itemSpacing) = (60, 10)
            let look = UITabBarAppearance()
            look.backgroundColor = .systemBlue
            (proxy.standardAppearance, proxy.scrollEdgeAppearance) = (look, look)
            let (bar, own) = (UITabBar(), UITabBar())
            own.unselectedItemTintColor = nil
            own.itemWidth = 0

            for bar in [bar, own] { root.view.addSubview(bar) }

            expectEqual(bar.barTintColor, .systemRed)
            expectEqual(bar.unselectedItemTintColor, .systemGreen)
            expectFalse(bar.isTranslucent)
            expectEqual(bar.barStyle, .black)
            expectEqual(bar.itemPositioning, .centered)
            expectEqual(bar.itemWidth, 60)
            expectEqual(bar.itemSpacing, 10)
            expectEqual(bar.standardAppearance.backgroundColor, .systemBlue)
            expectEqual(bar.scrollEdgeAppearance?.backgroundColor, .systemBlue)
            expectEqual(own.barTintColor, .systemRed)
            expectNil(own.unselectedItemTintColor)
            expectEqual(own.itemWidth, 0)
        }
    }

    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels(in: $0) }
    }
}
