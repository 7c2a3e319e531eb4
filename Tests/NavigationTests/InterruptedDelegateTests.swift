import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Runs a closure the first time that a controller is about to be shown.
@MainActor
private final class Interrupting: NSObject, UINavigationControllerDelegate {
    var lines: [String] = []
    var act: (@MainActor () -> Void)?

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        lines.append("will \(viewController.title ?? "")")
        let act = act
        self.act = nil
        act?()
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { lines.append("did \(viewController.title ?? "")") }
}

@MainActor
@Suite("A delegate that begins a second change during the first")
struct InterruptedDelegateTests {
    @Test("It is called for no removed controller, and for none twice, when its stack moves to a different container")
    func movedStack() throws {
        let delegate = Interrupting()
        let stack = UINavigationController()
        stack.setViewControllers(["1", "2", "3"].map { controller($0) }, animated: false)
        stack.delegate = delegate
        try Stage.run(root: UIViewController()) { stage, root in
            stage.excludeFromLeakCheck(stack)
            let boxes = [UIViewController(), UIViewController()]
            for box in boxes { add(box, to: root) }
            add(stack, to: boxes[0])
            stage.advance(by: 1)
            delegate.lines = []
            delegate.act = {
                stack.willMove(toParent: nil)
                stack.view.removeFromSuperview()
                stack.removeFromParent()
                stack.popViewController(animated: true)
                add(stack, to: boxes[1])
            }

            stack.popViewController(animated: true)
            stage.advance(by: 2)

            expectEqual(delegate.lines, ["will 2", "will 1", "did 1"])
            expectEqual(stack.viewControllers.map(\.title), ["1"])
            expectNotNil(stack.topViewController?.view.window)
        }
    }

    @Test("A second pop in willShow is shown after the first, and each is reported once")
    func twoPops() throws {
        let delegate = Interrupting()
        let stack = UINavigationController()
        stack.setViewControllers(["1", "2", "3"].map { controller($0) }, animated: false)
        try Stage.run(rootViewController: stack) { stage in
            stage.advance(by: 1)
            stage.excludeFromLeakCheck(stack)
            stack.delegate = delegate
            delegate.act = { stack.popViewController(animated: true) }

            stack.popViewController(animated: true)
            stage.advance(by: 2)

            expectEqual(delegate.lines, ["will 2", "did 2", "will 1", "did 1"])
        }
    }

    @Test("A page that was pushed while the stack disappeared is reported when the stack appears during the next push")
    func pushWhileDisappearing() throws {
        /// Runs a closure when it is about to be added to a stack.
        final class Next: UIViewController {
            var act: (() -> Void)?
            override func willMove(toParent parent: UIViewController?) {
                super.willMove(toParent: parent)
                let act = act
                self.act = nil
                act?()
            }
        }
        final class Box: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let delegate = Interrupting()
        let stack = UINavigationController(rootViewController: controller("1"))
        try Stage.run(root: Box()) { stage, box in
            box.addChild(stack)
            stack.beginAppearanceTransition(true, animated: false)
            box.view.addSubview(stack.view)
            stack.endAppearanceTransition()
            stack.didMove(toParent: box)
            stage.advance(by: 1)
            stack.delegate = delegate
            let next = Next()
            next.title = "3"
            next.act = {
                stack.beginAppearanceTransition(true, animated: true)
                stack.endAppearanceTransition()
            }

            stack.beginAppearanceTransition(false, animated: true)
            stack.pushViewController(controller("2"), animated: false)
            stage.advance(by: 0.1)
            stack.pushViewController(next, animated: true)
            stage.advance(by: 1)

            expectEqual(delegate.lines, ["will 2", "did 2", "will 3", "did 3"])
        }
    }
}

@MainActor
private func add(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
}
