import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Variations of documents during interactions", .serialized)
struct VariationsInTransitionTests {
    private func box(_ page: UIViewController) throws -> UIView { try #require(page.view.viewWithTag(1)) }

    @Test(
        "A finger drags a page away during a size class change: it stays or is popped", arguments: [true, false])
    func drag(goes: Bool) throws {
        try Stage.run { stage in
            let (page, navigation) = (
                try VaryingPage.make(), UINavigationController(rootViewController: UIViewController())
            )
            stage.window.rootViewController = navigation
            navigation.pushViewController(page, animated: false)
            stage.advance(by: 1)
            let box = try box(page)

            stage.touchDown(at: CGPoint(x: 2, y: 400))
            for step in 1...10 {
                stage.advance(by: 0.02)
                stage.touchMove(to: CGPoint(x: 2 + 20 * CGFloat(step), y: 400))
            }
            expectTrue(box.frame.width == 100 && box.convert(box.bounds, to: nil).minX > 100)
            stage.window.traitOverrides.horizontalSizeClass = .regular
            stage.settle()

            expectTrue(box.frame.width == 250 && box.convert(box.bounds, to: nil).minX > 100)

            for step in 1...10 {
                stage.advance(by: 0.02)
                stage.touchMove(to: CGPoint(x: 202 + (goes ? 15 : -15) * CGFloat(step), y: 400))
            }
            stage.touchUp(at: CGPoint(x: goes ? 352 : 52, y: 400))
            stage.advance(by: 1)

            expectNotEqual(navigation.viewControllers.contains(page), goes)
            if !goes { expectTrue(box.convert(box.bounds, to: nil).minX == 0 && box.frame.width == 250) }
        }
    }

    @Test("Both pages of a page turn have the new values during the turn")
    func turning() throws {
        try Stage.run { stage in
            let pages = [try VaryingPage.make(), try VaryingPage.make()]
            let turning = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            turning.setViewControllers([pages[0]], direction: .forward, animated: false)
            stage.window.rootViewController = turning
            stage.advance(by: 0.5)

            turning.setViewControllers([pages[1]], direction: .forward, animated: true)
            stage.advance(by: 0.1)
            stage.window.traitOverrides.horizontalSizeClass = .regular
            stage.settle()

            for page in pages { try expectEqual(box(page).frame.width, 250) }
            stage.advance(by: 1)
            expectTrue(turning.viewControllers == [pages[1]] && pages[0].viewIfLoaded?.window == nil)
        }
    }

    @Test("A window that becomes narrow during a push collapses the columns: the page has the values of compact width")
    func collapse() throws {
        try Stage.run(size: CGSize(width: 1024, height: 768)) { stage in
            let page = try VaryingPage.make()
            let split = UISplitViewController(style: .doubleColumn)
            split.preferredDisplayMode = .oneBesideSecondary
            let detail = UINavigationController(rootViewController: UIViewController())
            split.setViewController(UIViewController(), for: .primary)
            split.setViewController(detail, for: .secondary)
            stage.window.rootViewController = split
            stage.advance(by: 0.5)
            detail.pushViewController(page, animated: true)
            stage.advance(by: 0.15)
            let box = try box(page)
            expectEqual(box.frame.width, 250)

            stage.resize(to: CGSize(width: 390, height: 844))
            stage.advance(by: 2)

            expectTrue(split.isCollapsed)
            expectNotNil(page.view.window)
            expectEqual(box.frame.width, 100)

            stage.resize(to: CGSize(width: 1024, height: 768))
            stage.advance(by: 2)

            expectFalse(split.isCollapsed)
            expectIdentical(detail.topViewController, page)
            expectEqual(box.frame.width, 250)
        }
    }

    @Test("A presentation that adapts midway: a popover becomes a sheet, and the page in it stays compact")
    func adapting() throws {
        try Stage.run(size: CGSize(width: 1024, height: 768)) { stage in
            let (page, root) = (try VaryingPage.make(), UIViewController())
            stage.window.rootViewController = root
            stage.advance(by: 0.5)
            page.modalPresentationStyle = .popover
            page.popoverPresentationController?.sourceView = root.view
            root.present(page, animated: true)
            stage.advance(by: 0.1)
            try expectEqual(box(page).frame.width, 100)

            stage.resize(to: CGSize(width: 390, height: 844))
            stage.advance(by: 2)

            expectNotNil(page.view.window)
            try expectEqual(box(page).frame.width, 100)
            page.dismiss(animated: false)
            stage.advance(by: 1)
        }
    }
}
