import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Limits of the content size category")
struct ContentSizeCategoryLimitTests {
    private func category(_ view: UIView) -> UIContentSizeCategory { view.traitCollection.preferredContentSizeCategory }

    @Test("A view and its descendants stay within the limits, and report the limited change")
    func limits() throws {
        try Stage.run(root: UIViewController()) { stage, root in
            let (card, label) = (UIView(), UILabel())
            card.addSubview(label)
            root.view.addSubview(card)
            expectNil(card.minimumContentSizeCategory)
            expectNil(card.maximumContentSizeCategory)
            var reports: [UIContentSizeCategory] = []
            label.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (label: UILabel, _) in
                reports.append(label.traitCollection.preferredContentSizeCategory)
            }
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true

            card.maximumContentSizeCategory = .extraLarge
            card.minimumContentSizeCategory = .medium
            expectEqual(reports, [])

            stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            expectEqual(
                [category(root.view), category(card), category(label)], [.accessibilityLarge, .extraLarge, .extraLarge])
            expectEqual(label.font.pointSize, 19)
            stage.window.traitOverrides.preferredContentSizeCategory = .extraSmall
            expectEqual(category(label), .medium)
            expectEqual(reports, [.extraLarge, .medium])

            card.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
            expectEqual(category(card), .extraLarge)
            card.maximumContentSizeCategory = nil
            expectEqual(category(label), .accessibilityExtraLarge)
            expectEqual(reports.count, 4)
            label.removeFromSuperview()
        }
    }

    @Test("The maximum takes precedence over the minimum; unspecified categories are no limits")
    func conflict() {
        let view = UIView()
        view.minimumContentSizeCategory = .accessibilityLarge
        view.maximumContentSizeCategory = .small
        expectEqual(category(view), .small)
        view.maximumContentSizeCategory = .unspecified
        expectEqual(category(view), .accessibilityLarge)
        view.updateTraitsIfNeeded()
        view.minimumContentSizeCategory = nil
        expectEqual(category(view), .large)
    }

    @Test("The description names the limits of the view and of its ancestors")
    func describing() {
        let (outer, inner) = (UIView(), UILabel())
        outer.addSubview(inner)
        expectEqual(inner.appliedContentSizeCategoryLimitsDescription, "UICTContentSizeCategoryL, no limits")
        outer.maximumContentSizeCategory = .small
        inner.minimumContentSizeCategory = .medium
        expectEqual(
            inner.appliedContentSizeCategoryLimitsDescription,
            "UICTContentSizeCategoryM, limits: UILabel: minimum UICTContentSizeCategoryM; "
                + "UIView: maximum UICTContentSizeCategoryS")
    }
}

@MainActor
@Suite("Snapshots and display links of screens")
struct ScreenSnapshotTests {
    @Test("A snapshot of the screen shows all windows")
    func screen() throws {
        try Stage.run(root: UIViewController(), size: CGSize(width: 100, height: 100)) { stage, root in
            root.view.backgroundColor = .red
            let over = UIWindow(windowScene: try #require(stage.window.windowScene))
            over.frame = CGRect(x: 50, y: 0, width: 50, height: 100)
            over.rootViewController = UIViewController()
            over.rootViewController?.view.backgroundColor = .blue
            over.isHidden = false
            let snapshot = stage.window.screen.snapshotView(afterScreenUpdates: true)
            expectEqual(snapshot.bounds, CGRect(x: 0, y: 0, width: 100, height: 100))
            over.isHidden = true
            root.view.backgroundColor = .white
            root.view.addSubview(snapshot)
            stage.settle()
            let picture = stage.snapshot()
            let scale = Int(picture.scale)
            expectEqual(picture.pixel(10 * scale, 50 * scale), 0xFFFF_0000)
            expectEqual(picture.pixel(90 * scale, 50 * scale), 0xFF00_00FF)
            snapshot.removeFromSuperview()
        }
    }

    private final class Ticker: UIView {
        var ticks = 0
        override class var namedActions: NamedActions { super.namedActions.adding("tick:", Ticker.tick(_:)) }
        func tick(_ sender: Any?) { ticks += sender is CADisplayLink ? 1 : 100 }
    }

    @Test("A display link of the screen calls a method by name")
    func displayLink() throws {
        try Stage.run { stage in
            let ticker = Ticker()
            let link = stage.window.screen.displayLink(withTarget: ticker, selector: Selector("tick:"))
            link?.add(to: .main, forMode: .common)
            stage.advance(by: 0.1)
            expectTrue((5...7).contains(ticker.ticks), "\(ticker.ticks)")
            link?.invalidate()
        }
    }
}
