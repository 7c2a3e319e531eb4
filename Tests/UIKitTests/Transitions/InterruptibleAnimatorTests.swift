import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// Transitions that a property animator draws, and an interaction drives.
@MainActor
@Suite("Interruptible animators")
struct InterruptibleAnimatorTests {
    /// Slides in from the right in a second, with one property animator for the whole transition.
    private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        private var animator: UIViewPropertyAnimator?
        private(set) var hasAnimated = false

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            hasAnimated = true
            interruptibleAnimator(using: context).startAnimation()
        }

        func interruptibleAnimator(
            using context: any UIViewControllerContextTransitioning
        ) -> any UIViewImplicitlyAnimating {
            if let animator { return animator }
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            self.animator = animator
            guard let view = context.view(forKey: .to) else { return animator }
            context.containerView.addSubview(view)
            view.frame = context.containerView.bounds.offsetBy(dx: 400, dy: 0)
            animator.addAnimations { view.frame.origin.x = 0 }
            animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
            return animator
        }

        func animationEnded(_ transitionCompleted: Bool) { animator = nil }
    }

    private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        let interaction: UIPercentDrivenInteractiveTransition
        let slide = Slide()

        init(_ interaction: UIPercentDrivenInteractiveTransition) { self.interaction = interaction }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { slide }
        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }

    private func onStage(
        interactive: Bool, _ body: (Stage, UIViewController, UIViewController, Delegate) throws -> Void
    ) throws {
        let delegate = Delegate(UIPercentDrivenInteractiveTransition())
        delegate.interaction.wantsInteractiveStart = interactive
        try Stage.run(size: CGSize(width: 400, height: 800), rootViewController: CallbackController("Old")) { stage in
            let old = try #require(stage.window.rootViewController)
            let new = CallbackController("New")
            new.modalPresentationStyle = .fullScreen
            new.transitioningDelegate = delegate
            stage.timeline.clear()
            old.present(new, animated: true)
            try body(stage, old, new, delegate)
        }
    }

    private func x(_ controller: UIViewController) -> CGFloat {
        (controller.view.layer.presentation()?.frame.minX ?? .nan).rounded()
    }

    @Test("An interactive start scrubs the animator with its alongside animations, and finishes")
    func interactive() throws {
        try onStage(interactive: true) { stage, old, new, delegate in
            let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            old.view.addSubview(mark)
            new.transitionCoordinator?.animate { _ in mark.frame.origin.x = 100 }
            stage.advance(by: 0)

            delegate.interaction.update(0.25)
            stage.advance(by: 2)
            let dragged = [x(new), (mark.layer.presentation()?.frame.minX ?? .nan).rounded()]
            delegate.interaction.finish()
            stage.advance(by: 0.5)
            let running = x(new)
            stage.advance(by: 0.26)

            expectEqual(dragged, [300, 25])
            expectEqual(running, 100)
            expectFalse(delegate.slide.hasAnimated)
            expectEqual(stage.timeline.lines(of: .appearance).last, "Old viewDidDisappear")
            expectIdentical(old.presentedViewController, new)
            expectEqual(x(new), 0)
        }
    }

    @Test("A timing curve maps progress to the animator's whole duration, at its own pace")
    func timingCurve() throws {
        try onStage(interactive: true) { stage, old, new, delegate in
            delegate.interaction.timingCurve = UICubicTimingParameters(animationCurve: .linear)
            stage.advance(by: 0)
            delegate.interaction.update(0.5)

            delegate.interaction.finish()
            stage.advance(by: 0.5)
            let running = x(new)
            stage.advance(by: 0.51)

            expectEqual(running, 100)
            expectIdentical(old.presentedViewController, new)
            expectEqual(x(new), 0)
            expectFalse(new.isBeingPresented)
        }
    }

    @Test("A cancelled transition runs backwards, is caught meanwhile, and finished")
    func caught() throws {
        try onStage(interactive: true) { stage, old, new, delegate in
            stage.advance(by: 0)
            delegate.interaction.update(0.5)
            delegate.interaction.cancel()
            stage.advance(by: 0.25)
            let returning = x(new)
            delegate.interaction.pause()
            stage.advance(by: 1)
            let caught = [x(new), (delegate.interaction.percentComplete * 100).rounded()]
            delegate.interaction.finish()
            stage.advance(by: 0.76)

            expectEqual(returning, 300)
            expectEqual(caught, [300, 25])
            expectIdentical(old.presentedViewController, new)
            expectNil(old.transitionCoordinator)
        }
    }

    @Test("A transition without an interaction is caught and reversed")
    func caughtAndCancelled() throws {
        try onStage(interactive: false) { stage, old, new, delegate in
            stage.advance(by: 0.5)
            delegate.interaction.pause()
            stage.advance(by: 1)
            let caught = x(new)
            delegate.interaction.cancel()
            stage.advance(by: 0.51)

            expectEqual(caught, 200)
            expectTrue(delegate.slide.hasAnimated)
            expectNil(old.presentedViewController)
            expectEqual(stage.window.subviews, [old.view])
            expectEqual(stage.timeline.lines(of: .appearance).last, "New viewDidDisappear")
        }
    }

    @Test("An unreleased transition returns to its start when the window is hidden")
    func settled() throws {
        try onStage(interactive: true) { stage, old, new, delegate in
            stage.advance(by: 0)
            delegate.interaction.update(0.5)

            stage.window.isHidden = true
            stage.window.isHidden = false
            stage.advance(by: 1)

            expectNil(old.presentedViewController)
            expectEqual(stage.window.subviews, [old.view])
        }
    }
}
