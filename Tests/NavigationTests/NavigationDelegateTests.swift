import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Values and calls of a delegate.
@MainActor
@Suite("The delegate of a navigation controller")
struct NavigationDelegateTests {
    @Test("It is called for an animator with the operation, and for an interaction only if it has an animator")
    func asked() throws {
        try withNavigation { stage, navigation, old in
            let delegate = FadingDelegate()
            navigation.delegate = delegate
            let new = Page("New")

            navigation.pushViewController(new, animated: true)
            stage.advance(by: 0.2)
            let alpha = new.view.layer.presentation()?.opacity ?? 0
            expectTrue(alpha > 0.2 && alpha < 0.8 && new.view.frame == old.view.frame)
            stage.advance(by: 1)
            navigation.popViewController(animated: true)
            stage.advance(by: 1)
            navigation.pushViewController(new, animated: false)
            stage.advance(by: 1)
            delegate.animates = false
            navigation.popViewController(animated: true)
            stage.advance(by: 1)

            expectEqual(
                delegate.lines,
                [
                    "push Old New", "interaction", "ended true", "pop New Old", "interaction", "ended true",
                    "pop New Old",
                ])
            expectEqual(navigation.viewControllers, [old])
            expectNotNil(old.view.superview)
        }
    }

    @Test("Its interaction drives its animator, and finishes it")
    func interactive() throws {
        try withNavigation { stage, navigation, old in
            let delegate = FadingDelegate()
            let interaction = UIPercentDrivenInteractiveTransition()
            delegate.interaction = interaction
            navigation.delegate = delegate
            let new = Page("New")

            navigation.pushViewController(new, animated: true)
            stage.advance(by: 0.1)
            interaction.update(0.5)
            stage.advance(by: 2)
            let alpha = new.view.layer.presentation()?.opacity ?? 0
            expectTrue(abs(alpha - 0.5) < 0.01 && navigation.transitionCoordinator?.isInteractive == true)
            interaction.finish()
            stage.advance(by: 1)

            expectEqual(navigation.viewControllers, [old, new])
            expectEqual(new.view.alpha, 1)
            expectNil(old.view.superview)
            expectEqual(delegate.lines.last, "ended true")
        }
    }

    @Test("An interactive push that is cancelled leaves the stack as it was")
    func cancelledPush() throws {
        try withNavigation { stage, navigation, old in
            let delegate = FadingDelegate()
            let interaction = UIPercentDrivenInteractiveTransition()
            delegate.interaction = interaction
            navigation.delegate = delegate
            stage.timeline.clear()

            navigation.pushViewController(Page("New"), animated: true)
            stage.advance(by: 0.1)
            interaction.update(0.4)
            stage.advance(by: 0.1)
            interaction.cancel()
            stage.advance(by: 1)

            expectEqual(navigation.viewControllers, [old])
            expectEqual(navigation.children, [old])
            expectEqual(navigation.navigationBar.shownTexts, ["Old"])
            expectEqual(delegate.lines.last, "ended false")
            stage.expectCallbacks([
                "Old viewWillDisappear", "New viewWillAppear", "New viewIsAppearing", "New viewWillDisappear",
                "New viewDidDisappear", "Old viewWillAppear", "Old viewIsAppearing", "Old viewDidAppear",
            ])
        }
    }

    @Test("A change without animation is a transition, too: its coordinator runs alongside animations, and completes")
    func plainCoordinator() throws {
        try withNavigation { stage, navigation, _ in
            var lines: [String] = []
            navigation.pushViewController(Page("New"), animated: false)
            let coordinator = navigation.transitionCoordinator
            coordinator?.animate { context in
                lines.append("alongside \(context.isAnimated) \(UIView.inheritedAnimationDuration)")
            } completion: { context in
                lines.append("completed \(context.isCancelled)")
            }
            stage.advance(by: 1)

            expectNotNil(coordinator)
            expectEqual(lines, ["alongside false 0.0", "completed false"])
            expectNil(navigation.transitionCoordinator)
        }
    }

    @Test("Orientations are all but upside down, or the delegate's value; the stack is not called")
    func orientations() throws {
        try withNavigation { stage, navigation, _ in
            navigation.pushViewController(PortraitPage("Portrait"), animated: false)
            stage.advance(by: 1)
            expectEqual(navigation.supportedInterfaceOrientations, .allButUpsideDown)
            stage.rotate(to: .landscapeLeft)
            stage.advance(by: 1)
            expectEqual(stage.window.bounds.width, 844)
            stage.rotate(to: .portrait)
            stage.advance(by: 1)

            let delegate = OrientationDelegate()
            navigation.delegate = delegate
            stage.rotate(to: .landscapeLeft)
            stage.advance(by: 1)

            expectEqual(navigation.supportedInterfaceOrientations, .portrait)
            expectEqual(stage.window.bounds.width, 390)
            expectEqual(navigation.preferredInterfaceOrientationForPresentation, .portraitUpsideDown)
        }
    }

    @Test("A delegate that is freed in any of its calls is harmless", arguments: 0..<4)
    func freesItself(call: Int) throws {
        try withNavigation { stage, navigation, old in
            var owner: FreeingDelegate? = FreeingDelegate(call: call)
            owner?.free = {
                navigation.delegate = nil
                owner = nil
            }
            navigation.delegate = owner

            navigation.pushViewController(Page("New"), animated: true)
            stage.advance(by: 1)
            navigation.popViewController(animated: true)
            stage.advance(by: 1)

            expectEqual(navigation.viewControllers, [old])
            expectEmpty(stage.diagnostics)
            expectTrue(navigation.delegate == nil || call == 3)
        }
    }
}

private final class FadingDelegate: NSObject, UINavigationControllerDelegate {
    var lines: [String] = []
    var animates = true
    var interaction: UIPercentDrivenInteractiveTransition?

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        lines.append("\(operation == .push ? "push" : "pop") \(fromVC.title ?? "") \(toVC.title ?? "")")
        guard animates else { return nil }
        let fade = NotingFade()
        fade.whenEnded = { [weak self] in self?.lines.append("ended \($0)") }
        return fade
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        if interaction == nil { lines.append("interaction") }
        return interaction
    }
}

private final class NotingFade: NSObject, UIViewControllerAnimatedTransitioning {
    private let fade = CrossFade()
    var whenEnded: (Bool) -> Void = { _ in }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        fade.animateTransition(using: context)
    }
    func animationEnded(_ transitionCompleted: Bool) { whenEnded(transitionCompleted) }
}

private final class PortraitPage: UIViewController {
    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }
    required init?(coder: NSCoder) { nil }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

private final class OrientationDelegate: NSObject, UINavigationControllerDelegate {
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .portrait }

    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { .portraitUpsideDown }
}

/// Releases itself in one of its calls.
private final class FreeingDelegate: NSObject, UINavigationControllerDelegate {
    private let call: Int
    var free: () -> Void = {}

    init(call: Int) { self.call = call }

    private func act(_ now: Int) { if now == call { free() } }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { act(0) }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { act(1) }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        act(2)
        return nil
    }

    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask {
        act(3)
        return .all
    }
}
