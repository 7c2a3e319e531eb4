import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Custom presentations: order of the calls, animators, interactions that finish or cancel, coordinators.
@MainActor
@Suite("Custom transitions")
struct CustomTransitionTests {
    /// Slides horizontally in a second, and logs its calls.
    private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        let log: Log
        let isPresenting: Bool

        init(_ log: Log, isPresenting: Bool) {
            self.log = log
            self.isPresenting = isPresenting
        }

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            log.lines.append("animate \(context.isAnimated)")
            guard let controller = context.viewController(forKey: isPresenting ? .to : .from),
                let view = context.view(forKey: isPresenting ? .to : .from)
            else { return context.completeTransition(false) }
            let width = context.containerView.bounds.width
            if isPresenting {
                view.frame = context.finalFrame(for: controller).offsetBy(dx: width, dy: 0)
                context.containerView.addSubview(view)
            }
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.frame.origin.x = self.isPresenting ? 0 : width
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }

        func animationEnded(_ transitionCompleted: Bool) { log.lines.append("ended \(transitionCompleted)") }
    }

    private final class Manager: UIPresentationController {
        var log: Log?
        override func presentationTransitionWillBegin() { log?.lines.append("willBegin") }
        override func presentationTransitionDidEnd(_ completed: Bool) { log?.lines.append("didEnd \(completed)") }
        override func dismissalTransitionWillBegin() { log?.lines.append("dismissal willBegin") }
        override func dismissalTransitionDidEnd(_ completed: Bool) {
            log?.lines.append("dismissal didEnd \(completed)")
        }
    }

    private final class Log { var lines: [String] = [] }

    private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        let log = Log()
        var interaction: UIPercentDrivenInteractiveTransition?

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            log.lines.append("animator")
            return Slide(log, isPresenting: true)
        }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Slide(log, isPresenting: false) }

        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            log.lines.append("manager")
            let manager = Manager(presentedViewController: presented, presenting: presenting)
            manager.log = log
            return manager
        }
    }

    private func onStage(
        _ style: UIModalPresentationStyle = .custom,
        _ body: (Stage, UIViewController, UIViewController, Delegate) throws -> Void
    ) throws {
        let delegate = Delegate()
        try Stage.run(root: controller("Old")) { stage, root in
            let new = controller("New")
            new.modalPresentationStyle = style
            new.transitioningDelegate = delegate
            try body(stage, root, new, delegate)
        }
    }

    @Test("The presentation controller is requested first, then the animator, with hooks around it")
    func order() throws {
        try onStage { stage, old, new, delegate in
            old.present(new, animated: true)
            stage.advance(by: 2)
            old.dismiss(animated: true)
            stage.advance(by: 2)

            expectEqual(
                delegate.log.lines,
                [
                    "manager", "animator", "willBegin", "animate true", "didEnd true", "ended true",
                    "dismissal willBegin", "animate true", "dismissal didEnd true", "ended true",
                ])
            expectEqual(stage.window.subviews, [old.view])
        }
    }

    @Test("The animator of a custom presentation is requested also without animation")
    func notAnimated() throws {
        try onStage { stage, old, new, delegate in
            old.present(new, animated: false)
            stage.advance(by: 2)

            #expect(delegate.log.lines.contains("animate false"))
            expectEqual(stage.timeline.lines(of: .appearance).last, "New viewDidAppear")
        }
    }

    @Test("An interaction drives the animations by its number and finishes")
    func interactive() throws {
        try onStage(.fullScreen) { stage, old, new, delegate in
            let interaction = UIPercentDrivenInteractiveTransition()
            delegate.interaction = interaction
            var x: [CGFloat?] = []

            old.present(new, animated: true)
            stage.advance(by: 5)
            for fraction in [0.25, 0.75, 0.5] {
                interaction.update(fraction)
                stage.advance(by: 1)
                x.append(new.view.layer.presentation()?.frame.minX)
            }
            let isInteractive = new.transitionCoordinator?.isInteractive
            interaction.finish()
            stage.advance(by: 0.25)
            x.append(new.view.layer.presentation()?.frame.minX)
            let early = stage.timeline.lines(of: .appearance)
            stage.advance(by: 0.26)

            expectEqual(isInteractive, true)
            expectTrue(zip(x, [292.5, 97.5, 195, 97.5]).allSatisfy { abs(($0 ?? 0) - $1) < 0.01 })
            expectEqual(early, ["Old viewWillDisappear", "New viewWillAppear", "New viewIsAppearing"])
            expectEqual(
                stage.timeline.lines(of: .appearance), early + ["New viewDidAppear", "Old viewDidDisappear"])
            expectEqual(new.view.frame.minX, 0)
        }
    }

    @Test("An interaction that is cancelled runs backwards, and restores all views")
    func cancelled() throws {
        try onStage(.fullScreen) { stage, old, new, delegate in
            let interaction = UIPercentDrivenInteractiveTransition()
            delegate.interaction = interaction
            var ends: [String] = []

            old.present(new, animated: true) { ends.append("completion") }
            new.transitionCoordinator?.animate(alongsideTransition: nil) { ends.append("cancelled \($0.isCancelled)") }
            stage.advance(by: 0)
            new.transitionCoordinator?.animate(alongsideTransition: nil) { ends.append("cancelled \($0.isCancelled)") }
            interaction.update(0.5)
            stage.advance(by: 1)
            interaction.cancel()
            stage.advance(by: 0.25)
            let halfBack = new.view.layer.presentation()?.frame.minX
            stage.advance(by: 0.26)

            #expect(abs((halfBack ?? 0) - 292.5) < 0.01)
            expectEqual(ends, ["cancelled true", "cancelled true", "completion"])
            expectEqual(
                stage.timeline.lines(of: .appearance),
                [
                    "Old viewWillDisappear", "New viewWillAppear", "New viewIsAppearing", "New viewWillDisappear",
                    "Old viewWillAppear", "Old viewIsAppearing", "Old viewDidAppear", "New viewDidDisappear",
                ])
            expectNil(old.presentedViewController)
            expectFalse(new.isBeingPresented)
            expectEqual(stage.window.subviews, [old.view])
            expectEqual(old.view.frame, stage.window.bounds)
            expectEqual(delegate.log.lines.last, "ended false")
        }
    }

    @Test("Calls before the layout pass are performed right after the start")
    func early() throws {
        try onStage(.fullScreen) { stage, old, new, delegate in
            let interaction = UIPercentDrivenInteractiveTransition()
            delegate.interaction = interaction

            old.present(new, animated: true)
            interaction.update(0.5)
            interaction.finish()
            stage.advance(by: 0.51)

            expectEqual(stage.timeline.lines(of: .appearance).last, "Old viewDidDisappear")
            expectIdentical(old.presentedViewController, new)
        }
    }

    @Test("Alongside animations have the animator's duration, and animations that are added too late are not animated")
    func alongside() throws {
        try onStage { stage, old, new, delegate in
            let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            old.view.addSubview(mark)
            stage.advance(by: 0)

            old.present(new, animated: true)
            let inTime = new.transitionCoordinator?.animate { _ in mark.frame.origin.x = 100 }
            stage.advance(by: 0)
            let late = new.transitionCoordinator?.animate { _ in mark.alpha = 0.5 }

            expectEqual(inTime, true)
            expectEqual(late, false)
            expectEqual(mark.layer.animationKeys(), ["position"])
            expectEqual(mark.alpha, 0.5)
            expectEqual(mark.layer.animation(forKey: "position")?.duration, 1)
            expectEqual(new.view.layer.animation(forKey: "position")?.duration, 1)
            expectEqual(new.transitionCoordinator?.transitionDuration, 1)
            stage.advance(by: 2)
            expectNil(new.transitionCoordinator)
        }
    }

    @Test("viewWillAppear can animate alongside")
    func alongsideFromCallback() throws {
        final class Along: UIViewController {
            let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                view.addSubview(mark)
                mark.frame.origin.x = 0
                transitionCoordinator?.animate { [mark] _ in mark.frame.origin.x = 100 }
            }
        }
        try onStage { stage, old, _, delegate in
            let new = Along()
            new.modalPresentationStyle = .custom
            new.transitioningDelegate = delegate

            old.present(new, animated: true)
            stage.advance(by: 0.5)

            #expect(abs((new.mark.layer.presentation()?.frame.minX ?? 0) - 50) < 0.001)
            stage.advance(by: 1)
        }
    }

    @Test(
        "Every built-in style shows both controllers and ends in place",
        arguments: [
            UIModalTransitionStyle.coverVertical, .crossDissolve, .flipHorizontal,
        ])
    func builtIn(style: UIModalTransitionStyle) throws {
        try Stage.run(rootViewController: controller("Old")) { stage in
            let old = try #require(stage.window.rootViewController)
            old.view.backgroundColor = .red
            for presentation in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
                let new = controller("New")
                new.modalPresentationStyle = presentation
                new.modalTransitionStyle = style
                new.view.backgroundColor = .blue

                old.present(new, animated: true)
                stage.advance(by: 0.1)
                _ = stage.snapshot()
                stage.advance(by: 1)
                expectEqual(stage.pixel(at: CGPoint(x: 200, y: 400)), [0, 0, 255])
                new.dismiss(animated: true)
                stage.advance(by: 0.1)
                _ = stage.snapshot()
                stage.advance(by: 1)

                expectEqual(stage.pixel(at: CGPoint(x: 200, y: 400)), [255, 0, 0])
                expectEqual(new.view.alpha, 1)
                expectEqual(stage.window.subviews, [old.view])
            }
        }
    }

    @Test(
        "A sheet that flips turns up from its edge in three quarters of a second",
        arguments: [
            UIModalPresentationStyle.pageSheet, .overFullScreen,
        ])
    func flippedSheet(style: UIModalPresentationStyle) throws {
        try Stage.run(rootViewController: controller("Old")) { stage in
            let old = try #require(stage.window.rootViewController)
            let new = controller("New")
            new.modalPresentationStyle = style
            new.modalTransitionStyle = .flipHorizontal

            old.present(new, animated: true)
            stage.advance(by: 0.375)
            let half = new.view.layer.presentation()?.transform.m11 ?? 1
            stage.advance(by: 0.37)
            let isComing = new.isBeingPresented
            stage.advance(by: 0.02)

            expectTrue(half > 0.1 && half < 0.9 && isComing && !new.isBeingPresented)
            expectTrue(CATransform3DIsIdentity(new.view.layer.transform))
        }
    }
}
