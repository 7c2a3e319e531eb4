import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Ways to pop besides the back button and the finger.
@MainActor
@Suite("Going back by keys, mouse and trackpad")
struct GoingBackTests {
    private let middle = CGPoint(x: 200, y: 400)

    private func withTwoPages(
        _ body: (Stage, UINavigationController, _ old: Page, _ top: Page) throws -> Void
    ) throws {
        try withNavigation { stage, navigation, old in
            let top = Page("Top")
            navigation.pushViewController(top, animated: false)
            stage.advance(by: 1)
            try body(stage, navigation, old, top)
        }
    }

    private func left(_ page: UIViewController) -> Double {
        let layer = page.view.layer.presentation() ?? page.view.layer
        return layer.position.x - layer.bounds.width / 2
    }

    @Test("Alt with the left arrow pops, animated, and has no effect on the first page")
    func altArrow() throws {
        try withTwoPages { stage, navigation, old, top in
            stage.press(.keyboardLeftArrow, modifiers: .alternate)
            expectEqual(navigation.viewControllers, [old])
            expectIdentical(navigation.visibleViewController, top)
            stage.advance(by: 1)
            stage.press(.keyboardLeftArrow, modifiers: .alternate)
            stage.advance(by: 1)

            expectEqual(navigation.viewControllers, [old])
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("The command key with the bracket pops")
    func bracket() throws {
        try withTwoPages { stage, navigation, old, _ in
            stage.press("[", modifiers: .command)
            stage.advance(by: 1)

            expectEqual(navigation.viewControllers, [old])
        }
    }

    @Test("The mouse's back button pops; its other buttons do not")
    func mouseButton() throws {
        try withTwoPages { stage, navigation, old, top in
            for button in [1, 2, 3, 5] { stage.click(button, at: middle) }
            stage.advance(by: 1)
            expectEqual(navigation.viewControllers, [old, top])

            stage.click(4, at: middle)
            stage.advance(by: 1)

            expectEqual(navigation.viewControllers, [old])
        }
    }

    @Test("Two fingers on a trackpad move the page, and beyond the middle it is popped")
    func trackpad() throws {
        try withTwoPages { stage, navigation, old, top in
            stage.scroll(30, 0, at: middle, isContinuous: true)
            stage.advance(by: 1.0 / 60)
            stage.scroll(100, 0, at: middle, isContinuous: true)
            let moved = left(top)
            expectTrue(moved > 90 && moved <= 130)
            for _ in 0..<15 {
                stage.advance(by: 1.0 / 60)
                stage.scroll(10, 0, at: middle, isContinuous: true)
            }
            stage.advance(by: 2)

            expectEqual(navigation.viewControllers, [old])
        }
    }

    @Test("With two fingers that stop before the middle the page returns, and vertical movements are ignored")
    func trackpadBack() throws {
        try withTwoPages { stage, navigation, old, top in
            stage.scroll(30, 0, at: middle, isContinuous: true)
            stage.advance(by: 1.0 / 60)
            stage.scroll(60, 0, at: middle, isContinuous: true)
            stage.advance(by: 2)
            expectEqual(navigation.viewControllers, [old, top])
            expectEqual(left(top), 0)

            stage.scroll(-200, 0, at: middle, isContinuous: true)
            stage.advance(by: 2)

            expectEqual(navigation.viewControllers, [old, top])
            expectEqual(left(top), 0)
        }
    }

    @Test("An edge swipe that is disabled is not recognized")
    func switchedOff() throws {
        try withTwoPages { stage, navigation, old, top in
            navigation.interactivePopGestureRecognizer?.isEnabled = false
            stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 380, y: 400))
            stage.advance(by: 1)
            expectEqual(navigation.viewControllers, [old, top])

            navigation.interactivePopGestureRecognizer?.isEnabled = true
            stage.touchDown(at: CGPoint(x: 2, y: 400))
            stage.touchMove(to: CGPoint(x: 20, y: 400))
            stage.touchMove(to: CGPoint(x: 300, y: 400))
            stage.advance(by: 0.1)
            // If it is disabled during the swipe, it is cancelled (recorded), and the page returns.
            navigation.interactivePopGestureRecognizer?.isEnabled = false
            stage.advance(by: 1)

            expectEqual(navigation.viewControllers, [old, top])
            expectEqual(left(top), 0)
            stage.touchUp(at: CGPoint(x: 300, y: 400))
        }
    }

    @Test("With a custom delegate the swipe begins without a back button, and on the first page it pops no page")
    func otherDelegate() throws {
        try withTwoPages { stage, navigation, old, top in
            let delegate = Permitting()
            navigation.interactivePopGestureRecognizer?.delegate = delegate
            top.navigationItem.hidesBackButton = true
            stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 380, y: 400))
            stage.advance(by: 1)
            expectEqual(navigation.viewControllers, [old])

            stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 380, y: 400))
            stage.advance(by: 1)
            navigation.pushViewController(top, animated: true)
            stage.advance(by: 1)

            expectEqual(navigation.viewControllers, [old, top])
            expectEqual(left(top), 0)
            expectNotNil(top.view.window)
        }
    }

    @Test("In right-to-left layouts the swipe begins at the right")
    func mirrored() throws {
        try withTwoPages { stage, navigation, old, top in
            navigation.view.semanticContentAttribute = .forceRightToLeft
            for view in navigation.view.subviews { view.semanticContentAttribute = .forceRightToLeft }
            navigation.view.setNeedsLayout()
            stage.advance(by: 0.1)
            stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 380, y: 400))
            stage.advance(by: 1)
            expectEqual(navigation.viewControllers, [old, top])

            stage.drag(from: CGPoint(x: 388, y: 400), to: CGPoint(x: 10, y: 400))
            stage.advance(by: 1)

            expectEqual(navigation.viewControllers, [old])
        }
    }
}

private final class Permitting: NSObject, UIGestureRecognizerDelegate {}

/// Popping a stack inside other containers.
@MainActor
@Suite("Going back by keys inside other containers")
struct GoingBackInsideTests {
    enum Place: String, CaseIterable, CustomTestStringConvertible {
        case tab, column, collapsedColumn, page, sheet, sheetInTab, custom
        var testDescription: String { rawValue }
    }

    private func root(_ navigation: UINavigationController, _ place: Place) -> UIViewController {
        switch place {
        case .tab, .sheetInTab:
            let tabs = UITabBarController()
            let first = place == .tab ? navigation : UIViewController()
            tabs.viewControllers = [first, UIViewController()]
            return tabs
        case .column, .collapsedColumn:
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(UINavigationController(rootViewController: UIViewController()), for: .primary)
            split.setViewController(navigation, for: .secondary)
            split.show(.secondary)
            return split
        case .page:
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.setViewControllers([navigation], direction: .forward, animated: false)
            return pages
        case .sheet: return UIViewController()
        case .custom:
            let container = UIViewController()
            container.addChild(navigation)
            navigation.view.frame = container.view.bounds
            container.view.addSubview(navigation.view)
            navigation.didMove(toParent: container)
            return container
        }
    }

    @Test("Alt with the left arrow pops the innermost stack", arguments: Place.allCases)
    func inside(place: Place) throws {
        let size = CGSize(width: place == .column ? 1200 : 390, height: 844)
        try Stage.run(size: size) { stage in
            let navigation = UINavigationController(rootViewController: UIViewController())
            let root = root(navigation, place)
            stage.window.rootViewController = root
            stage.advance(by: 0.5)
            if place == .sheet { root.present(navigation, animated: false) }
            if place == .sheetInTab { root.children[0].present(navigation, animated: false) }
            navigation.pushViewController(UIViewController(), animated: false)
            let top = UIViewController()
            navigation.pushViewController(top, animated: false)
            stage.advance(by: 1)

            stage.press(.keyboardLeftArrow, modifiers: .alternate)
            stage.advance(by: 1)

            expectEqual(navigation.viewControllers.count, 2)
            expectNil(top.parent)
        }
    }
}
