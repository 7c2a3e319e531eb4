import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// A child's presentation in its own context is at the position of the child's view, whatever happens to that view.
@MainActor
@Suite("Presentations in a child's context")
struct ContextPresentationTests {
    private let coming = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]
    private let going = ["viewWillDisappear", "viewDidDisappear"]

    /// A root, and a child that defines a context and presents a controller in it.
    private func onStage(
        _ style: UIModalPresentationStyle,
        _ body: (Stage, _ box: CallbackController, _ page: CallbackController, _ modal: CallbackController) throws ->
            Void
    ) throws {
        try Stage.run(rootViewController: CallbackController("Box")) { stage in
            let box = try #require(stage.window.rootViewController as? CallbackController)
            let (page, modal) = (CallbackController("Page"), CallbackController("Modal"))
            page.definesPresentationContext = true
            modal.modalPresentationStyle = style
            box.contain(page)
            page.present(modal, animated: false)
            stage.advance(by: 1)
            try body(stage, box, page, modal)
        }
    }

    @Test("It leaves the hierarchy with the child's view, and returns with it")
    func detached() throws {
        try onStage(.overCurrentContext) { stage, box, page, modal in
            page.view.removeFromSuperview()
            let wasInWindow = modal.view.window != nil
            box.view.addSubview(page.view)

            expectFalse(wasInWindow)
            expectIdentical(modal.view.window, stage.window)
            for controller in [page, modal] {
                expectEqual(stage.timeline.callbacks(of: controller), coming + going + coming)
            }
        }
    }

    @Test("It stays removed if the child's view was removed while the window was hidden")
    func detachedWhileHidden() throws {
        try onStage(.overCurrentContext) { stage, box, page, modal in
            stage.window.isHidden = true
            page.view.removeFromSuperview()
            stage.window.isHidden = false
            stage.advance(by: 1)

            expectNil(modal.view.window)
            expectEqual(stage.timeline.callbacks(of: modal), coming + going)
        }
    }

    @Test("A covered child whose view is added again is no longer covered")
    func addedAgain() throws {
        try onStage(.currentContext) { stage, box, page, modal in
            stage.timeline.clear()

            box.view.addSubview(page.view)
            stage.window.isHidden = true
            stage.window.isHidden = false
            stage.advance(by: 1)

            expectEqual(stage.timeline.callbacks(of: page), coming + going + coming)
            expectEqual(stage.timeline.callbacks(of: modal), going + coming)
            let container = try #require(modal.view.superview)
            expectIdentical(box.view.subviews.last, container)
        }
    }

    @Test("A presentation that is in progress is finished before the child is covered")
    func coveredWhilePresenting() throws {
        try onStage(.currentContext) { stage, box, page, modal in
            let (late, cover) = (CallbackController("Late"), CallbackController("Cover"))
            late.modalPresentationStyle = .overFullScreen
            cover.modalPresentationStyle = .currentContext
            modal.present(late, animated: true)
            stage.advance(by: 0.1)

            box.present(cover, animated: true)
            stage.advance(by: 1)

            expectEqual(stage.timeline.callbacks(of: late), coming + going)
            expectEqual(stage.timeline.callbacks(of: modal), coming + going)
            expectEqual(stage.timeline.callbacks(of: cover), coming)
        }
    }

    @Test("A child that is being covered cannot present")
    func presentingWhileCovered() throws {
        try onStage(.currentContext) { stage, box, page, modal in
            let (late, cover) = (CallbackController("Late"), CallbackController("Cover"))
            late.modalPresentationStyle = .overFullScreen
            cover.modalPresentationStyle = .currentContext
            box.present(cover, animated: true)
            stage.advance(by: 0.1)

            modal.present(late, animated: false)
            stage.advance(by: 1)

            expectNil(late.presentingViewController)
            expectEmpty(stage.timeline.callbacks(of: late))
            expectEqual(stage.diagnostics.map(\.rule), ["presentation"])
        }
    }

    @Test(
        "It is dismissed with one on top that covers the window, and the child's view stays in its parent's hierarchy")
    func dismissedWithTop() throws {
        try onStage(.currentContext) { stage, box, page, modal in
            let top = CallbackController("Top")
            top.modalPresentationStyle = .overFullScreen
            modal.present(top, animated: false)
            stage.advance(by: 1)
            stage.timeline.clear()

            page.dismiss(animated: true)
            stage.advance(by: 1)

            expectIdentical(page.view.superview, box.view)
            expectEqual(stage.timeline.callbacks(of: page), coming)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A child that is being covered in a hidden window cannot present")
    func presentingWhileCoveredAndHidden() throws {
        try onStage(.currentContext) { stage, box, page, modal in
            let (late, cover) = (CallbackController("Late"), CallbackController("Cover"))
            late.modalPresentationStyle = .overFullScreen
            cover.modalPresentationStyle = .fullScreen
            stage.window.isHidden = true
            box.present(cover, animated: false)
            modal.present(late, animated: false)
            stage.advance(by: 1)

            stage.window.isHidden = false
            stage.advance(by: 1)

            expectNil(late.presentingViewController)
            expectNil(late.view.window)
            expectEqual(stage.timeline.callbacks(of: cover), coming)
        }
    }

    @Test("A sheet over it that is presented in a hidden window is covered with the child's parent")
    func sheetCoveredWhileHidden() throws {
        try onStage(.overCurrentContext) { stage, box, page, modal in
            let (sheet, cover) = (CallbackController("Sheet"), CallbackController("Cover"))
            cover.modalPresentationStyle = .currentContext
            stage.window.isHidden = true
            modal.present(sheet, animated: false)
            stage.advance(by: 1)
            box.present(cover, animated: false)
            stage.advance(by: 1)

            stage.window.isHidden = false
            stage.advance(by: 1)
            let middle = CGPoint(x: stage.window.bounds.midX, y: stage.window.bounds.midY)
            expectIdentical(stage.window.hitTest(middle, with: nil), cover.view)
            expectEmpty(stage.timeline.callbacks(of: sheet))
            box.dismiss(animated: false)
            stage.advance(by: 1)

            expectIdentical(stage.window.hitTest(middle, with: nil), sheet.view)
            expectEqual(stage.timeline.callbacks(of: sheet), coming)
        }
    }

    @Test("A presentation over the full screen disappears and appears with the child's parent")
    func fullScreenOnTop() throws {
        try onStage(.currentContext) { stage, box, page, modal in
            let (top, cover) = (CallbackController("Top"), CallbackController("Cover"))
            top.modalPresentationStyle = .fullScreen
            cover.modalPresentationStyle = .fullScreen
            modal.present(top, animated: false)
            stage.advance(by: 1)

            box.present(cover, animated: false)
            stage.advance(by: 1)
            expectEqual(stage.timeline.callbacks(of: top), coming + going)
            box.dismiss(animated: false)
            stage.advance(by: 1)

            expectEqual(stage.timeline.callbacks(of: top), coming + going + coming)
            expectEqual(stage.timeline.callbacks(of: modal), coming + going)
        }
    }

    @Test("Its dismissal, cancelled while the child is being covered, does not restore it")
    func dismissalCancelledWhileCovered() throws {
        final class Interactive: NSObject, UIViewControllerTransitioningDelegate {
            let interaction = UIPercentDrivenInteractiveTransition()
            func interactionControllerForDismissal(
                using animator: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
            func animationController(
                forDismissed dismissed: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }
        }
        final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                UIView.animate(withDuration: 0.2) {
                    context.view(forKey: .from)?.alpha = 0.5
                } completion: { _ in
                    context.completeTransition(!context.transitionWasCancelled)
                }
            }
        }
        try onStage(.overCurrentContext) { stage, box, page, modal in
            let (cover, delegate) = (CallbackController("Cover"), Interactive())
            cover.modalPresentationStyle = .fullScreen
            modal.transitioningDelegate = delegate
            box.present(cover, animated: true)
            stage.advance(by: 0.1)
            page.dismiss(animated: true)
            stage.advance(by: 0.1)

            delegate.interaction.cancel()
            stage.advance(by: 1)

            expectIdentical(page.presentedViewController, modal)
            expectEqual(stage.timeline.callbacks(of: modal), coming + going)
        }
    }

    @Test("A child can be exchanged while its presentation is animated", arguments: [false, true])
    func exchanged(replacesRoot: Bool) throws {
        try onStage(.currentContext) { stage, box, page, modal in
            page.dismiss(animated: false)
            stage.settle()
            page.present(modal, animated: true)
            stage.advance(by: 0.1)
            let next = CallbackController("Next")
            page.willMove(toParent: nil)
            box.addChild(next)
            box.transition(from: page, to: next, duration: 0.5, options: [], animations: nil) { _ in
                expectNil(page.view.superview)
                page.removeFromParent()
                next.didMove(toParent: box)
            }
            expectIdentical(next.view.superview, box.view)
            if replacesRoot { stage.window.rootViewController = UIViewController() }
            stage.advance(by: 1)

            expectNil(page.view.superview)
            expectIdentical(next.view.superview, box.view)
        }
    }
}
