import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// Transitions that an interaction drives: updated, released, caught again, ended from outside.
@MainActor
@Suite("Interactive transitions")
struct InteractionTests {
    /// Slides in from the right in a second, at constant speed.
    private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        var made: ((UIView) -> Void)?
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
            context.containerView.addSubview(view)
            view.frame = context.containerView.bounds.offsetBy(dx: 400, dy: 0)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.frame.origin.x = 0
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        var interaction: (any UIViewControllerInteractiveTransitioning)?
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Slide() }
        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }

    /// A root that presents over the full screen, 400 points wide.
    private func onStage(
        _ interaction: any UIViewControllerInteractiveTransitioning,
        _ body: (Stage, UIViewController, UIViewController) throws -> Void
    ) throws {
        let delegate = Delegate()
        delegate.interaction = interaction
        try Stage.run(size: CGSize(width: 400, height: 800), rootViewController: CallbackController("Old")) { stage in
            let old = try #require(stage.window.rootViewController)
            let new = CallbackController("New")
            new.modalPresentationStyle = .fullScreen
            new.transitioningDelegate = delegate
            stage.timeline.clear()
            old.present(new, animated: true)
            stage.advance(by: 0)
            try body(stage, old, new)
        }
    }

    private func x(_ controller: UIViewController) -> CGFloat {
        (controller.view.layer.presentation()?.frame.minX ?? .nan).rounded()
    }

    @Test("Coordinators are notified of the progress of a custom interaction, with values of its driving object")
    func completion() throws {
        final class Drive: NSObject, UIViewControllerInteractiveTransitioning {
            var context: (any UIViewControllerContextTransitioning)?
            func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
                context = transitionContext
                if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
            }
            var completionSpeed: CGFloat { 2 }
            var completionCurve: UIView.AnimationCurve { .linear }
        }
        let drive = Drive()
        try onStage(drive) { stage, old, new in
            let coordinator = try #require(new.transitionCoordinator)
            var heard: [CGFloat] = []
            coordinator.notifyWhenInteractionChanges { context in
                heard.append(context.completionVelocity)
                expectEqual(context.completionCurve, .linear)
            }

            drive.context?.finishInteractiveTransition()
            drive.context?.completeTransition(true)
            drive.context = nil

            expectEqual(heard, [2])
            expectIdentical(old.presentedViewController, new)
        }
    }

    @Test("An interaction that runs backwards can be caught again and finished, without a jump")
    func caughtOnTheWayBack() throws {
        let interaction = UIPercentDrivenInteractiveTransition()
        try onStage(interaction) { stage, old, new in
            interaction.update(0.5)
            stage.advance(by: 1)
            interaction.cancel()
            stage.advance(by: 0.25)
            let returning = x(new)
            interaction.pause()
            stage.advance(by: 3)
            let caught = x(new)
            interaction.update(0.9)
            stage.advance(by: 0)
            let dragged = x(new)
            interaction.finish()
            stage.advance(by: 0.05)
            let half = x(new)
            stage.advance(by: 0.06)

            expectEqual([returning, caught, dragged, half], [300, 300, 40, 20])
            expectEqual(stage.timeline.lines(of: .appearance).last, "Old viewDidDisappear")
            expectIdentical(old.presentedViewController, new)
            expectEqual(x(new), 0)
        }
    }

    @Test("An interaction that finishes can be caught again and reversed")
    func caughtOnTheWayOn() throws {
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.completionCurve = .linear
        try onStage(interaction) { stage, old, new in
            interaction.update(0.5)
            interaction.finish()
            stage.advance(by: 0.25)
            interaction.pause()
            let caught = interaction.percentComplete
            interaction.cancel()
            stage.advance(by: 0.5)
            let returning = x(new)
            stage.advance(by: 0.26)

            expectTrue(abs(caught - 0.75) < 0.001 && returning == 300)
            expectNil(old.presentedViewController)
            expectEqual(stage.window.subviews, [old.view])
            expectEqual(stage.timeline.lines(of: .appearance).last, "New viewDidDisappear")
        }
    }

    @Test("A transition that starts without an interaction can be caught")
    func caughtAfterStart() throws {
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.wantsInteractiveStart = false
        try onStage(interaction) { stage, old, new in
            stage.advance(by: 0.25)
            interaction.pause()
            stage.advance(by: 1)
            let caught = x(new)
            interaction.update(0.5)
            stage.advance(by: 0)
            let dragged = x(new)
            interaction.finish()
            stage.advance(by: 0.51)

            expectEqual([caught, dragged], [300, 200])
            expectIdentical(old.presentedViewController, new)
            expectNil(new.transitionCoordinator)
        }
    }

    @Test("If the window is hidden, an unreleased interaction ends as cancelled, and a released one continues")
    func settled() throws {
        for (isLetGo, isPresented) in [(false, false), (true, true)] {
            let interaction = UIPercentDrivenInteractiveTransition()
            try onStage(interaction) { stage, old, new in
                interaction.update(0.3)
                if isLetGo { interaction.finish() }

                stage.window.isHidden = true
                stage.window.isHidden = false
                stage.advance(by: 2)

                expectEqual((old.presentedViewController === new), isPresented)
                expectNil(new.view.layer.animationKeys())
                expectEqual(
                    stage.timeline.callbacks(of: isPresented ? new : old).last, "viewDidAppear")
            }
        }
    }

    @Test(
        "A sheet that is dragged a little returns when the window is hidden, and its delegate gets no dismissal")
    func draggedSheet() throws {
        final class Listener: NSObject, UIAdaptivePresentationControllerDelegate {
            var events: [String] = []
            func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
                events.append("will")
            }
            func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
                events.append("did")
            }
        }
        let listener = Listener()
        try Stage.run(rootViewController: CallbackController("Old")) { stage in
            let old = try #require(stage.window.rootViewController)
            let new = CallbackController("New")
            old.present(new, animated: false)
            new.presentationController?.delegate = listener
            stage.advance(by: 1)

            stage.touchDown(at: CGPoint(x: 200, y: 100))
            stage.advance(by: 0.05)
            stage.touchMove(to: CGPoint(x: 200, y: 120))
            stage.advance(by: 0.05)
            stage.touchMove(to: CGPoint(x: 200, y: 140))
            stage.advance(by: 0.05)
            stage.window.isHidden = true
            stage.window.isHidden = false
            stage.advance(by: 1)

            expectEqual(listener.events, ["will"])
            expectIdentical(old.presentedViewController, new)
            expectFalse(new.isBeingDismissed)
        }
    }

    @Test("An interaction that moves the views itself is not changed")
    func byHand() throws {
        final class ByHand: NSObject, UIViewControllerInteractiveTransitioning {
            var context: (any UIViewControllerContextTransitioning)?
            func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
                self.context = context
                guard let view = context.view(forKey: .to) else { return }
                context.containerView.addSubview(view)
                view.frame = context.containerView.bounds.offsetBy(dx: 400, dy: 0)
            }
        }
        let interaction = ByHand()
        try onStage(interaction) { stage, old, new in
            let context = try #require(interaction.context)
            interaction.context = nil
            let layer = context.containerView.layer
            new.view.frame.origin.x = 200
            context.updateInteractiveTransition(0.5)
            let timing = (layer.speed, layer.timeOffset)
            context.cancelInteractiveTransition()
            var finished: Bool?
            UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
                new.view.frame.origin.x = 400
            } completion: {
                finished = $0
                context.completeTransition(false)
            }
            stage.advance(by: 0.2)
            let returning = x(new)
            let progress = new.transitionCoordinator?.percentComplete
            stage.advance(by: 0.3)

            expectTrue(timing == (1, 0) && progress == 0.5 && returning == 300 && finished == true)
            expectNil(old.presentedViewController)
            expectNil(old.transitionCoordinator)
        }
    }

    @Test("Animations that other code adds to the container continue after a cancellation")
    func otherAnimations() throws {
        let interaction = UIPercentDrivenInteractiveTransition()
        try onStage(interaction) { stage, old, new in
            interaction.update(0.5)
            stage.advance(by: 0.1)
            let pulse = CABasicAnimation(keyPath: "opacity")
            pulse.fromValue = 1
            pulse.toValue = 0.5
            pulse.duration = 1
            pulse.repeatCount = .infinity
            old.view.layer.add(pulse, forKey: "pulse")

            interaction.cancel()
            stage.advance(by: 1)

            expectNotNil(old.view.layer.animation(forKey: "pulse"))
            old.view.layer.removeAllAnimations()
        }
    }
}
