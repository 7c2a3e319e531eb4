import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("The metrics and the space of a tab bar")
struct TabBarMeasuresTests {
    private let home = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)

    private func run(
        size: CGSize = CGSize(width: 400, height: 800), safeAreaInsets: UIEdgeInsets = .zero,
        _ body: (Stage, UITabBarController) throws -> Void
    ) throws {
        func make() -> UITabBarController {
            let tabs = UITabBarController()
            tabs.viewControllers = [controller("A"), controller("B")]
            return tabs
        }
        try Stage.run(root: make(), size: size, safeAreaInsets: safeAreaInsets) { stage, tabs in
            try body(stage, tabs)
            expectEmpty(stage.diagnostics)
        }
    }

    private func labels(in view: UIView) -> [UILabel] {
        (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
    }

    private func font(_ text: String, in bar: UITabBar) -> UIFont? {
        labels(in: bar).first { $0.text == text && !$0.isHidden }?
            .attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    }

    private func color(_ text: String, in bar: UITabBar) -> UIColor? {
        labels(in: bar).first { $0.text == text }?
            .attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }

    @Test("49 points above the safe area, titles of 10 points; 32 and 13 in compact height")
    func measures() throws {
        try run(safeAreaInsets: home) { _, tabs in
            expectEqual(tabs.tabBar.frame, CGRect(x: 0, y: 717, width: 400, height: 83))
            expectEqual(font("A", in: tabs.tabBar)?.pointSize, 10)
        }
        try run(size: CGSize(width: 844, height: 390)) { _, tabs in
            expectEqual(tabs.tabBar.frame, CGRect(x: 0, y: 358, width: 844, height: 32))
            expectEqual(font("A", in: tabs.tabBar)?.pointSize, 13)
        }
    }

    @Test(
        "The selected title has the tint color, others #999999 in light and #757575 in dark; a badge is 18 points high"
    )
    func colors() throws {
        try run { stage, tabs in
            tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
            stage.advance(by: 0.1)
            let badge = labels(in: tabs.tabBar).first { $0.text == "3" }
            let (selected, other) = (color("A", in: tabs.tabBar), color("B", in: tabs.tabBar))
            func resolved(_ style: UIUserInterfaceStyle) -> UIColor? {
                other?.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
            }

            expectEqual(selected, tabs.tabBar.tintColor)
            expectEqual(resolved(.light), UIColor(white: 153 / 255, alpha: 1))
            expectEqual(resolved(.dark), UIColor(white: 117 / 255, alpha: 1))
            expectEqual(badge?.superview?.bounds.height, 18)
            expectEqual(font("3", in: tabs.tabBar)?.pointSize, 13)
        }
    }

    @Test("Content ends at an opaque bar, unless it extends under opaque bars; changes are followed")
    func opaque() throws {
        try run(safeAreaInsets: home) { stage, tabs in
            let page = try #require(tabs.viewControllers?[0])
            @MainActor func room() -> [CGFloat] {
                stage.advance(by: 0.1)
                return [page.view.frame.height, page.view.safeAreaInsets.bottom]
            }

            let translucent = room()
            tabs.tabBar.isTranslucent = false
            let opaque = room()
            page.extendedLayoutIncludesOpaqueBars = true
            let extended = room()
            page.edgesForExtendedLayout = [.top]

            expectEqual(translucent, [800, 83])
            expectEqual(opaque, [717, 0])
            expectEqual(extended, [800, 83])
            expectEqual(room(), [717, 0])
        }
    }

    @Test("A bar that the program hides itself stays hidden, and leaves its space to every tab")
    func hiddenBar() throws {
        try run(safeAreaInsets: home) { stage, tabs in
            @MainActor func bottom() -> CGFloat? {
                tabs.view.setNeedsLayout()
                stage.advance(by: 0.1)
                return tabs.selectedViewController?.view.safeAreaInsets.bottom
            }

            tabs.tabBar.isHidden = true
            let first = bottom()
            tabs.selectedIndex = 1
            let second = bottom()
            let stayed = tabs.tabBar.isHidden && !tabs.isTabBarHidden
            tabs.tabBar.isHidden = false

            expectTrue(first == 34 && second == 34 && stayed && bottom() == 83 && !tabs.tabBar.isHidden)
        }
    }

    @Test("A transform and an alpha that the program gives the bar stay when the controller lays it out")
    func transformed() throws {
        try run { stage, tabs in
            tabs.tabBar.alpha = 0.5
            tabs.tabBar.transform = CGAffineTransform(translationX: 0, y: 49)

            tabs.view.setNeedsLayout()
            stage.advance(by: 0.1)

            expectEqual(tabs.tabBar.frame.minY, 800)
            expectEqual(tabs.tabBar.alpha, 0.5)
        }
    }

    @Test("A new separate bar has the documented values; nil restores the defaults; widths and spacing place its items")
    func alone() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 49))
        let defaults = (bar.items == nil && bar.selectedItem == nil && bar.delegate == nil, bar.itemPositioning)
        let numbers = (bar.itemWidth, bar.itemSpacing, bar.barStyle, bar.isTranslucent)
        let items = ["a", "b", "c"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        func frames() -> [CGRect] {
            bar.layoutIfNeeded()
            return bar.subviews.compactMap { ($0 as? UIControl)?.frame }
        }

        bar.items = items
        let selected = bar.selectedItem
        bar.selectedItem = items[1]
        bar.itemPositioning = .centered
        (bar.itemWidth, bar.itemSpacing) = (60, 10)
        let centered = frames().map { [$0.minX, $0.width] }
        bar.itemPositioning = .fill
        bar.itemWidth = 0
        let filled = frames().map { $0.width.rounded() }
        bar.items = [items[1], items[0]]
        let kept = bar.selectedItem === items[1]
        bar.items = nil

        expectTrue(defaults == (true, .automatic) && numbers == (0, 0, .default, true) && selected == nil)
        expectNil(bar.scrollEdgeAppearance)
        expectNil(bar.unselectedItemTintColor)
        expectNil(bar.barTintColor)
        expectEqual(centered, [[100, 60], [170, 60], [240, 60]])
        expectEqual(filled, [133, 133, 133])
        expectTrue(kept)
        expectNil(bar.items)
        expectNil(bar.selectedItem)
    }
}
