import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Navigation controllers and bars as recorded on iOS 26.1.
@MainActor @Suite("Navigation as recorded")
struct RecordedNavigationTests {
    @Test("Without a loaded view a push sends willMove, and a pop willMove and didMove in the call (N1, N2)")
    func unloaded() throws {
        final class Noting: UIViewController {
            var lines: [String] = []
            override func willMove(toParent parent: UIViewController?) {
                super.willMove(toParent: parent)
                lines.append("willMove \(parent == nil ? "nil" : "parent")")
            }
            override func didMove(toParent parent: UIViewController?) {
                super.didMove(toParent: parent)
                lines.append("didMove \(parent == nil ? "nil" : "parent")")
            }
        }
        try Stage.run(rootViewController: UIViewController()) { stage in
            let navigation = UINavigationController(rootViewController: UIViewController())
            let page = Noting()

            navigation.pushViewController(page, animated: false)
            expectEqual(page.lines, ["willMove parent"])
            page.lines = []
            expectIdentical(navigation.popViewController(animated: false), page)

            expectEqual(page.lines, ["willMove nil", "didMove nil"])
            expectNil(page.parent)
            stage.advance(by: 0.1)
            expectEqual(page.lines, ["willMove nil", "didMove nil"])
            expectFalse(navigation.isViewLoaded)
        }
    }

    @Test("Popped controllers are returned from the bottom to the top (N3)")
    func popped() {
        let pages = ["a", "b", "c", "d"].map { controller($0) }
        let navigation = UINavigationController()
        navigation.viewControllers = pages
        expectEqual(navigation.popToViewController(pages[1], animated: false), [pages[2], pages[3]])

        navigation.viewControllers = pages
        expectEqual(navigation.popToRootViewController(animated: false), Array(pages[1...]))
    }

    @Test("The toolbar is hidden until it is shown (N6)")
    func toolbar() throws {
        try withNavigation { _, navigation, _ in
            expectTrue(navigation.isToolbarHidden)
            navigation.setToolbarHidden(false, animated: false)
            expectFalse(navigation.isToolbarHidden)
            expectFalse(navigation.toolbar.isHidden)
        }
    }

    @Test("Toolbar items are set before the controller is in a stack (N7)")
    func toolbarItems() {
        let page = UIViewController()
        let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)

        page.setToolbarItems([item], animated: true)

        expectEqual(page.toolbarItems, [item])
    }

    @Test("The pop gesture recognizer of a new controller exists and is enabled (N8)")
    func popGesture() {
        let navigation = UINavigationController()
        navigation.loadViewIfNeeded()

        expectEqual(navigation.interactivePopGestureRecognizer?.isEnabled, true)
    }

    @Test("The navigation item is the same object, without a title; its items are those that were set (N9, N21)")
    func item() {
        let page = UIViewController()
        expectIdentical(page.navigationItem, page.navigationItem)
        expectNil(page.navigationItem.title)

        let (title, button) = (UIView(), UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil))
        page.navigationItem.titleView = title
        page.navigationItem.rightBarButtonItem = button

        expectIdentical(page.navigationItem.titleView, title)
        expectEqual(page.navigationItem.rightBarButtonItems, [button])
    }

    @Test("The delegate of the bar is the navigation controller (N14)")
    func barDelegate() {
        final class Navigation: UINavigationController, UINavigationBarDelegate {}
        let navigation = Navigation(rootViewController: UIViewController())
        navigation.loadViewIfNeeded()

        expectIdentical(navigation.navigationBar.delegate as? UIViewController, navigation)
    }

    @Test("popItem of a navigation controller's bar is an error (N18)")
    func managedBar() throws {
        try withNavigation { stage, navigation, _ in
            navigation.pushViewController(Page("New"), animated: false)
            stage.advance(by: 0.1)

            _ = navigation.navigationBar.popItem(animated: false)

            expectEqual(navigation.viewControllers.count, 2)
            expectEqual(stage.diagnostics.count, 1)
        }
    }

    private final class Placement: NSObject, UINavigationBarDelegate, UIToolbarDelegate {
        var count = 0
        let answer: UIBarPosition
        init(_ answer: UIBarPosition) { self.answer = answer }
        func position(for bar: any UIBarPositioning) -> UIBarPosition {
            count += 1
            return answer
        }
    }

    @Test("A detached bar is at the top; the delegate is asked once, when the bar joins a view of a window (N19)")
    func barPosition() throws {
        try Stage.run(root: UIViewController()) { _, root in
            let (bar, delegate) = (UINavigationBar(), Placement(.topAttached))
            bar.delegate = delegate
            expectEqual(bar.barPosition, .top)
            expectEqual(delegate.count, 0)

            root.view.addSubview(bar)
            expectEqual(bar.barPosition, .topAttached)
            expectEqual(bar.barPosition, .topAttached)
            expectEqual(delegate.count, 1)
        }
    }

    @Test("A detached toolbar is at the bottom; the answer any is the bottom (N22)")
    func toolbarPosition() throws {
        try Stage.run(root: UIViewController()) { _, root in
            let (bar, delegate) = (UIToolbar(), Placement(.any))
            bar.delegate = delegate
            expectEqual(bar.barPosition, .bottom)
            expectEqual(delegate.count, 0)

            root.view.addSubview(bar)
            expectEqual(bar.barPosition, .bottom)
            expectEqual(delegate.count, 1)
        }
    }
}
