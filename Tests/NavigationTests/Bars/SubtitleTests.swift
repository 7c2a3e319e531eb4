import CoreGraphics
import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Titles and items of navigation bars in iOS 26")
struct SubtitleTests {
    /// Returns a label that is visible: neither it nor a view that contains it is hidden.
    private func label(_ text: String, in view: UIView) -> UILabel? {
        if view.isHidden { return nil }
        if let label = view as? UILabel, label.text == text { return label }
        return view.subviews.lazy.compactMap { label(text, in: $0) }.first
    }

    @Test("A subtitle is drawn below the title, both centered in the row")
    func subtitle() throws {
        try withNavigation { stage, navigation, old in
            old.navigationItem.subtitle = "3 notes"
            stage.advance(by: 1)
            let bar = navigation.navigationBar
            let title = try #require(label("Old", in: bar))
            let subtitle = try #require(label("3 notes", in: bar))
            let (first, second) = (
                title.convert(CGPoint(x: 0, y: title.bounds.midY), to: bar),
                subtitle.convert(CGPoint(x: 0, y: subtitle.bounds.midY), to: bar)
            )

            #expect(first.y < 22)
            #expect(second.y > 22)
            expectEqual(bar.bounds.height, 44)
            old.navigationItem.subtitle = nil
            stage.advance(by: 1)
            expectNil(label("3 notes", in: bar))
        }
    }

    @Test("An attributed subtitle replaces the subtitle, and a view replaces both")
    func precedence() throws {
        try withNavigation { stage, navigation, old in
            let (item, bar) = (old.navigationItem, navigation.navigationBar)
            item.subtitle = "plain"
            item.attributedSubtitle = AttributedString("attributed")
            stage.advance(by: 1)
            expectEqual(item.subtitle, "attributed")
            expectNil(label("plain", in: bar))
            let shown = try #require(label("attributed", in: bar))
            expectTrue(shown.isDescendant(of: bar))

            let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 10))
            item.subtitleView = view
            stage.advance(by: 1)

            expectNil(label("attributed", in: bar))
            expectTrue(view.isDescendant(of: bar))
            item.subtitleView = nil
            item.attributedSubtitle = nil
            stage.advance(by: 1)
            expectEqual(item.subtitle, "plain")
            expectFalse(view.isDescendant(of: bar))
        }
    }

    @Test("A large subtitle makes the bar higher, and is the subtitle by default")
    func large() throws {
        try withNavigation { stage, navigation, old in
            navigation.navigationBar.prefersLargeTitles = true
            stage.advance(by: 1)
            let without = navigation.navigationBar.bounds.height
            old.navigationItem.subtitle = "small"
            old.navigationItem.largeTitle = "Large"
            stage.advance(by: 1)

            #expect(navigation.navigationBar.bounds.height > without)
            expectEqual(label("Large", in: navigation.navigationBar)?.font.pointSize, 34)
            old.navigationItem.largeSubtitle = "below"
            stage.advance(by: 1)
            let below = try #require(label("below", in: navigation.navigationBar))
            #expect(
                below.convert(below.bounds, to: navigation.navigationBar).maxY <= navigation.navigationBar.bounds.maxY)
            expectEqual(old.navigationItem.title, "Old")
        }
    }

    @Test("An attributed title replaces the title in the row only")
    func attributedTitle() throws {
        try withNavigation { stage, navigation, old in
            var text = AttributedString("Colorful")
            text.foregroundColor = UIColor.red
            old.navigationItem.attributedTitle = text
            stage.advance(by: 1)

            let title = try #require(label("Colorful", in: navigation.navigationBar))
            expectEqual(
                title.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, UIColor.red)
            expectEqual(old.navigationItem.title, "Old")
        }
    }

    @Test("The badge of an item is drawn in a navigation bar, and not in a toolbar")
    func badge() throws {
        try withNavigation { stage, navigation, old in
            let item = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in })
            item.badge = .count(3)
            old.navigationItem.rightBarButtonItem = item
            let other = UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { _ in })
            other.badge = .string("new")
            old.toolbarItems = [other]
            navigation.setToolbarHidden(false, animated: false)
            stage.advance(by: 1)

            _ = try #require(label("3", in: navigation.navigationBar))
            expectNil(label("new", in: navigation.toolbar))
            expectEqual(item.badge?.stringValue, "3")
            expectNil(UIBarButtonItem.Badge.indicator().stringValue)
            item.badge = nil
            stage.advance(by: 1)
            expectNil(label("3", in: navigation.navigationBar))
        }
    }

    @Test("Items with the same identifier replace each other in a push without a fade")
    func identifier() throws {
        try withNavigation { stage, navigation, old in
            let top = Page("Top")
            for page in [old, top] {
                let item = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in })
                item.identifier = "add"
                page.navigationItem.rightBarButtonItem = item
            }
            stage.advance(by: 1)

            navigation.pushViewController(top, animated: true)
            stage.advance(by: 0.1)

            let item = try #require(top.navigationItem.rightBarButtonItem)
            let frame = try #require(item.frame(in: navigation.view))
            let button = navigation.view.hitTest(CGPoint(x: frame.midX, y: frame.midY), with: nil)
            expectEqual(button?.layer.presentation()?.opacity ?? 1, 1)
            expectEqual(item.sharesBackground, true)
            expectEqual(item.hidesSharedBackground, false)
            expectEqual(UIBarButtonItem.Style.prominent.rawValue, 2)
            stage.advance(by: 1)
        }
    }

    @Test("A pan in the content pops, after the recognizer was read")
    func contentPop() throws {
        try withNavigation { stage, navigation, old in
            let top = Page("Top")
            navigation.pushViewController(top, animated: false)
            stage.advance(by: 1)
            stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 380, y: 400))
            stage.advance(by: 1)
            expectEqual(navigation.viewControllers, [old, top])

            let recognizer = try #require(navigation.interactiveContentPopGestureRecognizer)
            recognizer.isEnabled = false
            stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 380, y: 400))
            stage.advance(by: 1)
            expectEqual(navigation.viewControllers, [old, top])
            recognizer.isEnabled = true
            stage.drag(from: CGPoint(x: 380, y: 400), to: CGPoint(x: 100, y: 400))
            stage.advance(by: 1)
            expectEqual(navigation.viewControllers, [old, top])
            stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 380, y: 400))
            stage.advance(by: 1)

            expectEqual(navigation.viewControllers, [old])
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A pan in a table pops if it is horizontal, and scrolls if it is vertical; a slider keeps its touches")
    func contentPopOverTable() throws {
        try withNavigation { stage, navigation, old in
            _ = navigation.interactiveContentPopGestureRecognizer
            let top = UITableViewController()
            navigation.pushViewController(top, animated: false)
            let slider = UISlider(frame: CGRect(x: 20, y: 20, width: 300, height: 40))
            slider.value = 0.5
            top.tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 2000))
            top.tableView.tableHeaderView?.addSubview(slider)
            stage.advance(by: 1)

            stage.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 300))
            stage.advance(by: 2)
            #expect(top.tableView.contentOffset.y > 100)
            top.tableView.contentOffset.y = -top.tableView.adjustedContentInset.top
            stage.advance(by: 1)
            let thumb = slider.convert(CGPoint(x: 150, y: 20), to: stage.window)
            stage.drag(from: thumb, to: CGPoint(x: thumb.x + 100, y: thumb.y))
            stage.advance(by: 1)
            expectIdentical(navigation.topViewController, top)
            #expect(slider.value > 0.6)
            stage.drag(from: CGPoint(x: 60, y: 600), to: CGPoint(x: 380, y: 600))
            stage.advance(by: 1)

            expectEqual(navigation.viewControllers, [old])
        }
    }
}
