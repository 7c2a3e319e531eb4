import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("The stack of a navigation controller")
struct StackTests {
    @Test("The root cannot be popped, and popping to the top controller returns nil (N4)")
    func root() throws {
        try withNavigation { stage, navigation, old in
            let popped = navigation.popViewController(animated: true)
            let all = navigation.popToRootViewController(animated: true)
            stage.advance(by: 1)

            expectNil(popped)
            expectNil(all)
            expectEqual(navigation.viewControllers, [old])
            expectNil(navigation.popToViewController(old, animated: false))
            expectEmpty(stage.timeline.lines)
        }
    }

    @Test("An empty controller pops no page and may be shown")
    func empty() throws {
        try Stage.run(root: UINavigationController()) { stage, navigation in
            expectNil(navigation.topViewController)
            expectNil(navigation.popToRootViewController(animated: false))
            expectNil(navigation.navigationBar.topItem)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("Setting the stack pops to a controller below, pushes a new controller, and keeps the top")
    func replacing() throws {
        try withNavigation { stage, navigation, old in
            let (b, c, d) = (Page("B"), Page("C"), Page("D"))
            navigation.setViewControllers([old, b, c], animated: false)
            stage.advance(by: 1)
            let delegate = OperationLog()
            navigation.delegate = delegate

            navigation.setViewControllers([d, old, b], animated: true)
            stage.advance(by: 1)
            navigation.setViewControllers([old, c], animated: true)
            stage.advance(by: 1)
            navigation.setViewControllers([b, c], animated: true)
            stage.advance(by: 1)

            expectEqual(delegate.operations, [.pop, .push])
            expectEqual(navigation.viewControllers, [b, c])
            expectEqual(navigation.children, [b, c])
            expectNil(d.parent)
            expectNil(old.parent)
        }
    }

    @Test("Pushing a controller twice is an error with UIKit's sentence")
    func twice() throws {
        try withNavigation { stage, navigation, old in
            navigation.pushViewController(old, animated: false)

            let message = try #require(stage.diagnostics.first?.message)
            expectTrue(message.contains("is pushing the same view controller instance (<Page: 0x"))
            expectTrue(
                message.contains("more than once which is not supported and is most likely an error in the application")
            )
            expectEqual(navigation.viewControllers, [old])
        }
    }

    @Test("Pushing a navigation controller, popping to a stranger and a controller twice in the stack are errors")
    func errors() throws {
        try withNavigation { stage, navigation, old in
            let (nested, stranger) = (UINavigationController(), Page("Stranger"))

            navigation.pushViewController(nested, animated: false)
            _ = navigation.popToViewController(stranger, animated: false)
            navigation.setViewControllers([old, stranger, stranger], animated: false)

            expectEqual(stage.diagnostics.count, 3)
            expectEqual(stage.diagnostics[0].message, "Pushing a navigation controller is not supported")
            expectEqual(stage.diagnostics[1].message, "Tried to pop to a view controller that doesn't exist.")
            expectTrue(
                stage.diagnostics[2].message.hasPrefix(
                    "All view controllers in a navigation controller must be distinct (( \"<Page: 0x"))
            expectEqual(navigation.viewControllers, [old])
        }
    }

    @Test("A controller of a different navigation controller is refused")
    func otherParent() throws {
        try withNavigation { stage, navigation, _ in
            let page = Page("Elsewhere")
            let other = UINavigationController(rootViewController: page)

            navigation.pushViewController(page, animated: false)

            expectEqual(stage.diagnostics.first?.rule, "hierarchyInconsistency")
            expectIdentical(page.parent, other)
            expectEqual(navigation.viewControllers.count, 1)
        }
    }

    @Test("Off the screen the stack changes without callbacks, and views are not loaded")
    func offScreen() throws {
        try Stage.run(root: UIViewController()) { stage, _ in
            let (first, second) = (Page("First"), Page("Second"))
            let navigation = UINavigationController(rootViewController: first)
            navigation.pushViewController(second, animated: true)
            stage.advance(by: 1)
            navigation.popViewController(animated: true)
            stage.advance(by: 1)

            expectEmpty(stage.timeline.lines(of: .appearance))
            expectFalse(first.isViewLoaded)
            expectFalse(second.isViewLoaded)
            expectNil(second.parent)
            expectEqual(navigation.viewControllers, [first])
        }
    }

    @Test("show pushes; containers decide by overriding it")
    func showing() throws {
        try withNavigation { stage, navigation, old in
            old.show(Page("Shown"), sender: nil)
            stage.advance(by: 1)

            expectEqual(navigation.topViewController?.title, "Shown")
            expectIdentical(old.targetViewController(forAction: "showViewController:sender:", sender: nil), navigation)
            expectNil(old.targetViewController(forAction: "showDetailViewController:sender:", sender: nil))
        }
    }

    @Test("A controller that is removed manually leaves the stack")
    func takenOut() throws {
        try withNavigation { stage, navigation, old in
            let (middle, top) = (Page("Middle"), Page("Top"))
            navigation.setViewControllers([old, middle, top], animated: false)
            stage.advance(by: 1)

            middle.willMove(toParent: nil)
            middle.removeFromParent()
            expectEqual(navigation.viewControllers, [old, top])
            top.willMove(toParent: nil)
            top.view.removeFromSuperview()
            top.removeFromParent()
            stage.advance(by: 1)

            expectEqual(navigation.viewControllers, [old])
            expectNotNil(old.view.superview)
        }
    }

    @Test("A presentation from the stack is visible; a pop shows its controller until it is over")
    func visible() throws {
        try withNavigation { stage, navigation, old in
            let top = Page("Top")
            navigation.pushViewController(top, animated: false)
            stage.advance(by: 1)

            navigation.popViewController(animated: true)
            expectIdentical(navigation.topViewController, old)
            expectIdentical(navigation.visibleViewController, top)
            stage.advance(by: 1)
            expectIdentical(navigation.visibleViewController, old)

            let modal = UIViewController()
            old.present(modal, animated: false)
            stage.advance(by: 1)
            expectIdentical(navigation.visibleViewController, modal)
            expectTrue(navigation.definesPresentationContext)
        }
    }
}

/// Logs the operations that it is called for.
private final class OperationLog: NSObject, UINavigationControllerDelegate {
    private(set) var operations: [UINavigationController.Operation] = []

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        operations.append(operation)
        return nil
    }
}
